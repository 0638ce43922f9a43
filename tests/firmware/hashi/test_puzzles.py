"""Puzzles: each can be played, a verdict goes by value, and nothing is kept but what is solved."""

from __future__ import annotations

import datetime
import time
from itertools import permutations
from types import SimpleNamespace

import pytest

from engine.hashi.puzzles import result
from engine.hashi.rules import CONFIRM, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BOARDS, DECK, ROUNDS, SETTLE
from firmware.games.hashi import hints
from firmware.games.hashi.puzzle import Puzzle, Solving
from firmware.games.hashi.words import en as words
from firmware.registry import info as info_of
from firmware.screens.puzzles import file as puzzle
from firmware.screens.puzzles.list import of_day
from firmware.screens.puzzles.tries import Tries
from firmware.storage.log import Store
from firmware.words import en_puzzle as puzzle_words
from host_sim.devices.nvm import Nvm
from host_sim.drive import Handheld
from host_sim.options import number_of_day
from tests.firmware.hints import known
from tests.firmware.menus import app, choose, screen, up

SKIPS = [SKIP_NUMBER, SKIP_BRIDGES]
info = info_of("hashi")
N = len(puzzle.grades("hashi"))


def begun(n, store=None):
    game = Puzzle()
    game.reset(0, puzzle.load("hashi", store, n)[1])
    return game


def solving(n, store=None):
    """Return what the file or the store says of a puzzle: session, answer, own_why, known."""
    known, data = puzzle.load("hashi", store, n)
    session, answer, why = Solving.read(Solving.__new__(Solving), "hashi", data)
    return SimpleNamespace(session=session, answer=answer, own_why=why, known=known)


def cost(n, moves):
    """Return puzzle.cost() of a turn in a puzzle of the file."""
    return puzzle.cost(solving(n).known, result(begun(n), moves))


def to_list(handheld):
    if up(handheld) == "Solving":
        handheld.hold("B", 700)
        handheld.wait(300)
    if up(handheld) == "Title":
        choose(handheld, "Hashi")
        choose(handheld, "Puzzles")
    assert up(handheld) == "List"


def opened(handheld, n):
    """Open puzzle n; return its screen."""
    to_list(handheld)
    listed = screen(handheld)
    grade = puzzle.grades("hashi")[n]
    handheld.press("DOWN", (grade - listed.row) % 3)
    handheld.press("RIGHT", (listed.rows[grade].index(n) - listed.at) % len(listed.rows[grade]))
    handheld.press("A")
    handheld.wait(300)
    assert up(handheld) == "Solving"
    return screen(handheld)


def judged(handheld, moves):
    """Play a turn of the puzzle that is up, and confirm it; return the verdict."""
    play = screen(handheld)
    play.play_all(moves)
    play.view.is_held = play.view.is_taken = False
    assert play.session.game.phase() == SETTLE
    handheld.press("A")
    if play.known:
        assert up(handheld) == "Answer"  # at once
    return known(handheld, "Answer")


def bits(handheld):
    """Return bits of the puzzles of the file that are solved."""
    return Tries(info, Store(bytearray(handheld.nvm))).solved() & (1 << N) - 1


@pytest.mark.parametrize("n", range(N))
def test_a_puzzle_is_a_sound_position_and_its_best_turn_solves_it(n):
    game = begun(n)
    played = list(game.state[DECK : DECK + game.round()])
    whole = begun(n)
    whole.state[DECK : DECK + 18] = bytes(played + [k for k in range(18) if k not in played])
    whole.check()
    assert 1 <= game.round() < ROUNDS
    best = solving(n)
    for move in best.answer:
        assert game.is_legal(move)
        game.apply(move)
    assert game.is_legal(CONFIRM)
    why = puzzle.reason(best.known)
    assert 0 <= why[1] < len(hints.REASONS)
    assert cost(n, best.answer) == (0, True, why)
    assert cost(n, SKIPS)[0] >= 10
    costs = [best.known[at + 2] for at in range(3, 3 + 4 * best.known[1], 4)]
    assert 1 <= costs.count(0) <= 3
    assert all(not n or n >= 10 for n in [*costs, best.known[0]])


def test_the_easiest_come_first_and_none_comes_twice():
    grades = list(puzzle.grades("hashi"))
    assert grades == sorted(grades)
    for grade in range(3):
        assert grades.count(grade) <= 10  # a record of tries has so much room
    assert len({bytes(begun(n).state[DECK : BOARDS + 42]) for n in range(N)}) == N


def test_every_puzzle_is_that_of_a_day_before_one_comes_again():
    for count in range(1, 61):
        assert {of_day(day, count) for day in range(7, 7 + count)} == set(range(count))
        assert of_day(7, count) == of_day(7 + count, count)
    grades = puzzle.grades("hashi")
    week = [grades[of_day(day, N)] for day in range(1, 8)]
    assert set(week) == {0, 1, 2}
    assert len(set(week[:2])) == 2


def on(*day):
    """Return what makes a handheld with the clock set to a day."""
    return {"localtime": lambda: time.struct_time(datetime.date(*day).timetuple())}


@pytest.mark.parametrize(
    "day", [(2026, 1, 1), (2026, 12, 31), (2028, 2, 29), (2028, 12, 31), (2029, 1, 1), (2043, 7, 9)]
)
def test_the_puzzle_of_the_day_depends_on_the_date_alone(day):
    chosen = []
    for seed in (1, 2):
        with Handheld(seed=seed, **on(*day)) as handheld:
            choose(handheld, "Hashi")
            choose(handheld, "Puzzle of the day")
            handheld.wait(300)
            chosen.append(screen(handheld).n)
            handheld.press("B")
            handheld.wait(300)
            listed = screen(handheld)
            assert listed.rows[listed.row][listed.at] == chosen[0]
    assert chosen == 2 * [of_day(number_of_day(datetime.date(*day)), N)]


@pytest.mark.parametrize("clock", [{}, on(2020, 1, 1)])
def test_where_nobody_has_set_the_clock_no_day_is_known(clock):
    with Handheld(seed=1, **clock) as handheld:
        choose(handheld, "Hashi")
        rows = [row.text() for row in screen(handheld).rows]
        assert "Puzzles" in rows
        assert "Puzzle of the day" not in rows


@pytest.mark.parametrize("is_listed", [False, True])
def test_a_wrong_turn_is_told_what_it_costs_and_another_try_solves_it(is_listed):
    n = next(n for n in range(N) if cost(n, SKIPS)[1] == is_listed)
    with Handheld(seed=1) as handheld:
        play = opened(handheld, n)
        question = words.PUZZLE_ASK[begun(n).card_bridges() > 1]
        asked = question.format(n=begun(n).card_number(), m=begun(n).card_bridges())
        assert play.view.prompt() == asked
        verdict = judged(handheld, SKIPS)
        short = cost(n, SKIPS)[0]
        said = puzzle_words.COSTS[is_listed].format(n=short // 10, to=short % 10)
        assert verdict.said == said
        assert not bits(handheld)
        frames = {handheld.frame()}
        handheld.press("DOWN")
        verdict = known(handheld, "Answer")
        assert verdict.why
        assert verdict.why in verdict.text(None)
        frames.add(handheld.frame())
        assert len(frames) == 2
        assert Tries(info, Store(bytearray(handheld.nvm))).missed(n) == 1
        handheld.press("A")
        assert screen(handheld) is play
        assert bytes(play.session.game.state) == bytes(begun(n).state)
        assert bytes(play.view.seen.state[BOARDS:]) == bytes(begun(n).state[BOARDS:])
        assert play.view.prompt() == asked
        assert judged(handheld, play.row[6]).said == puzzle_words.SOLVED
        assert bits(handheld) == 1 << n


def test_after_the_answer_was_shown_it_counts_no_more():
    n = 0
    with Handheld(seed=1) as handheld:
        play = opened(handheld, n)
        verdict = judged(handheld, SKIPS)
        handheld.press("DOWN", 2)
        assert list(verdict.view.seen.state[BOARDS:]) != list(begun(n).state[BOARDS:])
        handheld.press("A")
        assert judged(handheld, play.row[6]).said == puzzle_words.SOLVED
        assert not bits(handheld)


def test_bridges_in_any_order_are_the_same_result():
    n = next(n for n in range(N) if len(solving(n).answer) > 2)
    place, *drawn = solving(n).answer
    for order in permutations(drawn):
        assert cost(n, [place, *order])[0] == 0
    assert cost(n, SKIPS)[0]


def test_what_is_solved_survives_a_power_cut_and_the_next_one_not_solved_follows():
    with Handheld(seed=1) as handheld:
        for n in (1, 0):
            play = opened(handheld, n)
            judged(handheld, play.row[6])
            if n:
                handheld.press("B")
                handheld.wait(300)
        handheld.press("A")  # the next
        handheld.wait(300)
        assert screen(handheld).n == 2
        handheld.power(False)
        handheld.power(True)
        to_list(handheld)
        assert screen(handheld).known == 3
        assert screen(handheld).rows[screen(handheld).row][screen(handheld).at] == 2


def test_no_power_cut_while_a_try_is_written_loses_others():
    nvm = Nvm(b"", 4096)
    assert Tries(info, Store(nvm)).note(0, True)
    assert Tries(info, Store(nvm)).note(2, True)
    before = bytes(nvm)
    assert Tries(info, Store(nvm)).note(1, True)
    after = bytes(nvm)
    changed = [at for at in range(len(after)) if before[at] != after[at]]
    for at in changed:
        cut = Store(bytearray(after[:at] + before[at:]))
        assert Tries(info, cut).solved() == 5
    assert Tries(info, Store(bytearray(after))).solved() == 7


def test_a_wrong_try_counts_ends_the_run_and_the_puzzle_comes_again_behind_three_others():
    tries = Tries(info, Store(Nvm(b"", 4096)))
    assert tries.next(N - 1) == 0
    for n in range(3):
        assert tries.note(n, True)
    assert tries.run() == 3
    for times in range(1, 9):
        assert tries.note(3, False)
        assert tries.missed(3) == min(times, 7)
    assert tries.run() == 0
    came = []
    for _ in range(4):
        came.append(tries.next(came[-1] if came else 3))
        assert tries.note(came[-1], True)
    assert came == [4, 5, 6, 3]
    assert tries.missed(3) == 7
    assert tries.run() == 4
    tries.note(3, False)  # what is solved stays so
    assert tries.solved() == 127
    assert tries.run() == 4
    for n in range(7, N):
        assert tries.note(n, False)
    assert tries.next(N - 1) == 7
    for n in range(7, N):
        assert tries.note(n, True)
    assert tries.next(0) == -1


@pytest.mark.parametrize("payload", [bytes(8), b"\7" + bytes(7), bytes(range(40))])
def test_what_was_tried_of_another_file_marks_no_puzzle(payload, monkeypatch):
    """An earlier version kept bits alone; another file has other puzzles under these numbers."""
    store = Store(Nvm(b"", 4096))
    store.save(info.PUZZLES, payload)
    assert Tries(info, store).solved() == Tries(info, store).run() == 0
    assert Tries(info, store).note(2, True)
    assert Tries(info, store).solved() == 4
    monkeypatch.setattr(puzzle, "mark", lambda name: b"??")
    assert not Tries(info, store).solved()


def test_the_list_says_what_was_missed_and_how_many_were_solved_in_a_row():
    with Handheld(seed=1) as handheld:
        play = opened(handheld, 0)
        judged(handheld, SKIPS)
        handheld.press("B")
        handheld.wait(300)
        assert screen(handheld).title() == puzzle_words.MISSED[0]
        frame = handheld.frame()
        for n in (1, 2):
            play = opened(handheld, n)
            said = judged(handheld, play.row[6]).said
            handheld.press("B")
            handheld.wait(300)
        assert said == puzzle_words.SOLVED_RUN.format(n=2)
        assert screen(handheld).title() == puzzle_words.TITLE_RUN.format(n=2)
        assert handheld.frame() != frame


def test_b_leads_to_where_it_came_from_at_every_step_and_a_running_game_stays_as_it_was():
    with Handheld(seed=7, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        handheld.press("A")
        handheld.hold("A", 700)
        handheld.press("A")
        handheld.hold("B", 700)
        choose(handheld, "Leave")
        before = Store(bytearray(handheld.nvm))
        play = opened(handheld, 2)
        handheld.hold("A", 700)  # skip the number
        assert len(play.session.moves) == 1
        handheld.press("B")
        assert not play.session.moves
        handheld.press("DOWN+A")
        assert play.view.words == puzzle_words.NO_HINT
        judged(handheld, SKIPS)
        handheld.press("B")
        handheld.wait(300)
        opened(handheld, 2)
        screen(handheld).play_all(SKIPS)
        handheld.press("B", 2)
        assert not screen(handheld).session.moves
        handheld.press("B")
        handheld.wait(300)
        listed = screen(handheld)
        assert listed.rows[listed.row][listed.at] == 2
        handheld.press("B")
        assert up(handheld) == "GameMenu"
        handheld.press("B")
        assert up(handheld) == "Title"
        after = Store(bytearray(handheld.nvm))
        kinds = set(before.found) | set(after.found)
        assert {kind for kind in kinds if before.load(kind) != after.load(kind)} <= {info.PUZZLES}
        assert app(handheld).playing is None


def test_without_room_it_is_said_that_the_bit_is_not_kept(monkeypatch):
    with Handheld(seed=1) as handheld:
        play = opened(handheld, 0)
        monkeypatch.setattr(app(handheld).store, "save", lambda kind, payload: False)
        assert judged(handheld, play.row[6]).said == puzzle_words.NO_ROOM
