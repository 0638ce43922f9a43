"""Puzzles of one's own: turns of a review that are kept, played, and removed."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai import finish, judgement
from engine.hashi import puzzle_pack
from engine.hashi.ai import review
from engine.hashi.puzzles import SIZE
from engine.hashi.rules import Hashi
from engine.hashi.state import BOARDS, POINTS, ROUNDS
from firmware.games.hashi import puzzle_keep, puzzle_own
from firmware.games.hashi.words import en_hints as help_words
from firmware.screens.after import turn_menu
from firmware.screens.puzzles import file as puzzle
from firmware.screens.puzzles.tries import Tries
from firmware.storage.log import Store
from firmware.storage.records import OWN_PUZZLES
from firmware.words import en_puzzle as puzzle_words
from firmware.words import en_verdict as verdict_words
from host_sim.drive import Handheld
from tests.engine.hashi.test_review import played, rows_of
from tests.firmware.hashi import test_puzzles
from tests.firmware.hashi.test_puzzles import N, bits, info, judged, opened, to_list
from tests.firmware.hints import known
from tests.firmware.ink import texts
from tests.firmware.kept import over
from tests.firmware.menus import choose, screen, up
from tests.positions.hashi import new

WHY = (0, 3, 1, 2)  # it finishes an island
BLANK = b"\xff" * 4096


def data(n: int) -> bytes:
    """Return the position of a puzzle of the file."""
    return puzzle.load("hashi", None, n)[1]


def store_of(size: int, *numbers: int) -> Store:
    """Return a store with some puzzles of the file as one's own."""
    found = Store(bytearray(b"\xff" * size))
    for n in numbers:
        assert puzzle_own.keep(found, data(n)) == puzzle_own.KEPT
    return found


def lost(moves: list[int], store: Store) -> tuple[int, int]:
    """Return what a turn loses in the first of one's own, and the error."""
    asked = test_puzzles.solving(N, store)
    seen = type(asked.session.game)()
    seen.state[:] = asked.session.game.state
    return finish(review.compare(seen, 0, 0, (moves, asked.answer)))


def handheld_with(*numbers: int) -> Handheld:
    return Handheld(seed=1, nvm=bytes(store_of(4096, *numbers).nvm))


def own(handheld: Handheld) -> bytes:
    return Store(bytearray(handheld.nvm)).load(OWN_PUZZLES)


@pytest.mark.parametrize(("side", "seed"), [(0, 7), (1, 3)])
def test_a_turn_that_cost_is_a_puzzle_that_the_same_turn_does_not_solve(side, seed):
    """The position is the same, and the better turn solves it."""
    _, moves = played("easy", seed, side)
    kept = 0
    for first, end, _, cost, error, _, better in rows_of(side, seed, moves):
        game, seen = new(1, side, seed), Hashi()
        for move in moves[:first]:
            game.apply(move)
        game.observe(0, seen.state)
        if cost < 0 or judgement.is_as_good(cost, error, False) or not 0 < seen.round() < ROUNDS:
            continue
        kept += 1
        store = Store(bytearray(BLANK))
        said = puzzle_keep.keep(store, seen, better, WHY)
        assert said == help_words.PUZZLE_KEPT[puzzle_own.KEPT]
        asked = test_puzzles.solving(N, store)
        state = bytes(asked.session.game.state)
        assert state[4:10] == bytes(seen.state[4:10])
        assert state[POINTS:] == bytes(seen.state[POINTS:])
        assert asked.own_why == (0, 3, 1, 2, 0, 0)
        again = lost(list(moves[first : end - 1]), store)
        assert not judgement.is_as_good(*again, False), (cost, error)
        assert lost(list(better), store) == (0, 0)
    assert kept


@pytest.mark.parametrize(("size", "room"), [(4096, 3), (8192, 8)])
def test_there_are_three_places_and_eight_where_nvm_has_8_kb(size, room):
    store = store_of(size, *range(room))
    assert puzzle_own.keep(store, data(room)) == puzzle_own.FULL
    assert puzzle_own.keep(store, data(1)) == puzzle_own.THERE
    puzzle_own.remove(store, 1)
    assert puzzle_own.keep(store, data(room)) == puzzle_own.KEPT
    found = Store(bytearray(store.nvm)).load(OWN_PUZZLES)
    assert found == b"".join(data(n) for n in (0, *range(2, room + 1)))
    for _ in range(room):
        puzzle_own.remove(store, 0)
    assert not store.has(OWN_PUZZLES)


def test_one_that_is_solved_is_no_other_one():
    store = store_of(4096, 0, 1)
    assert puzzle_own.solve(store, 1)
    assert puzzle_own.solved(store) == 2
    assert puzzle_own.keep(store, data(1)) == puzzle_own.THERE
    assert Tries(info, store).solved() == 2 << N


def test_what_has_no_room_is_said_to_have_none(monkeypatch):
    store = store_of(4096, 0)
    monkeypatch.setattr(store, "save", lambda kind, payload: False)
    game = test_puzzles.begun(1)
    said = puzzle_keep.keep(store, game, [17, 80], WHY)
    assert said == help_words.PUZZLE_KEPT[puzzle_own.NO_ROOM]


def test_without_any_the_list_is_as_before():
    with Handheld(seed=1) as handheld:
        to_list(handheld)
        assert not screen(handheld).rows[3]
        assert screen(handheld).last_line == puzzle_words.HINT_LIST[0]
        handheld.press("UP")
        assert screen(handheld).row == 2


def test_ones_own_are_the_last_row_and_solved_by_themselves():
    with handheld_with(4, 9) as handheld:
        to_list(handheld)
        handheld.press("UP")
        listed = screen(handheld)
        assert (listed.row, listed.rows[3]) == (3, [N, N + 1])
        assert listed.last_line == puzzle_words.HINT_LIST[1]
        handheld.press("RIGHT")
        handheld.press("A")
        handheld.wait(300)
        play = screen(handheld)
        assert play.n == N + 1
        assert bytes(play.session.game.state[BOARDS:]) == bytes(
            test_puzzles.begun(9).state[BOARDS:]
        )
        assert judged(handheld, play.row[6]).said == puzzle_words.SOLVED
        assert puzzle_own.solved(Store(bytearray(handheld.nvm))) == 2
        assert not bits(handheld), "puzzle 9 itself is not"
        handheld.press("A")  # the next that is not solved
        handheld.wait(300)
        assert screen(handheld).session.seed == 0
        handheld.power(False)
        handheld.power(True)
        to_list(handheld)
        assert screen(handheld).known == 2 << N


@pytest.mark.parametrize("why", [(3, 1, 2), (23, 3, 1, 0), (24, 5, 3), (26, 9, 7)])
def test_solved_it_says_nothing_of_the_turn_that_was_kept(why):
    """A reason that tells of both turns is no longer true of the person's."""
    store = Store(bytearray(BLANK))
    game = test_puzzles.begun(4)
    puzzle_keep.keep(store, game, list(test_puzzles.solving(4).answer), (0, *why))
    with Handheld(seed=1, nvm=bytes(store.nvm)) as handheld:
        to_list(handheld)
        handheld.press("UP")
        handheld.press("A")
        handheld.wait(300)
        play = screen(handheld)
        verdict = judged(handheld, play.row[6])
        assert verdict.said == puzzle_words.SOLVED, "no puzzle of the file was solved in a row"
        is_told = why[0] == 3
        assert bool(verdict.why) == is_told
        keys = puzzle_words.SOLVED_KEYS
        assert verdict.foot() == keys[not is_told]
        handheld.press("DOWN")
        assert verdict.foot() == keys[1 if is_told else 2]
        if is_told:
            handheld.press("DOWN")
        assert verdict.foot() == keys[2], "the answer"
        handheld.press("UP")
        assert verdict.foot() == keys[1]


def test_after_the_last_of_the_file_comes_the_first_of_ones_own():
    with handheld_with(4) as handheld:
        play = opened(handheld, N - 1)
        judged(handheld, play.row[6])
        handheld.press("A")
        handheld.wait(300)
        assert screen(handheld).n == N


def test_one_is_removed_after_a_question():
    with handheld_with(4, 9, 2) as handheld:
        to_list(handheld)
        handheld.press("UP")
        handheld.press("RIGHT")
        for key, left in (("B", (4, 9, 2)), ("A", (4, 2))):
            handheld.hold("A", 700)
            assert up(handheld) == "Question"
            handheld.press(key)
            assert up(handheld) == "List"
            assert own(handheld) == b"".join(data(n) for n in left)
        assert screen(handheld).at == 1
        for _ in range(2):
            handheld.hold("A", 700)
            handheld.press("A")
        assert up(handheld) == "List"
        assert not screen(handheld).rows[3]
        assert not Store(bytearray(handheld.nvm)).has(OWN_PUZZLES)
        handheld.press("B")
        assert up(handheld) == "GameMenu"


def test_a_held_key_removes_nothing_of_the_file():
    with handheld_with(4) as handheld:
        to_list(handheld)
        handheld.hold("A", 700)
        handheld.wait(300)
        assert up(handheld) == "Solving"


def test_no_power_cut_while_one_is_kept_loses_others():
    nvm = bytearray(BLANK)
    store = Store(nvm)
    assert Tries(info, store).note(0, True)
    assert Tries(info, store).note(2, True)
    puzzle_own.keep(store, data(0))
    before = bytes(nvm)
    puzzle_own.keep(store, data(1))
    after = bytes(nvm)
    for at in [at for at in range(len(after)) if before[at] != after[at]]:
        cut = Store(bytearray(after[:at] + before[at:]))
        assert cut.load(OWN_PUZZLES) == data(0)
        assert Tries(info, cut).solved() & 7 == 5


def test_what_is_packed_by_the_handheld_is_what_the_desktop_packs():
    for n in range(0, N, 7):
        found = test_puzzles.solving(n)
        game = found.session.game
        assert puzzle_pack.pack(game, found.answer, found.own_why[1:]) == data(n)


def test_a_review_of_another_game_of_the_same_position_is_there_already():
    store = Store(bytearray(BLANK))
    game = test_puzzles.begun(3)
    best = test_puzzles.solving(3).answer
    assert puzzle_keep.keep(store, game, best, WHY) == help_words.PUZZLE_KEPT[0]
    assert puzzle_keep.keep(store, game, best, WHY) == help_words.PUZZLE_KEPT[1]


def reviewed() -> Handheld:
    """Return a handheld that shows the review of a game that is over."""
    handheld = Handheld(seed=5, nvm=over("hashi", b"\1\0", "easy", 7))
    choose(handheld, "Hashi")
    choose(handheld, "The last result")
    handheld.wait(1000)
    handheld.press("DOWN")
    choose(handheld, "Review")
    known(handheld, "Overview")
    return handheld


def said(handheld: Handheld) -> str:
    return " ".join(texts(screen(handheld)))


def can_keep(walk: Any) -> bool:
    found: bool = turn_menu.can_keep(walk)
    return found


def keep(handheld: Handheld) -> str:
    """Keep the turn that is up; return what is said then."""
    handheld.hold("B", 700)
    choose(handheld, verdict_words.KEEP)
    for _ in range(200):
        if up(handheld) == "Review":
            handheld.wait(100)
    return said(handheld)


def test_a_turn_is_kept_from_its_menu_and_played_from_the_list():
    with reviewed() as handheld:
        rows = screen(handheld).rows
        dear = [n for n, *_ in screen(handheld).play.review[1]]
        assert len(dear) == 3
        handheld.press("A", 2)
        found = screen(handheld)
        assert found.at == dear[0]
        assert help_words.PUZZLE_KEPT[puzzle_own.KEPT] in keep(handheld)
        assert help_words.PUZZLE_KEPT[puzzle_own.THERE] in keep(handheld)
        handheld.press("A")
        assert help_words.PUZZLE_KEPT[puzzle_own.THERE] not in said(handheld), "it is gone"
        for _ in range(2):
            handheld.press("DOWN")
            while screen(handheld).at in dear or not can_keep(screen(handheld)):
                handheld.press("DOWN")
            dear[1:] = [*dear[1:], screen(handheld).at]
            assert screen(handheld).entry()[1] is None, "nobody has asked why"
            assert help_words.PUZZLE_KEPT[puzzle_own.KEPT] in keep(handheld)
            assert up(handheld) == "Verdict"
        dear = [dear[0], *dear[3:]]
        assert len(own(handheld)) == 3 * SIZE
        better = [sorted(rows[n][6]) for n in dear]
        handheld.power(False)
        handheld.power(True)
        to_list(handheld)
        handheld.press("UP")
        for n in range(3):
            handheld.press("A")
            handheld.wait(300)
            play = screen(handheld)
            assert sorted(play.row[6]) == better[n]
            assert judged(handheld, play.row[6]).said == puzzle_words.SOLVED
            handheld.press("B")
            handheld.wait(300)
            handheld.press("RIGHT")
        assert puzzle_own.solved(Store(bytearray(handheld.nvm))) == 7


def test_the_start_and_the_last_turn_and_what_was_better_than_the_best_known_are_not_kept():
    with reviewed() as handheld:
        handheld.press("A", 2)
        found = screen(handheld)
        for place, mark, is_kept in ((0, 6, 0), (17, 6, 0), (5, 6, 1), (5, 5, 1), (5, 4, 0)):
            found.at = place
            found.marks[place] = mark
            assert can_keep(found) == bool(is_kept), "hard to say are 4 and what is as good"
        at = [n for n in range(1, 17) if found.rows[n][3] < 0]
        assert at
        found.at = at[0]
        handheld.hold("B", 700)
        assert verdict_words.KEEP not in [row.label for row in screen(handheld).rows]


def test_where_a_drive_has_no_puzzles_none_is_kept(monkeypatch):
    with reviewed() as handheld:
        handheld.press("A", 2)
        has = handheld.machine.load("firmware.registry").has
        registry = handheld.machine.load("firmware.registry")
        monkeypatch.setattr(
            registry, "has", lambda name, leaf: has(name, leaf) and leaf[:6] != "puzzle"
        )
        handheld.hold("B", 700)
        assert verdict_words.KEEP not in [row.label for row in screen(handheld).rows]
