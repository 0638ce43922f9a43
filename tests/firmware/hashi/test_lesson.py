"""Hashi's lesson as a new player plays it: each wrong key once, and few presses."""

import pytest

from host_sim.drive import Handheld
from tests.firmware.menus import app, choose, up
from tests.firmware.test_lessons import WALKS, next_sentence

MOST = 60  # presses, without those that are wrong
WRONG = ("A", "A...", "UP", "DOWN", "LEFT", "RIGHT")


def begin(handheld):
    choose(handheld, "Hashi")
    handheld.press("A")
    assert up(handheld) == "Lesson"


def press(handheld, key):
    handheld.hold(key.rstrip("."), 700 if key.endswith("...") else 60)


def read(handheld):
    """Read the sentences that are up; return how many presses that took."""
    presses = 0
    while up(handheld) == "Notice":
        handheld.press("A")
        presses += 1
    return presses


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_each_wrong_key_costs_one_box_at_most_and_the_whole_sixty_presses(language):
    presses = 2
    boxes = 0
    with Handheld(seed=9, start_ms=1500, env={"TOMBOLO_LANGUAGE": language}) as h:
        h.press("A", 2)
        assert up(h) == "Lesson"
        playing = app(h).playing
        for keys in WALKS["hashi"]:
            sentence = next_sentence(h)
            presses += read(h)
            first, *rest = keys.split()
            for key in WRONG:
                moves = list(playing.session.moves)
                cursor = playing.view.cursor_state()
                if key == first or (key == "A..." and playing.view.is_final()):
                    continue
                press(h, key)
                if up(h) == "Notice":  # refused: one box, which says what to press
                    assert sentence.endswith(next_sentence(h))
                    assert len(app(h).screen.pages) == 1
                    boxes += 1
                    h.press("A")
                assert app(h).screen is playing
                if list(playing.session.moves) != moves:
                    assert set(playing.session.moves[len(moves) :]) <= set(keys_of(playing, moves))
                    h.press("B")
                assert list(playing.session.moves) == moves
                playing.view.set_cursor(cursor)
                playing.view.find_legal()
            for key in [first, *rest]:
                press(h, key)
                presses += 1
        next_sentence(h)
        assert up(h) == "Question"
        assert boxes >= 10
        assert presses <= MOST


def keys_of(playing, moves):
    """Return the moves that the step of these moves awaits."""
    n = 0
    for step in playing.deal.STEPS:
        if n + len(step) > len(moves):
            return step
        n += len(step)
    return ()


def test_a_key_before_the_first_sentence_is_not_played():
    with Handheld(seed=9, start_ms=1500) as h:
        begin(h)
        h.press("A")  # within 0.7 s
        assert up(h) == "Notice"
        assert not app(h).playing.session.moves


def test_the_box_of_a_wrong_key_leaves_the_frame_in_sight():
    with Handheld(seed=9, start_ms=1500) as h:
        begin(h)
        playing = app(h).playing
        next_sentence(h)
        read(h)
        press(h, "LEFT")
        h.wait(100)
        x, y, w, _ = playing._box
        before = h.frame()
        press(h, "A")
        assert up(h) == "Notice"
        after = h.frame()
        for row in range(y, y + 10):  # of its fifteen
            at = row * 16 + x // 8
            assert before[at : at + w // 8] == after[at : at + w // 8]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_sentence_about_deadlines_leaves_the_panel_visible(language):
    with Handheld(seed=9, start_ms=1500, env={"TOMBOLO_LANGUAGE": language}) as h:
        h.press("A", 2)
        for keys in WALKS["hashi"]:
            next_sentence(h)
            is_about_deadlines = "⧗" in "".join(app(h).screen.pages[0])
            told = panel(h)
            read(h)
            if is_about_deadlines:
                assert panel(h) == told
                return
            for key in keys.split():
                press(h, key)
    raise AssertionError("no sentence is about deadlines")


def panel(handheld):
    """Return the dots of the display on the right of the board, above the last line."""
    frame = handheld.frame()
    return tuple(frame[16 * y + n] for y in range(56) for n in range(13, 16))
