"""Arabana's lesson with wrong keys: one box each, the frame in sight, few presses in all."""

from __future__ import annotations

from typing import Any

import pytest

from firmware.games.arabana.panel import SAIL
from firmware.graphics.canvas import LAST_LINE
from host_sim.bots import way
from host_sim.drive import Handheld
from tests.firmware.menus import app, up
from tests.firmware.test_lessons import WALKS, begin_lesson, next_sentence

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "A...", "B")
MOST = 60  # presses, with each wrong key once


class Walker:
    """Presses keys in the lesson and counts them."""

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        self.lesson = begin_lesson(handheld, "arabana")
        self.presses = 0

    def press(self, key: str) -> None:
        self.handheld.hold(key.rstrip("."), 700 if key.endswith("...") else 60)
        self.presses += 1

    def read(self) -> None:
        """Read the sentences of a step."""
        next_sentence(self.handheld)
        while up(self.handheld) == "Notice":
            self.press("A")
        self.handheld.wait(200)

    def press_wrong(self, key: str) -> str:
        """Press a wrong key, check what answers it, and go back to where it was; return that."""
        lesson, view = self.lesson, self.lesson.view
        before, moves = view.cursor_state(), list(lesson.session.moves)
        frame = lesson._box
        self.press(key)
        answer = up(self.handheld)
        if answer == "Notice":
            self.check_box(frame)
            self.press("A")
        assert app(self.handheld).screen is lesson
        assert list(lesson.session.moves) == moves, "only B takes something back"
        if view.focus != before[1]:
            self.press("B")  # from the islands
        for back in way(view.at, before[0], view.panel.step):
            self.press(back)
        assert view.cursor_state()[:2] == before[:2]
        return answer

    def check_box(self, frame: Any) -> None:
        """The box has one page and leaves the frame on the screen as it was."""
        notice = app(self.handheld).screen
        assert len(notice.pages) == 1
        lines = len(notice.pages[0])
        h = 8 * lines + 7
        top = 1 if 2 * frame[1] + frame[3] > LAST_LINE else LAST_LINE - h - 1
        bottom = top + h
        assert bottom < frame[1] or top > frame[1] + frame[3] - 1, (notice.pages, frame)
        dots = self.handheld.frame()
        x, y = frame[0], frame[1]
        assert dots[16 * y + x // 8] >> (7 - x % 8) & 1, "its corner is lit"


def is_wrong(walker: Walker, key: str, right: str) -> bool:
    """Return True if a key neither leads on nor undoes what was done."""
    is_aiming = bool(walker.lesson.view.aims.targets)
    if key == "B" or walker.lesson.view.is_final():
        return False
    return key.rstrip(".") != right and not (is_aiming and key.startswith("A"))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_each_wrong_key_is_answered_by_one_box_beside_the_frame(language):
    answers = []
    with Handheld(seed=9, start_ms=1500, env={"TOMBOLO_LANGUAGE": language}) as handheld:
        walker = Walker(handheld)
        for keys in WALKS["arabana"]:
            walker.read()
            for right in keys.split():
                for key in KEYS:
                    if is_wrong(walker, key, right):
                        answers.append(walker.press_wrong(key))
                walker.press(right)
        assert "Question" in (up(handheld), next_sentence(handheld) and up(handheld))
    assert answers.count("Notice") >= 6
    assert len(answers) >= 40


def test_the_lesson_takes_few_presses_with_each_wrong_key_once():
    with Handheld(seed=9, start_ms=1500) as handheld:
        walker = Walker(handheld)
        left = set(KEYS) - {"B"}
        for keys in WALKS["arabana"]:
            walker.read()
            for right in keys.split():
                for key in sorted(left):
                    if is_wrong(walker, key, right):
                        walker.press_wrong(key)
                        left.remove(key)
                walker.press(right)
        next_sentence(handheld)
    assert not left
    assert walker.presses <= MOST, walker.presses


def test_the_lesson_offers_only_what_its_frame_is_around_and_no_ship_before_its_step():
    with Handheld(seed=9, start_ms=1500) as handheld:
        walker = Walker(handheld)
        seen = []
        for keys in WALKS["arabana"]:
            walker.read()
            view = walker.lesson.view
            assert SAIL not in view.panel.cells
            for right in keys.split():
                walker.press(right)
                if view.aims.targets:
                    seen.append(tuple(view.aims.targets))
        assert [len(targets) for targets in seen] == [1, 1, 1]
        assert [targets[0] >= 27 for targets in seen] == [False, False, True], "the ship is last"
