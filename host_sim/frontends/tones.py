"""The handheld's speaker, played by the desktop. Without a sound card it is silent."""

from __future__ import annotations

import contextlib
from typing import Any

import pygame

_RATE = 44_100
_BUFFER = 256  # samples, so that a click comes with its picture
_LOUD = 0.15
_FADE_MS = 12  # so that a click can be heard


class Tones:
    """One tone after the other. The mixer is opened for the first one."""

    def __init__(self) -> None:
        self.hz = 0  # of the present tone
        self._sounds: dict[int, Any] = {}
        self._playing: Any = None
        self._is_deaf = False  # there is no mixer

    def play(self, hz: int) -> None:
        """Play this frequency until the next call; 0 for silence."""
        if hz == self.hz or self._is_deaf:
            return
        self.hz = hz
        if self._playing is not None:
            self._playing.fadeout(_FADE_MS)
            self._playing = None
        if hz:
            try:
                self._playing = self._sound(hz)
                self._playing.play(loops=-1)
            except pygame.error:
                self._is_deaf = True

    def _sound(self, hz: int) -> Any:
        if not pygame.mixer.get_init():
            pygame.mixer.init(_RATE, -16, 1, _BUFFER)
        if hz not in self._sounds:
            self._sounds[hz] = pygame.mixer.Sound(buffer=wave(hz))
            self._sounds[hz].set_volume(_LOUD)
        return self._sounds[hz]

    def close(self) -> None:
        """Stop, and close the mixer."""
        with contextlib.suppress(pygame.error):
            pygame.mixer.quit()


def wave(hz: int) -> bytes:
    """Return a tenth of a second of a square wave, whole periods, 16 bits a sample."""
    periods = max(1, hz // 10)
    samples = round(_RATE * periods / hz)
    high, low = (32_000).to_bytes(2, "little"), (-32_000).to_bytes(2, "little", signed=True)
    return b"".join(high if n * periods * 2 // samples % 2 == 0 else low for n in range(samples))
