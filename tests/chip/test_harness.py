"""What holds the chip against the simulator, tried where no chip is needed."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boards.install import uf2
from host_sim.frontends.terminal import Terminal
from tests.chip import cases, figures, files, replay, runs
from tests.chip.chip import Heap, Picture
from tests.chip.play import Sitting
from tests.chip.record import BLANK, OFF, ON, UNKNOWN, Recorder, settings
from tests.chip.replay import PAGE, Follower, Played, Result
from tests.chip.runs import Run

HERE = Path(__file__).resolve().parent
OLD = bytes(8 * PAGE)
NEW = bytes([255]) * 8 * PAGE
HALF = NEW[: 3 * PAGE] + OLD[3 * PAGE :]


def followed(*frames, wanted=(NEW,)):
    follower = Follower(OLD, wanted)
    follower.take([Picture(n, frame) for n, frame in enumerate(frames)])
    return follower


def test_a_picture_may_come_page_by_page():
    follower = followed(HALF, NEW)
    assert follower.is_through
    assert follower.wrong is None


def test_a_single_dot_of_another_picture_is_a_difference():
    other = bytearray(NEW)
    other[700] ^= 1
    follower = followed(bytes(other))
    assert follower.wrong == Picture(0, bytes(other))


def test_a_picture_too_many_and_one_too_few_are_noticed():
    assert followed(NEW, OLD).wrong == Picture(1, OLD)
    assert not followed(HALF).is_through
    assert not followed(NEW, wanted=(NEW, OLD)).is_through


def test_what_a_display_holds_when_it_is_switched_on_is_nobodys_picture():
    assert followed(HALF, NEW, wanted=(UNKNOWN, NEW)).is_through
    assert followed(HALF, NEW, OLD, wanted=(UNKNOWN, NEW)).wrong == Picture(2, OLD)
    with Recorder("here", {"TOMBOLO_SEED": 1, "TOMBOLO_GAME": "hashi"}, settings(0)) as recorder:
        shown = recorder.frame()
        frames = recorder.recording().steps[0].frames
    assert [frames[0], frames[1], frames[-1]] == [UNKNOWN, bytes(1024), shown]


def test_a_recording_holds_every_picture_that_follows_a_key():
    with Recorder("here", {"TOMBOLO_SEED": 1}, settings(0)) as recorder:
        recorder.press("DOWN")
        recorder.snap("down")
        recorder.press("A")
        shown = recorder.frame()
        recording = recorder.recording()
    assert [step.key for step in recording.steps] == ["", "DOWN", "A"]
    assert recording.steps[1].frames
    assert recording.steps[2].frames[-1] == shown
    assert recording.snaps == [("down", 2)]


CUT = """# seed=3 language=
press DOWN
press A
snap chosen
power off
snap off
power on
snap on
power blank
snap blank
"""


def cut(tmp_path):
    path = tmp_path / "cut.txt"
    path.write_text(CUT)
    return cases.of_script(path)


def test_a_script_that_cuts_the_power_is_recorded_from_start_to_start(tmp_path):
    case = cut(tmp_path)
    assert case.env == {"TOMBOLO_SEED": "3", "TOMBOLO_LANGUAGE": None}
    recording = case.record()
    keys = ["", "DOWN", "A", OFF, ON, OFF, BLANK]
    assert [step.key for step in recording.steps] == keys
    assert [step.kind for step in recording.steps[3:]] == ["off", "start", "off", "start"]
    assert recording.steps[4].frames[:2] == recording.steps[6].frames[:2] == [UNKNOWN, bytes(1024)]
    assert recording.steps[4].frames[-1] != recording.steps[6].frames[-1]
    assert recording.snaps == [("chosen", 3), ("off", 4), ("on", 5), ("blank", 7)]


class Mirror:
    """Stands in for a chip: shows what a recording says, and notes what is done with its power."""

    def __init__(self, recording):
        self.steps = iter(recording.steps)
        self.nvm = recording.nvm
        self.now = 0.0
        self.frame = bytes(1024)
        self.pictures, self.heaps, self.done = [], [], []
        self.console = self.stopped = ""

    def __getattr__(self, name):
        return lambda *of: self.done.append((name, *of))

    def power_off(self):
        next(self.steps)
        self.done.append(("power_off",))
        self.frame = bytes(1024)

    def run(self, ms):
        if not self.pictures:
            self._show()
        self.now += ms

    def is_idle(self, ms):
        self.now += ms
        return True

    def _show(self):
        for frame in next(self.steps).frames:
            self.frame = frame or bytes(1024)
            self.pictures.append(Picture(self.now, self.frame))

    def hold(self, key, is_down=True):
        pass

    def watch_heap(self):
        pass


def test_the_power_of_the_chip_is_cut_where_the_script_says(tmp_path):
    recording = cut(tmp_path).record()
    chip: Any = Mirror(recording)
    result = replay.replay(recording, chip)
    assert result.difference == ""
    assert chip.done == [
        ("power_off",),
        ("power_on",),
        ("power_off",),
        ("erase_nvm",),
        ("power_on",),
    ]
    assert result.snaps["off"] == bytes(1024)
    assert result.snaps["on"] == recording.steps[4].frames[-1]


class Screen:
    """A terminal of 130 x 40 on which nobody types."""

    is_dirty = False
    written = ""

    def size(self):
        return 130, 40

    def write(self, text):
        self.written += text

    def read(self):
        return ""


def test_the_terminal_shows_a_chip_as_it_shows_a_machine():
    chip: Any = SimpleNamespace(frame=NEW, pictures=[Picture(1, NEW)], now=0.0)
    chip.run = lambda ms: None
    sitting: Any = Sitting(chip)
    screen = Screen()
    shown = Terminal(sitting, screen)
    sitting.run(0)
    shown.pump(sitting)
    assert screen.written.count("█" * 128) == 32


@pytest.mark.parametrize("what", ["circuitpython", "bootrom"])
def test_without_the_files_one_sentence_says_where_they_come_from(what, tmp_path):
    given = [f"--{what}", str(tmp_path / "nothing")]
    run = subprocess.run(
        [sys.executable, "-m", "tests.chip", *given],
        cwd=files.ROOT,
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": str(tmp_path)},
    )
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    assert "circuitpython.org" in run.stderr
    assert "pico-bootrom" in run.stderr


def test_a_boot_rom_of_another_size_is_refused(tmp_path, monkeypatch):
    for name in ("CIRCUITPYTHON", "BOOTROM"):
        path = tmp_path / name
        path.write_bytes(bytes(100))
        monkeypatch.setenv(name, str(path))
    assert "is no RP2040 boot ROM" in files.missing()


@pytest.mark.skipif(
    not files.MACHINE.is_dir(), reason="the emulated RP2040 is not fetched from npm"
)
@pytest.mark.parametrize("part", ["ssd1306", "thumb", "pico"])
def test_a_part_of_the_emulated_chip_does_what_it_says(part):
    script = HERE / f"{part}.test.mjs"
    run = subprocess.run(["node", "--test", str(script)], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout


def played(**more):
    some = {"kind": "Title to GameMenu", "place": "GameMenu", "game": "hashi", "frames": 1}
    return Played(**{**some, "first": 50, "last": 90, "whole": 100, **more})


def test_the_figures_leave_out_what_no_thumb_waits_for():
    steps = [played(), played(last=9000, rest=800), played(last=9000, has_thought=True)]
    steps += [played(last=9000, is_long=True), played(last=110)]
    result = Result("game_x", steps, title=3000)
    assert "| title to a game's menu | 50 | 100 | 110 | 2 |" in figures.page([result], [result])


def test_a_result_is_a_screen_of_its_own_and_no_round_that_is_saved():
    steps = [played(kind="hashi to Result", last=300, has_saved=True, rest=550)]
    steps += [played(kind="hashi: A", last=last, has_saved=True) for last in (150, 160)]
    steps += [played(kind="Settings: A", last=70, has_saved=True)]
    told = figures.page([Result("game_x", steps, title=3000)], [])
    assert "| the result of a game, once it is saved | 50 | 300 | 300 | 1 |" in told
    assert "| a round confirmed and saved | 50 | 155 | 160 | 2 |" in told


def test_thinking_is_told_apart_from_what_beginning_a_game_takes():
    turns = [played(kind="hashi: A", has_thought=True, whole=whole) for whole in (900, 1100)]
    begun = played(kind="Result to hashi", has_thought=True, whole=3000)
    told = figures.page([Result("game_x", [*turns, begun], title=3000)], [])
    assert "| x | 1.00 | 1.10 | 2 |" in told
    assert "| x, game begun | 3.00 | 3.00 | 1 |" in told


def test_the_slowest_steps_are_listed_with_their_case_number_and_key():
    steps = [played(last=100, key="A"), played(last=300, has_thought=True), played(last=200)]
    told = figures.slowest([Result("game_x", steps, title=3000)], 1).text()
    assert "game_x, step 2, start: Title to GameMenu  200 ms" in told
    assert "step 0" not in told


def test_the_lowest_heap_of_each_screen_is_told_with_where_it_was():
    menu = "screens.begin.title.GameMenu"
    steps = [played(screen=menu, heaps=[Heap(1, 70_000, 9_000)]) for _ in range(2)]
    steps[1].heaps.append(Heap(2, 65_000, 9_500))
    rest = played(kind="hashi: A", screen="screens.play.Play", heaps=[Heap(3, 30_000, 800)])
    usual = Result("game_x", [*steps, rest], title=3000)
    low = [played(kind="GameMenu: A", screen=menu, heaps=[Heap(4, 9_000, 700)])]
    told = figures.page([usual], [Result("game_x", low, at_worst=True)])
    assert f"| {menu} | 65,000 | 9,000 | 9,000 | 700 | hashi: GameMenu: A |" in told
    assert "| screens.play.Play | 30,000 | 800 | - | - | hashi: hashi: A |" in told


def test_the_page_has_a_place_for_the_figures():
    text = figures.PAGE.read_text()
    assert text.index(figures.BEGIN) < text.index(figures.END)


def test_a_case_uses_what_it_imports_and_opens_and_what_starts_the_program():
    recording = cases.named("hashi_hint").record()
    used = runs.used_files(files.drive(), recording)
    for path in (
        "code.py",
        "engine/hashi/rules.mpy",
        "engine/hashi/ai/master_a.bin",
        "firmware/screens/hint.mpy",
        "firmware/games/hashi/words/en.mpy",
        "firmware/games/atoll/info.mpy",  # the title finds every game
        "boards/pico.mpy",
    ):
        assert path in used
    for path in (
        "engine/atoll/rules.mpy",  # loaded once at the start, for its names alone
        "firmware/games/atoll/words/en.mpy",
        "firmware/games/hashi/words/fr.mpy",
        "firmware/games/hashi/result.mpy",
        "engine/hashi/ai/master_b.bin",
        "firmware/games/arabana/view.mpy",
    ):
        assert path in files.drive()
        assert path not in used


@pytest.fixture
def brought(tmp_path, monkeypatch):
    """Have the two files, empty; return their paths. Nothing is in the user's cache."""
    monkeypatch.setattr(files, "CACHE", tmp_path / "cache")
    paths = []
    for name, file in (("CIRCUITPYTHON", "brought.uf2"), ("BOOTROM", "brought.bin")):
        paths.append(tmp_path / file)
        paths[-1].write_bytes(b"")
        monkeypatch.setenv(name, str(paths[-1]))
    return paths


@pytest.fixture
def kept(brought, tmp_path, monkeypatch):
    """Play no chip; return the names of the cases played, and the drive, which may be changed."""
    played, drive = [], dict(files.drive())
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    monkeypatch.setattr(files, "drive", lambda plain, packs: drive)

    def play(recording, plain, at_worst):
        played.append(recording.name)
        return Result(recording.name)

    monkeypatch.setattr(runs, "play", play)
    return played, drive


def test_a_case_is_played_again_when_a_file_that_it_uses_has_changed(kept, brought):
    played, drive = kept
    hint = Run("hashi_hint")
    assert not runs.run(hint).is_kept
    assert runs.run(hint).is_kept
    drive["firmware/games/hashi/result.mpy"] += b"\0"
    assert runs.run(hint).is_kept
    assert not runs.run(hint._replace(is_whole=True)).is_kept
    drive["firmware/games/hashi/view.mpy"] += b"\0"
    assert not runs.run(hint).is_kept
    brought[0].write_bytes(b"another")
    assert not runs.run(hint).is_kept
    assert not runs.run(hint, again=True).is_kept
    assert played == ["hashi_hint"] * 5


def test_four_cases_watch_every_file(kept):
    _, drive = kept
    known = {case.name for case in cases.every()}
    assert len(cases.WATCH) == 4
    assert set(cases.WATCH) <= known
    runs.run(Run("title"))
    assert runs.run(Run("title")).is_kept
    drive["firmware/games/hashi/result.mpy"] += b"\0"
    assert not runs.run(Run("title")).is_kept


def firmware(version: str) -> bytes:
    """Return a UF2 that looks like CircuitPython's for the Pico."""
    text = f"Adafruit CircuitPython {version} on 2026-05-12; ".encode() + b"raspberry_pi_pico\0"
    return uf2.encode(uf2.blocks(text, uf2.FLASH, uf2.FAMILIES["RP2040"]))


def test_what_was_named_once_is_kept_by_version_and_used_from_then_on(brought, monkeypatch):
    """Of several versions the one that was named last counts."""
    circuitpython, bootrom = brought
    bootrom.write_bytes(bytes(files.BOOTROM_BYTES))
    for n, version in enumerate(("10.2.1", "10.0.3")):
        circuitpython.write_bytes(firmware(version))
        files.keep()
        os.utime(files.CACHE / f"circuitpython-{version}.uf2", (n, n))
    for name in ("CIRCUITPYTHON", "BOOTROM"):
        monkeypatch.delenv(name)
    names = ["b1.bin", "circuitpython-10.0.3.uf2", "circuitpython-10.2.1.uf2"]
    assert sorted(path.name for path in files.CACHE.iterdir()) == names
    assert files.circuitpython() == files.CACHE / "circuitpython-10.0.3.uf2"
    assert files.circuitpython().read_bytes() == firmware("10.0.3")
    assert files.bootrom() == files.CACHE / "b1.bin"
    assert "as CIRCUITPYTHON" not in files.missing()


def test_what_is_no_circuitpython_is_not_kept(brought):
    brought[0].write_bytes(firmware("9.2.4"))
    with pytest.raises(files.ChipError, match=r"this is CircuitPython 9\.2"):
        files.keep()
    assert not files.CACHE.exists()


def test_a_cache_that_cannot_be_written_is_one_sentence(brought, capsys):
    brought[0].write_bytes(firmware("10.2.1"))
    files.CACHE.write_bytes(b"a file in the place of the folder")
    files.keep()
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert said[0].startswith(f"chip: {brought[0]} cannot be kept in {files.CACHE}")
