"""A finger on a handheld's display: taps, drags, and games played by nothing else."""

from __future__ import annotations

from typing import Any

from boards.install.profile import KEYS
from host_sim.drive import Handheld
from host_sim.pointing import Box
from host_sim.pointing.pointer import Pointer

PRESS_MS = 20
LONG_MS = 600
SETTLE_MS = 140
_MOST = 60  # rounds of keys that a tap may take


class Finger:
    """Taps on the display of a handheld. taps: what was done so far, with the frame before it."""

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        self.taps: list[tuple[bytes, str, tuple[int, ...]]] = []
        self.pointer = Pointer(handheld.machine.load("sys").modules, self._press)
        self._pressed: list[tuple[int, bool]] = []

    @property
    def app(self) -> Any:
        return self.handheld.machine.main["app"]

    def _press(self, number: int, is_long: bool) -> None:
        self._pressed.append((number, is_long))

    def boxes(self) -> list[Box]:
        """Return the boxes of the screen that is up."""
        found: list[Box] = self.pointer.field(self.app).boxes()
        return found

    def _do(self, what: str, *where: int) -> None:
        self.taps.append((self.handheld.frame(), what, where))
        for _ in range(_MOST):
            for number, is_long in self._pressed:
                self.handheld.machine.set_key(KEYS[number], True)
                self.handheld.wait(LONG_MS if is_long else PRESS_MS)
                self.handheld.machine.set_key(KEYS[number], False)
                self.handheld.wait(PRESS_MS)
            self._pressed.clear()
            if not self.pointer.is_busy():
                break
            self.handheld.wait(PRESS_MS)
            self.pointer.go_on(self.app)
        assert not self.pointer.is_busy(), "a tap takes for ever"
        self.handheld.wait(SETTLE_MS)

    def tap(self, x: int, y: int, is_long: bool = False) -> None:
        """Tap on a dot."""
        self.pointer.tap(self.app, x, y, is_long)
        self._do("hold" if is_long else "tap", x, y)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from a dot to another."""
        self.pointer.drag(self.app, start, end, True)
        self._do("drag", *start, *end)

    def turn(self, by: int) -> None:
        """Turn the wheel by a step."""
        self.pointer.turn(self.app, by)
        self._do("turn", by)

    def new_game(self) -> None:
        """Press what leads to the options of a new game."""
        self.pointer.new_game(self.app)
        self._do("new")

    def choose(self, place: Any, is_long: bool = False) -> None:
        """Tap until the cursor is at a place, and once more, which does what A does."""
        for _ in range(2):
            is_there = self.pointer.field(self.app).is_at(place)
            self.tap(*middle(self.box(place)), is_long)
            if is_there or is_long:
                return
        raise AssertionError(f"the cursor does not come to {place}")

    def box(self, place: Any) -> Box:
        """Return the first box of a place."""
        found = [box for box in self.boxes() if box.place == place]
        assert found, f"no box for {place}: {[box.place for box in self.boxes()]}"
        return found[0]

    def key(self, k: int) -> None:
        """Tap on a key that the last line names."""
        found = [box for box in self.boxes() if box.y >= 56 and k in box.keys]
        assert found, f"the last line does not name key {k}: {self.app.canvas._last_line}"
        self.tap(*middle(found[0]))


def middle(box: Box) -> tuple[int, int]:
    """Return the dot in the middle of a box."""
    x, y = box.x + box.w // 2, box.y + box.h // 2
    return max(0, min(127, x)), max(0, min(63, y))
