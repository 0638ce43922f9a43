"""`play`: where it plays, its options, and what is kept between plays."""

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from boards.install.profile import load as load_profile
from engine import catalog, codes
from host_sim import play, saves
from host_sim.bots import demo
from host_sim.devices.bus import Fatal
from host_sim.devices.clock import Stop
from host_sim.drive import FirmwareCrashed, Handheld
from host_sim.frontends import keep
from host_sim.frontends.live import Live
from host_sim.options import games, house
from tests import guests
from tests.host_sim.test_program import DOT, PROFILE
from tests.host_sim.test_saves import played
from tests.long import long

ROOT = Path(__file__).resolve().parents[2]
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    monkeypatch.delenv("XDG_PICTURES_DIR", raising=False)


@pytest.fixture
def kept(tmp_path):
    return tmp_path / "kept.nvm"


@pytest.fixture
def made(tmp_path, kept):
    """Make a Live that runs DOT, its nvm kept in a file."""

    def make(**options):
        path = tmp_path / "dot.py"
        path.write_text(DOT)
        return Live(PROFILE, 1, {}, kept, path, **options)

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
        assert path.read_bytes() == spoilt
        assert keep.set_aside(path)
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


def test_a_save_that_cannot_be_written_is_told(made, kept, monkeypatch):
    live = made()
    tried = []

    def fail(path, nvm):
        tried.append(path)
        _fail()

    monkeypatch.setattr(keep, "save_nvm", fail)
    assert live.run(Visit()) == live.unsaved == f"The game cannot be saved in {kept}: no space."
    assert len(tried) == 2  # at the change, and at the end


def test_a_save_that_failed_is_tried_again_at_the_end(made, kept, monkeypatch):
    live = made()
    clock = live.machine.clock
    mend = partial(monkeypatch.setattr, keep, "save_nvm", keep.save_nvm)
    monkeypatch.setattr(keep, "save_nvm", _fail)
    assert live.run(Visit(lambda _: clock.call_at(clock.now + 50_000, mend))) == ""
    assert keep.load_nvm(kept)[0][0] == 0


def test_ctrl_c_leaves_and_says_what_is_not_saved(made, monkeypatch):
    def interrupt(_):
        raise KeyboardInterrupt

    live = made()
    monkeypatch.setattr(keep, "save_nvm", _fail)
    assert "cannot be saved" in live.run(Visit(interrupt))


def test_ctrl_c_within_a_save_leaves_it_to_the_end(made, kept, monkeypatch):
    save = keep.save_nvm

    def interrupt(*_):
        monkeypatch.setattr(keep, "save_nvm", save)
        raise KeyboardInterrupt

    monkeypatch.setattr(keep, "save_nvm", interrupt)
    assert made().run(Visit()) == ""
    assert keep.load_nvm(kept)[0][0] == 0


def test_a_save_that_cannot_be_read_is_set_aside_before_the_first_write(made, kept, monkeypatch):
    keep.save_nvm(kept, b"old")
    content = kept.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(Path, "read_bytes", _fail)
        live = made()
    assert kept.read_bytes() == content  # nobody plays yet
    assert live.run(Visit()) == ""
    aside = kept.with_suffix(".damaged")
    assert live.notice == (
        f"The saved games in {kept} cannot be read (no space); they are set aside as {aside}."
    )
    assert aside.read_bytes() == content
    assert keep.load_nvm(kept)[0][0] == 0


def test_where_it_cannot_be_set_aside_nothing_is_saved(made, kept, monkeypatch):
    kept.write_bytes(b"spoilt")
    monkeypatch.setattr(Path, "rename", _fail)
    live = made()
    assert live.run(Visit()) == ""
    assert live.notice == f"The saved games in {kept} are damaged; nothing is saved in this play."
    assert live.history is None
    assert kept.read_bytes() == b"spoilt"


def test_a_folder_is_never_set_aside(tmp_path):
    assert keep.set_aside(tmp_path) is None
    assert tmp_path.is_dir()


def test_a_save_of_a_board_with_more_memory_is_taken_over_and_set_aside_whole(made, kept):
    nvm = bytes(played(8192, 1).nvm)
    keep.save_nvm(kept, nvm)
    live = made()
    assert saves.describe(bytes(live.machine.nvm)) == saves.describe(nvm)
    assert live.run(Visit()) == ""
    aside = kept.with_suffix(".damaged")
    assert "of a board with more memory, and what fits is taken over; they" in live.notice
    assert keep.load_nvm(aside) == (nvm, "")
    assert len(keep.load_nvm(kept)[0]) == 4096


def test_a_save_of_a_board_with_less_memory_and_a_file_of_the_page_are_played_on(tmp_path):
    nvm = bytes(played(4096, 1).nvm)
    for content in (nvm, saves.sealed(nvm), nvm.hex().encode()):
        path = tmp_path / "any.nvm"
        path.write_bytes(content)
        live = Live(load_profile("feather_m4"), 1, {}, path)
        assert len(live.machine.nvm) == 8192
        assert saves.describe(bytes(live.machine.nvm)) == saves.describe(nvm)


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
        timeout=600,
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
        ["--seed", "9" * 5000],
        ["--number", "9" * 5000],
        ["--demo", "--code", "AJ20-06N4", "--game", "atoll"],
        ["--demo", "--code", "AJ20-06N4", "--seed", "0"],
        ["--demo", "--number", "7", "--seed", "1"],
        ["--demo", "--number", "7", "--opponents", "easy"],
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
    assert len(err) < 200


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


def test_where_only_the_demo_plays_a_damaged_save_stays(tmp_path):
    path = tmp_path / "own.nvm"
    path.write_bytes(b"spoilt")
    assert command("--save", str(path)).returncode == 0
    assert path.read_bytes() == b"spoilt"


def test_a_demo_of_a_game_that_cannot_be_loaded_says_what_the_screen_shows(
    tmp_path, capsys, monkeypatch
):
    root = guests.drive(tmp_path, ())
    for name in ("engine/foo/rules.py", "firmware/games/foo/view.py"):
        (root / name).parent.mkdir()
        (root / name).write_text("{}['lost']\n")
    (root / "firmware/games/foo/info.py").write_text('TITLE = "Foo"\n')
    monkeypatch.setattr(demo, "Handheld", partial(Handheld, root=root))
    assert demo.play(PROFILE, 1, {"TOMBOLO_GAME": "foo", "TOMBOLO_LANGUAGE": "en"}) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"play: Foo cannot be loaded.*\n", err)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=long if name in house() else ()) for name in games()]
)
def test_the_demo_plays_the_game_of_a_code(name, capsys):
    game = catalog.make(name)
    code = codes.encode(game, 12345, next(iter(game.usual())))
    assert play.main(["--demo", "--code", code]) == 0
    assert "seed 12345: " in capsys.readouterr().out


def test_a_mistake_in_what_the_firmware_printed_is_told_with_file_and_line():
    error = FirmwareCrashed(
        "firmware/code.py printed a traceback\nTraceback (most recent call last):\n"
        '  File "firmware/games/halma/view.py", line 26, in shows\nNameError: name ONE is unknown'
    )
    assert keep.stopped(error).startswith(
        "The game stopped with an error (firmware/games/halma/view.py:26: NameError: name ONE is"
        " unknown). "
    )


def test_an_error_of_the_firmware_is_a_sentence_and_a_log(made, tmp_path):
    live = made()
    (tmp_path / "dot.py").write_text("import time\ntime.sleep(0.01)\n{}['lost']\n")
    sentence = live.run(Visit())
    assert sentence.startswith("The game stopped with an error (KeyError: 'lost').")
    log = Path(sentence.split(" in ")[-1].rstrip("."))
    assert "Traceback" in log.read_text()
    assert "dot.py" in log.read_text()
