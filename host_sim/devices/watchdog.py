"""microcontroller.watchdog as in CircuitPython 10.2.1's ports.

In real time it never resets: the host's pauses are not the program's.
"""

from __future__ import annotations

from types import SimpleNamespace

from host_sim.devices.bus import Fatal
from host_sim.devices.clock import Clock

WatchDogMode = SimpleNamespace(RAISE="RAISE", RESET="RESET")
_LONGEST = {"RP2040": 8, "RP2350": 8, "SAMD51": 16}  # seconds, where there is a limit
_CAN_RAISE = ("NRF52840", "ESP32S3")


class Bitten(BaseException):
    """The watchdog resets the chip. No `except Exception` of the firmware can catch it."""


class WatchDogTimer:
    """The one watchdog of a chip."""

    def __init__(self, clock: Clock, mcu: str) -> None:
        self._clock = clock
        self._mcu = mcu
        self._timeout = 0.0
        self._mode: str | None = None
        self._due = 0  # µs
        self._is_set = False  # a timer will check it

    def feed(self) -> None:
        self._due = self._clock.now + int(self._timeout * 1_000_000)

    @property
    def timeout(self) -> float:
        return self._timeout

    @timeout.setter
    def timeout(self, seconds: float) -> None:
        most = _LONGEST.get(self._mcu)
        if seconds < 0:
            raise ValueError("timeout must be >= 0")
        if most is not None and seconds > most:
            raise ValueError(f"timeout must be <= {most}")
        if self._mcu == "NRF52840" and self._mode == WatchDogMode.RESET:
            raise RuntimeError("timeout cannot be changed once mode is set to RESET")
        self._timeout = seconds
        self.feed()

    @property
    def mode(self) -> str | None:
        return self._mode

    @mode.setter
    def mode(self, mode: str | None) -> None:
        if mode not in (None, WatchDogMode.RAISE, WatchDogMode.RESET):
            raise TypeError("mode must be of type WatchDogMode")
        if mode == WatchDogMode.RAISE and self._mcu not in _CAN_RAISE:
            raise NotImplementedError
        if self._mcu == "NRF52840" and self._mode == WatchDogMode.RESET:
            what = "WatchDogTimer cannot be deinitialized once mode is set to RESET"
            raise RuntimeError(what if mode is None else "OSError 1")
        if mode is not None and not self._timeout:
            raise Fatal("a watchdog without a timeout resets the board at once")
        self._mode = mode
        self.feed()
        if mode is not None and not self._is_set and not self._clock.realtime:
            self._is_set = True
            self._clock.call_at(self._due, self._look)

    def _look(self) -> None:
        self._is_set = False
        if self._mode is None:
            return
        if self._clock.now >= self._due:
            self._mode = None
            raise Bitten
        self._is_set = True
        self._clock.call_at(self._due, self._look)

    def end_program(self) -> None:
        """Stop with a program that ends, by a reload or Ctrl-C, where the port can."""
        if self._mcu != "NRF52840":
            self._mode = None
