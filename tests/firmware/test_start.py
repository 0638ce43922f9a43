"""From reset to the program and back: boot.py, safemode.py, crashes, the wrong CircuitPython."""

import re
import shutil
from random import Random
from types import SimpleNamespace

import pytest

from boards.install import profile
from firmware.hardware import version
from firmware.recovery import crash
from firmware.storage.log import Store
from firmware.storage.records import CRASH, GAME, SETTINGS
from host_sim.devices.modules import Reload
from host_sim.devices.nvm import Nvm
from host_sim.drive import FirmwareEnded, Handheld
from host_sim.machine import CODE, ROOT, Machine
from tests.firmware.kept import last_crash

PROGRAM = """
from firmware.recovery import crash, fault
from firmware.hardware.device import Device
from firmware.storage.log import Store

device = None
try:
    {before}
    device = Device()
    {after}
    while True:
        ms = device.elapsed()
        crash.survive(ms, Store(device.nvm))
        device.rest(10)
except Exception as error:
    fault.show(device, error)
"""


@pytest.fixture
def program(tmp_path):
    def write(before="pass", after="pass"):
        path = tmp_path / "program.py"
        path.write_text(PROGRAM.format(before=before, after=after))
        return path

    return write


def picture(title, sentences, after):
    """Return the frame of some words on the display."""
    with Machine(profile.load("pico")) as machine:
        fault = machine.load("firmware.recovery.fault")
        fault.show_text(fault.panel(), title, sentences, after)
    return machine.frame()


def test_a_crash_shows_a_code_restarts_and_stops_at_the_third(program):
    path = program(after="[][7]")
    with Handheld("pico", program=path, may_crash=True, start_ms=1000) as h:
        first = h.frame()
        assert any(first)
        assert last_crash(h.nvm) == (1, "program", 10)
        h.wait(5000)
        assert last_crash(h.nvm)[0] == 2
        assert h.frame() == first
        h.wait(5000)
        assert last_crash(h.nvm)[0] == 3
        last = h.frame()
        assert last != first
        h.wait(60_000)
        assert last_crash(h.nvm)[0] == 3
        assert h.frame() == last
        console = "\n".join(h.machine.console)
    assert console.count("IndexError: list index out of range") == 3
    assert "line 10" in console


def test_the_traceback_is_told_again_to_whoever_opens_the_console(program):
    path = program(after="[][7]")
    with Handheld("pico", program=path, may_crash=True, start_ms=20_000) as h:
        console = h.machine.load("usb_cdc").console
        before = len(h.machine.console)
        for connected in (False, True, True, False, True):
            console.connected = connected
            h.wait(1500)
        again = "\n".join(h.machine.console[before:])
    assert again.count("IndexError") == 2


def test_half_a_minute_of_running_ends_the_row(program):
    with Handheld("pico", program=program(after="[][7]"), may_crash=True, start_ms=2000) as h:
        kept = h.nvm
    assert last_crash(kept)[0] == 1
    with Handheld("pico", program=program(), nvm=kept, start_ms=29_000) as h:
        assert last_crash(h.nvm)[0] == 1
        h.wait(2000)
        assert last_crash(h.nvm)[0] == 0
        writes = h.machine.nvm.writes
        h.wait(60_000)
        assert h.machine.nvm.writes == writes == 1


def test_a_run_without_a_crash_before_it_writes_nothing(program):
    with Handheld("pico", program=program(), start_ms=40_000) as h:
        assert h.machine.nvm.writes == 0


def test_a_crash_before_there_is_a_display_is_told_on_the_console(program):
    path = program(before="import nowhere")
    with Handheld("pico", program=path, may_crash=True, start_ms=1000) as h:
        assert any("no module named 'nowhere'" in line for line in h.machine.console)
        assert last_crash(h.nvm)[0] == 1


def test_what_the_store_keeps_is_untouched_by_a_crash(program):
    nvm = Nvm()
    store = Store(nvm)
    store.save(SETTINGS, b"\3\1")
    store.save(GAME + 1, b"a game")
    path = program(after="[][7]")
    with Handheld("pico", nvm=bytes(nvm), program=path, may_crash=True, start_ms=60_000) as h:
        assert last_crash(h.nvm)[0] == 3
        assert h.machine.nvm.erases == 0
        assert Store(bytearray(h.nvm)).load(GAME + 1) == b"a game"


def test_a_note_that_cannot_be_made_ends_the_row(program):
    broken = "from firmware.recovery import crash; crash.note = None"
    path = program(before=broken, after="[][7]")
    with Handheld("pico", program=path, may_crash=True, start_ms=60_000) as h:
        console = "\n".join(h.machine.console)
        assert console.count("IndexError") == 1
        assert "The crash cannot be noted" in console
        assert any(h.frame())


@pytest.mark.parametrize("size", [0, 10, 16, 256])
def test_a_small_nvm_does_no_harm(size):
    nvm = bytearray(b"\xff" * size)
    assert last_crash(nvm) == (0, "", 0)
    assert crash.note(nvm, "hashi", 214) == 1
    assert last_crash(nvm) == ((1, "hashi", 214) if size >= 16 else (0, "", 0))
    assert crash.note(None, "hashi", 1) == 1


@pytest.mark.parametrize("at", range(19))
def test_a_damaged_note_counts_as_none(at):
    nvm = bytearray(b"\xff" * 4096)
    crash.note(nvm, "a_long_module_name", 70_000)
    assert last_crash(nvm) == (1, "a_long_modu", 70_000 & 0xFFFF)
    nvm[at] ^= 1
    assert last_crash(nvm) == (0, "", 0)


def test_a_note_of_foreign_bytes_does_no_harm():
    luck = Random(88)
    for n in range(500):
        nvm = bytearray(luck.randbytes(luck.randrange(16, 64)))
        if n % 2:
            nvm[-16] = 88
            nvm[-1] = sum(nvm[-16:-1]) & 255
        before = last_crash(nvm)[0]
        assert crash.note(nvm, "hashi", 1) == min(before + 1, 255), nvm.hex()
    nvm = bytearray(64)
    assert crash.note(nvm, "\u00e9" * 10, 1) == 1
    assert crash.note(nvm, "\u00e9" * 10, 1) == 2


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"code.py", line 4, in <module>\n  File "engine/x.py", line 31, in f', ("engine.x", "31")),
        ('"C:\\a\\b.mpy", line 5', ("b", "5")),
        ('"firmware.registry.x", line 1, in f', ("firmware.registry.x", "f")),
        ('"engine.atoll.awards", line 31, in f', ("engine.atoll.awards", "31")),
        ('"/engine/atoll/awards.py", line 31', ("engine.atoll.awards", "31")),
        ('"/home/engine/x/firmware/app.py", line 2', ("firmware.app", "2")),
        ('"/code.py", line 7, in <module>', ("code", "7")),
    ],
)
def test_the_place_is_the_innermost_frame(text, found):
    with Machine(profile.load("pico")) as machine:
        place = machine.load("firmware.recovery.fault").place
    assert place(f"Traceback:\n  File {text}\nValueError: no\n") == found
    assert place("MemoryError: ") == ("?", "")


def safe_mode(reason, nvm=b"", **options):
    """Run safemode.py for a reason; return (machine, whether it reset the chip)."""
    with Machine(profile.load("pico"), nvm=nvm, **options) as machine:
        runtime = machine.load("supervisor").runtime
        runtime.safe_mode_reason = "supervisor.SafeModeReason." + reason
        try:
            machine.load("firmware.safemode")
        except Reload:
            return machine, True
    return machine, False


def test_after_a_brown_out_it_starts_again_and_writes_nothing():
    machine, was_reset = safe_mode("BROWNOUT")
    assert was_reset
    assert machine.nvm.writes == 0
    assert machine.clock.now >= 2_000_000


def test_after_a_fault_it_starts_again_but_not_a_third_time():
    nvm = b""
    for count in (1, 2):
        machine, was_reset = safe_mode("HARD_FAULT", nvm)
        assert was_reset
        nvm = bytes(machine.nvm)
        assert last_crash(nvm) == (count, "hard_fault", 0)
    machine, was_reset = safe_mode("WATCHDOG", nvm)
    assert not was_reset
    assert any(machine.frame())
    machine, was_reset = safe_mode("WATCHDOG", nvm, address=None)
    assert not was_reset
    assert any("No display: No pull up found" in line for line in machine.console)


def test_safe_mode_is_told_where_the_words_are_missing(tmp_path):
    """A drive that was half copied may be why."""
    for part in ("boards", "engine", "firmware"):
        shutil.copytree(ROOT / part, tmp_path / part)
    (tmp_path / "firmware/words/en_menus.py").unlink()
    nvm = b""
    for _ in range(2):
        nvm = bytes(safe_mode("NO_HEAP", nvm)[0].nvm)
    whole, _ = safe_mode("NO_HEAP", nvm)
    machine, was_reset = safe_mode("NO_HEAP", nvm, root=tmp_path)
    assert not was_reset
    assert machine.frame() == whole.frame() != bytes(1024)


@pytest.mark.parametrize("reason", ["USER", "PROGRAMMATIC", "NO_CIRCUITPY", "FLASH_WRITE_FAIL"])
def test_safe_mode_that_was_asked_for_or_cannot_be_helped_stays(reason):
    machine, was_reset = safe_mode(reason)
    assert not was_reset
    assert machine.nvm.writes == 0


def boot(board="pico", held=None):
    machine = Machine(profile.load(board))
    if held:
        machine.set_key(held, True)
    machine._run("firmware/boot.py")
    return machine


@pytest.mark.parametrize("board", profile.names())
def test_b_held_at_the_start_reaches_the_bare_prompt(board):
    assert boot(board).next_program is None
    assert boot(board, held="A").next_program is None
    machine = boot(board, held="B")
    assert machine.next_program == "firmware/recovery/repl.py"
    assert (machine.root / machine.next_program).is_file()
    assert machine.console == ["B was held: the game is not started."]


def held_b(board="pico", **machine):
    handheld = Handheld(board, start_ms=0, **machine)
    handheld.machine.set_key("B", True)
    handheld.wait(1000)
    return handheld


TITLE = "Tombolo is not running."
WHY = "B was held during the start, or it is stuck."
BACK = "Let go of B, then switch off and on to play."


def test_b_held_is_told_on_the_display_until_the_console_is_opened():
    with held_b() as h:
        assert h.frame() == picture(TITLE, (WHY,), BACK)
        h.wait(60_000)
        assert h.machine.console == ["B was held: the game is not started."]
        h.machine.load("usb_cdc").console.connected = True
        with pytest.raises(FirmwareEnded):
            h.wait(1000)
        assert h.machine.console[-1] == " ".join((TITLE, WHY, BACK))


def test_b_held_without_a_display_still_reaches_the_bare_prompt():
    with held_b(address=None) as h:
        assert any(
            "cannot be drawn: No display: No pull up found" in line for line in h.machine.console
        )
        h.machine.load("usb_cdc").console.connected = True
        with pytest.raises(FirmwareEnded):
            h.wait(1000)


def test_boot_leaves_the_drive_to_the_computer_and_its_pins_to_the_game():
    source = (profile.FOLDER.parent / "firmware/boot.py").read_text()
    code = re.sub(r'"""(.|\n)*?"""', "", source)
    assert "storage" not in code
    assert "remount" not in code
    machine = boot()
    assert [pin.user for pin in machine.pins.values() if pin.user] == []


def test_what_is_copied_onto_the_drive_does_not_start_a_running_game_again(program):
    for path, starts_again in ((None, False), (program(), True)):  # with boot.py, and without it
        with Handheld("pico", program=path or CODE) as h:
            running = h.machine.load("supervisor")
            h.machine.drive_written()
            h.wait(3000)
            assert (h.machine.load("supervisor") is not running) is starts_again


def test_boot_survives_a_drive_without_a_profile():
    machine = Machine(renamed("pico"))
    machine._run("firmware/boot.py")
    assert machine.console[0].startswith("The key for the bare REPL cannot be read:")


AGAIN = "It starts again…"


def renamed(name):
    """Return a profile of a board that has another id, so that none is found for it."""
    return SimpleNamespace(**{**vars(profile.load(name)), "BOARD_ID": "new_board"})


def crashed(board="pico", **options):
    return Handheld(board, may_crash=True, start_ms=2000, **options)


def is_picture_of(handheld, said):
    """Return True if a handheld shows that it has stopped, and why."""
    console = "\n".join(handheld.machine.console)
    module, line = handheld.machine.load("firmware.recovery.fault").place(console)
    frame = picture("Tombolo has stopped.", (f"{module} {line}", said), AGAIN)
    return handheld.frame() == frame


@pytest.mark.parametrize("name", ["macropad", "feather_rp2040"])
def test_a_board_without_a_profile_is_told_where_displays_usually_are(name):
    with crashed(renamed(name)) as h:
        assert is_picture_of(h, "There is no profile for the board new_board in boards/.")


def test_a_button_s_pin_that_there_is_not_is_told_on_the_display(program):
    path = program(
        before="from firmware.hardware import wiring; wiring.profile().KEYS = ('GP99',) * 6"
    )
    with crashed(program=path) as h:
        assert any("GP99" in line for line in h.machine.console)
        said = next(line for line in reversed(h.machine.console[0].splitlines()) if "GP99" in line)
        assert is_picture_of(h, said)


def test_a_crash_without_device_and_display_waits_for_neither():
    with crashed(renamed("feather_rp2040"), address=None) as h:
        assert any("No display: No pull up found" in line for line in h.machine.console)
        h.wait(12_000)
        assert last_crash(h.nvm)[0] == 3


@pytest.mark.parametrize(
    ("found", "is_fine"),
    [((9, 2, 8), False), ((10, 0, 0), True), ((10, 2, 1), True), ((11, 0, 0), False)],
)
def test_another_circuitpython_is_told_kindly(found, is_fine):
    sentence = version.complaint("circuitpython", found)
    assert (sentence is None) == is_fine
    if sentence:
        assert ".".join(map(str, found)) in sentence
        assert "please install CircuitPython 10" in sentence
    assert version.complaint("cpython", found) is None


def test_an_older_circuitpython_stops_and_a_newer_one_is_tried(monkeypatch, capsys):
    class Implementation:
        name = "circuitpython"
        version = (9, 0, 0)

    monkeypatch.setattr(version.sys, "implementation", Implementation)
    with pytest.raises(SystemExit):
        version.check()
    monkeypatch.setattr(Implementation, "version", (11, 0, 0))
    version.check()
    assert capsys.readouterr().out.count("Tombolo is made for CircuitPython 10") == 2


def test_the_count_of_crashes_stops_at_255():
    nvm = Nvm()
    Store(nvm).save(CRASH, b"\xfe\1\0a")
    assert [crash.note(nvm, "a", 1) for _ in range(3)] == [255, 255, 255]
    assert last_crash(bytes(nvm))[0] == 255
