"""Puzzles of Arabana-Ikibiti and Atoll: positions, verdicts by value, and what is kept."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine import ai, catalog
from engine.session import PERSON
from firmware import registry
from firmware.games.arabana.puzzle import Solving as ArabanaSolving
from firmware.screens.puzzles import file as puzzle
from firmware.screens.puzzles.tries import Tries
from firmware.screens.puzzles.turn import Solving
from firmware.storage.log import Store
from firmware.words import en_puzzle as words
from host_sim.drive import Handheld
from host_sim.lab.puzzles import several
from host_sim.lab.puzzles.frame import LEVELS
from tests.firmware.hints import known
from tests.firmware.menus import TITLES, app, choose, screen, up
from tests.firmware.shortage import short_of

GAMES = ("arabana", "atoll")
KINDS = {name: registry.info(name).PUZZLES for name in GAMES}
COUNT = {name: len(puzzle.grades(name)) for name in GAMES}
EACH = [(name, n) for name in GAMES for n in range(COUNT[name])]


def read(name: str, n: int) -> Any:
    """Return (the session as the turn of puzzle n begins, the best turn, why)."""
    known, data = puzzle.load(name, None, n)
    session, answer, _ = Solving.read(Solving.__new__(Solving), name, data)
    return session, answer, puzzle.reason(known)


def position(name: str, n: int) -> tuple[Any, int, list[int]]:
    """Return what the person sees in puzzle n, the number of moves before, and the best turn."""
    session, answer, _ = read(name, n)
    game = session.game
    seen = catalog.make(name)
    game.observe(game.player(), seen.state)
    assert session.seats[game.player()] == PERSON
    return seen, len(session.moves), answer


def cost(name: str, n: int, moves: list[int]) -> tuple[int, bool, tuple[int, ...]]:
    """Return puzzle.cost() of a turn in puzzle n."""
    game = catalog.make(name)
    game.state[:] = position(name, n)[0].state
    result = import_module(f"engine.{name}.puzzles").result
    found: Any = puzzle.cost(puzzle.load(name, None, n)[0], result(game, moves))
    return found


def wrong_turn(name: str, n: int, is_listed: bool) -> list[int]:
    """Return a turn that does not solve puzzle n; its result is listed in the file, or is not."""
    seen = position(name, n)[0]
    for k in range(200):
        for level in ("random", "easy", "medium", "hard") if k < 12 else ("random",):
            moves = several.turn(level, seen, seen.player(), 7 * k)
            found = cost(name, n, moves)
            if found[0] and found[1] == is_listed:
                return moves
    raise AssertionError(f"no such turn in puzzle {n} of {name}")


def to_list(handheld: Handheld, name: str) -> None:
    choose(handheld, TITLES[name])
    choose(handheld, words.TITLE)
    handheld.wait(500)
    assert up(handheld) == "List"


def opened(handheld: Handheld) -> Any:
    """Open the puzzle under the cursor; return its screen."""
    handheld.press("A")
    handheld.wait(1500)
    assert up(handheld) == "Solving"
    return screen(handheld)


def judged(handheld: Handheld, moves: list[int]) -> Any:
    """Play a turn of the puzzle that is up, and confirm it; return the verdict."""
    play = screen(handheld)
    play.play_all(moves)
    for _ in range(3):
        if up(handheld) == "Solving":
            handheld.press("A")
            handheld.wait(300)
    return known(handheld, "Answer")


def bits(handheld: Handheld, name: str) -> int:
    return int(Tries(registry.info(name), Store(bytearray(handheld.nvm))).solved())


@pytest.mark.parametrize("name", GAMES)
def test_the_easiest_come_first_and_none_comes_twice(name):
    grades = list(puzzle.grades(name))
    assert grades == sorted(grades)
    assert set(grades) <= {0, 1, 2}
    assert all(grades.count(grade) <= 10 for grade in range(3))  # a record has so much room
    assert len({bytes(position(name, n)[0].state) for n in range(COUNT[name])}) == COUNT[name]


@pytest.mark.parametrize(("name", "n"), EACH)
def test_the_best_turn_can_be_played_and_solves_it_for_a_reason(name, n):
    seen, _, best = position(name, n)
    _, _, why = read(name, n)
    assert why
    assert cost(name, n, best) == (0, True, why)
    known = puzzle.load(name, None, n)[0]
    costs = [known[at + 2] for at in range(3, 3 + 4 * known[1], 4)]
    assert 1 <= costs.count(0) <= 3
    assert all(not n or n >= 5 for n in [*costs, known[0]])
    game = catalog.make(name)
    game.state[:] = seen.state
    for move in best:
        assert game.is_legal(move)
        game.apply(move)
    assert several.module(name, "explain").is_over(game)


@pytest.mark.parametrize(("name", "n"), EACH)
def test_a_reason_that_the_file_has_is_true_of_the_best_turn_and_not_of_the_other(name, n):
    """As contrast.py finds it: the same reason for a listed result as for one that is asked for."""
    seen, _, best = position(name, n)
    contrast = several.module(name, "contrast")
    game = catalog.make(name)
    for k in range(3):
        for level in LEVELS:
            moves = several.turn(level, seen, seen.player(), 7 * k)
            short, is_listed, why = cost(name, n, moves)
            if short and is_listed and why:
                game.state[:] = seen.state
                assert tuple(ai.finish(contrast.reason(game, seen.player(), best, moves))) == why


@pytest.mark.parametrize("is_listed", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_turn_is_told_what_it_lacks_and_another_try_solves_it(name, is_listed):
    moves = wrong_turn(name, 0, is_listed)
    with Handheld(seed=1) as handheld:
        to_list(handheld, name)
        play = opened(handheld)
        assert play.view.prompt() == play.question()
        before = bytes(play.view.seen.state)
        verdict = judged(handheld, moves)
        assert verdict.said == words.COSTS_CHANCE[is_listed].format(n=cost(name, 0, moves)[0])
        assert not bits(handheld, name)
        handheld.press("DOWN")
        verdict = known(handheld, "Answer")
        assert verdict.text(None) == words.WHY.format(why=verdict.why)
        contrast = several.module(name, "contrast")
        seen, _, best = position(name, 0)
        turns = play.counted(best), play.counted(moves)
        why = ai.finish(contrast.reason(seen, seen.player(), *turns))
        assert verdict.why == verdict.ladder.sentence(why[1:])
        handheld.press("A")
        assert screen(handheld) is play
        assert bytes(play.view.seen.state) == before
        assert judged(handheld, position(name, 0)[2]).said == words.SOLVED
        assert bits(handheld, name) == 1
        assert Tries(registry.info(name), Store(bytearray(handheld.nvm))).missed(0) == 1
        handheld.press("A")  # the next
        handheld.wait(1500)
        assert screen(handheld).n == 1
        handheld.power(False)
        handheld.power(True)
        to_list(handheld, name)
        listed = screen(handheld)
        assert (listed.known, listed.rows[listed.row][listed.at]) == (1, 1)


def test_behind_a_puzzle_that_was_opened_for_its_theme_comes_one_of_that_theme():
    first, second = puzzle.of_theme("atoll", 0)[:2]
    assert second > first + 1
    with Handheld(seed=1) as handheld:
        known_as = handheld.machine.load("firmware.registry").info("atoll")
        app(handheld).go(app(handheld).puzzle(known_as, first, 0))
        handheld.wait(1500)
        judged(handheld, position("atoll", first)[2])
        handheld.press("A")  # the next
        handheld.wait(1500)
        assert (screen(handheld).n, screen(handheld).theme) == (second, 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_turn_counts_once_where_room_for_its_verdict_runs_out_once(name):
    moves = wrong_turn(name, 0, True)
    with Handheld(seed=1) as handheld:
        to_list(handheld, name)
        play = opened(handheld)
        calls = short_of(handheld, play, "judged", lambda n: n == 0)
        verdict = judged(handheld, moves)
        assert len(calls) == 2
        assert verdict.said == words.COSTS_CHANCE[True].format(n=cost(name, 0, moves)[0])
        assert not bits(handheld, name)
        assert Tries(registry.info(name), Store(bytearray(handheld.nvm))).missed(0) == 1


@pytest.mark.parametrize("name", GAMES)
def test_after_the_answer_was_shown_it_counts_no_more(name):
    with Handheld(seed=1) as handheld:
        to_list(handheld, name)
        opened(handheld)
        judged(handheld, wrong_turn(name, 0, True))
        handheld.press("DOWN", 2)
        handheld.press("A")
        assert judged(handheld, position(name, 0)[2]).said == words.SOLVED
        assert not bits(handheld, name)


def test_puzzles_solved_in_a_row_are_told_where_the_try_is_one_of_them():
    with Handheld(seed=1) as handheld:
        to_list(handheld, "arabana")
        opened(handheld)
        assert judged(handheld, position("arabana", 0)[2]).said == words.SOLVED
        handheld.press("A")  # the next
        handheld.wait(1500)
        verdict = judged(handheld, position("arabana", 1)[2])
        assert verdict.said == words.SOLVED_RUN.format(n=2)
        handheld.press("B")
        handheld.wait(500)
        handheld.press("LEFT")
        assert opened(handheld).n == 0
        assert judged(handheld, position("arabana", 0)[2]).said == words.SOLVED, "it was before"


def test_the_draw_does_not_count_nor_is_it_a_reason():
    """What is drawn changes neither the verdict nor why the best plays are better."""
    drawn = {12, 20, 21}  # of engine/arabana/ai/contrast.py: a card helps, fits, or is secret
    contrast = several.module("arabana", "contrast")
    counted: Any = ArabanaSolving.counted
    told = 0
    for n in range(COUNT["arabana"]):
        seen, _, best = position("arabana", n)
        assert read("arabana", n)[2][1] not in drawn
        for k in range(20):
            moves = several.turn("random", seen, seen.player(), k)
            if not cost("arabana", n, moves)[0]:
                continue
            pair = counted(None, best), counted(None, moves)
            assert cost("arabana", n, pair[1]) == cost("arabana", n, moves)
            told += ai.finish(contrast.reason(seen, seen.player(), best, moves))[1] in drawn
            assert ai.finish(contrast.reason(seen, seen.player(), *pair))[1] not in drawn
    assert told


@pytest.mark.parametrize("name", GAMES)
def test_b_leads_to_where_it_came_from_and_nothing_else_is_kept(name):
    with Handheld(seed=1) as handheld:
        to_list(handheld, name)
        before = Store(bytearray(handheld.nvm))
        play = opened(handheld)
        handheld.press("DOWN+A")
        assert play.view.prompt() == words.NO_HINT
        judged(handheld, position(name, 0)[2])
        handheld.press("B")
        handheld.wait(500)
        assert up(handheld) == "List"
        opened(handheld)
        handheld.hold("B", 700)
        handheld.wait(500)
        assert up(handheld) == "List"
        handheld.press("B")
        assert up(handheld) == "GameMenu"
        after = Store(bytearray(handheld.nvm))
        kinds = set(before.found) | set(after.found)
        assert {k for k in kinds if before.load(k) != after.load(k)} == {KINDS[name]}
        assert app(handheld).playing is None


@pytest.mark.parametrize("name", ["hashi", *GAMES])
@pytest.mark.parametrize("damage", ["cut", "changed", "old", "gone"])
def test_a_damaged_file_is_said_in_a_sentence_that_leads_back(name, damage, tmp_path):
    """Torn, with a byte of another value, as an older version wrote it, or not there."""
    data = Path(f"firmware/games/{name}/puzzles.bin").read_bytes()
    path = tmp_path / "puzzles.bin"
    changed = bytearray(data)
    changed[len(data) // 2] ^= 4
    kinds = {"cut": data[:-40], "changed": bytes(changed), "old": data[1:], "gone": b""}
    if damage != "gone":
        path.write_bytes(kinds[damage])
    with Handheld(seed=1) as handheld:
        file: Any = handheld.machine.load("firmware.screens.puzzles.file")
        file._open = lambda name: path.open("rb")
        assert not file.is_whole(name)
        choose(handheld, TITLES[name])
        choose(handheld, words.TITLE)
        handheld.wait(500)
        assert up(handheld) == "Notice"
        assert screen(handheld).sentences == (words.DAMAGED,)
        handheld.press("A")
        assert up(handheld) == "GameMenu"
