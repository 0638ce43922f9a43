"""rotaryio and countio: steps of an encoder and edges, counted as CircuitPython counts them."""

from __future__ import annotations

from types import SimpleNamespace

from host_sim.devices.pins import OnePin, Pin, Pull

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


Edge = SimpleNamespace(RISE="RISE", FALL="FALL", RISE_AND_FALL="RISE_AND_FALL")


class Counter(OnePin):
    """countio.Counter: the edges of a pin since the start, or since reset()."""

    def __init__(self, pin: Pin, *, edge: str = Edge.FALL, pull: str | None = None) -> None:
        super().__init__(pin)
        self._edge = edge
        self._is_pulled_up = pull == Pull.UP
        self.count = 0
        pin.active = pull == Pull.DOWN
        pin.watch = self._note
        self._was_high = self._is_high()

    def _is_high(self) -> bool:
        level = self._live().level
        return self._is_pulled_up if level is None else level

    def _note(self) -> None:
        is_high = self._is_high()
        if is_high != self._was_high:
            self.count += self._edge in ("RISE_AND_FALL", "RISE" if is_high else "FALL")
        self._was_high = is_high

    def reset(self) -> None:
        self.count = 0
