"""pwmio: a square wave at a pin, as in CircuitPython 10.2.1's RP2 ports.

On other chips, what pins share is not emulated, and a frequency reads as it was set.
"""

from __future__ import annotations

from types import ModuleType

from host_sim.devices.clock import Clock
from host_sim.devices.cpu import Cpu
from host_sim.devices.pins import OnePin, Pin


def pwmio_module(clock: Clock, cpu: Cpu) -> ModuleType:
    """Return `pwmio` for one machine; its frequencies depend on the cpu's.

    Each pin records (µs, Hz) when its tone changes, 0 Hz for silence.
    """
    slices: dict[int, PWMOut] = {}  # by the chip's slice: the output that set its frequency
    module = ModuleType("pwmio")

    class PWMOut(OnePin):
        """A pin's square wave, until deinit()."""

        def __init__(
            self,
            pin: Pin,
            *,
            duty_cycle: int = 0,
            frequency: int = 500,
            variable_frequency: bool = False,
        ) -> None:
            if pin.user:
                raise ValueError(f"{pin.name} in use")
            self._variable = bool(variable_frequency)
            self._check(frequency)
            self._slice = -1 if pin.gpio is None else (pin.gpio >> 1) & 7
            self._asked = frequency
            self._share(pin)
            super().__init__(pin)
            self._duty = duty_cycle & 0xFFFF
            self._note()

        def _check(self, frequency: int) -> None:
            if not 0 < frequency <= cpu.frequency // 2:
                raise ValueError("Invalid frequency")

        def _share(self, pin: Pin) -> None:
            """Use the pin's slice of the chip; two pins share one at the same fixed frequency."""
            other = slices.get(self._slice)
            if self._slice < 0 or other is None or other._pin is None:
                slices[self._slice] = self
                return
            other_gpio = other._pin.gpio
            if other_gpio is not None and pin.gpio is not None and not (other_gpio ^ pin.gpio) & 1:
                raise RuntimeError("Internal resource(s) in use")
            if self._variable:
                raise ValueError("Invalid variable_frequency")
            if other._variable:
                raise RuntimeError("Internal resource(s) in use")
            if other._asked != self._asked:
                raise ValueError("Invalid frequency")

        def deinit(self) -> None:
            if self._pin is not None:
                self._duty = 0
                self._note()
            super().deinit()

        def _note(self) -> None:
            pin = self._live()
            hz = self._asked if 0 < self._duty < 0xFFFF else 0
            if hz != (pin.tones[-1][1] if pin.tones else 0):
                pin.tones.append((clock.now, hz))

        @property
        def duty_cycle(self) -> int:
            self._live()
            return self._duty

        @duty_cycle.setter
        def duty_cycle(self, duty: int) -> None:
            self._live()
            if not isinstance(duty, int):
                raise TypeError(f"can't convert {type(duty).__name__} to int")
            if not 0 <= duty <= 0xFFFF:
                raise ValueError("duty_cycle must be 0-65535")
            self._duty = duty
            self._note()

        @property
        def frequency(self) -> int:
            self._live()
            return self._asked if self._slice < 0 else made(self._asked, cpu.frequency)

        @frequency.setter
        def frequency(self, frequency: int) -> None:
            self._live()
            if not self._variable:
                raise AttributeError("Invalid variable_frequency")
            if not isinstance(frequency, int):
                raise TypeError(f"can't convert {type(frequency).__name__} to int")
            self._check(frequency)
            self._asked = frequency
            self._note()

    module.__dict__.update(PWMOut=PWMOut)
    return module


def made(frequency: int, cpu_hz: int) -> int:
    """Return the frequency that an RP2040 makes for one that was set."""
    if frequency > cpu_hz >> 16:  # else the divider is used
        return cpu_hz // (cpu_hz // frequency)
    sixteenths = cpu_hz >> 12
    divider, rest = divmod(sixteenths, frequency)
    divider = min(divider + (rest >= frequency // 2), (1 << 12) - 1)
    return (sixteenths + divider // 2) // divider
