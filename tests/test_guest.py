"""With -k and the name of one's own game only its tests are read, in order: none is forgotten."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.null import rules as null
from host_sim import skeleton
from host_sim.lab.bench import vm
from host_sim.machine import ROOT
from tests import conform, guest
from tests.long import long

NOT_COPIED = shutil.ignore_patterns(".*", "build", "__pycache__")


@pytest.mark.parametrize("keyword", ["", "hashi", "null", "kalah", "bridges", "bridges or titles"])
def test_other_words_read_all_files(keyword):
    assert guest.chosen(keyword) == ""


def test_a_game_of_one_s_own_is_known_by_its_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(guest, "FOLDER", tmp_path / "tests")
    for place, text in skeleton.files("halma").items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text)
    for keyword in ("halma", "halma and not words", "words and halma", "(halma)"):
        assert guest.chosen(keyword) == "halma"
    for keyword in ("not halma", "words and not halma", "halma or words", "halmas"):
        assert guest.chosen(keyword) == ""


def test_the_files_with_tests_of_each_game_and_its_own_are_read_and_no_others():
    own = "engine/halma/test_rules.py"
    assert all((guest.FOLDER / file).is_file() for file in guest.FILES)
    for file in (*guest.FILES, own, "conftest.py", "conform.py"):
        assert not guest.is_left_out(guest.FOLDER / file, "halma")
    assert guest.is_left_out(guest.FOLDER / "engine/hashi/test_rules.py", "halma")
    first, last = guest.FILES[0], guest.FILES[-1]
    found = sorted((guest.FOLDER / file for file in (own, last, first)), key=guest.order)
    assert found == [guest.FOLDER / file for file in (first, last, own)]


def pytest_in(folder: Path, *words: str) -> list[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    found = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    return found.stdout.splitlines()


RULES, VIEW = "engine/halma/rules.py", "firmware/games/halma/view.py"
INFO = "firmware/games/halma/info.py"
MISTAKES = (
    (RULES, "def score", "def scores", "Halma has no score()"),
    (
        RULES,
        "return move == SWAP or p == 1",
        "while move == move:\n            pass",
        "apply() has not ended in 5 s of computing",
    ),
    (
        RULES,
        "return move == SWAP or p == 1",
        "rng.below(s, 6)\n        return False",
        "apply() used luck",
    ),
    (RULES, "SIZE = 14", "SIZE = 13", "rules.py:90: IndexError: bytearray index out of range"),
    (
        RULES,
        "from engine import rng",
        "import random\nfrom engine import rng",
        "rules.py:7: module random",
    ),
    (
        VIEW,
        "    GAME",
        "    match 1:\n        case _: pass\n    GAME",
        "view.py:17: the handheld's Python",
    ),
    (VIEW, "words.LINES[self.cursor]", "words.LINES[5]", "view.py:37: IndexError: tuple index out"),
    (INFO, "TITLE", "NUMBERED = ((1, 0),)\nTITLE", "halma says NUMBERED = ((1, 0),) (info.py); "),
    (
        INFO,
        "TITLE",
        'choices = bytearray(b"\\x05")\nTITLE',
        "New game: Halma cannot be loaded: choices (info.py)",
    ),
)


def test_an_error_on_the_second_vm_is_told_with_its_line():
    said = """Traceback (most recent call last):
  File "<stdin>", line 2, in <module>
  File "tests/conform.py", line 211, in play_move
  File "engine/halma/rules.py", line 130, in check
TypeError: can't convert 'int' object to str implicitly"""
    assert guest.told(vm.VMError(said), "halma") == (
        "on the handheld's kind of Python, engine/halma/rules.py:130: TypeError: can't convert"
        " 'int' object to str implicitly"
    )
    assert guest.rerun(vm.VMError(said), "halma") == "make test ARGS='-k halma'"


def test_problems_that_are_found_together_are_told_together():
    said = "words/de.py: too long\nwords/fr.py: too long\nassert not ['words/de.py: too long', ...]"
    assert guest.told(AssertionError(said), "halma") == said.rpartition("\n")[0]


def broken(change):
    """Return the error of conform.py where a method of the null game is another."""
    game = type("Null", (null.Null,), change)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(conform.catalog, "make", lambda name: game())
        with pytest.raises(conform.Broken) as found:
            conform.digests("null", 0, 8)
    return found.value


def test_what_breaks_the_contract_is_told_with_the_line_of_its_method():
    def legal(self, out):
        out[0], out[1] = 1, 0
        return 2

    lines = (ROOT / "engine/null/rules.py").read_text().splitlines()
    place = lines.index("    def legal(self, out):") + 1
    said = guest.told(broken({"legal": legal}), "null")
    assert said == f"engine/null/rules.py:{place}: legal moves are not ascending"


def _grown(self, move):
    self.state += b"\0"
    return True


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"legal": lambda self, out: None}, "legal() returned None, and it returns a number"),
        ({"score": lambda self, player: "two"}, "score() returned 'two', and it returns a number"),
        ({"winners": lambda self: 1}, "winners() returned 1, and it returns a list of seats"),
        ({"apply": lambda self, move: None}, "apply() returned None, and it returns True or False"),
        ({"player": lambda self: None}, "player() returned None, and it returns a number"),
        ({"apply": _grown}, "apply() left a state of 15 bytes, and SIZE is 14"),
    ],
)
def test_a_method_that_returns_something_else_is_told_with_its_line(change, sentence):
    said = guest.told(broken(change), "null")
    assert re.fullmatch(r"engine/null/rules\.py(:\d+)?: " + re.escape(sentence), said)


def test_what_the_handhelds_python_does_not_implement_is_said():
    said = """Traceback (most recent call last):
  File "engine/halma/rules.py", line 62, in score
NotImplementedError: """
    assert "rules.py:62: NotImplementedError: it lacks that, such as a number `in`" in guest.told(
        vm.VMError(said), "halma"
    )


def test_a_deal_that_cannot_be_is_told_of_determinize():
    def determinize(self, player, r):
        self.observe(player, self.state)
        self.state[0:4] = r[0:4]

    said = guest.told(broken({"determinize": determinize}), "null")
    assert said.startswith("engine/null/rules.py:")
    assert said.endswith(": six different cards (in a state that determinize() dealt)")


@pytest.mark.parametrize("size", ["SIZE", "MAX_LEGAL"])
def test_what_is_too_small_is_asked_for(size):
    said = guest.told(broken({size: 1 if size == "MAX_LEGAL" else 13}), "null")
    assert said.endswith(f"index out of range (is {size} large enough?)")


def test_a_class_that_is_missing_is_named_with_its_file():
    said = "module 'engine.halma.rules' has no attribute 'Halma'"
    assert guest.told(AttributeError(said), "halma") == "engine/halma/rules.py has no Halma"


def test_what_meets_a_mistake_again_is_called_with_this_python():
    command = guest.rerun(AssertionError("x\nrerun: python -m tests.conform halma 3 \n"), "halma")
    python, _, rest = command.partition(" ")
    assert (ROOT / python).samefile(sys.executable)
    assert rest == "-m tests.conform halma 3"


@long
@pytest.mark.parametrize(("file", "old", "new", "sentence"), MISTAKES)
def test_a_mistake_is_one_sentence(tmp_path, file, old, new, sentence):
    copy = copied(tmp_path)
    text = (copy / file).read_text()
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1))
    said = pytest_in(copy, "-k", "halma")
    assert any(sentence in line for line in said), said
    assert not any("Traceback" in line for line in said)


def copied(folder: Path) -> Path:
    """Return a copy of the project with a new game, Halma."""
    copy = folder / "copy"
    shutil.copytree(ROOT, copy, ignore=NOT_COPIED, symlinks=True)
    for place, text in skeleton.files("halma").items():
        (copy / place).parent.mkdir(parents=True, exist_ok=True)
        (copy / place).write_text(text)
    return copy


@long
def test_the_same_tests_are_found_as_among_all_and_the_first_failure_ends_them(tmp_path):
    copy = copied(tmp_path)
    among_all = pytest_in(copy, "--collect-only", "-k", "halma and halma")
    alone = pytest_in(copy, "--collect-only", "-k", "halma")
    found = [line for line in alone if "::" in line]
    assert set(found) == {line for line in among_all if "::" in line}
    assert guest.LACKS in found[0]
    assert found[1].startswith("tests/engine/test_conformance.py")
    rules = copy / "engine/halma/rules.py"
    rules.write_text(rules.read_text().replace("def apply(", "def reapply("))
    said = pytest_in(copy, "-k", "halma")
    assert "Halma has no apply()" in said
    assert any("test_conformance.py" in line for line in said if line.startswith("FAILED"))
