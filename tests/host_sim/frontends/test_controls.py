"""What the keys do: the file in which a player says so, read, refused in one sentence, written."""

import pytest

from host_sim.frontends import controls
from host_sim.frontends.terminal import Terminal, legends
from tests.host_sim.frontends.sitting import sitting
from tests.host_sim.frontends.test_terminal import Script


def test_a_line_gives_something_its_keys_in_place_of_others():
    found = controls.read("A = j return  # a comment\n\n# MENU = z\nlook = F1\n")
    assert [key for key, what in found.items() if what == "A"] == ["j", "return"]
    assert [key for key, what in found.items() if what == "LOOK"] == ["f1"]
    assert found["m"] == "MENU"
    assert "z" not in found


def test_what_a_line_takes_another_loses():
    found = controls.read("A = m")
    assert found["m"] == "A"
    assert "MENU" not in found.values()
    assert "menu" not in " ".join(legends(found)).replace("menu: -", "")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("A z", "line 1 does not read like `A = z return`"),
        ("\nA =", "line 2 does not read like `A = z return`"),
        ("JUMP = z", "line 1: there is no 'JUMP'; it is one of UP,"),
        ("A = z\nA = y", "line 2: A has a line already"),
        ("A = z\nB = z", "line 2: the key 'z' is used twice"),
        ("A = hyper", "line 1: no key is called 'hyper'"),
        ("MENU = x backspace escape", "no key is left for B"),
    ],
)
def test_bad_content_is_one_sentence_and_the_keys_as_at_first(tmp_path, text, says):
    path = tmp_path / "keys.txt"
    path.write_text(text)
    found, sentence = controls.load(path)
    assert found == controls.read("")
    assert sentence.startswith(f"The keys are as at first, because of {path}: {says}")
    assert sentence.count("\n") == 0
    assert path.read_text() == text


def test_what_is_no_text_is_a_sentence_too(tmp_path):
    (tmp_path / "keys.txt").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in controls.load(tmp_path / "keys.txt")[1]
    assert "cannot be read" in controls.load(tmp_path)[1]


def test_without_a_file_one_is_written_that_changes_nothing(tmp_path):
    path = tmp_path / "new" / "keys.txt"
    assert controls.load(path) == (controls.read(""), "")
    text = path.read_text()
    assert all(line.startswith("#") for line in text.splitlines())
    assert controls.load(path) == (controls.read(""), "")
    for line in controls.DEFAULTS.splitlines():  # and each of its lines may be taken in
        assert "# " + line in text
        path.write_text(text.replace("# " + line, line))
        assert controls.load(path) == (controls.read(""), "")
    controls.load(path / "below")  # where none can be written there is none


def test_the_terminal_has_the_same_keys():
    live = sitting()
    console = Script()
    frontend = Terminal(live, console, controls.read("A = j\nMENU = tab"))
    for sent, down in (("z", []), ("j", ["A"]), ("\t", ["A", "B"])):
        console.text = sent
        frontend.pump(live)
        assert live.down() == down
    assert "J: A" in frontend.legend[0]
    assert frontend.holds["J"][0] == ("A",)


def test_one_key_of_the_terminal_asks_for_a_hint():
    live = sitting()
    console = Script()
    frontend = Terminal(live, console)
    console.text = "h"
    frontend.pump(live)
    assert live.down() == ["DOWN", "A"]
    assert "H: hint" in frontend.legend[0]
    live.machine.clock.sleep(300_000)
    console.text = ""
    frontend.pump(live)
    live.machine.clock.sleep(300_000)
    assert live.down() == []
