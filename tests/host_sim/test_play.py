"""`play`: where it plays, its options, and what is kept between plays."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import catalog, codes
from host_sim import play
from host_sim.bots import demo
from host_sim.devices.bus import Fatal
from host_sim.devices.clock import Stop
from host_sim.frontends import keep
from host_sim.frontends.live import Live
from host_sim.options import games
from tests.host_sim.test_program import DOT, PROFILE

ROOT = Path(__file__).resolve().parents[2]
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    monkeypatch.delenv("XDG_PICTURES_DIR", raising=False)


@pytest.fixture
def made(tmp_path):
    """Make a Live that runs DOT, its nvm kept in a file."""

    def make(**options):
        path = tmp_path / "dot.py"
        path.write_text(DOT)
        return Live(PROFILE, 1, {}, tmp_path / "kept.nvm", path, **options)

    return make


class Visit:
    """A frontend that does something once the firmware runs, and leaves a moment later."""

    def __init__(self, what=lambda live: None):
        self.what = what
        self.until = None

    def pump(self, live):
        now = live.machine.clock.now
        assert now < 30_000_000, "the firmware has not started"
        if self.until is None and live.machine.chip.is_lit and live.machine.nvm.writes:
            self.until = now + 150_000
            self.what(live)
        if self.until is not None and now > self.until:
            raise Stop


def test_nvm_is_kept_and_read_back(tmp_path):
    path = tmp_path / "a" / "pico.nvm"
    assert keep.load_nvm(path) == (b"", "")
    keep.save_nvm(path, b"abc")
    assert keep.load_nvm(path) == (b"abc", "")
    keep.save_nvm(path, b"abcd")
    assert keep.load_nvm(path) == (b"abcd", "")
    assert [entry.name for entry in path.parent.iterdir()] == ["pico.nvm"]


@pytest.mark.parametrize("spoil", [lambda b: b[:-1], lambda b: b"", lambda b: b"X" + b[1:]])
def test_a_damaged_file_is_set_aside_with_a_sentence(tmp_path, spoil):
    path = tmp_path / "pico.nvm"
    for number in range(2):
        keep.save_nvm(path, bytes(100))
        spoilt = spoil(path.read_bytes())
        path.write_bytes(spoilt)
        nvm, sentence = keep.load_nvm(path)
        assert nvm == b""
        assert "damaged" in sentence
        assert not path.exists()
        aside = tmp_path / ("pico.damaged" if number == 0 else "pico-2.damaged")
        assert aside.read_bytes() == spoilt


def test_a_failed_write_leaves_what_was_there(tmp_path, monkeypatch):
    path = tmp_path / "pico.nvm"
    keep.save_nvm(path, b"old")
    monkeypatch.setattr(os, "replace", _fail)
    with pytest.raises(OSError, match="no space"):
        keep.save_nvm(path, b"new")
    assert keep.load_nvm(path) == (b"old", "")
    assert [entry.name for entry in tmp_path.iterdir()] == ["pico.nvm"]


def _fail(*_):
    raise OSError(28, "no space")


def test_data_goes_to_the_users_folder_never_to_the_project():
    assert ROOT not in keep.data_folder().parents
    assert ROOT not in keep.pictures_folder().parents


def test_a_sitting_keeps_what_the_firmware_wrote(made):
    assert made().run(Visit()) == ""
    live = made()
    assert live.machine.nvm[0] == 0
    assert live.run(Visit()) == ""
    assert made().machine.nvm[0] == 1


def test_a_short_tap_is_long_enough_to_be_seen(made):
    def tap(live):
        live.press("RIGHT", "key")
        live.release("RIGHT", "key")

    live = made()
    live.run(Visit(tap))
    assert live.machine.chip.pixel(65, 32)
    assert live.down() == []


def test_two_keys_of_the_keyboard_may_be_one_button(made):
    live = made()
    live.press("A", "z")
    live.press("A", "space")
    live.release("A", "z")
    assert live.down() == ["A"]
    live.release_all()
    live.machine.clock.sleep(70_000)
    assert live.down() == []


def test_a_save_that_cannot_be_written_is_told(made, monkeypatch):
    live = made()
    monkeypatch.setattr(keep, "save_nvm", _fail)
    live.run(Visit())
    assert "cannot be saved" in live.notice


@pytest.mark.parametrize("name", DISPLAYS)
def test_a_display_is_found_by_its_environment(name, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    for one in DISPLAYS:
        monkeypatch.delenv(one, raising=False)
    assert not play.has_display()
    monkeypatch.setenv(name, "x")
    assert play.has_display()


def command(*options, env=None):
    """Run `play` in a process without display and terminal."""
    clean = {key: value for key, value in os.environ.items() if key not in DISPLAYS}
    return subprocess.run(
        [sys.executable, "-m", "host_sim", "play", *options],
        cwd=ROOT,
        env={**clean, **(env or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def test_without_display_and_terminal_a_game_plays_itself():
    done = command(env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 33
    assert all(set(line) <= set(" ▀▄█") for line in lines[:32])
    assert any(line.strip() for line in lines[:32])
    assert lines[32].strip()


def test_a_demo_that_stops_is_a_sentence_and_a_log(capsys, monkeypatch):
    def lose(*_):
        raise Fatal("the display's bus is gone")

    monkeypatch.setattr(demo, "run", lose)
    assert play.main(["--demo"]) == 1
    out = capsys.readouterr().err
    assert out.startswith(
        "play: The game stopped with an error (Fatal: the display's bus is gone)."
    )
    assert out.count("\n") == 1
    assert "Traceback" in Path(out.split(" in ")[-1].strip().rstrip(".")).read_text()


def test_the_demo_plays_a_table_of_hashi_to_its_end(capsys):
    assert play.main(["--demo", "--game", "hashi", "--opponents", "easy,person"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"Hashi, side A, seed \d+: \d+, \d+, \d+ points\.", out)


def test_a_window_that_cannot_open_is_one_sentence_and_the_next_way_is_taken():
    done = command(env={"SDL_VIDEODRIVER": "no_such_driver"})
    assert done.returncode == 0
    assert done.stderr.startswith("play: No window can be opened")
    assert done.stderr.count("\n") == 1
    assert command("--window", env={"SDL_VIDEODRIVER": "no_such_driver"}).returncode == 1


def test_a_window_without_a_display_is_refused_and_not_played_unseen():
    done = command("--window", "--no-save")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "play: No window can be opened (there is no display)."


def test_the_template_cannot_be_played():
    done = command("--board", "TEMPLATE", "--demo")
    assert done.returncode == 2
    assert "copy it to boards/yours.py" in done.stderr
    assert done.stderr.count("\n") == 1


def test_no_terminal_where_one_is_wanted_is_one_sentence():
    done = command("--terminal")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "options",
    [
        ["--seed", "x"],
        ["--scale", "-1"],
        ["--language", "xx"],
        ["--demo", "--terminal"],
        ["--game", "arabana", "--opponents", "easy"],
    ],
)
def test_wrong_options_are_one_sentence(options, capsys):
    with pytest.raises(SystemExit) as caught:
        play.main(options)
    assert caught.value.code == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1


def test_memory_is_kept_apart_for_each_board():
    files = {play.nvm_file(play._parser().parse_args(["--board", b])) for b in ("pico", "pico2")}
    assert len(files) == 2
    assert play.nvm_file(play._parser().parse_args(["--no-save"])) is None
    assert play.nvm_file(play._parser().parse_args(["--save", "x"])) == Path("x")


@pytest.mark.parametrize("name", games())
def test_the_demo_plays_every_game_to_its_end(name, capsys):
    assert play.main(["--demo", "--game", name, "--seed", "2"]) == 0
    shown, out = capsys.readouterr().out.rsplit("\n", 2)[:2]
    assert any(char in shown for char in "▀▄█")
    assert "seed 2" in out
    assert "A computer player pressed the keys" in out


@pytest.mark.parametrize("name", games())
def test_the_demo_plays_the_game_of_a_code(name, capsys):
    game = catalog.make(name)
    code = codes.encode(game, 12345, next(iter(game.usual())))
    assert play.main(["--demo", "--code", code]) == 0
    assert "seed 12345: " in capsys.readouterr().out


def test_an_error_of_the_firmware_is_a_sentence_and_a_log(made, tmp_path):
    live = made()
    (tmp_path / "dot.py").write_text("import time\ntime.sleep(0.01)\n{}['lost']\n")
    sentence = live.run(Visit())
    assert sentence.startswith("The game stopped with an error (KeyError: 'lost').")
    log = Path(sentence.split(" in ")[-1].rstrip("."))
    assert "Traceback" in log.read_text()
    assert "dot.py" in log.read_text()
