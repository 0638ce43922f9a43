"""microcontroller.cpu as in CircuitPython 10.2.1's ports: on RP2 its frequency can be set."""

from __future__ import annotations

_START_HZ = {  # at which CircuitPython starts
    "RP2040": 125_000_000,
    "RP2350": 150_000_000,
    "SAMD51": 120_000_000,
    "ESP32S3": 240_000_000,
    "NRF52840": 64_000_000,
}
_CRYSTAL_KHZ = 12_000
_OSCILLATOR_KHZ = range(750_000, 1_600_001)  # of the RP2's PLL, before its two dividers of 1 to 7


class Reason(str):
    """A constant of a board's module, which shows itself by its whole name."""

    _of: str

    def __new__(cls, of: str, name: str) -> Reason:
        made = super().__new__(cls, name)
        made._of = of
        return made

    def __repr__(self) -> str:
        return f"{self._of}.{self[:]}"

    __str__ = __repr__


class Cpu:
    """The processor from one reset of the chip to the next; the frequency outlives the program."""

    __slots__ = ("_hz", "_reset_reason", "mcu")  # others are refused, as on the board

    def __init__(self, mcu: str, reset_reason: str) -> None:
        self.mcu = mcu
        self._reset_reason = reset_reason
        self._hz = _START_HZ.get(mcu, 0)

    @property
    def frequency(self) -> int:
        """In Hz."""
        return self._hz

    @frequency.setter
    def frequency(self, hz: int) -> None:
        if not self.mcu.startswith("RP2"):
            raise AttributeError("'Processor' object has no attribute 'frequency'")
        if not isinstance(hz, int):
            raise TypeError(f"can't convert {type(hz).__name__} to int")
        if hz < 0:
            raise ValueError("frequency must be >= 0")
        if not _can_run(hz // 1000):
            raise ValueError("Invalid frequency")
        self._hz = hz // 1000 * 1000

    @property
    def temperature(self) -> float:
        """In °C, of a chip in a room."""
        return 27.0

    @property
    def voltage(self) -> None:
        """None: the RP2 does not measure it."""

    @property
    def uid(self) -> bytearray:
        """What only this chip has."""
        return bytearray(b"tombolo!")

    @property
    def reset_reason(self) -> str:
        """POWER_ON or WATCHDOG."""
        return Reason("microcontroller.ResetReason", self._reset_reason)


def _can_run(khz: int) -> bool:
    """Return True if the PLL can make this frequency from its crystal."""
    dividers = {a * b for a in range(1, 8) for b in range(1, 8)}
    wanted = [khz * divider for divider in dividers]
    return any(k in _OSCILLATOR_KHZ and k % _CRYSTAL_KHZ == 0 for k in wanted)
