"""The models of the parts, as boxes in their places: what the case must leave room for."""

from __future__ import annotations

from boards.case.build import CELL_X, CHARGER_X, SLIDE_Y, STUB, SWITCHED, Block, Build
from boards.case.parts import PITCH

# What may touch or go through each other.
MEANT = ({"perfboard", "screw"}, {"controller", "cable"})


def blocks(build: Build) -> list[Block]:
    """Return the models of all parts."""
    out = [_perfboard(build), *_controller(build), *_display(build)]
    for key in SWITCHED:
        out += _switch(build, key)
    for n, (x, y) in enumerate(build.corners):
        out += _screw(build, n, x, y)
    if build.has_battery:
        out += [_cell(build), *_charger(build), _slide(build)]
    return out


def _around(middle: float, size: float) -> tuple[float, float]:
    return middle - size / 2, middle + size / 2


def _perfboard(build: Build) -> Block:
    board = build.perfboard
    z = (max(build.seam, -board.thick), 0.0)
    snug = ("z-", "z+")
    holes = tuple((x, y, board.hole) for x, y in build.drilled)
    return Block(
        "perfboard", "board", _around(0, board.wide), _around(0, board.high), z, snug, holes
    )


def _controller(build: Build) -> list[Block]:
    c = build.controller
    x, top = build.controller_at
    behind = -build.perfboard.thick
    back = behind - c.header  # the side of its board that the headers are on
    over = back - c.thick
    rows = build.hole(0, c.row)[1] + PITCH / 2, build.hole(0, c.row + c.pins - 1)[1] - PITCH / 2
    out = [
        Block(
            "controller", "board", _around(x, c.wide), (top - c.high, top), (over, back), ("z+",),
        ),
        Block(
            "controller", "parts", _around(x, c.wide - 5), (top - c.high + 1, top - 1),
            (over - c.tall, over), ("z+",),
        ),
        Block(
            "controller", "socket", _around(x, c.usb_wide), (top - 5.5, top + c.usb_out),
            _around(back - c.usb_up, c.usb_high),
        ),
    ]  # fmt: skip
    for column in build.columns:
        at = build.hole(column, 1)[0]
        y = (rows[1], rows[0])
        out.append(
            Block("controller", "header", _around(at, PITCH), y, (back, behind), ("z-", "z+"))
        )
        out.append(
            Block("controller", "soldered", _around(at, 1.6), y, (over - STUB, over), ("z+",))
        )
        out.append(Block("controller", "pins", _around(at, 1.6), y, (0.0, STUB), ("z-",)))
    if c.cable:
        y = (top - c.high - c.cable, top - c.high)
        out.append(Block("cable", "plug", _around(x, 8.0), y, (over - 3.2, over), ("y+",)))
    return out


def _display(build: Build) -> list[Block]:
    d, (x, y) = build.display, build.display_at
    front = (
        build.inside - 0.1 - build.made.display.glass_thick
    )  # where the shoulders hold its board
    glass = front + d.glass_thick
    back = front - d.thick
    holes = tuple((at[0], at[1], d.hole) for at in build.display_holes)
    between = d.hole_wide - 5 if d.hole else d.wide - 2
    return [
        Block(
            "display", "board", _around(x, d.wide), _around(y, d.high), (back, front),
            ("z-", "z+"), holes,
        ),
        Block(
            "display", "glass", _around(x, d.glass_wide), _around(y + d.glass_up, d.glass_high),
            (front, glass), ("z-", "z+"),
        ),
        Block(
            "display", "behind", _around(x, between), _around(y, d.high - 1),
            (back - d.behind, back), ("z+",),
        ),
    ]  # fmt: skip


def _switch(build: Build, key: str) -> list[Block]:
    s = build.switch
    x, y = build.hole(*SWITCHED[key])
    out = [
        Block(key, "body", _around(x, s.body), _around(y, s.body), (0.0, s.body_high), ("z-",)),
        Block(
            key, "plunger", _around(x, s.plunger), _around(y, s.plunger), (s.body_high, s.high),
            ("z-", "z+"),
        ),
    ]  # fmt: skip
    for right in (-0.5, 0.5):
        for up in (-0.5, 0.5):
            at = x + right * s.legs[0] * PITCH, y + up * s.legs[1] * PITCH
            z = (-build.perfboard.thick - STUB, -build.perfboard.thick)
            out.append(Block(key, "leg", _around(at[0], 1.6), _around(at[1], 1.6), z, ("z+",)))
    return out


def _screw(build: Build, n: int, x: float, y: float) -> list[Block]:
    s = build.screw
    top = build.head
    return [
        Block("screw", f"head {n + 1}", _around(x, s.head_wide), _around(y, s.head_wide),
              (top, top + s.head_high), ("x-", "x+", "y-", "y+", "z-", "z+")),
        Block("screw", f"thread {n + 1}", _around(x, s.wide), _around(y, s.wide),
              (top + s.head_high, top + s.long), ("x-", "x+", "y-", "y+", "z-", "z+")),
    ]  # fmt: skip


def _cell(build: Build) -> Block:
    c = build.cell
    z = (build.bottom, build.bottom + c.thick)
    return Block("cell", "cell", _around(CELL_X, c.wide), _around(0, c.high), z, ("z-",))


def _charger(build: Build) -> list[Block]:
    c, top = build.charger, build.charger_top
    z = build.bottom + c.thick
    return [
        Block(
            "charger", "board", _around(CHARGER_X, c.wide), (top - c.high, top), (build.bottom, z),
            ("z-",),
        ),
        Block(
            "charger", "parts", _around(CHARGER_X, c.wide - 3), (top - c.high + 1, top - 7.5),
            (z, z + 2.0), ("z-",),
        ),
        Block(
            "charger", "socket", _around(CHARGER_X, c.usb_wide), (top - 7.3, top + c.usb_out),
            (z, z + c.usb_high), ("z-",),
        ),
    ]  # fmt: skip


def _slide(build: Build) -> Block:
    s = build.slide
    wall = -build.made.perfboard.wide / 2 - build.sizes.gap
    z = _around((build.seam + build.bottom) / 2, s.wide)
    return Block("slide", "body", (wall, wall + s.deep), _around(SLIDE_Y, s.long), z, ("x-",))


def clashes(build: Build) -> list[str]:
    """Return a sentence for each two parts that are too close to each other."""
    found = []
    all_blocks = blocks(build)
    for n, one in enumerate(all_blocks):
        for other in all_blocks[n + 1 :]:
            names = {one.part, other.part}
            if len(names) == 1 or names in MEANT:
                continue
            if one.grown(build.sizes.fit).meets(other):
                found.append(
                    f"{one.part} ({one.name}) and {other.part} ({other.name}) are too close"
                )
    return found
