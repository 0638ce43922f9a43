"""What is computed of a case before anybody prints it; each check returns sentences.

The case may be made for one build and held against another, whose parts are a little off.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from build123d import Axis, Part, Pos, Rectangle, extrude

from boards.case import mesh, models
from boards.case.build import BED, BUTTONS, LEAST_THREAD, REACH, SWITCHED, WALL, Block, Build
from boards.case.parts import PITCH
from boards.case.solids import Case, box, of_block, rod

_NOTHING = 1e-3  # mm3: less is not a collision
_STEEP = 0.75  # the most that a face may look down: 45 degrees, and a little for facets
_PLUGGED = 0.3  # between a plug's overmould and the mouth of its socket
Check = Callable[[Case, Build], list[str]]


def check(case: Case, build: Build) -> list[str]:
    """Return a sentence for everything that is wrong with a case; none if it is sound."""
    return [sentence for one in CHECKS.values() for sentence in one(case, build)]


def closed(case: Case, build: Build) -> list[str]:
    """Each printed part has no hole in its surface."""
    found = []
    for name, solid in case.solids.items():
        edges = mesh.open_edges(case.mesh(name))
        if edges or not solid.is_valid:
            found.append(f"{name} is not closed: {edges} edges are open")
    return found


def one_piece(case: Case, build: Build) -> list[str]:
    """Each printed part is one piece."""
    pieces = {name: len(solid.solids()) for name, solid in case.solids.items()}
    return [f"{name} is in {n} pieces" for name, n in pieces.items() if n != 1]


def walls(case: Case, build: Build) -> list[str]:
    """No wall is thinner than a nozzle of 0.4 mm prints well."""
    found = []
    for name in case.solids:
        thick, at = mesh.thinnest(case.mesh(name))
        if thick < WALL - 1e-3:
            found.append(f"{name} has a wall of {thick:.2f} mm at {at}")
    return found


def printable(case: Case, build: Build) -> list[str]:
    """Each part fits on the bed, and nothing in it hangs over by more than 45 degrees."""
    found = []
    for name in case.solids:
        lying = case.lying(name)
        size = lying.bounding_box().size
        if max(size.X, size.Y) > BED:
            found.append(f"{name} of {size.X:.1f} x {size.Y:.1f} mm is larger than the bed")
        triangles = mesh.of_solid(lying)
        down = triangles.normals[:, 2] < -_STEEP
        above = triangles.triangles[:, :, 2].min(1) > 0.05
        if (down & above).any():
            at = triangles.triangles[down & above][0].mean(0).round(1).tolist()
            found.append(f"{name} hangs over at {at}, and would need supports")
    return found


def collisions(case: Case, build: Build) -> list[str]:
    """The parts cut neither the case nor each other, with room around them."""
    found = models.clashes(build)
    for block in models.blocks(build):
        if block.part == "screw":
            continue  # screws() looks at these
        grown = block.grown(build.sizes.fit)
        for name in ("front", "back"):
            if _in_common(case, name, grown) > _NOTHING:
                found.append(f"{block.part} ({block.name}) and the {name} are too close")
    return found


def _in_common(case: Case, name: str, block: Block) -> float:
    """Return the volume that a printed part in its place and a part's box have in common."""
    volume_: float = case.kept((name, block), lambda: _common(case.solids[name], block))
    return volume_


def _common(solid: Part, block: Block) -> float:
    """Return the volume that a solid and a part's box have in common."""
    bounds = solid.bounding_box()
    low, high = (
        (bounds.min.X, bounds.min.Y, bounds.min.Z),
        (bounds.max.X, bounds.max.Y, bounds.max.Z),
    )
    for n, axis in enumerate("xyz"):
        span = getattr(block, axis)
        if span[1] <= low[n] or span[0] >= high[n]:
            return 0.0
    return volume(solid & of_block(block))


def volume(shape: Part | None) -> float:
    """Return a volume; that of nothing is 0."""
    return sum(solid.volume for solid in shape.solids()) if shape else 0.0


def travel(case: Case, build: Build) -> list[str]:
    """A button rises and sinks freely, reaches its switch, lets go of it, and cannot fall out."""
    found = []
    s, switch = build.sizes, build.switch
    for name, (_, _, lift) in build.caps().items():
        for x, y in ((s.fit, 0), (-s.fit, 0), (0, s.fit), (0, -s.fit)):
            if _shifted(case, name, x, y, 0) > _NOTHING:
                found.append(f"{name} rubs against the front")
                break
        if _shifted(case, name, 0, 0, lift - 0.05) > _NOTHING:
            found.append(f"{name} cannot rise by {lift:g} mm")
        if _shifted(case, name, 0, 0, lift + 0.3) < _NOTHING:
            found.append(f"{name} falls out of the front")
        keys = (name,) if name in BUTTONS else tuple(set(SWITCHED) - set(BUTTONS))
        for key in sorted(keys):
            found += _stroke(case, build, name, key, lift)
    if switch.travel <= 0:
        found.append("the switch does not move")
    return found


def _shifted(case: Case, name: str, x: float, y: float, z: float) -> float:
    """Return the volume that a button has in common with the front, were it so far away."""
    cap, front = case.solids[name], case.solids["front"]
    found: float = case.kept((name, x, y, z), lambda: volume((Pos(x, y, z) * cap) & front))
    return found


def _stroke(case: Case, build: Build, name: str, key: str, lift: float) -> list[str]:
    """Return what is wrong with pressing a printed button onto one switch."""
    switch, cap = build.switch, case.solids[name]
    x, y = build.hole(*SWITCHED[key])
    over = cap & rod(x, y, switch.plunger, (0, build.inside))
    if not volume(over):
        return [f"{name} is not over the switch {key}"]
    gap = over.bounding_box().min.Z - switch.high
    if gap + lift < 0.05:
        return [f"{name} holds the switch {key} down: it is {-gap - lift:.2f} mm too low"]
    drop = max(gap, 0) + switch.travel
    found = []
    top = cap.bounding_box().max.Z - build.inside - build.sizes.face
    if top - drop < 0.5:
        found.append(f"{name} is level with the front before the switch {key} is pressed")
    if over.bounding_box().min.Z - drop < switch.body_high + 0.1:
        found.append(f"{name} meets the body of the switch {key}")
    at = name, key, round(drop, 6)
    sunk = case.kept(at, lambda: _sunk(build, cap, name, key, drop))
    if case.kept((at, "front"), lambda: volume(sunk & case.solids["front"])) > _NOTHING:
        found.append(f"{name} is stuck in the front before the switch {key} is pressed")
    for block in models.blocks(build):
        is_pressed = block.name == "plunger" and block.part in SWITCHED
        if block.part not in ("screw", "perfboard") and not is_pressed:
            touched = block if block.part in SWITCHED else block.grown(build.sizes.fit)
            if case.kept((at, touched), partial(_common, sunk, touched)) > _NOTHING:
                found.append(f"{name}, pressed for {key}, meets {block.part} ({block.name})")
    if sunk.bounding_box().min.Z < -0.05:
        found.append(f"{name} stands on the perfboard before the switch {key} is pressed")
    return found


def _sunk(build: Build, cap: Part, name: str, key: str, drop: float) -> Part:
    """Return a pressed button; the cross leans towards a key, about the middle of its opening."""
    if name != "cross":
        return Pos(0, 0, -drop) * cap
    x, y, _ = build.caps()["cross"]
    z = build.inside + build.sizes.face / 2
    angle = math.degrees(math.asin(drop / (REACH * PITCH)))
    around = {
        "UP": Axis((x, y, z), (-1, 0, 0)), "DOWN": Axis((x, y, z), (1, 0, 0)),
        "LEFT": Axis((x, y, z), (0, -1, 0)), "RIGHT": Axis((x, y, z), (0, 1, 0)),
    }  # fmt: skip
    return cap.rotate(around[key], angle)


def window(case: Case, build: Build) -> list[str]:
    """All lit dots are seen through the window, and nothing of the display but its glass."""
    found: list[str] = case.kept(("window", build.display), lambda: _window(case, build))
    return found


def _window(case: Case, build: Build) -> list[str]:
    d, (x, y) = build.display, build.display_at
    z, front, found = build.inside, case.solids["front"], []
    lit = extrude(
        Pos(x + d.lit_right, y + d.lit_up, z) * Rectangle(d.lit_wide, d.lit_high), build.sizes.face
    )
    hidden = volume(lit & front)
    if hidden > _NOTHING:
        found.append(f"the front hides lit dots ({hidden:.2f} mm3 of it are over them)")
    glass = Pos(x, y + d.glass_up, z)
    ring = extrude(glass * Rectangle(d.glass_wide + 0.6, d.glass_high + 0.6), 0.5)
    ring -= extrude(glass * Rectangle(d.glass_wide - 0.4, d.glass_high - 0.4), 0.5)
    if volume(ring) - volume(ring & front) > _NOTHING:
        found.append("the window shows what is beside the display's glass")
    return found


def plugs(case: Case, build: Build) -> list[str]:
    """The plug of each socket goes in as far as it must, with its overmould."""
    found = []
    for plug, x, z, mouth in build.sockets:
        over = Block(
            "plug", "overmould", (x - plug.wide / 2, x + plug.wide / 2), (mouth + _PLUGGED, 60.0),
            (z - plug.high / 2, z + plug.high / 2), ("y-", "y+"),
        )  # fmt: skip
        grown = over.grown(build.sizes.fit)
        for name in ("front", "back"):
            if _in_common(case, name, grown) > _NOTHING:
                found.append(f"the plug at x {x:g} and the {name} are too close")
        for block in models.blocks(build):
            if over.meets(block):
                found.append(f"the plug at x {x:g} meets {block.part} ({block.name})")
        edge = build.perfboard.high / 2 + build.sizes.gap + build.sizes.wall
        if mouth > edge:
            found.append(f"the socket at x {x:g} stands out of the case")
        inner = Block("", "", over.x, (edge - 1.5, edge - 1.4), over.z)
        if _in_common(case, "back", inner) > _NOTHING:
            found.append(f"there is no opening at x {x:g}")
    return found


def screws(case: Case, build: Build) -> list[str]:
    """Each screw cuts into enough of the front, holds the back, and comes out nowhere."""
    found = []
    for n, at in enumerate(build.corners, 1):
        key = ("screw", n, build.screw, build.head)
        found += case.kept(key, partial(_screw, case, build, n))
        if math.dist(build.drilled[n - 1], at) > (build.perfboard.hole - build.screw.wide) / 2:
            found.append(f"screw {n} does not go through the perfboard")
    return found


def _screw(case: Case, build: Build, n: int) -> list[str]:
    """Return what is wrong with one of the screws, but for the perfboard that it goes through."""
    s, screw, (x, y), found = build.sizes, build.screw, build.corners[n - 1], []
    front, back = case.solids["front"], case.solids["back"]
    tip, top = build.head + screw.long, build.inside + s.face
    cut = volume(rod(x, y, screw.wide, (0.0, tip)) & front) if tip > 0 else 0.0
    area = math.pi / 4 * (screw.wide**2 - s.pilot**2)
    long = cut / area if area > 0 else 0.0
    if long < LEAST_THREAD:
        found.append(f"screw {n} has {long:.1f} mm of thread in the front, of {LEAST_THREAD:g}")
    cover = rod(x, y, screw.wide, (top - WALL, top))
    if top - tip < WALL or volume(cover) - volume(cover & front) > _NOTHING:
        found.append(f"screw {n} comes through the front")
    under = rod(x, y, screw.head_wide, (build.seam - WALL, build.seam))
    if volume(under & back) < 0.3 * volume(under):
        found.append(f"the head of screw {n} is drawn through the back")
    shaft = rod(x, y, screw.wide, (build.head + screw.head_high, build.seam))
    head = rod(x, y, screw.head_wide, (build.bottom - s.floor, build.head))
    if volume(shaft & back) + volume(head & back) > _NOTHING:
        found.append(f"screw {n} does not go through the back")
    return found


def openings(case: Case, build: Build) -> list[str]:
    """The controller's own buttons can be pressed through the back, the slide switch be moved."""
    found = []
    under = build.bottom - build.sizes.floor
    for x, y in build.pressed:
        if volume(rod(x, y, 3.0, (under, build.bottom)) & case.solids["back"]) > _NOTHING:
            found.append(f"a button of the controller, at {x:.1f}, {y:.1f}, is covered")
    if build.has_battery:
        body = next(block for block in models.blocks(build) if block.part == "slide")
        reach = (build.slide.travel + build.slide.lever) / 2 + build.sizes.fit
        thick = build.slide.lever / 2 + build.sizes.fit
        middle = [(low + high) / 2 for low, high in (body.y, body.z)]
        lever = box(
            (body.x[0] - build.sizes.wall, body.x[0]),
            (middle[0] - reach, middle[0] + reach),
            (middle[1] - thick, middle[1] + thick),
        )
        if volume(lever & case.solids["back"]) > _NOTHING:
            found.append("the lever of the slide switch does not go through the wall")
    return found


CHECKS: dict[str, Check] = {
    "closed": closed,
    "one_piece": one_piece,
    "walls": walls,
    "printable": printable,
    "collisions": collisions,
    "travel": travel,
    "window": window,
    "plugs": plugs,
    "screws": screws,
    "openings": openings,
}
