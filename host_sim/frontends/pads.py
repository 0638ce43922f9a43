"""Gamepads of the window: their buttons, hats and sticks press the handheld's buttons."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pygame

BUTTONS = {0: "A", 1: "B", 11: "UP", 12: "DOWN", 13: "LEFT", 14: "RIGHT"}
HELD = {3: "HINT", 6: "MENU", 7: "MENU"}  # Y, triangle; Options, +, Back; an Xbox's Start
AXES = (("LEFT", "RIGHT"), ("UP", "DOWN"))
LEANS = 0.5  # an axis beyond this is a direction,
RESTS = 0.35  # until it is back within this: a stick trembles


class Pads:
    """Presses what gamepads hold, each for itself.

    press, release: called with a button and its holder. hold: called with what controls.HELD names.
    """

    def __init__(
        self,
        press: Callable[[str, object], None],
        release: Callable[[str, object], None],
        hold: Callable[[str], None],
    ) -> None:
        self._press, self._release, self._hold = press, release, hold
        self._pads: dict[int, Any] = {}
        self._ways: dict[tuple[object, int], int] = {}  # of each axis that has been in the middle
        with contextlib.suppress(pygame.error):  # without a joystick driver there is the keyboard
            pygame.joystick.init()

    def add(self, device: int) -> str:
        """Take a gamepad that was plugged in; return its name."""
        pad = pygame.joystick.Joystick(device)
        self._pads[pad.get_instance_id()] = pad
        for axis in range(min(len(AXES), pad.get_numaxes())):
            if abs(pad.get_axis(axis)) <= RESTS:  # one that rests elsewhere is no stick's
                self._ways[pad.get_instance_id(), axis] = 0
        return pad.get_name()

    def take(self, event: pygame.event.Event) -> None:
        """Take an event of a gamepad; any other one does nothing."""
        pad = getattr(event, "instance_id", None)
        if event.type == pygame.JOYDEVICEREMOVED:
            self._unplug(pad)
        elif event.type == pygame.JOYBUTTONDOWN and event.button in BUTTONS:
            self._press(BUTTONS[event.button], (pad, "button"))
        elif event.type == pygame.JOYBUTTONDOWN and event.button in HELD:
            self._hold(HELD[event.button])
        elif event.type == pygame.JOYBUTTONUP and event.button in BUTTONS:
            self._release(BUTTONS[event.button], (pad, "button"))
        elif event.type == pygame.JOYHATMOTION:
            for axis, way in enumerate((event.value[0], -event.value[1])):
                self._lean((pad, "hat"), axis, way)
        elif event.type == pygame.JOYAXISMOTION and event.axis < len(AXES):
            self._move(pad, event.axis, event.value)

    def _unplug(self, pad: object) -> None:
        self._pads.pop(pad, None)  # type: ignore[call-overload]
        for axis, keys in enumerate(AXES):
            self._ways.pop((pad, axis), None)
            for holder in ("stick", "hat"):
                self._lean((pad, holder), axis, 0)
            for key in keys:
                self._release(key, (pad, "button"))
        for key in ("A", "B"):
            self._release(key, (pad, "button"))

    def _move(self, pad: object, axis: int, value: float) -> None:
        """Move a stick's axis. What rests at its end, as a trigger does, is not a stick's."""
        way = 1 if value > 0 else -1
        if abs(value) <= RESTS:
            self._ways[pad, axis] = 0
        elif (pad, axis) not in self._ways:
            return
        elif abs(value) >= LEANS:
            self._ways[pad, axis] = way
        elif self._ways[pad, axis] != way:
            self._ways[pad, axis] = 0
        self._lean((pad, "stick"), axis, self._ways[pad, axis])

    def _lean(self, holder: object, axis: int, way: int) -> None:
        for key, sign in zip(AXES[axis], (-1, 1), strict=True):
            if way == sign:
                self._press(key, holder)
            else:
                self._release(key, holder)
