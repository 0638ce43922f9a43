"""The contract of a game. No I/O happens here or in any game; all luck comes from rng.

A game is one bytearray, `state`, read through offsets that the game's module names. Bytes 0 to 3
are the generator. Cloning, comparing, saving and taking back are one slice copy.

A move is a small integer, 0 to 65535. A compound turn (a number, then bridges) is several moves,
and confirming it is a move of its own: only that one reveals.

An observation is a state too: what a seat may not know reads HIDDEN. Load it into a second Game
and every query that needs only what the seat knows works there, `legal` for that seat included.
"""

from array import array

HIDDEN = 255
OVER = -1


class Game:
    """What every game promises. Subclasses fill in all that raises NotImplementedError here."""

    ID = 0
    NAME = ""
    VERSION = 1  # raised whenever an old record would replay differently
    SIZE = 4  # bytes of state
    MAX_LEGAL = 1  # no position has more legal moves
    PLAYERS = (1, 1)  # fewest and most
    OPTIONS = b""  # the default options; their length is every option string's length
    CONFIRM = -1  # the move that ends a turn, where one always does: see record.py
    POLICIES = ""  # computer players beyond `random`: a line each, name, module, class

    def __init__(self):
        self.state = bytearray(self.SIZE)

    def reset(self, seed, options=b""):
        """Start a new game. seed: 0 to 2^32 - 1. options: this game's bytes, b"" for the default.

        Raises ValueError with one sentence when an option is none of this game's.
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

    def setup(self, options):
        """Check options (ValueError, one sentence) and write them into the cleared state."""

    def deal(self):
        """Shuffle and deal from the generator in the state."""

    def players(self):
        """Return the number of seats in this game."""
        return self.PLAYERS[0]

    def player(self):
        """Return the seat that moves, 0 upwards, or OVER."""
        raise NotImplementedError

    def legal(self, out):
        """Fill out (see moves_buffer) with the legal moves, ascending; return how many."""
        raise NotImplementedError

    def is_legal(self, move):
        """Tell whether apply(move) is allowed now. Games with many moves answer without listing."""
        out = self.moves_buffer()
        for i in range(self.legal(out)):
            if out[i] == move:
                return True
        return False

    def apply(self, move):
        """Play a legal move. Return True if it revealed something: taking back stops there."""
        raise NotImplementedError

    def score(self, player):
        """Return the points of a seat as they stand now."""
        raise NotImplementedError

    def winners(self):
        """Return the seats that win (all of them on a shared win), as things stand."""
        best = max([self.score(p) for p in range(self.players())])
        return [p for p in range(self.players()) if self.score(p) == best]

    def observe(self, player, out):
        """Write into out (SIZE bytes; may be self.state) what that seat may see.

        The generator and everything else the seat may not know reads HIDDEN.
        """
        raise NotImplementedError

    def determinize(self, player, r):
        """Deal all that the seat cannot see anew, by the generator in r[0:4], which moves on.

        The state's own generator becomes a copy of r's. Works on a full state and on that seat's
        observation alike, with the same result, because it uses nothing but the observation;
        afterwards observe(player) gives what it gave before.
        """
        raise NotImplementedError

    def check(self):
        """Assert every invariant of the state."""

    def moves_buffer(self):
        """Return a new buffer that legal() can fill."""
        return array("H", [0] * self.MAX_LEGAL)
