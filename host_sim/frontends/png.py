"""Pictures of the panel: PNG (enlarged), PBM P4, GIF, and blocks of text.

A frame is what Machine.frame() returns: rows top to bottom, each padded to whole bytes, the
leftmost pixel in the highest bit.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from PIL import Image

from host_sim.devices.panel import WIDTH

INK = (226, 240, 255)  # a lit pixel of a white OLED
PAPER = (8, 10, 14)
# Colours of real panels: (a row, the colour of lit pixels from it on).
LOOKS = {
    "white": ((0, INK),),
    "blue": ((0, (110, 190, 255)),),
    "yellow-blue": ((0, (255, 206, 60)), (16, (110, 190, 255))),
    "plain": ((0, (255, 255, 255)),),  # black and white, no gaps between the pixels
}


def digest(frame: bytes) -> str:
    """Return the SHA-256 of a frame, in hexadecimal."""
    return hashlib.sha256(frame).hexdigest()


def rows_of(frame: bytes) -> int:
    """Return how many rows a frame has: 64, or 32 of a glass of 128x32."""
    return len(frame) * 8 // WIDTH


def image(frame: bytes, scale: int = 1, plain: bool = False) -> Image.Image:
    """Return an image of a frame, each pixel scale x scale. plain: black and white."""
    size = (WIDTH, rows_of(frame))
    picture = Image.frombytes("1", size, frame).convert("P")
    picture = picture.point(lambda value: 1 if value else 0)
    colours = ((0, 0, 0), (255, 255, 255)) if plain else (PAPER, INK)
    picture.putpalette([channel for colour in colours for channel in colour])
    if scale > 1:
        picture = picture.resize((WIDTH * scale, size[1] * scale), Image.Resampling.NEAREST)
    return picture


def write(path: str | Path, frame: bytes, scale: int = 4) -> None:
    """Write a frame to a file: PBM P4 if the name ends in .pbm, else PNG enlarged by scale.

    P4 counts ink as 1; a lit pixel is 1 here. An OSError names the file; a torn one is removed.
    """
    path = Path(path)
    try:
        if path.suffix == ".pbm":
            path.write_bytes(b"P4\n%d %d\n" % (WIDTH, rows_of(frame)) + frame)
        else:
            image(frame, scale).save(path, "PNG")
    except OSError as error:
        if error.filename is None:  # it was opened: the disk is full
            path.unlink(missing_ok=True)
            error.filename = str(path)
        raise


def pixels_of(path: str | Path) -> bytes:
    """Return the frame in a picture that write() wrote, PNG at any scale or PBM."""
    path = Path(path)
    if path.suffix == ".pbm":
        return path.read_bytes().split(b"\n", 2)[2]
    with Image.open(path) as picture:
        rows = picture.height * WIDTH // picture.width
        small = picture.convert("L").resize((WIDTH, rows), Image.Resampling.NEAREST)
        return small.point(lambda value: 255 if value > 127 else 0).convert("1").tobytes()


def half_blocks(frame: bytes) -> list[str]:
    """Return a frame as lines of text, two rows of pixels a line."""
    rows = _rows(frame)
    signs = (" ", "▄", "▀", "█")
    return [
        "".join(signs[top << 1 | low] for top, low in zip(rows[y], rows[y + 1], strict=True))
        for y in range(0, len(rows), 2)
    ]


def braille(frame: bytes) -> list[str]:
    """Return a frame as lines of text, 2x4 pixels a character."""
    rows = _rows(frame)
    dots = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
    lines = []
    for y in range(0, len(rows), 4):
        line = []
        for x in range(0, WIDTH, 2):
            sign = 0x2800
            for dy in range(4):
                for dx in range(2):
                    if rows[y + dy][x + dx]:
                        sign |= dots[dy][dx]
            line.append(chr(sign))
        lines.append("".join(line))
    return lines


def _rows(frame: bytes) -> list[list[int]]:
    step = WIDTH // 8
    return [
        [int(bit) for bit in f"{int.from_bytes(frame[at : at + step], 'big'):0{WIDTH}b}"]
        for at in range(0, len(frame), step)
    ]


class Recording:
    """Frames with their times, to be saved as one GIF. Equal frames in a row are kept once.

    full_ms: the time of the first frame without room, which ends the recording; None before.
    """

    MAX_FRAMES = 3000
    FULL = f"A film has {MAX_FRAMES:,} pictures at most, so it has ended"

    def __init__(self, scale: int = 3) -> None:
        self.scale = scale
        self.full_ms: int | None = None
        self._frames: list[tuple[int, bytes]] = []

    def add(self, ms: int, frame: bytes) -> None:
        """Note that the panel shows this frame from ms on."""
        is_same = bool(self._frames) and self._frames[-1][1] == frame
        if self.full_ms is not None or is_same:
            return
        if len(self._frames) < self.MAX_FRAMES:
            self._frames.append((ms, frame))
        else:
            self.full_ms = ms

    def __len__(self) -> int:
        return len(self._frames)

    def save(self, path: str | Path, end_ms: int) -> None:
        """Write the GIF. end_ms: when the last frame ends, unless it had ended before.

        ValueError without a frame.
        """
        if not self._frames:
            raise ValueError("there is nothing to record yet")
        images = [image(frame, self.scale) for _, frame in self._frames]
        end = end_ms if self.full_ms is None else self.full_ms
        times = [ms for ms, _ in self._frames] + [end]
        durations = [max(20, times[i + 1] - times[i]) for i in range(len(images))]
        images[0].save(
            path,
            "GIF",
            save_all=True,
            append_images=images[1:],
            duration=durations,
            loop=0,
            optimize=False,
            disposal=1,
        )
