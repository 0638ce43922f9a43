"""Triangles of a solid: for the file to print, for pictures, and to measure walls along rays."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any

import numpy as np

from boards.case.build import Block

_FINE, _ANGLE = 0.03, 0.25  # how far triangles may be off a curve: millimetres, radians
_STEP = 0.35  # from ray to ray
_FACING = 0.9  # the least cosine between a ray and a face that counts as a side of a wall
_OFF = 0.00317  # keeps rays off edges, which lie on round numbers


@dataclass(frozen=True)
class Mesh:
    """Triangles: (n, 3, 3), their corners in the order that shows the outside."""

    triangles: Any

    @property
    def normals(self) -> Any:
        """Return a vector of length 1 for each triangle."""
        a, b, c = (self.triangles[:, n] for n in range(3))
        cross = np.cross(b - a, c - a)
        length = np.linalg.norm(cross, axis=1, keepdims=True)
        return cross / np.where(length == 0, 1, length)

    def moved(self, x: float, y: float, z: float) -> Mesh:
        """Return the triangles in another place."""
        return Mesh(self.triangles + np.array((x, y, z)))


def of_solid(solid: Any) -> Mesh:
    """Return the triangles of a solid, those without area left out."""
    corners, faces = solid.tessellate(_FINE, _ANGLE)
    points = np.array([(v.X, v.Y, v.Z) for v in corners])
    mesh = Mesh(np.round(points, 6)[np.array(faces)])
    a, b, c = (mesh.triangles[:, n] for n in range(3))
    return Mesh(mesh.triangles[np.linalg.norm(np.cross(b - a, c - a), axis=1) > 1e-9])


def of_block(block: Block) -> Mesh:
    """Return the triangles of a box, without its holes."""
    (x0, x1), (y0, y1), (z0, z1) = block.x, block.y, block.z
    p = np.array([(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)])
    sides = (
        (0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)
    )  # fmt: skip
    faces = [corners for a, b, c, d in sides for corners in ((a, b, c), (a, c, d))]
    return Mesh(p[np.array(faces)])


def stl(mesh: Mesh, name: str) -> bytes:
    """Return a binary STL file."""
    out = [f"Tombolo {name}".encode().ljust(80), struct.pack("<I", len(mesh.triangles))]
    for normal, corners in zip(mesh.normals, mesh.triangles, strict=True):
        out.append(struct.pack("<12fH", *normal, *corners.reshape(9), 0))
    return b"".join(out)


def open_edges(mesh: Mesh) -> int:
    """Return how many edges are not between two triangles that turn the same way: 0 if closed."""
    points = np.round(mesh.triangles.reshape(-1, 3), 4)
    _, index = np.unique(points, axis=0, return_inverse=True)
    corners = index.reshape(-1, 3)
    edges = np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [2, 0]]])
    edges = edges[edges[:, 0] != edges[:, 1]]
    count = int(points.shape[0]) + 1
    there, times = np.unique(edges[:, 0] * count + edges[:, 1], return_counts=True)
    back, back_times = np.unique(edges[:, 1] * count + edges[:, 0], return_counts=True)
    if len(there) == len(back) and (there == back).all() and (times == back_times).all():
        return 0
    return len(np.setxor1d(there, back)) or 1


def thinnest(mesh: Mesh) -> tuple[float, tuple[float, float, float]]:
    """Return the thinnest wall and where it is: faces that are opposite along x, y or z."""
    best = (np.inf, (0.0, 0.0, 0.0))
    for axis in range(3):
        for ray, (enter, leave) in _walls(mesh, axis):
            if leave - enter < best[0]:
                at = [*ray[:axis], (enter + leave) / 2, *ray[axis:]]
                best = leave - enter, (round(at[0], 1), round(at[1], 1), round(at[2], 1))
    return float(best[0]), best[1]


def _walls(mesh: Mesh, axis: int) -> Any:
    """Yield (ray, span) of the thinnest walls along an axis, one for all its rays."""
    ray, depth, facing, grid = _hits(mesh, axis)
    order = np.lexsort((depth, ray))
    ray, depth, facing = ray[order], depth[order], facing[order]
    is_wall = (ray[:-1] == ray[1:]) & (facing[:-1] < -_FACING) & (facing[1:] > _FACING)
    thick = np.where(is_wall, depth[1:] - depth[:-1], np.inf)
    if len(thick) and np.isfinite(thick.min()):
        n = int(thick.argmin())
        (low, count), at = grid, int(ray[n])
        spot = low + np.array((at // count[1], at % count[1])) * _STEP
        yield tuple(float(v) for v in spot), (float(depth[n]), float(depth[n + 1]))


def _hits(mesh: Mesh, axis: int) -> tuple[Any, Any, Any, Any]:
    """Return where parallel rays meet triangles: ray, depth, cosine, and the grid of the rays."""
    flat = [n for n in range(3) if n != axis]
    facing = mesh.normals[:, axis]
    low = mesh.triangles.reshape(-1, 3).min(0)[flat] + _OFF
    high = mesh.triangles.reshape(-1, 3).max(0)[flat]
    count = np.ceil((high - low) / _STEP).astype(int) + 1
    rays, depths, cosines = [], [], []
    for corners, cosine in zip(mesh.triangles, facing, strict=True):
        if abs(cosine) < 1e-6:
            continue
        p = (corners[:, flat] - low) / _STEP
        first = np.maximum(np.ceil(p.min(0)).astype(int), 0)
        last = np.floor(p.max(0)).astype(int)
        if (last < first).any():
            continue
        u, v = np.meshgrid(
            np.arange(first[0], last[0] + 1), np.arange(first[1], last[1] + 1), indexing="ij"
        )
        weights = weights_of(p, u, v)
        if weights is None:
            continue
        inside = (weights >= 0).all(0)
        rays.append((u * count[1] + v)[inside])
        depths.append((weights * corners[:, axis, None, None]).sum(0)[inside])
        cosines.append(np.full(int(inside.sum()), cosine))
    return np.concatenate(rays), np.concatenate(depths), np.concatenate(cosines), (low, count)


def weights_of(p: Any, u: Any, v: Any) -> Any:
    """Return the three weights of points in a flat triangle, None if it has no area."""
    (ax, ay), (bx, by), (cx, cy) = p
    area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if abs(area) < 1e-12:
        return None
    b = ((u - ax) * (cy - ay) - (cx - ax) * (v - ay)) / area
    c = ((bx - ax) * (v - ay) - (u - ax) * (by - ay)) / area
    return np.stack([1 - b - c, b, c])
