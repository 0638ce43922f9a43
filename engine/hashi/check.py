"""The invariants of a state of Hashi, by rule. The handheld never loads this module."""

from engine.hashi.boards import ISLANDS, NONE
from engine.hashi.state import (
    BLOCKED,
    BOARDS,
    CATEGORIES,
    DECK,
    DONE,
    FULL,
    LATER,
    LEFT,
    PHASE,
    ROUND,
    ROUNDS,
    SEATS,
    SIDE,
    STRIDE,
    TURN,
    is_crossed,
)


def check(game):
    """Assert every invariant of game.state; the message names the rule."""
    s = game.state
    assert 1 <= s[SEATS] <= 4, "1 to 4 players"
    assert s[SIDE] <= 1, "side A or B (H1)"
    assert sorted(s[DECK : DECK + 18]) == list(range(18)), "18 different cards (H3)"
    assert s[ROUND] <= ROUNDS, "17 cards are played (H5)"
    assert s[TURN] < s[SEATS], "no such seat"
    assert s[PHASE] <= DONE, "no such phase"
    assert s[LEFT] <= game.card_bridges(), "more bridges left than on the card (H8)"
    for p in range(s[SEATS]):
        _check_board(game, p)
        for category in range(CATEGORIES):
            points = game.points(p, category)
            assert points in (0, FULL[category], LATER[category]), "points (H14)"
            assert not points or game.has_achieved(p, category), "points not earned (H14)"
    for i in range(BOARDS + STRIDE * s[SEATS], len(s)):
        assert s[i] == 0, "a board without a seat"


def _check_board(game, p):
    s = game.state
    board = game.board
    base = BOARDS + STRIDE * p
    bridges = bytearray(ISLANDS)
    for line in range(board.lines):
        n = s[base + ISLANDS + line]
        crossed = is_crossed(board, s, base, line)
        assert n <= BLOCKED, "at most two bridges on a line (H9)"
        assert (n == BLOCKED) == crossed, "bridges never cross (H9)"
        if n == BLOCKED:
            continue
        one = board.one[line]
        two = board.two[line]
        bridges[one] += n
        bridges[two] += n
        assert not n or (s[base + one] | s[base + two]) & 15, "a bridge without a number (H8)"
    seen = bytearray(7)
    for i in range(ISLANDS):
        number = s[base + i] & 15
        assert s[base + i] >> 4 == bridges[i], "bridges miscounted"
        assert number <= 6, "numbers are 1 to 6 (H3)"
        assert bridges[i] <= (number or 6), "too many bridges (H9)"
        if number and board.flag[i] != NONE:
            assert bridges[i], "a number at a flag without a bridge (H7)"
        seen[number] += 1
    drawn = sum(bridges) // 2
    for i in range(s[ROUND]):
        drawn -= s[DECK + i] % 3 + 1
        number = s[DECK + i] // 3 + 1
        seen[number] -= seen[number] > 0
    assert drawn <= 0, "more bridges than the cards allow (H8)"
    start = seen[3] + seen[4]
    assert start == sum(seen[1:]), "a number without a card (H6)"
    assert start <= 1, "more numbers than cards and a start (H4)"
