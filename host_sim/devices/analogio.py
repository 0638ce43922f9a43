"""analogio: the voltage at a pin, as 16 bits of which the chip measures the upper twelve."""

from __future__ import annotations

from types import ModuleType

from host_sim.devices.pins import OfOnePin, Pin

REFERENCE = 3.3  # volts
_RP2_ADC = range(26, 30)  # the pins with a converter behind them


class AnalogIn(OfOnePin):
    """A pin measured against the reference; ValueError for a pin that cannot be, or is in use."""

    def __init__(self, pin: Pin) -> None:
        if pin.gpio is not None and pin.of_chip.startswith("GPIO") and pin.gpio not in _RP2_ADC:
            raise ValueError("Invalid pin")
        super().__init__(pin)

    @property
    def value(self) -> int:
        measured = min(4095, max(0, int(self._live().volts / REFERENCE * 4095 + 0.5)))
        return measured << 4 | measured >> 8

    @property
    def reference_voltage(self) -> float:
        self._live()
        return REFERENCE


def analogio_module() -> ModuleType:
    """Make `analogio`."""
    module = ModuleType("analogio")
    module.__dict__.update(AnalogIn=AnalogIn)
    return module
