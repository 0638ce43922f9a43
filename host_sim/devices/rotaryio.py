"""rotaryio: a rotary encoder on two pins, counted as CircuitPython counts its steps."""

from __future__ import annotations

from host_sim.devices.pins import Pin

_STEPS = (0, -1, 1, 0, 1, 0, 0, -1, -1, 0, 0, 1, 0, 1, -1, 0)  # by the states before and after


class IncrementalEncoder:
    """Counts the turns of an encoder whose contacts connect the pins to ground."""

    def __init__(self, pin_a: Pin, pin_b: Pin, divisor: int = 4) -> None:
        self._pins = (pin_a, pin_b)
        for pin in self._pins:
            if pin.user:
                raise ValueError(f"{pin.name} in use")
        for pin in self._pins:
            pin.claim("IncrementalEncoder")
            pin.watch = self._turn
        self.divisor = divisor
        self.position = 0
        self._sub = 0
        self._state = self._read()

    def _read(self) -> int:
        a, b = (pin.level is not False for pin in self._pins)  # pulled up
        return a << 1 | b

    def _turn(self) -> None:
        now = self._read()
        self._sub += _STEPS[self._state << 2 | now]
        self._state = now
        if abs(self._sub) >= self.divisor:
            self.position += 1 if self._sub > 0 else -1
            self._sub = 0

    def deinit(self) -> None:
        """Free the pins."""
        for pin in self._pins:
            pin.free()
        self._pins = ()  # type: ignore[assignment]

    def __enter__(self) -> IncrementalEncoder:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()
