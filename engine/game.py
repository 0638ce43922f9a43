"""The contract of a game. A game does no I/O, and all its luck comes from rng.

A game's state is one bytearray, `state`, with named offsets. Bytes 0 to 3 are the random number
generator. Clone, compare, save and undo are one slice copy.

A move is an integer from 0 to 65535. A compound turn (a number, then bridges) is several moves.
Confirming it is a move of its own, and the only one that reveals hidden information.

An observation is a state in which every byte that the seat may not know is HIDDEN. Loaded into a
second Game, it answers all queries that need only the seat's knowledge, `legal` for that seat
included.
"""

from array import array

HIDDEN = 255
OVER = -1


class Game:
    """Base class of all games. Subclasses override the methods that raise NotImplementedError.

    A game that hides more than its luck overrides observe() and determinize(), too.
    """

    NAME = ""  # the name of its folder: one lowercase word
    VERSION = 1  # raise it when an old record would replay differently
    SIZE = 4  # length of state in bytes
    MAX_LEGAL = 1  # upper bound of legal moves in any position
    PLAYERS = (1, 1)  # minimum and maximum number of seats
    OPTIONS = b""  # default options; every option string has this length
    CONFIRM = -1  # the move that ends every turn, if the game has one; record.py omits it
    SETUP = 0  # turns before the first that counts
    LEVELS = ""  # the module within engine that has the levels of catalog.py, if it has them
    POLICIES = ""  # its other computer players, one line each: name, module within engine, class

    def __init__(self):
        self.state = bytearray(self.SIZE)

    def reset(self, seed, options=b""):
        """Start a new game. seed: 0 to 2^32 - 1. options: OPTIONS bytes, b"" for the default.

        Raises ValueError with one sentence if seed or options are invalid.
        """
        from engine import rng

        options = options or self.OPTIONS
        if len(options) != len(self.OPTIONS):
            raise ValueError("these are not options of " + self.NAME)
        s = self.state
        for i in range(len(s)):
            s[i] = 0
        rng.seed(s, seed)
        self.setup(options)
        self.deal()

    def usual(self):
        """Return the option strings with a short code, at most 31: only ever append (codes.py)."""
        return (self.OPTIONS,)

    def numbered(self):
        """Return the option strings of the numbered games, each a setting of its own."""
        return (self.OPTIONS,)

    def setup(self, options):
        """Validate options and write them into the cleared state.

        Raises ValueError with one sentence if an option is invalid.
        """

    def deal(self):
        """Shuffle and deal with the generator in the state."""

    def players(self):
        """Return the number of seats in this game."""
        return self.PLAYERS[0]

    def is_turn_a_move(self):
        """Return True if the move just played ended a turn, though the same seat is to move.

        So it is of each move of one seat without CONFIRM. A game for one whose turns take several
        moves says by its state whether a turn begins.
        """
        return self.players() == 1 and self.CONFIRM < 0

    def player(self):
        """Return the seat to move, 0 to players() - 1, or OVER."""
        raise NotImplementedError

    def legal(self, out):
        """Write the legal moves into out (see moves_buffer), ascending; return their number."""
        raise NotImplementedError

    def is_legal(self, move):
        """Return True if move, any integer, is legal now. Games with many moves override this."""
        out = self.moves_buffer()
        for i in range(self.legal(out)):
            if out[i] == move:
                return True
        return False

    def apply(self, move):
        """Play a legal move. Return True if it revealed something: undo stops there."""
        raise NotImplementedError

    def score(self, player):
        """Return the current score of a seat, which may be negative."""
        raise NotImplementedError

    # A game may have move_name(move), what a legal move is called, for traces, and evaluate(seat),
    # the value of the position, for the computer players of engine/ai/search.py.

    def winners(self):
        """Return the list of winning seats by the current scores, ascending; several on a tie."""
        best = max([self.score(p) for p in range(self.players())])
        return [p for p in range(self.players()) if self.score(p) == best]

    def observe(self, player, out):
        """Write the seat's observation into out, SIZE bytes; out may be self.state.

        The generator and all other bytes that the seat may not know become HIDDEN.
        """
        out[:] = self.state
        for i in range(4):
            out[i] = HIDDEN

    def hides(self):
        """Return True if a seat may not know all: people then take turns at a device unseen."""
        return type(self).observe is not Game.observe

    def determinize(self, player, r):
        """Replace all that the seat cannot see by a random deal from the generator in r[0:4].

        Copies r, advanced by the deal, into the state's generator. Uses nothing but the seat's
        observation: a full state and an observation give the same result. Leaves
        observe(player) unchanged.
        """
        self.state[0:4] = r[0:4]

    def check(self):
        """Assert every invariant of the state; the message names the rule."""

    def moves_buffer(self):
        """Return a new array of MAX_LEGAL unsigned 16-bit integers for legal()."""
        return array("H", bytes(2 * self.MAX_LEGAL))
