"""T3, T9 and T4 on random Islands: the engine against slow code that shares nothing with it."""

from __future__ import annotations

import random

import pytest

from engine.atoll import awards, match
from engine.atoll import cards as atoll_cards
from engine.atoll import island as atoll_island
from engine.atoll.island import ENTRY, Island
from firmware.games.atoll.words.en import AWARDS
from firmware.words import entry
from host_sim.lab.trace.atoll import TERRAINS, pattern
from tests.long import blocks
from tests.positions.islands import covered, drawn, fulfils, laid_at_random, sideways, tops
from tests.referees import atoll as referee
from tests.referees.atoll import COUNTS, beside, read_pattern, rotations

PATTERNS = [read_pattern(pattern(request)) for request in range(atoll_cards.REQUESTS)]


def random_islands(first: int, count: int) -> list[tuple[int, bytearray, int]]:
    """Yield seed, entries and number of cards of random Islands, compact ones to long lines."""
    found = []
    for seed in range(first, first + count):
        r = random.Random(seed)
        cards = r.randrange(1, 21)
        entries = laid_at_random(r, cards, r.choice((0, 0, 0.5, 1)))
        if seed % 2:
            entries = sideways(entries, cards)
        found.append((seed, entries, cards))
    return found


@pytest.mark.parametrize("first", blocks(3000, 200, 200))
def test_t3_t9_the_fast_matcher_agrees_with_the_slow_one(first: int) -> None:
    agreed = 0
    for seed, entries, cards in random_islands(first, 200):
        top = tops(entries, cards)
        engine_tops = atoll_island.tops(entries, 0, cards)
        r = random.Random(seed)
        for request in r.sample(range(60), 12):
            slow = referee.fulfils(top, PATTERNS[request])
            wanted = atoll_cards.cells(request)
            assert match.fulfils(engine_tops, wanted) == slow, (seed, request)
            agreed += slow
    assert agreed > 60, "too few Requests fulfilled to prove much"


def test_the_nearest_position_and_the_cards_that_fulfil_it_are_found() -> None:
    """Against the matcher, each card in each place; a lone tile's room is taken for given."""
    found = missed = 0
    for seed, entries, cards in random_islands(21000, 40):
        island = Island()
        island.load(entries, 0, cards)
        n = cards * ENTRY
        request = random.Random(seed).randrange(60)
        lack, pairs = match.nearest(island, match.shape(request))
        least = match.missing(island, request).bit_count()
        assert lack == least or (lack > 3 and least > 3), (seed, request)
        wanted = atoll_cards.cells(request)
        fulfilling = 0
        for pair in range(15) if lack else ():
            alike = atoll_cards.first(8 * pair) == atoll_cards.second(8 * pair)
            out = [0] * 800
            for p in out[: atoll_island.placements(entries[:n], alike, out)]:
                laid = entries[:n] + bytes((8 * pair, p & 255, p >> 8))
                cells = [p >> 2, (p >> 2) + (atoll_island.SOUTH if p & 2 else 1)]
                if match.fulfils(atoll_island.tops(laid, 0, cards + 1), wanted, cells):
                    fulfilling |= 1 << pair
                    break
        assert fulfilling & ~pairs == 0 or not lack, (seed, request)
        found += bool(fulfilling)
        missed += fulfilling != pairs
    assert found > 10
    assert missed < found / 5


def test_t8_a_new_tile_is_in_every_match_that_was_not_there_before() -> None:
    """So a Request that an Island did not fulfil is looked for only where the last card lies."""
    completed = 0
    for seed, entries, cards in random_islands(15000, 150):
        before = tops(entries, cards - 1)
        after = tops(entries, cards)
        now = atoll_island.tops(entries, 0, cards)
        p = entries[3 * cards - 2] | entries[3 * cards - 1] << 8
        changed = [p >> 2, (p >> 2) + (atoll_island.SOUTH if p & 2 else 1)]
        for request in random.Random(seed).sample(range(60), 12):
            found = match.fulfils(now, atoll_cards.cells(request), changed)
            whole = referee.fulfils(after, PATTERNS[request])
            assert whole or not found, (seed, request)
            if not referee.fulfils(before, PATTERNS[request]):
                assert found == whole, (seed, request)
                completed += whole
    assert completed > 15, "too few Requests completed to prove much"


def test_t4_every_award_agrees_with_its_text_counted_anew() -> None:
    island = Island()
    for seed, entries, cards in random_islands(0, 250):
        island.load(entries, 0, cards)
        top = tops(entries, cards)
        below = covered(entries, cards)
        for award in range(atoll_cards.AWARDS):
            value = COUNTS[entry(AWARDS, award)[1]](top, below)
            assert awards.value(island, award) == value, (seed, entry(AWARDS, award)[0])


def test_the_grid_tells_what_lies_where_turned_or_not() -> None:
    island = Island()
    turned = 0
    for seed, entries, cards in random_islands(5000, 300):
        island.load(entries, 0, cards)
        turned += island.is_turned
        top = tops(entries, cards)
        assert island.count == len(top), seed
        assert len(covered(entries, cards)) == sum(island.buried[:5]), seed
        x0, y0, x1, y1 = island.bounds()
        for y in range(y0 - 6, y1 + 7):
            for x in range(x0 - 6, x1 + 7):
                t = island.terrain(x, y)
                name = TERRAINS[t] if t < 5 else None
                assert name == top.get((x, y)), (seed, x, y)
    assert turned, "no Island was wide enough to be held a quarter turn round"


def test_an_island_kept_is_as_one_laid_out_again() -> None:
    """Nothing laid out, asked or changed before makes a difference."""
    kept = Island()
    for seed, entries, cards in random_islands(11000, 60):
        for step in range(4):
            fresh = Island()
            kept.load(entries, 0, cards)
            fresh.load(entries, 0, cards)
            if step == 2:
                for island in (kept, fresh):
                    island.exchange(island.spots[seed % island.count], 0)
            assert look(kept) == look(fresh), (seed, step)


def test_planes_known_follow_a_card_laid_and_one_taken_back() -> None:
    island = Island()
    for seed, entries, cards in random_islands(13000, 100):
        island.load(entries, 0, cards)
        before = look(island)  # computes the planes, and compares them with the tiles
        kept = island.save()
        k = 3 * (seed % cards)
        upper_left = (entries[k + 1] | entries[k + 2] << 8) & ~3
        for turn in range(4):
            at = upper_left | turn
            island.lay(bytes((8 * (seed % 15), at & 255, at >> 8)))
            assert look(island) != before, (seed, turn)  # it covers at least one tile
            island.restore(kept)
            assert look(island) == before, (seed, turn)


def copies(island: Island) -> list[int]:
    """Return the planes of an Island, from the grid turned by hand, row by row."""
    w = island.w
    grid = [list(island.top[y * w : y * w + w]) for y in range(island.h)]
    side = max(len(grid), w)
    cells: list[int] = []
    for _ in range(4):
        for row in grid:
            cells += row + [atoll_cards.OCEAN] * (side - len(row))
        grid = [list(column) for column in zip(*grid[::-1], strict=True)]
    shown = [{t} if t else {t, atoll_cards.OCEAN} for t in range(6)]
    return [sum((top in ts) << k for k, top in enumerate(cells)) for ts in shown]


def look(island: Island) -> list[object]:
    """Return the results of all queries of an Island."""
    size = island.w * island.h
    spots = sorted(island.spots[: island.count])
    planes = list(island.planes())
    assert planes == copies(island)
    shown = [bytes(island.top[:size]).count(bytes((t,))) for t in range(5)]
    assert list(island.tiles[:5]) == shown
    return [bytes(island.top[:size]), planes, spots, list(island.buried), island.bounds()]


def test_t6_placements_are_those_that_overlap_or_border() -> None:
    out = [0] * 800
    for seed, entries, cards in random_islands(7000, 200):
        cards = min(cards, 19)
        laid = entries[: 3 * cards]
        top = tops(entries, cards)
        near = set(top) | {other for cell in top for other in beside(cell)}
        wanted = set()
        for x, y in near | {(x - 1, y) for x, y in near} | {(x, y - 1) for x, y in near}:
            for standing, other in ((0, (x + 1, y)), (2, (x, y + 1))):
                if (x, y) in near or other in near:
                    wanted.add(atoll_island.place(x, y, standing))
        found = list(out[: atoll_island.placements(laid, True, out)])
        assert found == sorted(wanted), seed
        both = list(out[: atoll_island.placements(laid, False, out)])
        assert both == sorted([p + turn for p in wanted for turn in (0, 1)]), seed


def lacks(top: dict[tuple[int, int], str], request: int) -> list[int]:
    """Return the cells that are missing, as bits, wherever the fewest of the Request are.

    The first rotation comes first, and of that the upper left.
    """
    cells = [(at, atoll_cards.cell(request, at)) for at in range(9)]
    wanted = [(at // 3, at % 3, TERRAINS[t]) for at, t in cells if t < atoll_cards.OCEAN]
    found = []
    xs = [x for x, _ in top]
    ys = [y for _, y in top]
    for _ in range(4):
        for y in range(min(ys) - 3, max(ys) + 2):
            for x in range(min(xs) - 3, max(xs) + 2):
                bits = 0
                for j, (row, column, t) in enumerate(wanted):
                    bits |= (top.get((x + column, y + row), "water") != t) << j
                found.append(bits)
        wanted = [(column, 2 - row, t) for row, column, t in wanted]
    fewest = min(bits.bit_count() for bits in found)
    return [bits for bits in found if bits.bit_count() == fewest]


def test_missing_is_what_is_lacking_where_the_least_is() -> None:
    """Of several positions the first; on a turned grid, any of them."""
    island = Island()
    for seed, entries, cards in random_islands(9000, 150):
        island.load(entries, 0, cards)
        top = tops(entries, cards)
        request = seed % 60
        bits = match.missing(island, request)
        assert (bits == 0) == referee.fulfils(top, PATTERNS[request]), seed
        places = lacks(top, request)
        assert bits in (places if island.is_turned else places[:1]), (seed, request)


def test_a_card_more_lies_on_the_same_grid() -> None:
    """The grid has room for one more card, so it need not be laid out again."""
    island = Island()
    other = Island()
    out = [0] * 800
    compared = 0
    for seed, entries, cards in random_islands(4000, 150):
        island.load(entries, 0, cards - 1)
        laid = entries[: 3 * cards - 3]
        last = entries[3 * cards - 3 : 3 * cards]
        p = last[1] | last[2] << 8
        if p not in out[: atoll_island.placements(laid, False, out)]:
            continue  # without the last card it is not connected
        island.lay(last)
        other.load(entries, 0, cards)
        if island.is_turned != other.is_turned:
            continue
        for request in range(seed % 5, 60, 5):
            assert match.missing(island, request) == match.missing(other, request), (seed, request)
            compared += 1
    assert compared > 100


def test_t3_requests_turn_but_are_never_mirrored() -> None:
    hook = next(
        r for r in range(60) if pattern(r) == [["sand", "meadow", "forest"], [None, None, "rock"]]
    )
    for island, holds in (
        (drawn("smf ..r"), True),
        (drawn(".s .m rf"), True),
        (drawn("r.. fms"), True),
        (drawn("fr m. s."), True),
        (drawn("fms r.."), False),
        (drawn("..r smf"), False),
    ):
        assert fulfils(island, hook) == holds


def test_t9_the_ocean_is_water_and_a_question_mark_is_anything() -> None:
    strait = next(r for r in range(60) if pattern(r) == [["sand", "water", "sand"]])
    assert fulfils(drawn("sws"), strait)
    assert fulfils(drawn("s.s sss"), strait)
    assert not fulfils(drawn("sms .m."), strait)
    bay = next(
        r for r in range(60) if pattern(r) == [["sand", "?", "sand"], ["sand", "meadow", "sand"]]
    )
    for filling in "wsmfr.":
        assert fulfils(drawn("s" + filling + "s sms"), bay)


def test_t3_the_sixty_are_different_turned_or_not() -> None:
    forms: set[frozenset] = set()
    for request in range(60):
        cells = PATTERNS[request]
        assert 2 <= len(cells) <= 6, request
        assert sum(t not in ("water", "?") for t in cells.values()) >= 2, request
        rows = pattern(request)
        assert len(rows) <= 3, request
        assert len(rows[0]) <= 3, request
        assert any(rows[0]), request
        assert any(rows[-1]), request
        assert any(row[0] for row in rows), request
        assert any(row[-1] for row in rows), request
        own = set()
        for form in rotations({cell: t for cell, t in cells.items() if t != "?"}):
            left = min(x for x, _ in form)
            upper = min(y for _, y in form)
            own.add(frozenset((x - left, y - upper, t) for (x, y), t in form.items()))
        assert len(own) == atoll_cards.turns(request), request
        assert not own & forms, request
        forms |= own


def test_t10_a_request_is_worth_its_tiles() -> None:
    for request in range(60):
        tiles = [t for t in PATTERNS[request].values() if t != "?"]
        assert atoll_cards.points(request) == len(tiles), request
