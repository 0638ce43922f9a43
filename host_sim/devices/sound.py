"""audiocore, audiomp3, audiopwmio, audiobusio: sounds nobody hears, for as long as they last."""

from __future__ import annotations

import os
import struct
from types import ModuleType
from typing import Any

from host_sim.devices.clock import Clock
from host_sim.devices.pins import Pin

_MP3_BYTES = 16_000  # a second, of the usual 128 kbit/s


class Sample:
    """What can be played. seconds: how long it lasts."""

    seconds = 0.0

    def __init__(self, sample_rate: int, channel_count: int = 1, bits: int = 16) -> None:
        self.sample_rate = sample_rate
        self.channel_count = channel_count
        self.bits_per_sample = bits

    def deinit(self) -> None:
        """Do nothing."""

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()


class RawSample(Sample):
    """audiocore.RawSample of an array or bytes."""

    def __init__(
        self,
        buffer: Any,
        *,
        channel_count: int = 1,
        sample_rate: int = 8000,
        single_buffer: bool = True,
    ) -> None:
        view = memoryview(buffer)
        super().__init__(sample_rate, channel_count, view.itemsize * 8)
        self.seconds = len(view) / channel_count / sample_rate


def _opened(file: Any) -> Any:
    return open(file, "rb") if isinstance(file, str) else file


class WaveFile(Sample):
    """audiocore.WaveFile. ValueError for a file that is none."""

    def __init__(self, file: Any, buffer: Any = None) -> None:
        file = _opened(file)
        file.seek(0)
        head = file.read(44)
        if len(head) < 44 or head[:4] != b"RIFF" or head[8:12] != b"WAVE":
            raise ValueError("Invalid wave file")
        channels, rate = struct.unpack_from("<HI", head, 22)
        super().__init__(rate, channels, struct.unpack_from("<H", head, 34)[0])
        size = file.seek(0, os.SEEK_END) - 44
        self.seconds = size / max(1, channels * rate * self.bits_per_sample // 8)


class MP3Decoder(Sample):
    """audiomp3.MP3Decoder, of which nothing is decoded: it lasts as one of 128 kbit/s does."""

    rms_level = 0.0
    samples_decoded = 0

    def __init__(self, file: Any, buffer: Any = None) -> None:
        super().__init__(44_100, 2)
        self.open(file)

    def open(self, file: Any) -> None:
        self.file = _opened(file)
        self.seconds = self.file.seek(0, os.SEEK_END) / _MP3_BYTES
        self.file.seek(0)


class Out:
    """audiopwmio.PWMAudioOut and audiobusio.I2SOut: pins until deinit(). clock: the machine's."""

    clock: Clock

    def __init__(self, *pins: Pin, **more: Any) -> None:
        named = [pin for pin in (*pins, *more.values()) if isinstance(pin, Pin)]
        if not named:
            raise TypeError("a pin is missing")
        for pin in named:
            pin.claim(type(self).__name__)
        self._pins = named
        self._end: float | None = None  # µs; None: nothing plays
        self._left: float | None = None  # µs, while it pauses

    def play(self, sample: Any, *, loop: bool = False) -> None:
        lasts = getattr(sample, "seconds", 0.0) * 1_000_000
        self._end = float("inf") if loop else self.clock.now + lasts
        self._left = None

    def stop(self) -> None:
        self._end = self._left = None

    def pause(self) -> None:
        if self._end is not None and self._left is None:
            self._left = self._end - self.clock.now

    def resume(self) -> None:
        if self._left is not None:
            self._end = self.clock.now + self._left
            self._left = None

    @property
    def playing(self) -> bool:
        if self._left is None and self._end is not None and self.clock.now >= self._end:
            self._end = None
        return self._end is not None

    @property
    def paused(self) -> bool:
        return self._left is not None

    def deinit(self) -> None:
        for pin in self._pins:
            pin.free()
        self._pins = []
        self.stop()

    def __enter__(self) -> Out:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()


def sound_modules(clock: Clock) -> list[ModuleType]:
    """Return the four modules."""
    parts: dict[str, dict[str, Any]] = {
        "audiocore": {"RawSample": RawSample, "WaveFile": WaveFile},
        "audiomp3": {"MP3Decoder": MP3Decoder},
        "audiopwmio": {"PWMAudioOut": type("PWMAudioOut", (Out,), {"clock": clock})},
        "audiobusio": {"I2SOut": type("I2SOut", (Out,), {"clock": clock})},
    }
    modules = []
    for name, names in parts.items():
        modules.append(ModuleType(name))
        modules[-1].__dict__.update(names)
    return modules
