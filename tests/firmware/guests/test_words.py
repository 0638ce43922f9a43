"""The texts of guests and of the template: there, drawn in the font, and short enough."""

from __future__ import annotations

import pytest

from host_sim.machine import ROOT
from tests.firmware.guests import texts
from tests.guests import ALL, root_of

GOOD = 'TOPICS = ("Pip|It is small.",)\nTAKEN = "Taken"\n'


@pytest.mark.parametrize("name", [*ALL, "null"])
def test_the_texts_of_a_guest_are_there_and_fit(name):
    problems = texts.problems(root_of(name) / "firmware/games" / name)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (GOOD, None),
        (GOOD + 'MORE = "More"\n', "nobody reads MORE"),
        (GOOD + 'PROGRESS = "At {clicks} of many clicks"\n', None),
        (GOOD + f'PROGRESS = "At {{clicks}} {20 * "w"}"\n', "'At {clicks} www"),
        ('TOPICS = ("Pip|It is small.",)\n', "words/en.py has no TAKEN"),
        ('TAKEN = "' + "Much too long " * 3 + '"\n', "dots wide"),
        ('TAKEN = "\u2603"\n', "the font has no \u2603"),
        (GOOD.replace("small", "so large that it takes " + "many, many words " * 12), "too many"),
        (GOOD.replace("Pip|", "Pip. "), "the page 'Pip. It is small'... has no |"),
        (GOOD.replace("Pip|", "Pip, which has a title much too long|"), "is too long"),
    ],
)
def test_what_is_wrong_with_texts_is_told(tmp_path, words, problem):
    (tmp_path / "words").mkdir()
    (tmp_path / "words/en.py").write_text(words, encoding="utf-8")
    (tmp_path / "view.py").write_text("print(words.TAKEN)\n", encoding="utf-8")
    if "PROGRESS" in words:
        (tmp_path / "info.py").write_text('strings("pip").PROGRESS\n', encoding="utf-8")
    found = texts.problems(tmp_path)
    assert (problem in found[0] and len(found) == 1) if problem else not found, found


@pytest.mark.parametrize(
    ("picture", "problem"),
    [
        ("##.\n#..\n", None),
        ("##.\n#.\n", "view.py:2: in this picture row 2 has 2 dots, and the first 3"),
        ("#\n" * 57, "view.py:2: this picture is 1x57 dots, too large for the display"),
    ],
)
def test_a_picture_of_the_wrong_size_is_told(tmp_path, picture, problem):
    (tmp_path / "words").mkdir()
    (tmp_path / "view.py").write_text(f'X = 1\nPICTURE = """\n{picture}"""\n', encoding="utf-8")
    place = f"firmware/games/{tmp_path.name}/"
    assert texts.problems(tmp_path) == ([place + problem] if problem else [])


def test_every_guest_is_looked_at():
    assert {"kalah", "reversi"} <= set(ALL)
    assert root_of("null") == ROOT
