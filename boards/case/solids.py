"""The printed parts as solids, in their places: front, back, the cross and the two buttons.

This and check.py are all that the CAD library is needed for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from build123d import (
    Axis,
    Box,
    Circle,
    Cone,
    Cylinder,
    Part,
    Plane,
    Polygon,
    Pos,
    Rectangle,
    RectangleRounded,
    Rotation,
    chamfer,
    extrude,
)

from boards.case.build import CELL_X, CHARGER_X, SLIDE_Y, Block, Build
from boards.case.mesh import Mesh, of_solid
from boards.case.parts import Plug

_RIB = 1.6
_FENCE = 3.0  # height of the ribs around cell and charger


@dataclass(frozen=True)
class Case:
    """The printed parts of a build, by name, in their places."""

    solids: dict[str, Part]
    meshes: dict[str, Mesh] = field(default_factory=dict)
    known: dict[tuple, Any] = field(default_factory=dict)

    def mesh(self, name: str) -> Mesh:
        """Return the triangles of a part in its place, computed once."""
        if name not in self.meshes:
            self.meshes[name] = of_solid(self.solids[name])
        return self.meshes[name]

    def kept(self, key: tuple, compute: Callable[[], Any]) -> Any:
        """Return what is computed of the case, once for each key: many builds may be held to it."""
        if key not in self.known:
            self.known[key] = compute()
        return self.known[key]

    def lying(self, name: str) -> Part:
        """Return a part as it is printed: turned, and on the bed."""
        solid = self.solids[name]
        if name != "back":
            solid = Rotation(180, 0, 0) * solid
        return Pos(0, 0, -solid.bounding_box().min.Z) * solid


def make(build: Build) -> Case:
    """Return the printed parts of a build."""
    solids = {"front": _front(build), "back": _back(build)}
    for name in build.caps():
        solids[name] = _cap(build, name)
    return Case(solids)


def box(x: tuple[float, float], y: tuple[float, float], z: tuple[float, float]) -> Part:
    """Return a box between these values."""
    at = [(low + high) / 2 for low, high in (x, y, z)]
    return Pos(*at) * Box(x[1] - x[0], y[1] - y[0], z[1] - z[0])


def of_block(block: Block) -> Part:
    """Return a part's box, with its holes."""
    solid = box(block.x, block.y, block.z)
    for x, y, wide in block.holes:
        solid -= rod(x, y, wide, block.z)
    return solid


def rod(x: float, y: float, wide: float, z: tuple[float, float]) -> Part:
    """Return a cylinder along z."""
    return Pos(x, y, (z[0] + z[1]) / 2) * Cylinder(wide / 2, z[1] - z[0])


def _slab(build: Build, inset: float, z: tuple[float, float]) -> Part:
    """Return a plate with round corners: the outside of the case, and so much smaller."""
    wide, high, _ = build.outer
    sketch = RectangleRounded(wide - 2 * inset, high - 2 * inset, build.sizes.corner - inset)
    return extrude(Pos(0, 0, z[0]) * sketch, z[1] - z[0])


def _front(build: Build) -> Part:
    s = build.sizes
    top = build.inside + s.face
    half = (s.wall - s.lap) / 2
    solid = _slab(build, 0, (build.seam, top))
    solid = chamfer(solid.faces().sort_by(Axis.Z)[-1].edges(), 1.0)
    solid -= _slab(build, s.wall, (build.seam, build.inside))
    for x, y in build.corners:
        solid += rod(x, y, 5.0, (0, build.inside))
    # The back's half of the walls reaches up to here.
    solid -= _slab(build, half, (build.seam, build.overlap)) - _slab(
        build, s.wall + s.lap, (build.seam, build.overlap)
    )
    for x, y in build.corners:
        solid -= rod(x, y, s.pilot, (0, pilot_end(build)))
    solid += _shoulders(build)
    x, y, wide, high = build.window
    window = Rectangle(wide, high)
    solid -= extrude(Pos(x, y, build.inside) * window, s.face)
    bevel = extrude(Pos(x, y, top - 1.0) * window, 1.0, taper=-45)
    solid -= bevel
    for name, (x, y, _) in build.caps().items():
        solid -= extrude(Pos(x, y, build.inside) * _outline(build, name, s.play), s.face)
    return solid


def pilot_end(build: Build) -> float:
    """Return the z up to which the holes for the screws are bored."""
    return build.head + build.screw.long + 1.0


def _shoulders(build: Build) -> Part:
    """Return what holds the display: shoulders under its board, and pegs through its holes."""
    s, d = build.sizes, build.display
    board = build.inside - 0.1 - d.glass_thick  # its front
    solid = Part()
    for x, y in build.pegs:
        solid += rod(x, y, d.hole + 1.2, (board, build.inside))
        solid += rod(x, y, d.hole - 2 * s.peg, (board - d.thick - 1.2, board))
    return solid


def _back(build: Build) -> Part:
    s = build.sizes
    under = build.bottom - s.floor
    half = (s.wall - s.lap) / 2
    solid = _slab(build, 0, (under, build.seam))
    solid = chamfer(solid.faces().sort_by(Axis.Z)[0].edges(), 1.0)
    rim = build.overlap - s.lap
    solid += _slab(build, s.wall - half, (build.seam, rim))
    solid -= _slab(build, s.wall, (build.bottom, rim))
    head = build.screw.head_wide + 0.6
    for x, y in build.corners:
        solid += rod(x, y, head + 2.6, (build.bottom, build.seam)) & _slab(
            build, 0, (under, build.seam)
        )
    for at in _ledges(build):
        solid += box(*at)
    if build.has_battery:
        for at in _fences(build):
            solid += box(*at)
        solid -= _slot(build)
    for x, y in build.corners:
        solid -= rod(x, y, build.screw.wide + 0.4, (under, build.seam))
        solid -= rod(x, y, head, (under, build.head))
        high = (head - build.screw.wide - 0.4) / 2
        seat = Cone(head / 2, head / 2 - high, high)
        solid -= Pos(x, y, build.head + high / 2) * seat
    for socket in build.sockets:
        solid -= _mouth(build, *socket)
    for x, y in build.pressed:
        solid -= rod(x, y, 5.0, (under, build.bottom))
    return solid


def _mouth(build: Build, plug: Plug, x: float, z: float, mouth: float) -> Part:
    """Return the opening for a plug: open towards the front, so that nothing must be bridged."""
    room = 0.3 + build.sizes.fit
    inner = build.perfboard.high / 2 + build.sizes.gap
    y = (min(inner - 0.6, mouth - 0.2), inner + build.sizes.wall + 1)
    wide, high = plug.wide / 2 + room, plug.high / 2 + room
    return box((x - wide, x + wide), y, (z - high, build.overlap + 1))


def _slot(build: Build) -> Part:
    """Return the opening for the lever of the slide switch."""
    s = build.slide
    wall = -build.perfboard.wide / 2 - build.sizes.gap
    long, wide = s.travel + s.lever + 0.8, s.lever + 0.8
    z = (build.seam + build.bottom) / 2
    through = (wall - build.sizes.wall - 1, wall + 0.1)
    y = SLIDE_Y - long / 2, SLIDE_Y + long / 2
    slot = box(through, y, (z - wide / 2, z + wide / 2))
    # Its end towards the front is a roof of 45 degrees, which prints without a bridge.
    roof = Plane(origin=(through[0], SLIDE_Y, z + wide / 2), x_dir=(0, 1, 0), z_dir=(1, 0, 0))
    gable = Polygon((-long / 2, 0), (long / 2, 0), (0, long / 2), align=None)
    return slot + extrude(roof * gable, through[1] - through[0])


_Span = tuple[float, float]


def _ledges(build: Build) -> list[tuple[_Span, _Span, _Span]]:
    """Return what the perfboard lies on, along its edges, besides the four corners."""
    x, y = build.perfboard.wide / 2 + build.sizes.gap, build.perfboard.high / 2 + build.sizes.gap
    z = (build.bottom - 0.5, build.seam)
    edge = 2.2
    out = [((at, at + 5.0), (-y - 0.5, -y + edge), z) for at in (-25.0, -2.5, 20.0)]
    out.append(((-x - 0.5, -x + edge), (-14.0, -9.0), z))
    return out


def _fences(build: Build) -> list[tuple[_Span, _Span, _Span]]:
    """Return the ribs that keep cell and charger in their places."""
    z = (build.bottom - 0.5, build.bottom + _FENCE)
    room = build.sizes.fit + 0.2
    cell, charger, top = build.cell, build.charger, build.charger_top
    out = []
    for side in (-1, 1):
        y = side * (cell.high / 2 + room + 0.1)
        out.append(
            ((CELL_X - 8, CELL_X + 8), (min(y, y + side * _RIB), max(y, y + side * _RIB)), z)
        )
        x = CHARGER_X + side * (charger.wide / 2 + room)
        out.append(((min(x, x + side * _RIB), max(x, x + side * _RIB)), (top - 20, top - 10), z))
    y = top - charger.high - room
    out.append(((CHARGER_X - 5, CHARGER_X + 5), (y - _RIB, y), z))
    return out


# --- buttons ---


def _outline(build: Build, name: str, more: float) -> Part:
    """Return the outline of a button as a sketch, and so much larger all around."""
    s = build.sizes
    if name != "cross":
        return Circle(s.cap / 2 + more)
    long, wide = 2 * (s.arm + more), s.arm_wide + 2 * more
    return Rectangle(long, wide) + Rectangle(wide, long)


def cap_heights(build: Build, lift: float) -> tuple[float, float, float, float]:
    """Return of a button that can rise so far z of its underside, of its rim's two edges, its top.

    Its rim widens by 45 degrees, so that it is printed upside down without supports.
    """
    s = build.sizes
    under = build.switch.high + s.rest
    narrow = build.inside + s.play - lift
    return under, narrow - s.rim, narrow, build.inside + s.face + s.proud


def _cap(build: Build, name: str) -> Part:
    s = build.sizes
    x, y, lift = build.caps()[name]
    under, wide, narrow, top = cap_heights(build, lift)
    shaft = extrude(Pos(x, y, narrow) * _outline(build, name, 0), top - narrow)
    shaft = chamfer(shaft.faces().sort_by(Axis.Z)[-1].edges(), 0.6)
    base = extrude(Pos(x, y, under) * _outline(build, name, s.rim), wide - under)
    if name == "cross":
        # Each arm of the slope by itself: a hull of two of its outlines.
        slope = extrude(
            Plane(origin=(x, y, narrow), z_dir=(0, 0, -1)) * _outline(build, name, 0),
            narrow - wide,
            taper=-45,
        )
        post = rod(x, y, 4.0, (0.1, under))
        return shaft + base + slope + post
    slope = Pos(x, y, (wide + narrow) / 2) * Cone(s.cap / 2 + s.rim, s.cap / 2, narrow - wide)
    return shaft + base + slope
