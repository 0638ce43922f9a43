"""displayio.OnDiskBitmap: a BMP on the drive, refused where the board refuses it."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path
from typing import Any

from host_sim.devices.bitmap import Palette
from host_sim.devices.blinka import displayio as blinka

_HEADERS = (12, 40, 108, 124)  # bytes, of those that the board reads
_LEAST = 138  # bytes that Blinka reads at once; a picture may be shorter


def on_disk(root: Path) -> type[Any]:
    """Return `OnDiskBitmap` for a machine whose drive is this folder."""

    class OnDiskBitmap(blinka.OnDiskBitmap):
        """A picture whose pixels are read from its file."""

        def __init__(self, file: Any) -> None:
            if isinstance(file, str):
                path = root / file.strip("/")
                if not path.is_file():
                    raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
                data = path.read_bytes()
            elif hasattr(file, "mode") and "b" not in file.mode:
                raise TypeError("file must be a file opened in byte mode")
            else:
                file.seek(0)
                data = file.read()
            _check(data)
            super().__init__(io.BytesIO(data.ljust(_LEAST, b"\0")))
            shader: Any = super().pixel_shader
            if isinstance(shader, blinka.Palette):
                strict = Palette(len(shader))
                strict._colors = shader._colors
                shader = strict
            self._shader = shader

        @property
        def pixel_shader(self) -> Any:
            return self._shader

    return OnDiskBitmap


def _check(data: bytes) -> None:
    def number(at: int) -> int:
        return int.from_bytes(data[at : at + 4], "little")

    if len(data) < 26 or data[:2] != b"BM":
        raise ValueError("Invalid file")
    size = number(14)
    if size not in _HEADERS:
        raise ValueError(
            f"Only Windows format, uncompressed BMP supported: given header size is {size}"
        )
    if number(30) not in (0, 3):
        raise ValueError("RLE-compressed BMP not supported")
