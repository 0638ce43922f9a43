"""One build: its parts, the sizes of its case, and where everything is.

Seen from the front: x to the right, y up, z towards the player; the middle of the perfboard's front
is the origin. All in millimetres. No CAD library is needed here.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from types import SimpleNamespace
from typing import Any

from boards.case import parts
from boards.case.parts import PITCH, CaseError
from boards.install import profile

WALL = 1.2  # the least that a nozzle of 0.4 mm prints well: three lines
BED = 120.0
# Where the middles of the switches are on the perfboard: the cross, and the two buttons.
CROSS = (5.5, 18.0)  # column, row
REACH = 3  # pitches from the middle of the cross to its switches
BUTTONS = {"A": (25.5, 15.0), "B": (21.5, 18.0)}
_ARMS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
SWITCHED = {
    **{key: (CROSS[0] + REACH * x, CROSS[1] + REACH * y) for key, (x, y) in _ARMS.items()},
    **BUTTONS,
}
STUB = 1.8  # what is left of a leg or pin that was soldered and cut
CHARGER_X, CELL_X = -24.0, 25.6  # their middles, behind the perfboard
SLIDE_Y = 3.0
TOP_GAP = 0.5  # from the perfboard's top edge to the charger's
LEAST_THREAD = 4.0  # of a screw in the front


@dataclass(frozen=True)
class Sizes:
    """The sizes of the case that are not those of a part."""

    wall: float = 2.8  # the side walls: half of each lies behind the other's half
    face: float = 2.0  # the front's plate
    floor: float = 2.0  # the back's plate
    gap: float = 0.6  # from the perfboard to the walls
    lap: float = 0.2  # between the two halves of a wall
    fit: float = 0.2  # around each part
    play: float = 0.35  # around the buttons in their openings
    margin: float = 0.8  # from the lit dots to the window's edge
    room: float = 9.0  # behind the perfboard
    corner: float = 3.2  # radius of the outside
    arm: float = 10.8  # of the cross, from its middle
    arm_wide: float = 8.4
    cap: float = 8.5  # diameter of A and B
    proud: float = 2.0  # how far buttons stand out
    rest: float = 0.15  # between a button and the plunger of its switch
    lift: float = 0.35  # how far A and B can rise
    tilt: float = 1.15  # how far the cross can rise
    rim: float = 1.4  # how much wider a button is behind its opening
    peg: float = 0.3  # around the pegs, in the display's holes
    seat: float = 3.0  # what a screw's head presses onto the perfboard
    pilot: float = 1.7  # diameter of the holes for the screws


@dataclass(frozen=True)
class Block:
    """A box that is part of a part's model. snug: the faces that may touch, such as "z-"."""

    part: str
    name: str
    x: tuple[float, float]
    y: tuple[float, float]
    z: tuple[float, float]
    snug: tuple[str, ...] = ()
    holes: tuple[tuple[float, float, float], ...] = ()  # through it along z: x, y, diameter

    def grown(self, by: float) -> Block:
        """Return the block with room around it, but for the faces that touch."""
        spans: dict[str, Any] = {}
        for axis in "xyz":
            low, high = getattr(self, axis)
            spans[axis] = (
                low - (0 if f"{axis}-" in self.snug else by),
                high + (0 if f"{axis}+" in self.snug else by),
            )
        holes = tuple((x, y, wide - 2 * by) for x, y, wide in self.holes)
        return replace(self, **spans, holes=holes)

    def meets(self, other: Block) -> bool:
        """Return True if the two have room in common."""
        for axis in "xyz":
            low, high = getattr(self, axis)
            other_low, other_high = getattr(other, axis)
            if min(high, other_high) - max(low, other_low) < 1e-6:
                return False
        return True


@dataclass(frozen=True)
class Build:
    """The parts of a build and the sizes of its case."""

    board: SimpleNamespace  # the profile
    display: parts.Display
    controller: parts.Controller
    switch: parts.Switch = parts.SWITCHES["6x6x5"]
    perfboard: parts.Perfboard = parts.PERFBOARD
    screw: parts.Screw = parts.SCREW
    cell: parts.Cell = parts.CELL
    charger: parts.Charger = parts.CHARGER
    slide: parts.Slide = parts.SLIDE
    plugs: dict[str, parts.Plug] = field(default_factory=lambda: parts.PLUGS)
    sizes: Sizes = Sizes()
    is_plain: bool = False  # without room for a battery, though the profile can measure one
    made_for: Build | None = None  # the build that the case was made for, if parts are off it

    @property
    def made(self) -> Build:
        """Return the build that the case was made for: there is what is fixed to it."""
        return self.made_for or self

    @property
    def has_battery(self) -> bool:
        """Return True if the profile can measure a battery: then there is room for one."""
        return self.board.BATTERY is not None and not self.is_plain

    # --- heights, from back to front ---

    @property
    def inside(self) -> float:
        """Return the z of the inside of the front: room for buttons, and for the display."""
        s, display = self.made.sizes, self.made.display
        buttons = self.made.switch.high + s.rest + 1.3 + s.rim - s.play + s.tilt
        module = 0.1 + display.glass_thick + display.thick + display.behind + STUB + 2 * s.fit
        return round(max(buttons, module), 3)

    @property
    def seam(self) -> float:
        """Return the z at which the halves meet on the outside: the perfboard's back."""
        return -self.made.perfboard.thick

    @property
    def overlap(self) -> float:
        """Return the z up to which the halves of the walls lie behind each other."""
        return self.seam + 2.4

    @property
    def bottom(self) -> float:
        """Return the z of the inside of the back."""
        return self.seam - self.made.sizes.room

    @property
    def outer(self) -> tuple[float, float, float]:
        """Return how wide, high and thick the case is, without buttons."""
        s, board = self.made.sizes, self.made.perfboard
        around = 2 * (s.gap + s.wall)
        thick = self.inside + s.face - self.bottom + s.floor
        return board.wide + around, board.high + around, thick

    @property
    def head(self) -> float:
        """Return the z of the top of a screw's head, which is the nearest to the back."""
        return self.seam - self.sizes.seat

    # --- places, seen from the front ---

    def hole(self, column: float, row: float) -> tuple[float, float]:
        """Return x, y of a hole of the perfboard; columns and rows count from 1, top left."""
        board = self.perfboard
        return ((column - (board.columns + 1) / 2) * PITCH, ((board.rows + 1) / 2 - row) * PITCH)

    @property
    def corners(self) -> list[tuple[float, float]]:
        """Return the places of the four screws, and so of the posts that they go into."""
        return self.made.drilled

    @property
    def drilled(self) -> list[tuple[float, float]]:
        """Return the places of the holes in the perfboard's corners."""
        x = self.perfboard.wide / 2 - self.perfboard.corner
        y = self.perfboard.high / 2 - self.perfboard.corner
        return [(-x, y), (x, y), (x, -y), (-x, -y)]

    @property
    def columns(self) -> tuple[int, int]:
        """Return the columns of the controller's pins; its left row is on the right here."""
        left = (self.perfboard.columns - self.controller.span) // 2 + 1
        return left, left + self.controller.span

    @property
    def controller_at(self) -> tuple[float, float]:
        """Return the middle of the controller's edge with the plug."""
        left, right = self.columns
        x, y = self.hole((left + right) / 2, self.controller.row)
        return x, y + self.controller.first

    @property
    def display_at(self) -> tuple[float, float]:
        """Return the middle of the module's board: as high up as it goes."""
        made = self.made
        top = made.perfboard.high / 2 + made.sizes.gap - 0.5
        return 0.0, top - made.display.high / 2

    @property
    def window(self) -> tuple[float, float, float, float]:
        """Return x, y of the window's middle, and how wide and high it is."""
        x, y = self.display_at
        d, more = self.made.display, 2 * self.sizes.margin
        return x + d.lit_right, y + d.lit_up, d.lit_wide + more, d.lit_high + more

    @property
    def pegs(self) -> list[tuple[float, float]]:
        """Return the places of the pegs for the display."""
        return self.made.display_holes

    @property
    def display_holes(self) -> list[tuple[float, float]]:
        """Return the places of the holes in the display's board."""
        if not self.display.hole:
            return []
        x, y = self.display_at
        y += self.display.hole_up
        wide, high = self.display.hole_wide / 2, self.display.hole_high / 2
        return [
            (x + right * wide, y + up * high) for right, up in ((-1, 1), (1, 1), (1, -1), (-1, -1))
        ]

    @property
    def pressed(self) -> list[tuple[float, float]]:
        """Return the places of the controller's own buttons, behind the back."""
        x, y = self.controller_at
        return [(x - right, y - down) for right, down in self.controller.buttons]

    @property
    def sockets(self) -> list[tuple[parts.Plug, float, float, float]]:
        """Return each socket: the plug for it, x and z of its middle, and y of its mouth."""
        c, (x, y) = self.controller, self.controller_at
        z = -self.perfboard.thick - c.header - c.usb_up
        out = [(self.plugs[c.plug], x, z, y + c.usb_out)]
        if self.has_battery:
            h = self.charger
            z = self.bottom + h.thick + h.usb_high / 2
            out.append((self.plugs[h.plug], CHARGER_X, z, self.charger_top + h.usb_out))
        return out

    @property
    def charger_top(self) -> float:
        """Return the y of the charger's top edge; a rib holds its other edge."""
        made = self.made
        return made.perfboard.high / 2 - TOP_GAP + self.charger.high - made.charger.high

    def caps(self) -> dict[str, tuple[float, float, float]]:
        """Return the printed buttons: name -> x, y, and how far it can rise."""
        s = self.sizes
        out = {"cross": (*self.hole(*CROSS), s.tilt)}
        for key, place in BUTTONS.items():
            out[key] = (*self.hole(*place), s.lift)
        return out


_NO_PARTS = {"board", "plugs", "is_plain", "made_for"}


def load(
    board: str,
    screen: str,
    switch: str = "6x6x5",
    measured: dict[str, dict[str, float]] | None = None,
    is_plain: bool = False,
) -> Build:
    """Return the build of a board and a display. Raises CaseError and ProfileError.

    measured: sizes by what has them, such as {"case": {"wall": 3.0}, "display": {"lit_up": 1.5}}.
    """
    found = profile.load(board)
    if board not in parts.CONTROLLERS:
        names = ", ".join(parts.CONTROLLERS)
        raise CaseError(
            f"there is no case for the board {board!r} yet; there are cases for {names}"
        )
    build = Build(
        found,
        display=parts.find(parts.DISPLAYS, "display", screen),
        controller=parts.CONTROLLERS[board],
        switch=parts.find(parts.SWITCHES, "switch", switch),
        is_plain=is_plain,
    )
    named: dict[str, Any] = {}
    for what, sizes in (measured or {}).items():
        own = "sizes" if what == "case" else what
        if own not in {f.name for f in fields(build)} - _NO_PARTS:
            raise CaseError(
                f"there is no part {what!r} to set a size of; there are case, display, controller, "
                "switch, perfboard, screw, cell, charger, slide"
            )
        named[own] = parts.changed(getattr(build, own), what, sizes)
    build = replace(build, **named)
    complain(build)
    return build


def complain(build: Build) -> None:
    """Raise CaseError for the first size that cannot be."""
    s, d = build.sizes, build.display
    for what, part in (("case", s), ("display", d), ("controller", build.controller),
                       ("switch", build.switch), ("perfboard", build.perfboard),
                       ("screw", build.screw), ("cell", build.cell),
                       ("charger", build.charger), ("slide", build.slide)):  # fmt: skip
        for one in fields(part):
            value = getattr(part, one.name)
            if isinstance(value, float) and not _signed(one.name) and not 0 <= value < 1000:
                raise CaseError(f"{what} {one.name} is {value:g} mm, which is no size")
    if s.wall < 2 * WALL + s.lap:
        raise CaseError(
            f"case wall is {s.wall:g} mm: its two halves of {(s.wall - s.lap) / 2:.2g} mm would be "
            f"thinner than {WALL} mm, so it must be at least {2 * WALL + s.lap:g} mm"
        )
    for name in ("face", "floor"):
        if getattr(s, name) < WALL:
            raise CaseError(
                f"case {name} is {getattr(s, name):g} mm, which is thinner than {WALL} mm"
            )
    _, y, wide, high = build.window
    above = build.display_at[1] + d.glass_up
    over_x = wide / 2 + abs(d.lit_right) - d.glass_wide / 2
    over_y = abs(y - above) + high / 2 - d.glass_high / 2
    if over_x > 0 or over_y > 0:
        raise CaseError(
            f"the window of {wide:.4g} x {high:.4g} mm reaches beyond the display's glass of "
            f"{d.glass_wide:g} x {d.glass_high:g} mm: make case margin smaller, or measure "
            "display lit_up, lit_wide and lit_high again"
        )
    if d.hole and d.hole - 2 * s.peg < WALL:
        raise CaseError(
            f"a peg for the display's holes of {d.hole:g} mm would be thinner than {WALL} mm: "
            "make case peg smaller, or set display hole to 0 and glue the display"
        )
    if max(build.outer[:2]) > BED:
        raise CaseError(
            f"the case would be {build.outer[0]:.4g} x {build.outer[1]:.4g} mm, and must fit on a "
            f"bed of {BED:g} mm"
        )


def _signed(name: str) -> bool:
    return name.endswith(("_up", "_right"))
