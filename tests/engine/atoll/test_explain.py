"""Explanations of the hard level's turns: every reason is true, and found where it is."""

from __future__ import annotations

from typing import Any

import pytest

from engine import catalog
from engine.atoll import awards, cards
from engine.atoll.ai import explain
from engine.atoll.island import MIDDLE, place
from engine.atoll.rules import Atoll
from engine.atoll.state import AT_AWARDS, AT_SHOWN, AT_SLOT, AT_TURN, CONFIRM, NONE, SLOTS
from engine.game import OVER
from engine.record import encode
from engine.session import Session
from host_sim.lab import policy_for
from tests.engine.atoll.claims import lacking
from tests.long import blocks
from tests.positions.atoll import give, hold, new
from tests.positions.islands import fulfils
from tests.reasons import told, turn_of


def holds(reason: tuple[int, ...], seen: Atoll, turn: list[int]) -> bool:
    """Return True if a reason is true, by the rules only."""
    seat = seen.player()
    card = seen.hand(seat, turn[0])
    taken = turn[1] - 1 if len(turn) > 2 and turn[1] else NONE

    def after() -> Any:
        return seen.preview(seat, card, taken, turn[-1])

    code, *about = reason[1:]
    shown = [seen.request(k) for k in range(SLOTS)]
    done = [r for r in shown if r != NONE and fulfils(after(), r)]
    if code == explain._CLAIMS:
        return done == [shown[about[0]]] and cards.points(done[0]) == about[1]
    if code == explain._CLAIMS_MORE:
        return len(done) == about[0] > 1 and sum(map(cards.points, done)) == about[1]
    if code in (explain._LACKS_ONE, explain._LACKS):
        request = shown[about[0]]
        before = len(lacking(seen.island(seat), request)[0])
        now = lacking(after(), request)
        if code == explain._LACKS:
            return before > len(now[0]) == about[1] > 1
        return before > 1 and [about[1]] in now
    if code == explain._SUM:
        return True
    if code == explain._SPOILS_NOTHING:
        return all(
            len(lacking(after(), r)[0]) <= len(lacking(seen.island(seat), r)[0])
            for r in shown
            if r != NONE and r not in done
        )
    award = about[0]
    few = cards.is_fewest(award)
    mine = awards.value(seen.island(seat), award)
    count = awards.value(after(), award)
    others = [seen.award_value(p, award) for p in range(seen.players()) if p != seat]
    best = min(others) if few else max(others)
    if few:
        mine, count, best = -mine, -count, -best
    if count <= mine or seen.award_winner(award) != NONE or abs(count) != about[1]:
        return False
    if code == explain._COUNTS:
        return seen.turn() < 3
    if code == explain._JOINS:
        t = cards.argument(award)
        moved = card if taken == NONE else seen.card(seat, taken)
        tiles = (cards.first(moved) == t) + (cards.second(moved) == t)
        return count > mine + tiles
    if seen.turn() < 3:
        return False  # too early to tell of a lead
    if code == explain._TIES:
        return count == best
    if abs(best) != about[2]:
        return False
    if code == explain._NEARS:
        return count < best
    return count > best and (mine > best) == (code == explain._WIDENS)


SAND, SANDS_AND_MEADOW, MEADOWS, ROCKS = 40, 48, 72, 112  # the first of eight cards each
# Awards: sand tiles, the largest area of sand, edges of sand on water or ocean
DUNES, GREAT_BEACH, STRANDS = 0, 5, 10


def lying(x: int, turn: int = 0) -> int:
    """Return a placement in the first card's row, so many cells to its right."""
    return place(MIDDLE + x, MIDDLE, turn)


def laid(mine: list[int], theirs: list[int], requests: tuple[int, ...], award: int) -> Atoll:
    """Return a game of three: what lies in a row on each Island, and a hand of rocks but for sand.

    The hand's last card is sand and sand, or sand and meadow where there are Requests.
    """
    game = new(players=3)
    s = game.state
    s[AT_TURN] = len(mine)
    for p in range(3):
        cards_of = theirs if p else mine
        give(game, p, [(card + p, lying(2 * x)) for x, card in enumerate(cards_of)])
    n = game.hand_size(0)
    for slot in range(n):
        hold(game, 0, slot, ROCKS + slot if slot < 8 else MEADOWS)
    hold(game, 0, n - 1, SANDS_AND_MEADOW + 7 if requests else SAND + 7)
    s[AT_SHOWN] = award < NONE
    s[AT_AWARDS] = award
    s[AT_SLOT : AT_SLOT + SLOTS] = bytes(requests or (NONE,) * SLOTS)
    return game


ONE_REASON: dict[str, Any] = {
    "a Request": ([ROCKS], [ROCKS], (NONE, NONE, 0, NONE), NONE, (explain._CLAIMS, 2, 2)),
    "two Requests": ([SAND], [ROCKS], (4, NONE, 0, NONE), NONE, (explain._CLAIMS_MORE, 2, 5)),
    "a lead, but early": ([ROCKS], [ROCKS], (), DUNES, (explain._COUNTS, DUNES, 2)),
    "the lead": ([ROCKS] * 3, [ROCKS] * 3, (), DUNES, (explain._LEADS, DUNES, 2, 0)),
    "more of a lead": (
        [SAND, ROCKS, ROCKS],
        [ROCKS] * 3,
        (),
        DUNES,
        (explain._WIDENS, DUNES, 4, 0),
    ),
    "a draw": ([ROCKS] * 3, [SAND, ROCKS, ROCKS], (), DUNES, (explain._TIES, DUNES, 2)),
    "less behind": (
        [ROCKS] * 3,
        [SAND, SANDS_AND_MEADOW, ROCKS],
        (),
        STRANDS,
        (explain._NEARS, STRANDS, 5, 7),
    ),
    "nothing": ([ROCKS], [ROCKS], (), NONE, (explain._SPOILS_NOTHING,)),
}


@pytest.mark.parametrize("name", ONE_REASON)
def test_where_exactly_one_reason_holds_it_is_told(name: str) -> None:
    mine, theirs, requests, award, wanted = ONE_REASON[name]
    game = laid(mine, theirs, requests, award)
    level = policy_for("hard", game, 1, 0)
    seen, turn = turn_of(level, game)
    assert told(explain, level, seen, turn)[1:] == wanted, turn


def test_areas_that_become_one_are_a_reason() -> None:
    """Sand, two tiles of water, sand: two more tiles of sand between make one area of four."""
    game = laid([ROCKS, ROCKS], [ROCKS, ROCKS], (), GREAT_BEACH)
    sand_and_water = 8
    give(game, 0, [(sand_and_water, lying(0, 1)), (sand_and_water + 1, lying(2, 0))])
    level = policy_for("hard", game, 1, 0)
    seen, turn = turn_of(level, game)
    assert told(explain, level, seen, turn)[1:] == (explain._JOINS, GREAT_BEACH, 4), turn


def test_a_request_that_then_lacks_one_tile_is_a_reason() -> None:
    """A Request for four sand tiles in a square and a meadow; three tiles of sand are there."""
    game = laid([ROCKS, ROCKS], [ROCKS, ROCKS], (), NONE)
    game.state[AT_SLOT + 3] = 20
    sand_and_rock = 64
    give(game, 0, [(SAND, lying(0)), (sand_and_rock, place(MIDDLE, MIDDLE + 1, 0))])
    level = policy_for("hard", game, 1, 0)
    seen, turn = turn_of(level, game)
    assert told(explain, level, seen, turn)[1:] == (explain._LACKS_ONE, 3, 2), turn


@pytest.mark.parametrize("seed", blocks(40, 1, 3))
def test_every_reason_told_in_a_game_is_true_in_its_position(seed: int) -> None:
    """In games of three or four `hard`, at every turn."""
    game = catalog.make("atoll")
    session = Session(game, seed, bytes((3 + seed % 2, 2, 4)))
    players = [policy_for("hard", game, seed, p) for p in range(game.players())]
    codes = set()
    while game.player() != OVER:
        level = players[game.player()]
        seen, turn = turn_of(level, game)
        reason = told(explain, level, seen, turn)
        if len(reason) > 1:
            codes.add(reason[1])
            assert holds(reason, seen, turn), (seed, turn, reason, encode(session).hex())
        for move in (*turn, CONFIRM):
            session.play(move)
    assert len(codes) > 2, codes


def test_three_turns_about_as_good_are_many() -> None:
    """About as good is less than a point, 16 sixteenths, below the best."""
    assert explain._how_many([40]) == explain._how_many([40, 24]) == 0
    assert explain._how_many([40, 25]) == explain._how_many([25, 40, 25]) == 1
    assert explain._how_many([40, 25, 25, 25]) == 2


def test_three_quarters_of_a_point_are_enough_to_be_told_first() -> None:
    """Else Requests that come nearer are told, if there are many turns of about equal value."""
    request, award = (explain._LACKS, 0, 2), (explain._LEADS, DUNES, 2, 0)
    both = [request, award]
    assert explain._choose(both, [2, 12], 1, 0, 2) == award
    assert explain._choose(both, [2, 11], 1, 0, 2) == request
    assert explain._choose(both, [2, 11], 1, 0, 1) == (explain._SUM,)
    assert explain._choose([award], [1], 0, 0, 2) == award
    assert explain._choose([award], [0], 0, 0, 2) == explain._choose([], [], 0, 0, 2) == ()


def test_points_come_first() -> None:
    claims = (explain._CLAIMS, 2, 1)
    reasons = [(explain._LACKS, 0, 2), claims, (explain._LEADS, DUNES, 2, 0)]
    assert explain._choose(reasons, [30, 16, 60], 1, 4, 0) == claims
