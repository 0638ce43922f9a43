"""What goes wrong on a handheld, on CircuitPython itself; needs the files that files.py names."""

import random

import pytest

from boards.install.profile import KEYS
from host_sim.drive import Handheld
from tests.chip import files, replay
from tests.chip.chip import DARK, Chip
from tests.chip.record import Recorder, settings
from tests.firmware.kept import last_crash

pytestmark = [pytest.mark.skipif(bool(files.missing()), reason=files.missing()), pytest.mark.long]

START_MS = 8000  # from power-on, at most, to a screen that stands
WATCHDOG_MS = 9000  # it bites after 8 s
# In the place of code.py: the program as it is, but B hangs it.
_HANGS = b"""import time
from firmware.hardware.device import Device
usual = Device.next_event
def next_event(device):
    event = usual(device)
    while event and event[0] == 5:
        time.sleep(1)
    return event
Device.next_event = next_event
exec(open("/tombolo.py").read())
"""
HASHI = {"TOMBOLO_SEED": "3", "TOMBOLO_GAME": "hashi"}


@pytest.fixture(scope="module")
def drive():
    return files.drive()


def expected(env=None, nvm=b""):
    """Return the first screen of the simulator."""
    with Handheld(env=env, nvm=nvm, start_ms=1000) as handheld:
        return handheld.frame()


def start(chip):
    chip.run(2500)  # CircuitPython looks for safe mode, and USB
    chip.settle(400, START_MS)
    assert "Traceback" not in chip.console, chip.console
    return chip.frame


@pytest.mark.parametrize(
    ("settings", "mhz"), [({}, 200), ({"TOMBOLO_CLOCK": "125"}, 125), ({"TOMBOLO_CLOCK": "x"}, 125)]
)
def test_the_chip_runs_as_fast_as_it_may_unless_settings_toml_says_less(drive, settings, mhz):
    with Chip(files.flash(drive, settings)) as chip:
        assert start(chip) == expected()
        assert chip.mhz == mhz


def test_a_display_plugged_in_later_is_found(drive):
    with Chip(files.flash(drive), is_plugged=False) as chip:
        chip.run(5000)
        assert chip.frame == DARK
        assert "No display" in chip.console
        chip.plug(True)
        chip.run(1500)
        assert start(chip) == expected()


def test_a_game_goes_on_when_its_display_is_back(drive):
    with Chip(files.flash(drive, HASHI)) as chip, Handheld(env=HASHI, start_ms=1000) as handheld:
        assert start(chip) == handheld.frame()
        chip.plug(False)
        handheld.machine.plug(False)
        for key in ("DOWN", "A"):
            chip.tap(key)
            chip.run(1200)
            handheld.press(key)
            handheld.wait(1200)
        chip.plug(True)
        chip.run(1200)  # it is asked once a second
        handheld.machine.plug(True)
        handheld.wait(4000)
        assert start(chip) == handheld.frame() != DARK


@pytest.mark.parametrize("key", [key for key in KEYS if key != "B"])
def test_a_key_held_at_the_start_does_not_keep_the_title_away(drive, key):
    with Chip(files.flash(drive)) as chip:
        chip.hold(key)
        chip.run(6000)
        chip.hold(key, False)
        chip.run(1000)
        assert "Traceback" not in chip.console
        assert chip.frame != DARK


def test_a_hang_ends_in_the_game_that_was_kept_and_is_counted(drive):
    wrapped = {**drive, "code.py": _HANGS, "tombolo.py": drive["code.py"]}
    with Chip(files.flash(wrapped, HASHI)) as chip:
        start(chip)
        chip.tap("A")
        chip.run(600)
        chip.tap("B")
        chip.run(WATCHDOG_MS)
        assert start(chip) == expected(HASHI, chip.nvm)
        assert last_crash(chip.nvm)[:2] == (1, "watchdog")


@pytest.mark.parametrize("volts", [3.5, 4.1])
def test_the_sign_of_the_battery_stands_on_the_title(drive, volts):
    with Handheld(start_ms=0) as handheld:
        handheld.machine.set_battery(volts)
        handheld.wait(1500)
        title = handheld.frame()
    with Chip(files.flash(drive)) as chip:
        chip.supply(volts * 1000)
        assert start(chip) == title != expected()


def test_b_held_at_the_start_leads_to_the_bare_prompt(drive):
    with Chip(files.flash(drive)) as chip:
        chip.hold("B")
        chip.run(4000)
        chip.type("\r")
        chip.run(500)
        assert ">>>" in chip.console


@pytest.mark.parametrize("seed", range(3))
def test_any_content_of_nvm_leads_to_the_same_screens_and_the_same_nvm(drive, seed):
    r = random.Random(seed)
    nvm = bytearray(settings(0))
    if seed == 0:
        nvm[:] = r.randbytes(len(nvm))
    elif seed == 1:
        nvm[4] ^= 16  # a bit of the settings has tipped
    else:
        nvm[9:400] = r.randbytes(391)
    with Recorder("nvm", {}, bytes(nvm)) as recorder:
        for key in ("UP", "A", "RIGHT", "B"):
            recorder.press(key)
        recording = recorder.recording()
    with Chip(files.flash(drive, nvm=bytes(nvm))) as chip:
        assert replay.replay(recording, chip).difference == ""


@pytest.mark.parametrize(
    "text",
    [
        "TOMBOLO_SEED = \n",
        'TOMBOLO_HAND = "left\nTOMBOLO_SEED = seven',
        "[tombolo]\nTOMBOLO_GAME = 1\n",
        "\ufeff\0\n= = =\n" + "x" * 5000,
    ],
)
def test_a_settings_file_that_cannot_be_understood_changes_nothing(drive, text):
    with Chip(files.flash(drive, text)) as chip:
        assert start(chip) == expected({"TOMBOLO_LANGUAGE": None})


@pytest.mark.parametrize("quotes", ["“{}”", "'{}'", "{}  # a chip"])
def test_a_value_in_other_quotes_is_read_and_a_wrong_one_is_named(drive, quotes):
    mac = dict.fromkeys(("boards/._pico.mpy", "firmware/games/._hashi", "._engine"), bytes(4096))
    chip_of = f"TOMBOLO_CHIP = {quotes.format('SH1107')}\n"
    language = f"TOMBOLO_LANGUAGE = {quotes.format('de')}\n"
    with Chip(files.flash({**drive, **mac}, chip_of + language)) as chip:
        env = {"TOMBOLO_CHIP": "SH1107", "TOMBOLO_LANGUAGE": "de"}
        assert start(chip) == expected(env) != expected({"TOMBOLO_LANGUAGE": "de"})


@pytest.mark.parametrize("after", range(1, 5))
def test_power_cut_while_writing_leaves_a_handheld_that_starts(drive, after):
    with Chip(files.flash(drive, nvm=settings(0))) as chip:
        start(chip)
        chip.tap("B", 700)  # the settings: each change is kept
        chip.run(600)
        chip.tap("A")
        chip.run(600)
        chip.cut_power(after)
        for key in ("RIGHT", "LEFT") * 5:
            chip.tap(key)
            chip.run(300)
            if chip.stopped:
                break
        assert chip.stopped == "cut"
        nvm = chip.nvm
        chip.power_on()
        assert start(chip) == expected(nvm=nvm)


@pytest.mark.parametrize(
    "path", ["firmware/app", "firmware/recovery/crash", "firmware/storage/log"]
)
def test_a_compiled_file_that_was_cut_is_told_on_the_display(drive, path):
    name = path + ".mpy"
    with Chip(files.flash({**drive, name: drive[name][: len(drive[name]) // 2]})) as chip:
        chip.run(START_MS)
        assert f"/{name} was cut short" in chip.console
        assert chip.frame != DARK


def test_a_folder_that_hides_a_module_is_told_on_the_display(drive):
    with Chip(files.flash({**drive, "engine/session/rules.py": b""})) as chip:
        chip.run(START_MS)
        assert "/engine/session hides session.mpy: remove that folder" in chip.console
        assert chip.frame != DARK


def test_a_pack_that_says_what_cannot_be_is_told_and_nothing_stops():
    drive = files.drive(packs=("kalah",))
    del drive["firmware/games/kalah/info.mpy"]
    info = {"firmware/games/kalah/info.py": b"TITLE = 'Kalah'\nSIGN = 6\n"}
    with Chip(files.flash({**drive, **info})) as chip:
        start(chip)
        seen = [chip.frame]
        for key in ("UP", "UP", "A", "A"):  # its sentence, and the title again
            chip.tap(key)
            chip.settle(400)
            seen.append(chip.frame)
        assert len(set(seen[:4])) == 4
        assert "Traceback" not in chip.console


@pytest.mark.parametrize("leaf", ["info", "view"])
def test_a_pack_that_was_cut_takes_no_other_game_with_it(leaf):
    drive = files.drive(packs=("kalah", "reversi"))
    name = f"firmware/games/kalah/{leaf}.mpy"
    with Chip(files.flash({**drive, name: drive[name][: len(drive[name]) // 2]})) as chip:
        start(chip)
        seen = [chip.frame]
        for key in ("UP", "UP", "A"):  # from the first row to the last but one, or to the last
            chip.tap(key)
            chip.settle(400)
            seen.append(chip.frame)
        assert len(set(seen)) == len(seen), "nothing hangs"
