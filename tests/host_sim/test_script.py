"""Key scripts: the format, its mistakes, and pictures that are the same each time."""

import hashlib
import io
import re
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from host_sim import script
from host_sim.__main__ import main as command
from host_sim.drive import Handheld
from host_sim.frontends import keep
from host_sim.language import chosen
from host_sim.script import ScriptError, Step, read


def run(folder, text, *options):
    path = folder / "keys.txt"
    path.write_text(text, encoding="utf-8")
    return command(["run", str(path), "--out", str(folder / "out"), *options])


def test_a_script_is_steps_comments_and_blank_lines():
    text = "# start\n\npress DOWN+A\r\n  hold A 600   # long\nwait 200\nsnap one.two-3\n"
    assert read(text) == [
        Step(3, "press", "DOWN+A"),
        Step(4, "hold", "A", 600),
        Step(5, "wait", ms=200),
        Step(6, "snap", "one.two-3"),
    ]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("push A", "there is no step 'push'; it is one of press, hold, wait, volts, power, snap."),
        ("press", "this step reads `press KEY`."),
        ("press A B", "this step reads `press KEY`."),
        ("press a", "there is no key 'a'; it is one of UP, DOWN, LEFT, RIGHT, A, B."),
        ("press DOWN+C", "there is no key 'C'; it is one of UP, DOWN, LEFT, RIGHT, A, B."),
        ("press DOWN+", "there is no key ''; it is one of UP, DOWN, LEFT, RIGHT, A, B."),
        ("hold A", "this step reads `hold KEY MILLISECONDS`."),
        ("hold A long", "'long' is no time: whole milliseconds, 1 to 3600000."),
        ("wait 0", "'0' is no time: whole milliseconds, 1 to 3600000."),
        ("wait -5", "'-5' is no time: whole milliseconds, 1 to 3600000."),
        ("wait 9999999999", "'9999999999' is no time: whole milliseconds, 1 to 3600000."),
        ("wait ²", "'²' is no time: whole milliseconds, 1 to 3600000."),
        (
            "wait " + "9" * 5000,
            "'999999999999...9999999999999' is no time: whole milliseconds, 1 to 3600000.",
        ),
        ("power", "this step reads `power STATE`."),
        ("power up", "the power is not 'up'; it is one of off, on, blank."),
        ("power on", "the power is on already."),
        ("snap a/b", "'a/b' is no name for a file: letters, digits, _ . and - only."),
        ("snap ..", "'..' is no name for a file: letters, digits, _ . and - only."),
    ],
)
def test_each_mistake_is_one_sentence_with_its_line(line, sentence):
    with pytest.raises(ScriptError) as caught:
        read("wait 1\n" + line + "\n")
    assert caught.value.args[0] == [(2, sentence)]


def test_a_script_that_forgets_the_power_is_told_where():
    with pytest.raises(ScriptError) as caught:
        read("power off\nsnap a\npower off\npress A\nhold B 9\nwait 5\npower on\npress A\n")
    assert caught.value.args[0] == [
        (3, "the power is off already."),
        (4, "the power is off, so a key does nothing."),
        (5, "the power is off, so a key does nothing."),
    ]


def test_the_power_can_be_cut_and_given_back_and_all_can_be_forgotten(tmp_path, capsys):
    text = "snap new\nwait 300\nsnap saved\npower off\nwait 50\nsnap off\npower on\nsnap again\n"
    text += "power blank\nsnap blank\n"
    seen = {}
    with Handheld(seed=3, env={"TOMBOLO_LANGUAGE": None}) as handheld:
        for step in read(text):
            if step.what == "wait":
                chosen(handheld.machine.nvm, "fr")
            if step.what == "snap":
                seen[step.name] = handheld.frame(), handheld.nvm
            else:
                script.act(step, handheld)
    assert seen["off"] == (bytes(1024), seen["saved"][1])
    assert seen["again"][1] == seen["saved"][1] != seen["new"][1]
    assert seen["again"][0] not in (bytes(1024), seen["new"][0])
    assert seen["blank"] == seen["new"]
    assert run(tmp_path, text) == 0
    assert len(capsys.readouterr().out.splitlines()) == 5


def test_all_mistakes_are_told_at_once():
    with pytest.raises(ScriptError) as caught:
        read("push\nsnap a\nwait x\nsnap a\n")
    assert [number for number, _ in caught.value.args[0]] == [1, 2, 3, 4]


def test_mistakes_go_to_stderr_with_exit_status_2(tmp_path, capsys):
    assert run(tmp_path, "press A\npress C\n") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith(
        "keys.txt:2: there is no key 'C'; it is one of UP, DOWN, LEFT, RIGHT, A, B.\n"
    )
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--board", "nope"], "there is no board 'nope'; there are"),
        (["--game", "chess"], "there is no game 'chess'; it is one of arabana"),
        (["--seed", "-1"], "'-1' is no seed; it is a number from 0 to 2^32 - 1"),
        (["--seed", "4294967296"], "'4294967296' is no seed"),
        (["--side", "C"], "--side"),
        (["--opponents", "hard,chess"], "one to three of easy"),
        (["--game", "atoll", "--side", "B"], "--side and --opponents are Hashi's alone"),
    ],
)
def test_wrong_options_are_one_sentence_with_exit_status_2(tmp_path, capsys, options, sentence):
    try:
        status = run(tmp_path, "wait 1\n", *options)
    except SystemExit as error:
        status = error.code
    assert status == 2
    err = capsys.readouterr().err
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_script_that_cannot_be_read_is_one_sentence(tmp_path, capsys, content):
    path = tmp_path / "keys.txt"
    if content:
        path.write_bytes(content)
    assert command(["run", str(path), "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_snaps_are_png_and_pbm_and_their_digests_are_printed(tmp_path, capsys):
    assert run(tmp_path, "snap title\npress DOWN\nsnap next\n") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["title", "next"]
    for line in lines:
        name, digest = line.split()
        pbm = (tmp_path / "out" / f"{name}.pbm").read_bytes()
        assert pbm[:10] == b"P4\n128 64\n"
        assert hashlib.sha256(pbm[10:]).hexdigest() == digest
        assert len(pbm) == 10 + 1024
        assert (tmp_path / "out" / f"{name}.png").read_bytes()[:4] == b"\x89PNG"
    assert lines[0].split()[1] != lines[1].split()[1]


def test_the_same_script_gives_the_same_bytes_on_every_run(tmp_path, capsys):
    text = "press A\nsnap a\npress DOWN\npress A\nwait 300\nsnap b\nhold B 700\nsnap c\n"
    seen = []
    for _ in range(2):
        assert run(tmp_path, text) == 0
        seen.append(capsys.readouterr().out)
        seen.append([path.read_bytes() for path in sorted((tmp_path / "out").iterdir())])
    assert seen[:2] == seen[2:]


def test_a_picture_that_cannot_be_written_is_one_sentence(tmp_path, capsys):
    (tmp_path / "out" / "x.png").mkdir(parents=True)
    assert run(tmp_path, "snap x\n") == 2
    assert capsys.readouterr().err == f"run: {tmp_path}/out/x.png: Is a directory.\n"


@pytest.mark.parametrize("name", ["x.png", "x.pbm"])
def test_a_picture_that_a_full_disk_tears_is_removed_and_named(tmp_path, capsys, monkeypatch, name):
    whole = {".png": (Image.Image, "save"), ".pbm": (Path, "write_bytes")}[name[1:]]

    def tear(*_):
        (tmp_path / "out" / name).touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(*whole, tear)
    assert run(tmp_path, "snap x\n") == 2
    assert capsys.readouterr().err == f"run: {tmp_path}/out/{name}: No space left on device.\n"
    assert not (tmp_path / "out" / name).exists()


def test_a_script_of_notepad_is_read(tmp_path):
    assert run(tmp_path, "\ufeffwait 1\n") == 0


def test_a_script_can_come_through_the_standard_input(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("snap x\n"))
    assert command(["run", "-", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("x ")


def test_a_closed_standard_input_is_one_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", None)
    assert command(["run", "-", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "run: the standard input is closed.\n"


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("raise ValueError('broken')", "ValueError: broken"),
        ("pass", "FirmwareEnded: .*code.py came to its end"),
        (
            "print('Traceback')\nimport time\nwhile True: time.sleep(1)",
            "FirmwareCrashed: .*code.py",
        ),
    ],
)
def test_a_firmware_that_stops_is_a_sentence_and_a_log(tmp_path, capsys, monkeypatch, program, why):
    broken = tmp_path / "code.py"
    broken.write_text(program)
    monkeypatch.setattr(script, "Handheld", partial(Handheld, program=broken))
    monkeypatch.setattr(keep, "data_folder", lambda: tmp_path)
    assert run(tmp_path, "wait 1\n") == 1
    out = capsys.readouterr().err
    assert re.fullmatch(rf"run: The game stopped with an error \({why}.*\)\. .*\.\n", out)
    log = Path(out.split(" in ")[-1].strip().rstrip("."))
    assert "Traceback" in log.read_text(encoding="utf-8")
