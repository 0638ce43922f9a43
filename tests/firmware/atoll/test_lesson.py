"""Atoll's lesson: its aim, its terrains, and what a wrong key is answered by."""

from __future__ import annotations

import pytest

from host_sim.drive import Handheld
from tests.firmware.menus import TITLES, choose, screen, up
from tests.firmware.test_lessons import WALKS, begin_lesson, leave_sentence, next_sentence, press


def test_atolls_lesson_says_the_aim_and_names_the_terrains_before_it_uses_them():
    with Handheld(seed=9, start_ms=1500) as h:
        choose(h, TITLES["atoll"])
        h.press("A")
        help_words = h.machine.load("firmware.games.atoll.words.en_help")
        assert next_sentence(h) == " ".join(help_words.INTRO)
        leave_sentence(h)
        assert up(h) == "Terrains"
        h.press("A")
        assert up(h) == "Lesson"


def cut(frame: bytes, box: tuple[int, int, int, int]) -> list[int]:
    """Return the dots of a box of the display."""
    x, y, w, h = box
    return [
        frame[j * 16 + i // 8] >> (7 - i % 8) & 1 for j in range(y, y + h) for i in range(x, x + w)
    ]


def count_presses(handheld: Handheld, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which each key is added as it is pressed."""
    presses: list[str] = []
    hold = handheld.hold

    def count(key: str, ms: float) -> None:
        presses.append(key)
        hold(key, ms)

    monkeypatch.setattr(handheld, "hold", count)
    return presses


# At each of Atoll's sentences: wrong presses, of which each key is one, and what leads back.
WRONG = ("LEFT A;RIGHT", "DOWN A;UP", "LEFT A;RIGHT", "A B;RIGHT A", "RIGHT A;LEFT", "A")


def test_atolls_lesson_answers_a_wrong_key_in_one_box_beside_its_frame_and_is_short(
    monkeypatch,
):
    with Handheld(seed=9, start_ms=1500) as h:
        presses = count_presses(h, monkeypatch)
        playing = begin_lesson(h, "atoll")
        boxes = 0
        for presses_of, keys in zip(WRONG, WALKS["atoll"], strict=True):
            next_sentence(h)
            leave_sentence(h)
            wrong, _, back = presses_of.partition(";")
            for key in wrong.split():
                h.press(key)
                if up(h) == "Notice":
                    boxes += 1
                    assert len(screen(h).pages) == 1
                    behind = h.frame()
                    h.press("A")
                    box = playing._box
                    assert cut(behind, box) == cut(h.frame(), box)
            assert up(h) == "Lesson"
            press(h, back)
            press(h, keys)
        assert next_sentence(h)
        assert boxes == len(WRONG)
        assert len(presses) <= 60
