"""What a master would have done in the round confirmed last: looked at, and nothing changes."""

from __future__ import annotations

import pytest

from firmware.games.hashi import masters_turn
from tests.firmware.hashi.test_buttons import start
from tests.firmware.hashi.test_hints import begun
from tests.firmware.hints import ask, known
from tests.firmware.menus import choose, screen

ROW = "The master"


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ((310, 90), "Your turn cost about 3.1 points, give or take 0.9."),
        ((-196, 95), "Your turn was better by about 2.0 points, give or take 1.0."),
        ((90, 70), "Your turn probably cost about 0.9 points, give or take 0.7."),
        ((90, 91), "What your turn cost is hard to say."),
        ((0, 0), "Your turn was as good as the best one known."),
    ],
)
def test_a_difference_is_said_with_its_error_if_it_is_clear_or_likely(found, said):
    assert masters_turn.difference(found) == said


def rows(handheld):
    handheld.hold("B", 700)
    return [row.text() for row in screen(handheld).rows]


def look(handheld):
    """Choose the row of the menu that is up, wait until somebody has thought; return the screen."""
    choose(handheld, ROW)
    return known(handheld, "MastersTurn")


def test_after_a_round_the_menu_tells_what_the_master_would_have_done_and_nothing_changes():
    with start() as handheld:
        play = begun(handheld)
        assert not any(row.startswith(ROW) for row in rows(handheld))
        handheld.press("B")
        handheld.hold("A", 700)
        handheld.hold("A", 700)
        handheld.press("A")
        assert play.session.game.round() == 2
        handheld.press("A")  # the next number
        moves = list(play.session.moves)
        rows(handheld)
        after = look(handheld)
        frames = [handheld.frame()]
        assert after.moves != [36, 80]
        assert after.view.seen.round() == 1
        assert after.worth.startswith("Your turn cost about 1.7 points")
        for _ in range(2):
            handheld.press("DOWN")
            frames.append(handheld.frame())
        assert len(set(frames)) == 3
        handheld.press("DOWN+A")
        handheld.press("A")
        assert screen(handheld) is after
        handheld.press("B")
        menu = screen(handheld)
        assert menu.rows[menu.at].text().startswith(ROW)
        handheld.press("B")
        assert screen(handheld) is play
        assert list(play.session.moves) == moves
        assert play.session.hints() == 0
        assert play.view.seen.round() == 2
        assert play.app.canvas.animation.calm == play.app.settings.calm


def test_who_has_done_what_the_master_would_did_as_well():
    with start() as handheld:
        play = begun(handheld)
        ask(handheld)
        handheld.press("A", 3)  # what, play it, the next card
        assert play.session.game.round() == 2
        rows(handheld)
        after = look(handheld)
        assert list(play.session.moves)[-len(after.moves) - 1 : -1] == after.moves
        assert after.worth == masters_turn.difference((0, 0))
