"""The page of the statistics on a usual mistake, and the puzzles that it leads to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.ai import themes
from firmware import counts
from firmware.hardware.keys import RIGHT, A, B
from firmware.screens.puzzles import file as puzzles
from firmware.screens.puzzles.tries import Tries
from firmware.screens.records import statistics as pages
from firmware.storage import statistics
from host_sim.options import info
from tests.firmware.ink import texts
from tests.firmware.test_reviews import ALONE, KINDS, found, over
from tests.firmware.test_statistics import Device

NEVER = 0  # themes of Hashi
FLAGS = 1


def turns(*pairs: tuple[int, int]) -> bytes:
    return bytes(theme << 5 | cost for theme, cost in pairs)


USUAL = [turns((FLAGS, 8), (2, 6), (3, 7)), turns((FLAGS, 8), (3, 6), (4, 3))]


def screen(reviews: list[bytes], table: Any = ALONE, kind: int = 0) -> Any:
    """Return the statistics screen of a game whose reviews had these turns."""
    device = Device()
    over(device, table=table)
    kept = statistics.Statistics(device.store, catalog.key(table[0]))
    for one in reviews:
        kept.review(kind, 8, 0, one)
    device.store.save(kept.kind, kept.pack())
    app = SimpleNamespace(
        store=device.store,
        saves=device.saves,
        notice=lambda sentences, after, is_over_list: sentences[0],
        puzzle=lambda info, n, theme: (info.NAME, n, theme),
    )
    return pages.Statistics(app, info(table[0]), None)


def said(shown: Any) -> list[str]:
    """Go to the page on the usual mistake; return its lines below the title."""
    for _ in shown.pages:
        lines = texts(shown)
        if "Your usual mistake" in lines:
            start = lines.index("Your usual mistake") + 1
            return lines[start:]
        shown.key(RIGHT)
    return []


def test_a_review_keeps_the_themes_of_the_turns_that_cost_most():
    device = Device()
    play = over(device)
    rows = [(n, n + 1, 0, lost, 1, 0, b"") for n, lost in enumerate((300, 20, 120, 80, 200, -40))]
    why = [[4, (0, 4), 2], [0, (0, 20, 3), 2], [2, (0, 25), 2], [5, (), 2]]
    play.review = rows, why, []
    counts.reviewed(play)
    assert found(device).reviews[-1][3] == turns((NEVER, 12), (FLAGS, 8)), "25 has no theme"


def test_what_the_log_keeps_is_what_the_record_keeps():
    device = Device()
    play = over(device)
    rows = [(n, n + 1, 0, 300, 1, 0, b"") for n in range(3)]
    play.review = rows, [[n, (0, 20, 3), 2] for n in range(3)], []
    counts.reviewed(play)
    first = found(device)
    assert first.reviews[-1][3] == turns(*[(NEVER, 12)] * 3)
    device.store.save(first.kind, first.pack())
    assert found(device).reviews == first.reviews


def test_the_page_names_the_mistake_and_what_it_costs_a_game():
    shown = screen([turns((NEVER, 16), (NEVER, 8), (3, 4))] * 20)
    lines = said(shown)
    assert " ".join(lines[:3]) == "Costs you most: islands never finished, 6.0 points a game."
    assert lines[3] == "So far: 6.0 → 6.0"
    assert lines[-1] == "←→  Ⓐ puzzles  Ⓑ back"


def test_of_a_duel_the_page_has_per_cent():
    shown = screen([turns((1, 4), (1, 4), (0, 1))] * 6, KINDS[3], 2)
    lines = said(shown)
    assert " ".join(lines[:3]) == "Costs you most: islands not defended, 20.0% a game."
    assert lines[3] == lines[-1] == "←→  Ⓐ puzzles  Ⓑ back", "after six games no word on the way"


def test_the_next_mistake_is_below_and_what_becomes_better_is_told():
    late = turns((NEVER, 6), (5, 8), (5, 8))
    shown = screen([turns((NEVER, 30), (5, 16), (5, 4))] * 10 + [late] * 10)
    lines = said(shown)
    text = " ".join(lines[:-1])
    assert text.startswith("Costs you most: ")
    assert "islands never finished, 4.5" in text
    assert "misplaced numbers, 4.5" in text
    assert "Better: 7.5 → 1.5" in text or "Better: 5.0 → 4.0" in text


def test_without_a_usual_mistake_none_is_named():
    shown = screen(USUAL * 10)
    lines = said(shown)
    assert " ".join(lines).startswith("No kind of mistake stands out")
    assert lines[-1] == "←→ turn the page  Ⓑ back"
    assert shown.key(A) is shown


@pytest.mark.parametrize("n", [1, 4])
def test_after_few_reviews_nothing_is_named(n):
    lines = said(screen([turns((NEVER, 31), (NEVER, 31), (NEVER, 31))] * n))
    assert " ".join(lines).startswith("After five reviews")
    assert f"So far: {n}." in " ".join(lines)


def test_reviews_of_the_format_before_have_no_mistakes():
    assert " ".join(said(screen([b""] * 20))).startswith("No kind of mistake stands out")


def test_without_reviews_there_is_no_such_page():
    assert not said(screen([]))


@pytest.mark.parametrize("theme", range(7))
def test_a_leads_to_a_puzzle_of_the_theme_that_is_not_solved(theme):
    shown = screen([turns((theme, 31), (theme, 31))] * 20)
    assert said(shown)
    assert shown.mistake.theme == theme
    table = counts.themes("hashi")
    of_it = [
        n
        for n, reasons in enumerate(puzzles.reasons("hashi"))
        if theme in [themes.of(table, reason) for reason in reasons]
    ]
    if not of_it:
        assert shown.key(A) == "There is no puzzle about this mistake."
        return
    for n in of_it:
        assert shown.key(A) == ("hashi", n, theme)
        assert Tries(shown.info, shown.app.store).note(n, True)
    assert shown.key(A) == ("hashi", of_it[0], theme), "all are solved: the first again"


@pytest.mark.parametrize("name", ["hashi", "arabana", "atoll"])
def test_behind_a_puzzle_of_a_theme_comes_the_next_one_of_it(name):
    store = Device().store
    table = counts.themes(name)
    all_of = [[themes.of(table, one) for one in reasons] for reasons in puzzles.reasons(name)]
    theme = max(range(7), key=lambda k: sum(k in own for own in all_of))
    of_it = [n for n, own in enumerate(all_of) if theme in own]
    assert 2 < len(of_it) < len(all_of)
    n = of_it[-1]
    for after in of_it[:-1]:
        tries = Tries(info(name), store)
        assert tries.note(n, True)
        assert tries.next(n, theme) == after
        n = after
    assert Tries(info(name), store).note(n, True)
    tries = Tries(info(name), store)
    assert tries.next(n, theme) == tries.next(n) >= 0, "all of the theme are solved: the others"


def test_a_damaged_file_of_puzzles_has_none_of_the_theme(monkeypatch):
    shown = screen([turns((NEVER, 31), (NEVER, 31))] * 20)
    said(shown)
    monkeypatch.setattr(puzzles, "is_whole", lambda name: False)
    assert shown.key(A) == "There is no puzzle about this mistake."


def test_b_leads_back():
    shown = screen([turns((NEVER, 31))] * 20)
    shown.back = "the menu"
    said(shown)
    assert shown.key(B) == "the menu"
