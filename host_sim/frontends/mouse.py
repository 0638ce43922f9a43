"""The mouse, or a finger, in the window: it holds the keys that are drawn, and points at the panel.

host_sim/pointing finds what a click means, and this module presses the keys.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import pygame

from boards.install.profile import KEYS
from host_sim.devices.panel import HEIGHT, WIDTH
from host_sim.frontends.live import Live
from host_sim.pointing.pointer import Pointer

Dot = tuple[int, int]

EVENTS = (
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP),
    *(pygame.MOUSEMOTION, pygame.MOUSEWHEEL),
)
STEP_US = 12_000  # that a button stays down, or up: some scans of the keypad,
STEP_PUMPS = 8  # which come in between these, however slow the program is
HOLD_US = 600_000
LONG_US = 600_000  # of a press that is a long one
_NEVER_US = 1 << 40
STILL = 3  # dots that the mouse may move, until it drags


class Mouse:
    """Presses the buttons of a machine for whoever points at its panel."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._key = ""  # the button that it holds
        self._app: Any = None
        self._pointer: Pointer | None = None
        self._waiting: deque[tuple[str, bool, int]] = deque()  # key, is down, for how many µs
        self._until = 0
        self._pumps = 0  # since the last change of a button
        self._start: Dot | None = None  # where the button went down
        self._last: Dot = (0, 0)
        self._since = 0
        self._is_drag = False

    def take(
        self,
        event: pygame.event.Event,
        place: tuple[int, int, int],
        key_at: Callable[[Dot], str],
        is_past: bool,
    ) -> None:
        """Take one of EVENTS. place: left and top of the panel, and the pixels of a dot.

        key_at: returns the button drawn at a place. is_past: the panel shows an earlier moment.
        """
        is_left = getattr(event, "button", pygame.BUTTON_LEFT) == pygame.BUTTON_LEFT
        if event.type == pygame.MOUSEWHEEL:
            for _ in range(0 if is_past else abs(event.y)):  # notches; of fractions SDL makes them
                self._point("turn", -1 if event.y > 0 else 1)
            return
        left, top, scale = place
        dot = (event.pos[0] - left) // scale, (event.pos[1] - top) // scale
        if event.type == pygame.MOUSEMOTION:
            self._move(dot)
        elif event.type == pygame.MOUSEBUTTONUP and is_left:
            self._hold("")
            self._up(dot)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            is_inside = 0 <= dot[0] < WIDTH and 0 <= dot[1] < HEIGHT and not is_past
            if is_left:
                self._hold(key_at(event.pos))
                self._start = dot if is_inside else None
                self._last = dot
                self._since = self.live.machine.clock.now
                self._is_drag = False
            elif event.button == pygame.BUTTON_RIGHT and is_inside:
                self._point("turn", 1)

    def _hold(self, key: str) -> None:
        """Hold this button, "" for none, instead of the one before."""
        if self._key:
            self.live.release(self._key, "mouse")
        if key:
            self.live.press(key, "mouse")
        self._key = key

    def _move(self, dot: Dot) -> None:
        if self._start is None or dot == self._last:
            return
        far = max(abs(dot[0] - self._start[0]), abs(dot[1] - self._start[1]))
        if self._is_drag or far > STILL:
            self._is_drag = True
            self._last = dot
            self._point("drag", self._start, dot, False)

    def _up(self, dot: Dot) -> None:
        start, self._start = self._start, None
        if start is None:
            return
        if self._is_drag:
            self._point("drag", start, dot, True)
        else:
            self._point("tap", *start)

    def leave(self) -> None:
        """The window has lost the mouse."""
        self._start = None

    def pump(self) -> None:
        """Press what is due."""
        clock = self.live.machine.clock
        if self._start and not self._is_drag and clock.now - self._since >= LONG_US:
            if self._point("tap", *self._start, True):
                self._start = None
            else:
                self._since = clock.now + _NEVER_US  # what is there may be dragged
        self._pumps += 1
        if clock.now < self._until or self._pumps < STEP_PUMPS:
            return
        if self._waiting:
            key, is_down, us = self._waiting.popleft()
            self.live.machine.set_key(key, is_down)
            self._until = clock.now + us
            self._pumps = 0
        elif self._pointer and self._is_same() and not self._app.device.has_event():
            self._pointer.go_on(self._app)

    def is_busy(self) -> bool:
        """Return True if something is still to be pressed."""
        return bool(self._waiting or (self._pointer and self._pointer.is_busy()))

    def _is_same(self) -> bool:
        """Return True if the program is still the one that was pointed at."""
        return self.live.machine.main.get("app") is self._app

    def _point(self, what: str, *where: Any) -> bool:
        """Point at a dot; return False if a long tap means nothing there."""
        app = self.live.machine.main.get("app")
        if app is None:
            return True
        if self._pointer is None or not self._is_same():
            self._app = app
            self._pointer = Pointer(self.live.machine.load("sys").modules, self._press)
        return getattr(self._pointer, what)(app, *where) is not False

    def _press(self, number: int, is_long: bool) -> None:
        key = KEYS[number]
        self._waiting.append((key, True, HOLD_US if is_long else STEP_US))
        self._waiting.append((key, False, STEP_US))
