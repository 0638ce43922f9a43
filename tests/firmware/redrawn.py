"""Draws what is up once more: a key that changes nothing leaves the picture as it is."""

from __future__ import annotations

from typing import Any

from host_sim.drive import Handheld


def differs(handheld: Handheld) -> str:
    """Return how the screen that is up differs once it is drawn again; "" if in no dot.

    It is drawn as after a key, and as if something else had been on the canvas. Nothing of it is
    sent to the display, and nothing begins to move.
    """
    app: Any = handheld.machine.main.get("app")
    up = app and app.screen
    if not up or up.is_fresh or up.is_stale or up.is_busy:
        return ""  # while somebody thinks, moves that take no time are not drawn
    canvas = app.canvas
    if canvas.animation.moving or canvas.animation._bar:
        return ""  # before the next picture that is put back
    before = bytes(memoryview(canvas.bitmap))
    animate = canvas.animate
    canvas.animate = _nothing
    try:
        for is_fresh in (False, True):
            up.is_fresh = is_fresh
            up.draw(canvas)
            if app.supply:
                up.sign(canvas, app.supply)
            after = bytes(memoryview(canvas.bitmap))
            if after != before:
                memoryview(canvas.bitmap)[:] = before
                return f"{type(up).__name__}, is_fresh {is_fresh}: rows {_rows(before, after)}"
    finally:
        canvas.animate = animate
    return ""


def _rows(before: bytes, after: bytes) -> list[int]:
    """Return the rows that differ."""
    return [y for y in range(64) if before[16 * y : 16 * y + 16] != after[16 * y : 16 * y + 16]]


def _nothing(*_boxes: Any) -> None:
    """Let nothing move."""
