"""A drive with a file missing or cut in half: the display says so wherever its own code is there.

Each file of a bundle of plain sources is damaged in both ways, and keys lead through its game.
"""

import contextlib
import json
from functools import cache

import pytest

from boards.install import bundle, imports, profile
from host_sim.drive import Handheld
from host_sim.options import games
from tests.firmware import menus
from tests.long import blocks

PARTS = 128  # of all damages; four of them are tried in `make test`
# Nothing of ours runs without the first; the simulator runs the others from the checkout.
NOT_HERE = ("code.py", "boot.py", "safemode.py")
KEYS = "A A A A DOWN+A . A RIGHT A . B... DOWN A DOWN A B B... DOWN DOWN A A A B B".split()
SCREEN = """
import time
from firmware.recovery import screen
screen.show_text(screen.panel(), "title", ("a sentence",), "after")
while True:
    time.sleep(1)
"""


@cache
def files():
    return bundle.make(profile.load("pico"), plain=True).files


@cache
def damages():
    """Return (path, how) of every damage."""
    names = [name for name, data in files().items() if len(data) > 1 and name not in NOT_HERE]
    return [(name, how) for name in names for how in ("gone", "half")]


def drive(folder, name="", how=""):
    """Write the bundle into a folder, with one file damaged; return the folder."""
    for path, data in files().items():
        if path == name and how == "gone":
            continue
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data[: len(data) // 2] if path == name else data)
    return folder


@pytest.fixture(scope="module")
def display_code(tmp_path_factory):
    """Return the modules without which no text can be shown."""
    folder = drive(tmp_path_factory.mktemp("whole"))
    (folder / "show.py").write_text(SCREEN)
    with Handheld(root=folder, program="show.py") as handheld:
        assert any(handheld.frame())
        return set(handheld.machine.imported)


def visit(handheld):
    """Press keys that lead around; yield after each."""
    yield
    for key in KEYS:
        if key == ".":
            handheld.wait(3000)
        else:
            handheld.hold(key.rstrip("."), 700 if key.endswith("...") else 60)
        yield


def untold(folder, game):
    """Return what was told on the console while the display was dark, "" for nothing."""
    env = {"TOMBOLO_GAME": game} if game else {}
    told = 0
    given = {"root": folder, "program": "code.py", "env": env, "seed": 5}
    with Handheld(**given, start_ms=1500, may_crash=True) as handheld:
        console = handheld.machine.console
        for _ in visit(handheld):
            errors = sum("Traceback" in line for line in console)
            if errors > told:
                told = errors
                handheld.wait(300)
                if not any(handheld.frame()):
                    return "\n".join(console)
    return ""


@pytest.mark.parametrize("part", blocks(PARTS, 1, 4))
def test_a_damaged_file_is_told_on_the_display(part, tmp_path, display_code):
    for name, how in damages()[part::PARTS]:
        folder = drive(tmp_path / f"{how} {name.replace('/', ' ')}", name, how)
        own = [game for game in games() if game in name.split("/")]
        for game in (*(own or ["hashi"]), ""):
            if imports.dotted(name) in display_code or name.startswith("lib/"):
                with contextlib.suppress(ImportError, SyntaxError):  # CircuitPython prints it
                    assert "Traceback" in (untold(folder, game) or "Traceback")
            else:
                said = untold(folder, game)
                assert not said, f"{name} {how}: {said}"


# Without these the program does not start, and the fault screen in full neither.
@pytest.mark.parametrize("how", ["gone", "half"])
@pytest.mark.parametrize(
    "name",
    [
        *("engine/crc.py", "firmware/hardware/version.py"),
        *("firmware/recovery/crash.py", "firmware/recovery/fault.py", "firmware/storage/log.py"),
        *("firmware/storage/records.py", "firmware/words/__init__.py", "firmware/words/en.py"),
        *("firmware/words/en_menus.py", "firmware/words/language.py", "firmware/app.py"),
    ],
)
def test_what_the_start_needs_is_told_on_the_display(name, how, tmp_path, display_code):
    assert imports.dotted(name) not in display_code
    assert untold(drive(tmp_path, name, how), "") == ""


def test_a_game_without_one_of_its_files_leaves_the_others_as_they_are(tmp_path):
    root = drive(tmp_path, "engine/atoll/awards.py", "gone")
    with Handheld(root=root, program="code.py", seed=1) as handheld:
        menus.choose(handheld, "Hashi")
        menus.choose(handheld, "New game")
        handheld.press("A")
        handheld.wait(1000)
        assert menus.screen(handheld).session.game.NAME == "hashi"


def test_the_last_resort_says_the_same_as_the_words():
    from firmware.recovery import screen
    from firmware.words import en_menus

    for name in ("STOPPED", "AGAIN", "RESET", "SAFE_MODE", "HUNG"):
        assert getattr(screen, name) == getattr(en_menus, name)


def test_a_compiled_file_that_was_cut_is_found_before_it_is_imported(tmp_path):
    folder = drive(tmp_path)
    for name in NOT_HERE:  # where the simulator looks for them
        (folder / name).rename(folder / "firmware" / name)
    (folder / "firmware/short.mpy").write_bytes(b"C\6")
    sizes = json.loads((folder / bundle.MANIFEST).read_text())["files"]
    assert sizes["engine/crc.py"] == len(files()["engine/crc.py"])
    with Handheld(root=folder, start_ms=1500) as handheld:
        usual = handheld.frame()
    sizes |= {"firmware/gone.mpy": 9, "firmware/short.mpy": 3}
    (folder / bundle.MANIFEST).write_text(json.dumps({"files": sizes}))
    with Handheld(root=folder, start_ms=1500) as handheld:
        console = "".join(handheld.machine.console)
        assert "/firmware/short.mpy was cut short: flash Tombolo again" in console
        assert handheld.frame() not in (usual, bytes(1024))
