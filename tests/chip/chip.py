"""The chip to drive step by step from Python, as host_sim's Handheld is: press, run, look.

with Chip(files.flash(files.drive())) as chip:
    chip.settle()
    chip.frame          # 1,024 bytes, PBM P4 order

Times are the chip's own, in milliseconds since power-on.
"""

from __future__ import annotations

import base64
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from boards.install.profile import KEYS
from tests.chip import files

DARK = bytes(1024)
SLICE_MS = 20
_PROBE = 2  # bytes by which the program asks once a second whether the display is there
_VSYS = 3  # the converter's channel of GP29, where the Pico measures its supply
_SERVE = Path(__file__).resolve().parent / "serve.mjs"
_PINS = {"sda": int(files.BOARD.SDA[2:]), "scl": int(files.BOARD.SCL[2:])}
_KEYS = {name: int(pin[2:]) for name, pin in zip(KEYS, files.BOARD.KEYS, strict=True)}


class Picture(NamedTuple):
    """What a transaction on the wire left on the display, and when it was over."""

    at: float
    frame: bytes


class Heap(NamedTuple):
    """What was free when a collection had ended."""

    at: float
    free: int
    largest: int


class Chip:
    """A Pico with power. flash: its whole content."""

    def __init__(self, flash: bytes, *, is_plugged: bool = True) -> None:
        self.now = self.busy = 0.0
        self.bytes = 0  # that the display has been sent
        self.mhz = 0.0  # that the core runs with
        self.frame = DARK
        self.pictures: list[Picture] = []  # all since power-on, or since somebody cleared it
        self.heaps: list[Heap] = []
        self.console = ""
        self.stopped = ""  # why it runs no further: "cut" within a write, or "off"
        self._node = subprocess.Popen(
            ["node", str(_SERVE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.power_on(flash, is_plugged=is_plugged)

    def power_on(
        self, flash: bytes | None = None, *, is_plugged: bool = True, is_reset: bool = False
    ) -> None:
        """Cut the power and give it back; flash: another content than it has.

        is_reset: the chip has reset itself instead, so the watchdog remembers.
        """
        self.frame = DARK
        self.now = self.busy = 0.0
        self.stopped = ""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "flash"
            if flash is not None:
                path.write_bytes(flash)
            self._ask(
                "power",
                bootrom=str(files.bootrom()),
                flash=None if flash is None else str(path),
                pins=_PINS,
                address=files.BOARD.ADDRESSES[0],
                plugged=is_plugged,
                chance=1,  # the seed of what it takes for random
                reset=is_reset,
            )

    def power_off(self) -> None:
        """Cut the power."""
        self.frame = DARK
        self.stopped = "off"

    def erase_nvm(self) -> None:
        """Erase what outlives the power, as a new Pico has it; the power must be off."""
        end = files.BOARD.DRIVE[0]
        self._ask("erase", start=end - files.NVM, end=end)

    def run(self, ms: float) -> None:
        """Let ms pass. A reset by the program itself is one; a cut of the power stops it."""
        end = self.now + ms
        while not self.stopped and self.now < end:
            why = self._ask("run", ms=end - self.now)["stopped"]
            if why == "reset":
                end -= self.now
                self.power_on(is_reset=True)
            else:
                self.stopped = why

    def settle(self, ms: float = 120, at_most: float = 60_000) -> None:
        """Run until nothing has been shown for ms and the core has mostly slept."""
        end = self.now + at_most
        quiet_since = self.now
        while not self.stopped and self.now < end and self.now - quiet_since < ms:
            if not self.is_idle(SLICE_MS):
                quiet_since = self.now

    def is_idle(self, ms: float) -> bool:
        """Run for ms. Return True if nothing was shown and the core slept for most of it."""
        busy, sent = self.busy, self.bytes
        self.run(ms)
        return self.bytes - sent <= _PROBE and self.busy - busy < ms / 2

    def hold(self, key: str, is_down: bool = True) -> None:
        """Press a key, or a button at a pin such as GP2, or let it go."""
        pin = _KEYS[key] if key in _KEYS else int(key[2:])
        self._ask("press", pin=pin, down=is_down)

    def tap(self, key: str, ms: float = 60) -> None:
        """Press a key for ms, and let it go."""
        self.hold(key)
        self.run(ms)
        self.hold(key, False)

    def plug(self, is_plugged: bool) -> None:
        """Plug the display in, or pull it out."""
        self._ask("plug", plugged=is_plugged)

    def volts(self, pin: str, millivolts: float) -> None:
        """Put a voltage on a pin of the converter: A0 to A2."""
        self._ask("supply", channel=int(pin[1:]), millivolts=millivolts)

    def supply(self, millivolts: float) -> None:
        """Give the board's supply a voltage, from which its divider makes that at the pin."""
        _, times = files.BOARD.BATTERY
        self._ask("supply", channel=_VSYS, millivolts=millivolts / times)

    def type(self, text: str) -> None:
        """Type on the console."""
        self._ask("type", text=text)

    def watch_heap(self) -> None:
        """Note in `heaps` what is free after each collection."""
        self._ask("watch", heap=True)

    def heap(self) -> tuple[int, int]:
        """Return the free bytes, garbage not among them, and the largest piece of them."""
        found = self._ask("heap")["heap"]
        return found["free"], found["largest"]

    def cut_power(self, after: int) -> None:
        """Let the power go in the middle of the so manieth writing or erasing of the flash."""
        self._ask("cut", after=after)

    @property
    def nvm(self) -> bytes:
        """The bytes that outlive the power."""
        end = files.BOARD.DRIVE[0]
        return base64.b64decode(self._ask("flash", start=end - files.NVM, end=end)["flash"])

    def _ask(self, what: str, **more: Any) -> dict[str, Any]:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps({"do": what, **more}) + "\n")
        self._node.stdin.flush()
        line = self._node.stdout.readline()
        if not line:
            raise files.ChipError(f"the emulated chip has ended at {self.now:.0f} ms: see above")
        found: dict[str, Any] = json.loads(line)
        self.now, self.busy, self.bytes = found["now"], found["busy"], found["bytes"]
        self.mhz = found["mhz"]
        self.console += found["console"]
        if found["unknown"]:
            raise files.ChipError(f"the display got commands it does not know: {found['unknown']}")
        news = [Picture(at, base64.b64decode(data)) for at, data in found["pictures"]]
        if news:
            self.frame = news[-1].frame
        self.pictures += news
        self.heaps += [Heap(*heap) for heap in found["heaps"]]
        return found

    def close(self) -> None:
        """Switch it off."""
        self._node.kill()
        self._node.wait()

    def __enter__(self) -> Chip:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
