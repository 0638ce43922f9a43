"""Reviews one seat's game of Arabana-Ikibiti: what was luck, and what its turns lost."""

from engine import ai, rng
from engine.ai import judgement
from engine.ai.reviewer import Reviewer
from engine.arabana.ai.chance import chance
from engine.arabana.ai.measured import ERRORS
from engine.arabana.moves import CONFIRM, DISCARD, DRAW, DRAW_STACK, PASS
from engine.arabana.rules import Arabana
from engine.arabana.state import BEFORE, LAST, LOST, NO_CARD
from engine.game import HIDDEN, OVER

DEALS = 24  # deals of the unseen cards, to find what a turn is worth
REPLIES = 2  # turns that are played after it, before chance() is asked


class _Review(Reviewer):
    def is_turn(self, seen):
        return seen.stage() != BEFORE  # to place free bridges before the first turn is none

    def is_chosen(self, seen):
        return seen.choice() != HIDDEN or seen.stage() == LOST

    def chance(self, game, seat):
        return chance(game, seat)[0]

    def errors(self, seen, turn):
        before = bytes(seen.state)
        for move in turn:
            seen.apply(move)
        is_last = seen.is_second_to_play_last()
        seen.state[:] = before
        return () if is_last else judgement.row_of(ERRORS, seen.round())

    def worths(self, seen, seat, number, turns, dealt):
        """Return for each turn the seat's mean chance over DEALS deals, when the opponent has made
        the next turn and the seat the one after it, both as a Planner plays.
        """
        level = ai.make("hard", seen, bytearray(4))
        rng.seed(level.r, number)
        dealt = Arabana()
        table = Arabana()
        sums = [0] * len(turns)
        for _ in range(DEALS):
            dealt.state[:] = seen.state
            dealt.determinize(seat, level.r)
            for k in range(len(turns)):
                table.state[:] = dealt.state
                for move in turns[k]:
                    table.apply(move)
                table.apply(CONFIRM)
                for _ in range(REPLIES):
                    if table.player() != OVER:
                        _play(level, table)
                    yield
                sums[k] += chance(table, seat)[0]
        return [(n + DEALS // 2) // DEALS for n in sums]


def _play(level, table):
    """Play a turn: the plays that a Planner finds, then a card of the stack if there is one."""
    p = table.player()
    root = level.begin_turn(table, p)
    node = level.planner.best(root)
    plays = []
    while node is not root:
        plays.insert(0, node[9])
        node = node[8]
    for move in plays:
        if table.stage() == LOST or not table.is_legal(move):
            break
        table.apply(move)
    if table.stage() == LAST:
        table.apply(PASS)
    elif table.stage() != LOST:
        hand = table.hand(p)
        if len(hand) >= table.hand_limit(p):
            table.apply(DISCARD + hand[0])
        if table.stack_count():
            table.apply(DRAW_STACK)
        else:
            slots = [slot for slot in range(3) if table.face_up(slot) != NO_CARD]
            table.apply(DRAW + slots[0])
    table.apply(CONFIRM)


_review = _Review()
turn = _review.turn
judge = _review.judge
compare = _review.compare
