"""The keyboard of the window: what its keys do, whatever the layout, and which are down."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

_LETTERS = range(ord("a"), ord("z") + 1)


def code(key: str) -> int:
    """Return pygame's code of a key of controls.py."""
    return ord(key) if len(key) == 1 else int(getattr(pygame, "K_" + key.upper()))


class Keyboard:
    """keys: what each key does, by its name, as in controls.py."""

    def __init__(self, keys: Mapping[str, str]) -> None:
        self._keys = {code(key): what for key, what in keys.items()}
        self._down: dict[int, str] = {}  # by the places of keys that are down, what they hold

    def meaning(self, event: pygame.event.Event) -> str:
        """Return what a key does, by the letter that it types, or else by its place.

        So a Cyrillic or Greek layout has the keys as well.
        """
        return self._keys.get(event.key) or self._keys.get(_letter_at(event.scancode), "")

    def is_command(self, event: pygame.event.Event, letter: str) -> bool:
        """Return True if this letter is pressed with Ctrl, or with Command."""
        typed = event.key if event.key in _LETTERS else _letter_at(event.scancode)
        has_mod = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        return bool(has_mod and typed == ord(letter))

    def press(self, event: pygame.event.Event, what: str) -> int:
        """Note what a key holds now; return its place."""
        self._down[event.scancode] = what
        return int(event.scancode)

    def let_go(self, event: pygame.event.Event) -> tuple[str, int]:
        """Return what a key has held, "" for nothing, whatever it types by now, and its place."""
        return self._down.pop(event.scancode, ""), int(event.scancode)


def _letter_at(place: int) -> int:
    """Return the code of the letter at a place of a US keyboard, 0 for none."""
    at = place - pygame.KSCAN_A
    return _LETTERS[at] if 0 <= at < len(_LETTERS) else 0
