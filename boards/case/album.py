"""The pictures of a build: the whole from all sides and cut open, the parts, and each step."""

from __future__ import annotations

from boards.case import mesh, models
from boards.case.build import CROSS, SWITCHED, Block, Build
from boards.case.picture import Thing, View, draw
from boards.case.solids import Case

_SIZE = (760, 560)
_COLOURS = {
    "front": (238, 196, 104),
    "back": (126, 172, 204),
    "cross": (74, 86, 98),
    "A": (208, 88, 66),
    "B": (208, 88, 66),
    "perfboard": (214, 196, 150),
    "controller": (60, 132, 92),
    "display": (62, 92, 166),
    "screw": (168, 168, 174),
    "cell": (196, 202, 212),
    "charger": (64, 92, 200),
    "cable": (236, 236, 236),
    "slide": (130, 130, 130),
}
_SWITCH, _DARK, _LIT = (96, 96, 104), (26, 30, 38), (150, 220, 250)
_METAL = ("socket", "pins", "leg")
_ABOVE, _FRONT, _BEHIND = View(-24, 34), View(0, 0), View(156, 34)
_APART = {"front": 34.0, "cross": 58.0, "A": 58.0, "B": 58.0, "back": -30.0}
_PARTS_APART = {"screw": -52.0, "display": 14.0, "cell": -30.0, "charger": -30.0, "slide": -30.0}
_BUTTONS = ("cross", "A", "B")
_IN_BACK = ("cell", "charger", "slide")


def pictures(case: Case, build: Build) -> dict[str, bytes]:
    """Return all pictures of a build: name -> PNG."""
    whole = _printed(case) + _parts(build)
    electric = [block.part for block in models.blocks(build)]
    on_board = {*electric} - {"screw", "display", "controller", "cable", *_IN_BACK}
    middle = build.hole(*CROSS)[0]
    behind = on_board | {"controller", "cable"}
    within = behind | {"display", *_IN_BACK}
    return {
        "whole": draw(whole, _ABOVE, _SIZE),
        "side-front": draw(whole, _FRONT, _SIZE),
        "side-back": draw(whole, View(180, 0), _SIZE),
        "side-top": draw(whole, View(0, 90), _SIZE),
        "side-left": draw(whole, View(-90, 0), _SIZE),
        "cut": draw(whole, View(62, 16), _SIZE, cut=(0, middle)),
        "cut-controller": draw(whole, View(62, 16), _SIZE, cut=(0, build.controller_at[0])),
        "apart": draw(_printed(case, apart=1) + _parts(build, apart=1), View(-40, 24), _SIZE),
        "step-print": draw(_plate(case), View(-20, 50), _SIZE),
        "step-switches": draw(_parts(build, on_board), _ABOVE, _SIZE),
        "step-controller": draw(_parts(build, behind), _BEHIND, _SIZE),
        "step-display": draw(
            _printed(case, ("front",)) + _parts(build, {"display"}, apart=-1), _BEHIND, _SIZE
        ),
        "step-buttons": draw(
            _printed(case, ("front",)) + _lifted(case) + _parts(build, {"display"}), _BEHIND, _SIZE
        ),
        "step-back": draw(
            _printed(case, ("back",)) + _parts(build, within - {"display"}, lift=26), _ABOVE, _SIZE
        ),
        "step-close": draw(
            _printed(case, apart=0.6) + _parts(build, apart=0.6), View(150, 24), _SIZE
        ),
    }


def _printed(case: Case, names: tuple[str, ...] = (), apart: float = 0) -> list[Thing]:
    return [
        Thing(case.mesh(name).moved(0, 0, apart * _APART[name]), _COLOURS[name])
        for name in names or case.solids
    ]


def _lifted(case: Case) -> list[Thing]:
    """Return the buttons on their way into the front, which lies on its face."""
    return [Thing(case.mesh(name).moved(0, 0, -22), _COLOURS[name]) for name in _BUTTONS]


def _plate(case: Case) -> list[Thing]:
    """Return the parts side by side, as they lie on the bed."""
    out, left = [], 0.0
    for name in ("front", "back"):
        lying = mesh.of_solid(case.lying(name))
        out.append(Thing(lying.moved(left, 0, 0), _COLOURS[name]))
        left += 94
    for n, name in enumerate(_BUTTONS):
        lying = mesh.of_solid(case.lying(name))
        middle = (lying.triangles.reshape(-1, 3).min(0) + lying.triangles.reshape(-1, 3).max(0)) / 2
        at = 30 + (0, 30, 48)[n] - middle[0], -52 - middle[1], 0
        out.append(Thing(lying.moved(*at), _COLOURS[name]))
    return out


def _parts(
    build: Build, only: set[str] | None = None, apart: float = 0, lift: float = 0
) -> list[Thing]:
    """Return the models of the parts, all or only some."""
    out = []
    for block in [*models.blocks(build), *_lit(build)]:
        if only is None or block.part in only:
            up = lift * (block.part not in _IN_BACK)
            up += apart * _PARTS_APART.get(block.part, 0.0)
            out.append(Thing(mesh.of_block(block).moved(0, 0, up), _colour(block)))
    return out


def _lit(build: Build) -> list[Block]:
    """Return the lit dots, as a thin plate on the glass."""
    d, (x, y) = build.display, build.display_at
    x, y, z = x + d.lit_right, y + d.lit_up, build.inside - 0.1
    wide, high = d.lit_wide / 2, d.lit_high / 2
    return [Block("display", "lit", (x - wide, x + wide), (y - high, y + high), (z, z + 0.05))]


def _colour(block: Block) -> tuple[int, int, int]:
    if block.name == "lit":
        return _LIT
    if block.name in ("glass", "plunger", "header"):
        return _DARK
    if block.name in _METAL:
        return _COLOURS["screw"]
    return _SWITCH if block.part in SWITCHED else _COLOURS[block.part]
