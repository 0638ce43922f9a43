"""A notice holds any sentences in any language: it wraps lines, breaks words, turns pages."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards.install import profile
from firmware.graphics import font
from firmware.graphics.canvas import LAST_LINE, LINE, width
from firmware.graphics.text import wrapped
from host_sim.artist import signs
from host_sim.drive import Handheld
from host_sim.machine import Machine
from tests.firmware.menus import choose, leave, up

LETTERS = "".join(chr(n) for n in range(33, 127)) + signs(font.EXTRA)
words = st.text(st.sampled_from(LETTERS), min_size=1, max_size=40)
sentences = st.lists(words, min_size=1, max_size=30).map(" ".join)
WIDEST_LETTER = max(map(width, LETTERS))
BAR = b"\xff\xff\xff\xff"  # on the lowest row
notices = st.lists(sentences, min_size=1, max_size=9)


@given(sentences, st.integers(WIDEST_LETTER, 128))
def test_wrapping_keeps_every_letter_and_no_line_is_too_wide(sentence, widest):
    lines = wrapped(sentence, widest)
    assert "".join(lines).replace(" ", "") == sentence.replace(" ", "")
    assert all(width(line) <= widest for line in lines)
    for word in sentence.split(" "):  # a no-break space is part of a word
        if word and width(word) <= widest:
            assert any(word in line.split(" ") for line in lines), "a word that fits was broken"


def test_a_word_that_fits_no_line_begins_on_one_of_its_own_and_is_broken():
    assert wrapped("A Donaudampfschiff", 40) == ["A", "Donaud", "ampfschi", "ff"]
    assert wrapped("Donaudampfschiff to", 40) == ["Donaud", "ampfschi", "ff to"]


def test_a_long_word_is_broken_at_its_soft_hyphens_if_it_has_any():
    word = "Donau\xaddampf\xadschiff"
    assert wrapped(word, 40) == ["Donau-", "dampf-", "schiff"]
    assert wrapped(word, 70) == ["Donaudampf-", "schiff"]
    assert wrapped("Ein " + word, 55) == ["Ein Donau-", "dampf-", "schiff"]
    assert wrapped("Ein " + word, 128) == ["Ein Donaudampfschiff"]
    assert wrapped(word, 30) == ["Donau", "dampf", "schiff"]  # no room for hyphens


def test_a_line_feed_begins_a_line():
    assert wrapped("One\ntwo  three\n", 128) == ["One", "two three", ""]


@pytest.fixture(scope="module")
def machine():
    machine = Machine(profile.load("pico"))
    with machine:
        yield machine


def pages_of(machine, sentences):
    """Show a notice to its end on a strict bitmap; return the lines of each page."""
    bitmap = machine.load("displayio").Bitmap(128, 64, 2)
    canvas = machine.load("firmware.graphics.canvas").Canvas(bitmap, lambda: None)
    after = SimpleNamespace()
    notice = machine.load("firmware.screens.notice").Notice(sentences, after)
    pages = []
    screen = notice
    while screen is notice:
        assert notice.is_fresh
        notice.draw(canvas)  # raises where anything is off the display
        pages.append(notice.pages[notice.at])
        screen = notice.key(4)
    assert screen is after
    return pages


@settings(deadline=None, max_examples=60)
@given(notices)
def test_any_notice_fits_and_tells_all(machine, sentences):
    pages = pages_of(machine, sentences)
    assert all(0 < len(page) <= 5 for page in pages)
    told = "".join(line for page in pages for line in page)
    assert told.replace(" ", "") == "".join(sentences).replace(" ", "")


def test_a_sentence_is_parted_only_if_no_page_holds_it(machine):
    three = ["One of some\ntwo lines"] * 3
    assert [len(page) for page in pages_of(machine, three)] == [4, 2]
    assert [len(page) for page in pages_of(machine, ["x\n" * 6 + "x", "y"])] == [5, 3]
    assert [len(page) for page in pages_of(machine, ["a", "x\n" * 4 + "x"])] == [1, 5]


def test_a_question_is_answered_on_its_last_page_only():
    with Handheld() as handheld:
        app = handheld.machine.main["app"]
        title = app.screen
        module = handheld.machine.load("firmware.screens.notice")
        asked = []

        def yes():
            asked.append(True)
            return title

        for key, asked_before in (("A", 0), ("B", 1)):
            app.go(module.Question(["word " * 40], yes, title))
            question = app.screen
            while question.at < len(question.pages) - 1:
                assert len(asked) == asked_before
                assert app.screen is question
                handheld.press("A")
            handheld.press(key)
            assert app.screen is title
            assert asked == [True]


def test_what_the_font_lacks_is_a_question_mark():
    assert width("?") == width("\u20ac") == width("\n") == width("\U0001f3dd")
    with Handheld(env={"TOMBOLO_GAME": "\u68cb"}) as handheld:
        there = handheld.frame()
    with Handheld(env={"TOMBOLO_GAME": "?"}) as handheld:
        assert handheld.frame() == there


@pytest.mark.parametrize("lines", range(1, 6))
def test_a_frame_leaves_the_title_above_and_the_keys_below_it_whole(machine, lines):
    bitmap = machine.load("displayio").Bitmap(128, 64, 2)
    canvas = machine.load("firmware.graphics.canvas").Canvas(bitmap, lambda: None)
    bitmap = canvas.bitmap
    notice = machine.load("firmware.screens.notice").Notice(["Agj"] * lines, None)
    canvas.title("Arabgjna, gjy")
    title = bytes(memoryview(bitmap)[:128])
    notice.draw(canvas)
    assert bytes(memoryview(bitmap)[:128]) == title
    frame = [y for y in range(64) if bitmap[64, y]]
    words = bytes(memoryview(bitmap)[56 * 16 :])
    canvas.fill(0, 56, 128, 8, 0)
    canvas.center(56, notice.last_line)
    assert bytes(memoryview(bitmap)[56 * 16 :]) == words
    assert max(y for y in frame if y < 56) <= 54


def test_the_bar_of_a_held_key_does_not_stay_on_a_question():
    with Handheld(seed=7, start_ms=1000) as handheld:
        choose(handheld, "Hashi")
        choose(handheld, "New game")
        handheld.press("A", 2)  # begun, and a start number
        leave(handheld)
        choose(handheld, "Hashi")
        choose(handheld, "New game")
        handheld.machine.set_key("A", True)
        handheld.wait(100)
        assert BAR in handheld.frame()[-16:]
        chip = handheld.machine.chip
        write = chip.write
        bars = []

        def watched(data):
            write(data)
            bars.append(BAR in chip.frame()[-16:])

        chip.write = watched  # type: ignore[method-assign]
        handheld.machine.set_key("A", False)
        handheld.wait(200)
        assert up(handheld) == "Question"
        assert True not in bars[bars.index(False) :]


def check_alone(frame, title):
    """Assert that between the title and the last line there is a box and nothing else."""
    assert frame[: 16 * LINE] == title
    rows = [frame[at : at + 16] for at in range(16 * LINE, 16 * LAST_LINE, 16)]
    lit = [n for n, row in enumerate(rows) if any(row)]
    shape = {rows[n] for n in lit[1:-1]}  # between its edges: nothing left of it or right
    edge = int.from_bytes(rows[lit[0]], "big")
    assert rows[lit[-1]] == rows[lit[0]]
    assert all(int.from_bytes(row, "big") & ~edge == 0 for row in shape)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_question_over_a_menu_leaves_of_it_the_title_alone(language):
    """No row of it is cut by the frame, nor one question by the next."""
    with Handheld(env={"TOMBOLO_LANGUAGE": language}, start_ms=1500) as handheld:
        handheld.hold("B", 700)
        title = handheld.frame()[: 16 * LINE]
        for key in ("UP", "A"):  # erase all; surely?
            handheld.press(key)
        for _ in range(2):
            handheld.wait(100)
            assert up(handheld) == "Question"
            check_alone(handheld.frame(), title)
            handheld.press("A")


@pytest.mark.parametrize(
    "rows",
    [
        ("Atoll", "A short lesson"),
        ("Arabana", "New game", "Rival", "Rival’s last turn"),
        ("Hashi", "Your games", "The last games"),
    ],
    ids=str,
)
def test_a_notice_over_a_menu_cuts_no_row_of_it(rows):
    with Handheld(seed=31, start_ms=1500) as handheld:  # the person begins
        for row in rows[:-1]:
            choose(handheld, row)
            handheld.wait(500)
        if up(handheld) == "Play":
            handheld.hold("B", 700)
        title = handheld.frame()[: 16 * LINE]
        choose(handheld, rows[-1])
        handheld.wait(500)
        assert up(handheld) == "Notice"
        while up(handheld) == "Notice":
            check_alone(handheld.frame(), title)
            handheld.press("A")
