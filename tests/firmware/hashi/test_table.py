"""Hashi for two to four through the buttons: whole games, plans, covers, stories, secrets."""

from contextlib import contextmanager

import pytest

from engine.game import HIDDEN
from engine.hashi.rules import CONFIRM, SKIP_NUMBER, Hashi
from engine.hashi.state import BOARDS, BRIDGES, CATEGORIES, CHOICE, POINTS, SETTLE
from engine.record import encode
from engine.session import PERSON as PERSON_SEAT
from engine.session import PRACTICE
from firmware.games.hashi.board import drawn, written
from firmware.games.hashi.words import en as words
from firmware.graphics.canvas import WIDTH, width
from host_sim.bots.hashi import TableBot
from host_sim.drive import Handheld
from host_sim.games import replayed
from tests.firmware.hashi.buttons import (
    EASY,
    HARD,
    MEDIUM,
    PERSON,
    confirm_start,
    new_game,
    play_until,
)
from tests.firmware.ink import Ink
from tests.firmware.kept import saved
from tests.firmware.menus import app, choose, mark, screen, up
from tests.long import long


@contextmanager
def table(*opponents, seed=3):
    """Yield a handheld at a table against these, its play screen, and a bot for it."""
    with Handheld(seed=seed) as handheld:
        play = new_game(handheld, *opponents)
        yield handheld, play, TableBot(handheld, "keen")


def hold_thoughts(play, at):
    """Let no computer player think from round `at` on, until `del play._think`."""
    think = play._think
    play._think = lambda player: think(player) if play.session.game.round() < at else play


@pytest.mark.parametrize(
    ("opponents", "seats"),
    [
        ((EASY,), [1, 0]),
        pytest.param((MEDIUM, HARD), [2, 3, 0], marks=long),
        pytest.param((HARD, EASY, MEDIUM), [3, 1, 2, 0], marks=long),
        pytest.param((PERSON,), [0, 0], marks=long),
        ((PERSON, EASY, PERSON), [1, 0, 0, 0]),
    ],
    ids=str,
)
def test_a_whole_game_by_the_buttons_ends_as_the_engine_says(opponents, seats):
    side = len(opponents) % 2
    with Handheld(seed=sum(seats)) as handheld:
        play = new_game(handheld, *opponents, side=side)
        assert list(play.session.seats) == seats
        game = TableBot(handheld, "keen").play()
        handheld.wait(100)
        assert up(handheld) == "Result"
        assert saved(handheld, "hashi") is None  # a game that is over does not go on
        again = replayed(encode(play.session))
        assert again.game.state == game.state
        assert game.players() == len(seats)
        assert game.side() == side
        for _ in range(len(seats) + 1):  # the table, and every final board
            handheld.press("RIGHT")
        handheld.press("UP")
        assert up(handheld) == "Result"


def test_the_person_plays_while_the_others_think_and_nothing_of_it_reaches_them():
    """Whether the person decides before the computer players or after them, they choose alike."""
    chosen = []
    for is_hasty in (True, False):
        with table(HARD, MEDIUM) as (handheld, play, bot):
            hold_thoughts(play, 3)
            play_until(handheld, bot, 3)
            before = len(play.session.moves)
            if not is_hasty:
                del play._think
            else:
                handheld.hold("A", 600)
                handheld.hold("A", 600)
                assert play.view.seen.phase() == SETTLE
                del play._think
            while play.session.game.player() != play.seat:
                handheld.wait(40)
            assert play.seat == 2
            if not is_hasty:
                assert play.view.plan == []
            moves = list(play.session.moves[before:])
            ends = [n + 1 for n, move in enumerate(moves) if move == CONFIRM]
            chosen.append(moves[: ends[1]])
    assert chosen[0] == chosen[1]


def test_b_takes_back_a_plan_before_and_after_it_is_handed_over():
    with table(MEDIUM) as (handheld, play, bot):
        hold_thoughts(play, 2)
        play_until(handheld, bot, 2)
        view = play.view
        for is_handed in (False, True):
            if is_handed:
                del play._think
                while play.session.game.player() != play.seat:
                    handheld.wait(40)
            start = bytes(view.seen.state)
            before = list(play.session.moves), bytes(play.session.game.state)
            handheld.hold("A", 600)
            assert view.plan == [SKIP_NUMBER]
            assert view.seen.phase() == BRIDGES
            if not is_handed:  # so the plan is in nobody's observation
                assert before == (list(play.session.moves), bytes(play.session.game.state))
            handheld.hold("A", 600)
            assert view.seen.phase() == SETTLE
            assert view.handed == (2 if is_handed else 0)
            handheld.press("B")
            assert view.seen.phase() == BRIDGES
            handheld.press("B")
            assert bytes(view.seen.state) == start
            handheld.press("B")  # no further
            assert bytes(view.seen.state) == start
            assert not play.session.flags & PRACTICE


def test_confirming_can_be_taken_back_while_others_choose():
    with table(MEDIUM) as (handheld, play, bot):
        hold_thoughts(play, 1)
        play_until(handheld, bot, 1)
        for _ in range(2):
            handheld.hold("A", 600)
        handheld.press("A")
        assert play.view.is_sure
        assert play.view.prompt() == words.WAIT
        handheld.press("B")
        assert not play.view.is_sure
        assert play.view.plan != []


def test_h13_a_round_taken_back_is_practice_and_shows_nothing_of_another_s_choice():
    with table(MEDIUM, PERSON) as (handheld, play, bot):
        play_until(handheld, bot, 4)
        while play.session.game.player() != 2:
            bot.step()
        while screen(handheld) is not play or play.view.recap:
            handheld.press("A")
        assert play.seat == 2
        handheld.hold("B", 700)
        choose(handheld, "Take back the turn")
        handheld.press("A")
        game = play.session.game
        assert play.session.flags & PRACTICE
        assert game.player() == play.seat == 2
        assert game.round() == 3
        seen = Hashi()
        game.observe(2, seen.state)
        assert seen.state[CHOICE : CHOICE + 8] == bytes([HIDDEN] * 8)
        assert play.view.seen.phase() == SETTLE
        play_until(handheld, bot, 5)


@pytest.mark.parametrize("stage", ["handed", "planned", "sure"])
def test_leaving_keeps_a_game_its_seats_and_what_is_planned(stage):
    with table(MEDIUM, HARD) as (handheld, play, bot):
        if stage != "handed":  # the game does not know the plan yet
            hold_thoughts(play, 3)
        play_until(handheld, bot, 3)
        while stage == "handed" and play.session.game.player() != play.seat:
            handheld.wait(40)
        handheld.hold("A", 600)
        if stage == "sure":
            handheld.hold("A", 600)
            handheld.press("A")
            assert play.view.is_sure
        handheld.wait(40)
        assert (play.session.game.player() == play.seat) == (stage == "handed")
        plan, moves = list(play.view.plan), list(play.session.moves)
        assert SKIP_NUMBER in plan
        assert (moves[-1] == SKIP_NUMBER) == (stage == "handed")
        handheld.hold("B", 700)
        choose(handheld, "Leave, game is kept")
        nvm = handheld.nvm
    with Handheld(seed=4, nvm=nvm) as handheld:
        handheld.press("A")  # Continue is the first row
        play = screen(handheld)
        assert list(play.session.moves)[: len(moves)] == moves
        assert list(play.session.seats) == [2, 3, PERSON_SEAT]
        assert (list(play.view.plan), play.view.is_sure) == (plan, stage == "sure")
        while play.session.game.player() != play.seat and play.session.game.round() == 3:
            handheld.wait(40)
        handheld.wait(200)
        assert play.session.game.round() == (4 if stage == "sure" else 3)
        if stage != "sure":
            handheld.press("B")
            assert play.view.plan == []


def test_what_is_planned_survives_a_restart_while_a_hint_is_looked_for():
    with table(MEDIUM, HARD) as (handheld, play, bot):
        hold_thoughts(play, 3)
        play_until(handheld, bot, 3)
        handheld.hold("A", 600)
        plan, moves = list(play.view.plan), list(play.session.moves)
        assert plan == [SKIP_NUMBER]
        assert SKIP_NUMBER not in moves[-1:], "only planned, not played"
        handheld.press("DOWN+A")
        assert up(handheld) == "HintSearch"
        handheld.wait(40)
        assert not hasattr(play.view, "board"), "it is unloaded"
        app(handheld).device.is_back = lambda: True  # the display slipped off its wires
        handheld.wait(4000)
        assert screen(handheld) is not play
        assert list(screen(handheld).session.moves)[: len(moves)] == moves
        assert list(screen(handheld).view.plan) == plan


def test_what_one_of_several_people_has_confirmed_is_saved_and_no_board_shows_to_the_next():
    with table(PERSON) as (handheld, play, _):
        assert up(handheld) == "Cover"
        handheld.press("A")
        confirm_start(handheld)
        handheld.wait(60)
        assert up(handheld) == "Cover"
        assert list(saved(handheld, "hashi").moves) == list(play.session.moves)
        assert play.session.moves[-1] == CONFIRM
        handheld.press("A")
        assert play.seat == 1
        assert play.view.seen.degree(0, 0) == 0
        assert not any(play.view.seen.number_at(0, i) for i in range(18))


# Stories.


def texts(recap):
    ink = Ink()
    recap.draw(ink, True)
    return [arg for _, args in ink.strokes for arg in args if isinstance(arg, str)]


def to_story(handheld, bot, ended):
    """Play up to the recap after so many rounds, the start one of them."""
    while not (bot.screen.view.recap and bot.screen.view.ended == ended):
        bot.step()


def test_h4_the_start_is_told_by_whose_number_one_has_got():
    with table(MEDIUM, MEDIUM) as (handheld, play, bot):
        to_story(handheld, bot, 1)
        recap = play.view.recap
        got = max(play.view.seen.number_at(2, i) for i in range(18))
        assert words.GOT.format(who="Gull 2", n=got) in " ".join(texts(recap)).replace("- ", "")
        handheld.press("A")
        assert play.view.recap is None


def test_a_story_is_one_picture_and_passes_by_itself_within_three_seconds():
    with table(MEDIUM, MEDIUM) as (handheld, play, bot):
        play.app.settings.recap = 0
        for ended in (1, 2, 3):
            to_story(handheld, bot, ended)
            assert play.view.recap.n == 1
            handheld.wait(2900)
            assert play.view.recap is None


def test_the_rule_beside_the_title_of_a_story_ends_before_the_round():
    with table(MEDIUM, MEDIUM) as (handheld, play, bot):
        play.app.settings.recap = 0
        to_story(handheld, bot, 2)
        number = "1/17"
        left = WIDTH - width(number)
        row = int.from_bytes(handheld.frame()[4 * WIDTH // 8 : 5 * WIDTH // 8], "big")
        assert row >> WIDTH - 1  # the rule begins at the left edge
        behind = [-1] + [width(number[:n]) for n in range(1, len(number))]  # each sign, a dark dot
        assert not [n for n in behind if row >> WIDTH - 1 - (left + n) & 1]


def test_an_arrow_leads_from_a_story_to_the_boards_where_what_is_new_is_marked():
    with table(MEDIUM, MEDIUM) as (handheld, play, bot):
        play.app.settings.recap = 0
        to_story(handheld, bot, 2)
        handheld.press("DOWN")
        assert play.view.recap is None
        assert play.view.sheet.at == 0
        game = play.session.game
        seen = play.view.seen
        marked = handheld.frame()
        assert written(game.news, 0) >= 0 or drawn(game.news, 0)
        news, game.news = game.news, b""
        play.view.is_fresh = play.is_stale = True
        handheld.wait(50)
        assert handheld.frame() != marked
        game.news = news
        handheld.press("A")
        assert play.view.sheet is None
        assert seen.player() == play.seat


@pytest.mark.parametrize("brevity", [0, 1, 2])
def test_only_what_counts_is_told_if_so_wished(brevity):
    """All others, who finished an island, or nobody; who achieves a category always (H14)."""
    with table(MEDIUM, MEDIUM, seed=5) as (handheld, play, bot):
        play_until(handheld, bot, 1)
        assert play.app.settings.recap == 1, "by default only what counts"
        handheld.hold("B", 700)
        mark(handheld, "Recap")
        handheld.press("LEFT" if brevity < 1 else "RIGHT", abs(brevity - 1))
        handheld.press("B")
        assert play.app.settings.recap == brevity
        counts = [0, 0]
        ended = 1
        while play.session.game.round() < 15:
            recap = play.view.recap
            if recap and play.view.ended != ended:
                ended = play.view.ended
                finished = [p for p in (0, 1) if recap.finished(p)]
                told = ([0, 1], finished, [])[brevity]
                assert recap.seats == sorted({*told, *(p for p in range(3) if recap.achieved(p))})
                assert len([text for text in texts(recap) if text.startswith("Gull")]) <= 2
                counts[0] += len(finished)
                counts[1] += 1
            bot.step()
        assert 0 < counts[1]
        assert counts[1] == 13 or brevity
        assert counts[0] or brevity == 2


def test_what_is_told_of_a_round_is_what_was_finished_in_it():
    with table(MEDIUM, HARD, seed=5) as (_, play, bot):
        play.app.settings.recap = 0
        before = bytes(play.view.seen.state)
        ended = 1
        islands = 0
        while play.session.game.round() < 12:
            recap = play.view.recap
            if recap and play.view.ended > ended:
                ended = play.view.ended
                game = play.view.seen
                then = Hashi()
                then.state[:] = before
                for p in range(3):
                    new = [i for i in range(18) if game.is_finished(p, i)]
                    new = [i for i in new if not then.is_finished(p, i)]
                    assert recap.finished(p) == new
                    islands += len(new)
                before = bytes(game.state)
            bot.step()
        assert islands > 5


def test_the_first_and_the_later_of_a_category_are_announced():
    """H14: the first has the higher points, the later the lower; both are told."""
    with table(MEDIUM, MEDIUM, MEDIUM, seed=6) as (_, play, bot):
        game = play.session.game
        told = {}
        while play.view and (game.player() >= 0 or play.view.recap):
            recap = play.view.recap
            if recap and play.view.ended > 1:
                shown = texts(recap)
                for p in recap.seats:
                    for k, _ in recap.achieved(p):
                        told[p, k] = game.points(p, k)
                        sign = words.CATEGORIES[k][0]
                        assert any(f"{sign}+{told[p, k]}" in text for text in shown)
            bot.step()
        entered = {(p, k) for p in range(4) for k in range(CATEGORIES) if game.points(p, k)}
        assert set(told) == entered != set()


# The panel.


def test_the_panel_crosses_out_and_warns():
    with table(MEDIUM, seed=6) as (handheld, play, bot):
        play_until(handheld, bot, 2)
        view = play.view
        seen = view.seen
        board = view.board
        assert board.offer(0) == "9"
        flags = [i for i in range(18) if seen.board.flag[i] == 1]
        for i in flags[:3]:
            seen.state[BOARDS + i] = 0x22
        assert board.offer(0) == "9!"
        assert board.offer(1) == "7"
        seen.state[POINTS] = 9  # seat 0 has red
        assert board.offer(0) == " 9 5"
        assert board._points() == ("2/17", f"{seen.score(1)}:{seen.score(0)}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_panel_has_the_round_and_the_points_of_the_best_rival(players):
    with table(*(EASY,) * (players - 1), seed=6) as (handheld, play, bot):
        play_until(handheld, bot, 3)
        view = play.view
        seen = view.seen
        me = players - 1
        view.recap = None
        for p in range(players):
            seen.state[POINTS + 3 * p] = 60 - p  # two digits for everybody; seat 0 has most
        ink = Ink()
        view.is_fresh = True
        view.draw(ink)
        shown = [args for name, args in ink.strokes if name == "text"]
        lines = {y: text for x, y, text in shown if x + width(text) <= WIDTH}
        assert lines[17] == "3/17"
        assert lines[24] == f"{seen.score(me)}:{seen.score(0)}"
