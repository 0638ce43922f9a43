"""What is wrong with a game is told in a sentence with its line: mistakes made in Reversi."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from host_sim.drive import Handheld
from host_sim.maker import curious, lesson, spelling, views
from host_sim.maker.drawn import Watch
from tests import guests

VIEW = "firmware/games/reversi/view.py"
INFO = "firmware/games/reversi/info.py"
RULES = "engine/reversi/rules.py"
HEAD = "from firmware.guest.grid import Grid\n"
END = "\n\nview = View\n"


def method(head: str, body: str) -> tuple[str, str]:
    """Return what adds a method to the view: the text to be replaced, and by what."""
    return END, f"\n    def {head}:\n        {body}\n{END}"


def drawing(call: str) -> tuple[str, str]:
    return method("ground(self, c)", call)


@pytest.fixture
def reversi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with Reversi, to be changed."""
    shutil.copytree(guests.FOLDER / "reversi", tmp_path / "reversi")
    monkeypatch.setattr(guests, "FOLDER", tmp_path)
    return tmp_path / "reversi"


def change(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def line_of(root: Path, sentence: str) -> str:
    """Return the line of a source that a sentence names."""
    file, line = sentence.split(":")[:2]
    return (root / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def drive(root: Path) -> Path:
    folder = root.parent / "drive"
    folder.mkdir()
    return guests.drive(folder, [root.name])


VIEWS = [
    ("    SHOWS", "    AT = (80, 0)\n    SHOWS", "AT = ", "cell 6 is 7x7 dots at 122, 0, and"),
    ("    SHOWS", "    SIZE = (7, 8)\n    SHOWS", "SIZE", "63, and the last line begins at 56"),
    ("() if move == PASS else (move,)", "move", "def cells", "and it returns a tuple of cells"),
    ("(move,)", "(move + 37,)", "def cells", "and the cells are 0 to 63"),
    (
        "return words.T",
        "return words.TAKEN[99] or words.T",
        "TAKEN[99]",
        "IndexError: string index",
    ),
    (*method("spot(self, moves)", "return moves[9]"), "moves[9]", "IndexError: tuple index"),
    (*method("line(self)", "pass"), "def line", "line() returned None, and it returns a text"),
    (END, "    PANEL = ((70, 0, 9), (70, 9, 9))\n" + END, "PANEL", "the line of a player has -7"),
    (
        "        disc = self.seen",
        "        self.session.game.state[5] = 0\n        disc = self.seen",
        "state[5] = 0",
        "the screen changes the game: it may only read; moves change it",
    ),
    (
        *drawing('c.text(90, 40, "a long text")'),
        "c.text",
        "the text 'a long text' at 90, 40 ends at",
    ),
    (*drawing("c.fill(130, 8, 4, 4)"), "c.fill", "what is filled, 4x4 dots, at 130, 8 ends at"),
    (
        *drawing('c.text(90, 51, "low")'),
        "c.text",
        "reaches into the last line, which begins at row",
    ),
    (
        *drawing('c.text(70, c.text(70, 40, "under") // 2 - 8, "over")'),
        "c.text",
        "lies over 'under', ",
    ),
]


@pytest.mark.parametrize(("old", "new", "at", "sentence"), VIEWS)
def test_what_a_view_returns_and_draws_is_looked_at(
    reversi: Path, old: str, new: str, at: str, sentence: str
) -> None:
    change(reversi, VIEW, old, new)
    found = views.problems(reversi, drive(reversi), "reversi")
    assert found
    assert sentence in found[0], found
    assert at in line_of(reversi, found[0])


ROW = 'return [menu.Row("Sheet", lambda menu: {})]'
STUCK = """
class Stuck(menu.Screen):
    def key(self, k):
        return self

    def fill(self, c):
        c.text(0, 0, "stuck")


"""
SHEET = """
class Sheet(menu.Menu):
    def __init__(self, play):
        rows = [menu.Row("Write", lambda menu: {})]
        menu.Menu.__init__(self, "Sheet", rows, play, "")


"""


def sheet(enter: str) -> tuple[str, str]:
    """Return what adds a Menu of the game's own, whose row does what is given."""
    with_row = method("rows(self, play)", ROW.format("Sheet(play)"))[1]
    return END, with_row.replace(END, SHEET.format(enter) + END)


LONG = 'TITLE = "{}"'.format(5 * "Reversi ")
PERSONS = [
    (VIEW, *method("rows(self, play)", ROW.format("1 // 0")), "1 // 0", "ZeroDivisionError: "),
    (VIEW, *method("rows(self, play)", "return [1 // 0]"), "1 // 0", "ZeroDivisionError: "),
    (
        VIEW,
        END,
        method("rows(self, play)", ROW.format("Stuck()"))[1].replace(END, STUCK + END),
        '"Sheet"',
        "B does not lead back from 'Sheet': Stuck stays",
    ),
    (VIEW, *sheet("play.playall((19,))"), "playall", "has no attribute 'playall'"),
    (VIEW, *sheet("None"), '"Write"', "None was returned, and "),
    (INFO, 'TITLE = "Reversi"', LONG, "TITLE", "the text 'Reversi"),
    (VIEW, *method("tick(self, ms, is_shown=False)", "return self.no"), "self.no", "no attribute"),
    (VIEW, *method("replay(self, c, before)", "c.text(0, 0)"), "c.text", "TypeError"),
]


@pytest.mark.parametrize(("file", "old", "new", "at", "sentence"), PERSONS)
def test_what_a_person_meets_is_told(
    reversi: Path, file: str, old: str, new: str, at: str, sentence: str
) -> None:
    change(reversi, file, old, new)
    change(reversi, VIEW, HEAD, HEAD + "from firmware.screens import menu\n")
    found = curious.problems(reversi, drive(reversi), "reversi")
    assert found
    assert sentence in found[0], found
    assert at in line_of(reversi, found[0])


@pytest.mark.timeout(100)
def test_a_move_without_a_cell_and_without_a_row_is_told(reversi: Path) -> None:
    change(reversi, VIEW, "() if move == PASS else", "() if move >= 32 else")
    change(reversi, VIEW, *method("rows(self, play)", "return []"))
    found = curious.problems(reversi, drive(reversi), "reversi")
    assert re.match(rf"{VIEW}: move \d+ cannot be made: .* has the text 'Pass', which", found[0])


def test_a_move_without_a_cell_may_be_made_in_a_menu_of_one_s_own(reversi: Path) -> None:
    change(reversi, VIEW, "() if move == PASS else", "() if move >= 32 else")
    change(reversi, VIEW, *method("name(self, move)", "return str(move)"))
    rows = "return [menu.Row('Own', lambda m: menu.Menu('Own', Grid.rows(self, play), play, ''))]"
    change(reversi, VIEW, *method("rows(self, play)", rows))
    change(reversi, VIEW, HEAD, HEAD + "from firmware.screens import menu\n")
    assert not curious.problems(reversi, drive(reversi), "reversi")


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (INFO, "TITLE", 'LEVEL = ("random",)\nTITLE', "nobody reads LEVEL; is LEVELS meant?"),
        (VIEW, "def why_not(", "def whynot(", "nobody reads whynot; is why_not meant?"),
        (VIEW, "HAS_DISCS = ", "HAS_DISC = ", "nobody reads HAS_DISC; is HAS_DISCS meant?"),
        (RULES, "    def legal(", "    def legals(", "nobody reads legals; is legal meant?"),
    ],
)
def test_a_misspelt_name_is_told(
    reversi: Path, file: str, old: str, new: str, sentence: str
) -> None:
    change(reversi, file, old, new)
    (found,) = spelling.problems(reversi, "reversi")
    assert found.startswith(file)
    assert found.endswith(sentence)
    assert sentence.split()[2].strip(";") in line_of(reversi, found)


def test_a_title_in_the_words_is_told(reversi: Path) -> None:
    words = "firmware/games/reversi/words/en.py"
    change(reversi, words, "TAKEN", 'TITLE = "Othello"\nTAKEN')
    (found,) = spelling.problems(reversi, "reversi")
    assert found.startswith(words)
    assert found.endswith("one title in all languages, TITLE of info.py")
    assert line_of(reversi, found) == 'TITLE = "Othello"'


def test_a_game_that_cannot_be_loaded_is_told_once(reversi: Path) -> None:
    change(reversi, INFO, "TITLE", "progress = lambda session: -1\n\nTITLE")
    found = curious.problems(reversi, drive(reversi), "reversi")
    assert found == ["Reversi cannot be loaded: progress() (info.py)"]


@pytest.mark.parametrize(
    "call",
    ["c.fill(120, 8, 20, 4)", "c.line(-4, 4, 20, 4)", 'c.big(60, 30, c.text(61, 31, "A") and "A")'],
)
def test_what_is_cut_on_purpose_and_a_shadow_are_nothing_wrong(reversi: Path, call: str) -> None:
    change(reversi, VIEW, *drawing(call))
    assert not views.problems(reversi, drive(reversi), "reversi")


GROUND = ("    SHOWS", "    OVER_GROUND = True\n    SHOWS")
COUNT = (
    "    def shows(self, at):\n",
    "    def shows(self, at):\n        if at == 0:\n"
    "            return ('i.', 'i!')[len(self.session.moves) % 2]\n",
)


def test_a_text_that_the_ground_hides_again_is_gone(reversi: Path) -> None:
    for old, new in (GROUND, COUNT):
        change(reversi, VIEW, old, new)
    assert not curious.problems(reversi, drive(reversi), "reversi")


def test_what_the_ground_has_is_there_again_under_a_cell(reversi: Path) -> None:
    for old, new in (GROUND, COUNT, drawing('c.text(0, 0, "A")')):
        change(reversi, VIEW, old, new)
    found = views.problems(reversi, drive(reversi), "reversi")
    assert "lies over 'A', " in found[0]


def test_what_a_notice_hides_of_a_text_is_gone_and_the_rest_is_not(tmp_path: Path) -> None:
    with Handheld(seed=5, start_ms=1500) as handheld:
        canvas = handheld.machine.main["app"].canvas
        canvas.clear()
        watch = Watch(canvas, tmp_path, "reversi")
        canvas.text(20, 20, "in hand 9")
        canvas.fill(38, 18, 60, 10, 0)
        canvas.text(40, 20, "over")
        assert not watch.problems
        canvas.text(24, 22, "mm")
        (problem,) = watch.problems
        assert problem.endswith("lies over 'in hand 9', 11 columns of it")


HELP = "firmware/games/mines/help.py"
WORDS = "firmware/games/mines/words/en.py"


@pytest.fixture
def mines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with Mines, which has a lesson, to be changed."""
    shutil.copytree(guests.FOLDER / "mines", tmp_path / "mines")
    monkeypatch.setattr(guests, "FOLDER", tmp_path)
    return tmp_path / "mines"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (HELP, "import PAGES as PAGES", "import page_of", f"{HELP}: it has no PAGES: from firm"),
        (HELP, "def spot(", "def spots(", f"{HELP}: it has no spot: def spot(view, moves): "),
        (HELP, "(65,)", "(65,), (2,)", f"{WORDS}:10: STEPS has 3 texts, and help.py 4 steps"),
        (WORDS, "TOPICS", "TOPIC", f"{WORDS}: it has no TOPICS, and help.py needs it: its pages"),
    ],
)
def test_what_a_lesson_lacks_is_told(
    mines: Path, file: str, old: str, new: str, sentence: str
) -> None:
    assert not lesson.lacks(mines, "mines")
    change(mines, file, old, new)
    (found,) = lesson.lacks(mines, "mines")
    assert found.startswith(sentence)


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("(65,)", "(40,)", 11, "move 40 is not legal there, where the person is to move; legal "),
        ("(40,), ", "(40,),\n    ", 12, "step 2 of STEPS cannot be played: move 999 is not legal"),
    ],
)
def test_a_move_of_a_lesson_that_is_not_legal_is_told(
    mines: Path, old: str, new: str, line: int, sentence: str
) -> None:
    change(mines, HELP, old, new)
    if line == 12:
        change(mines, HELP, "72 + 56", "999")
    found = curious.problems(mines, drive(mines), "mines")
    assert found[0].startswith(f"{HELP}:{line}: ")
    assert sentence in found[0]
