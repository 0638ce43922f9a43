"""Computer players of a game that is played.

They think in slices of the main loop, so that keys stay responsive, and beside the board, which the
person looks at meanwhile.
"""

from engine import ai, rng
from engine.ai import PENDING
from engine.const import const

_SLICES = const(4)  # of thinking, until the rest of the program has its turn
_LUCK = const(0x1EA50000)  # added to what is mixed into the seed, so that this is never 0


class Opponent:
    """The computer player whose turn it is: one policy for all moves of a turn.

    Luck and plan belong to the turn, from its first move on. So an interruption between its moves
    (a power cut, a menu, a hint) changes nothing: the moves already made are computed again first.
    """

    policy = None
    thinker = None  # its thought, while that runs
    _turn = -1, 0  # which turn that is: as turn() returns it
    _seen = None  # the Game that holds its observation

    def __init__(self, info, session):
        self.info = info
        self.session = session

    def think(self, seat, device):
        """Let the one in a seat think a little further; return its move, PENDING before that."""
        if not self.thinker:
            self.thinker = self._thought(seat)
        move = think(self.thinker, device)
        if move != PENDING:
            self.thinker = None
        return move

    def forget(self):
        """Let go of the computer player; its turn begins again."""
        self.policy = self.thinker = self._seen = None

    def _thought(self, seat):
        """Return its next move. A generator: yields PENDING often."""
        session = self.session
        if not self.policy or self._turn != turn(session, seat):
            self._turn = turn(session, seat)
            begun = self._turn[1]
            luck = bytearray(4)
            seed_luck(luck, session, seat, begun)
            self._seen = self._seen or type(session.game)()
            level = self.info.LEVELS[session.seats[seat] - 1]
            self.policy = ai.make(level, self._seen, luck)
            yield from self._think_again(seat, begun)
        session.game.observe(seat, self._seen.state)
        return (yield from ai.think(self.policy, self._seen, seat))

    def _think_again(self, seat, begun):
        """Think of the moves of this turn that have been made already."""
        session = self.session
        if begun == len(session.moves):
            return
        game = type(session.game)()
        game.reset(session.seed, session.options)
        for n in range(len(session.moves)):
            if n >= begun:
                game.observe(seat, self._seen.state)
                yield from ai.think(self.policy, self._seen, seat)
            game.apply(session.moves[n])


def turn(session, seat):
    """Return a seat, and how many moves had been played when its turn began."""
    n = len(session.moves)
    if not session.game.is_turn_a_move():
        while n > session.mark and session.movers[n - 1] == seat:
            n -= 1
    return seat, n


def seed_luck(luck, session, player, begun):
    """Seed a computer player's luck, four bytes, for a turn; never as the cards were dealt.

    begun: how many moves had been played when the turn began.
    """
    rng.seed(luck, session.seed ^ _LUCK + 8 * begun + player)


def think(thinker, device):
    """Let one think a little further, less if a key waits. Return what it finds, or PENDING."""
    for _ in range(_SLICES):
        try:
            next(thinker)
        except StopIteration as end:
            return end.value
        if device.has_event():
            break
    return PENDING
