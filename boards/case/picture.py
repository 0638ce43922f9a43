"""Shaded pictures of the parts: drawn here from their triangles, the same on every machine."""

from __future__ import annotations

import io
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from PIL import Image

from boards.case.mesh import Mesh, weights_of

_PAPER = (255, 255, 255)
_LINE = (32, 48, 60)
_LIGHT = (-0.25, 0.4, 0.9)  # where the light is, as the camera sees it
_TOUCH = 0.05
_SMOOTH = 2  # pixels drawn for one that is kept, in each direction


@dataclass(frozen=True)
class Thing:
    """Triangles in a colour."""

    mesh: Mesh
    colour: tuple[int, int, int]


@dataclass(frozen=True)
class View:
    """From where: 0, 0 is from the front; turned to the right and up by these degrees."""

    right: float
    up: float

    def matrix(self) -> Any:
        """Return what turns points into what the camera sees: right, up, towards it."""
        a, b = math.radians(self.right), math.radians(self.up)
        turn = np.array(((math.cos(a), 0, -math.sin(a)), (0, 1, 0), (math.sin(a), 0, math.cos(a))))
        lean = np.array(((1, 0, 0), (0, math.cos(b), -math.sin(b)), (0, math.sin(b), math.cos(b))))
        return lean @ turn


def draw(
    things: list[Thing], view: View, size: tuple[int, int], cut: tuple[int, float] | None = None
) -> bytes:
    """Return a PNG. cut: an axis (0, 1, 2) and a value; what lies above it there is left out."""
    wide, high = (n * _SMOOTH for n in size)
    seen = [thing.mesh.triangles @ view.matrix().T for thing in things]
    flat = np.concatenate([corners.reshape(-1, 3)[:, :2] for corners in seen])
    if cut:  # what is left out takes no room
        there = np.concatenate([thing.mesh.triangles.reshape(-1, 3) for thing in things])
        there[:, cut[0]] = np.minimum(there[:, cut[0]], cut[1])
        flat = (there @ view.matrix().T)[:, :2]
    low, top = flat.min(0), flat.max(0)
    scale = min(wide / (top[0] - low[0]), high / (top[1] - low[1])) * 0.94
    middle = (low + top) / 2
    buffers = _Buffers(wide, high)
    for n, (thing, corners) in enumerate(zip(things, seen, strict=True)):
        spots = (corners[:, :, :2] - middle) * (scale, -scale) + (wide / 2, high / 2)
        normals = thing.mesh.normals @ view.matrix().T
        clip, depths = None, corners[:, :, 2]
        if cut:
            clip = thing.mesh.triangles[:, :, cut[0]] - cut[1]
            # Where two parts touch, the one that is cut is what is seen.
            depths = depths + np.where(normals[:, 2:] < 0, _TOUCH, 0)
        buffers.add(n + 1, spots, depths, normals, clip)
    colours = np.array([_PAPER, *(thing.colour for thing in things)], float)
    picture = Image.fromarray(buffers.shaded(colours, scale))
    picture = picture.resize(size, Image.Resampling.LANCZOS).quantize(64, dither=Image.Dither.NONE)
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


class _Buffers:
    """What is nearest in each pixel: its depth, whose it is, and how it faces."""

    def __init__(self, wide: int, high: int) -> None:
        self.depth = np.full((high, wide), -np.inf)
        self.whose = np.zeros((high, wide), int)
        self.normal = np.zeros((high, wide, 3))

    def add(self, whose: int, spots: Any, depths: Any, normals: Any, clip: Any) -> None:
        """Draw triangles; where clip is above 0 there is nothing."""
        high, wide = self.depth.shape
        for n, p in enumerate(spots):
            first = np.maximum(np.ceil(p.min(0)).astype(int), 0)
            last = np.minimum(np.floor(p.max(0)).astype(int), (wide - 1, high - 1))
            if (last < first).any():
                continue
            x, y = np.meshgrid(np.arange(first[0], last[0] + 1), np.arange(first[1], last[1] + 1))
            weights = weights_of(p, x, y)
            if weights is None:
                continue
            shown = (weights >= -1e-9).all(0)
            depth = (weights * depths[n][:, None, None]).sum(0)
            area = np.s_[first[1] : last[1] + 1, first[0] : last[0] + 1]
            shown &= depth > self.depth[area]
            if clip is not None:
                shown &= (weights * clip[n][:, None, None]).sum(0) <= 0
            self.depth[area][shown] = depth[shown]
            self.whose[area][shown] = whose
            self.normal[area][shown] = normals[n]

    def shaded(self, colours: Any, scale: float) -> Any:
        """Return pixels: light and shade, the inside of what is cut in full colour, and lines."""
        light = np.array(_LIGHT) / np.linalg.norm(_LIGHT)
        bright = 0.55 + 0.5 * np.clip(self.normal @ light, 0, 1)
        is_inside = self.normal[:, :, 2] < 0
        bright[is_inside] = 0.5
        bright[self.whose == 0] = 1
        pixels = np.clip(colours[self.whose] * bright[:, :, None], 0, 255)
        pixels[self._lines(is_inside, scale)] = _LINE
        return pixels.astype(np.uint8)

    def _lines(self, is_inside: Any, scale: float) -> Any:
        """Return where one face ends and another begins."""
        found = np.zeros(self.whose.shape, bool)
        depth = np.where(np.isinf(self.depth), -1e3, self.depth)
        depth = np.where(is_inside, 0, depth)
        for axis in (0, 1):
            here = np.s_[:-1] if axis == 0 else np.s_[:, :-1]
            there = np.s_[1:] if axis == 0 else np.s_[:, 1:]
            step = np.abs(depth[here] - depth[there]) > 0.6 + 6 / scale
            bend = (self.normal[here] * self.normal[there]).sum(-1) < 0.85
            bend &= (self.whose[here] > 0) & (self.whose[there] > 0)
            edge = (self.whose[here] != self.whose[there]) | step | bend
            found[here] |= edge
        return found
