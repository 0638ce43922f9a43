"""The parts of a build as data: sizes in millimetres, each row with the source of its figures.

A new display, controller or switch is a row. Controllers are seen from the side with their plug,
which points up; displays are seen from the front, their pins up; up and right are positive.
"""

from dataclasses import dataclass, fields, replace
from typing import TypeVar

PITCH = 2.54  # from hole to hole of a perfboard, and from pin to pin


class CaseError(ValueError):
    """A build that is not possible; the text is one sentence."""


@dataclass(frozen=True)
class Display:
    """A module: its board, the glass on it, the dots that light up, and its four holes."""

    source: str
    chip: str
    wide: float  # of the module's board
    high: float
    thick: float
    hole: float  # diameter of the holes; 0 if it has none
    hole_wide: float  # from centre to centre
    hole_high: float
    glass_wide: float
    glass_high: float
    glass_thick: float
    glass_up: float  # from the middle of the board to the middle of the glass
    lit_wide: float
    lit_high: float
    lit_up: float  # from the middle of the board to the middle of the lit dots
    lit_right: float = 0.0
    hole_up: float = 0.0
    behind: float = 2.0  # what stands out on its back: parts, and pins cut short


@dataclass(frozen=True)
class Plug:
    """The plug of a cable, as thick as its specification allows."""

    source: str
    wide: float  # of its overmould
    high: float


@dataclass(frozen=True)
class Controller:
    """A board with two rows of pins, on pin headers behind the perfboard."""

    source: str
    wide: float
    high: float
    thick: float
    span: int  # pitches between its rows
    pins: int  # of a row
    first: float  # from the edge with the plug to the first pin
    plug: str
    usb_wide: float  # the socket
    usb_high: float
    usb_out: float  # how far it stands out over the edge
    usb_up: float  # its middle, over the board's back
    buttons: tuple[tuple[float, float], ...]  # right of the middle, down from the plug's edge
    tall: float = 2.0  # the highest other part, over its board
    header: float = 2.54  # the plastic of the pin headers, between perfboard and controller
    row: int = 1  # of the perfboard, in which its first pin is
    cable: float = 0.0  # room below it for the plug of a STEMMA QT cable


@dataclass(frozen=True)
class Switch:
    """A tactile switch with four legs; those on opposite sides are one pair."""

    source: str
    body: float
    body_high: float
    high: float  # from the perfboard to the top of its plunger, which is not pressed
    travel: float
    plunger: float  # diameter
    legs: tuple[int, int] = (3, 2)  # pitches between its legs, across and along


@dataclass(frozen=True)
class Perfboard:
    """A board with plated holes on both sides and a larger hole in each corner."""

    source: str
    wide: float
    high: float
    thick: float
    columns: int
    rows: int
    corner: float  # from an edge to the middle of a corner's hole
    hole: float  # its diameter, after drilling


@dataclass(frozen=True)
class Screw:
    """A countersunk screw that cuts its own thread into plastic."""

    source: str
    wide: float
    long: float  # with its head
    head_wide: float
    head_high: float


@dataclass(frozen=True)
class Cell:
    """A LiPo cell of 3.7 V."""

    source: str
    wide: float
    high: float
    thick: float


@dataclass(frozen=True)
class Charger:
    """A charger with protection, flat on the back, its socket at the top edge."""

    source: str
    wide: float
    high: float
    thick: float  # of its board
    plug: str
    usb_wide: float
    usb_high: float
    usb_out: float


@dataclass(frozen=True)
class Slide:
    """A slide switch, glued to the inside of a wall through which its lever reaches."""

    source: str
    long: float
    wide: float
    deep: float  # of its body, from the wall inward
    lever: float  # width of the lever
    travel: float


DISPLAYS = {
    "0.96": Display(
        source="glass: UG-2864HSWEG01 (WiseChip); board and holes: as makers measured theirs",
        chip="SSD1306",
        wide=27.3, high=27.8, thick=1.2,
        hole=2.0, hole_wide=23.5, hole_high=23.8,
        glass_wide=26.7, glass_high=19.26, glass_thick=1.45, glass_up=0.0,
        lit_wide=21.74, lit_high=10.86, lit_up=2.1,
    ),
    "1.3": Display(
        source="glass: SH1106 panel of 34.5 x 23 mm, as SparkFun's data sheet has it; "
        "board and holes: as makers measured theirs",
        chip="SH1106",
        wide=35.4, high=33.5, thick=1.2,
        hole=2.9, hole_wide=30.4, hole_high=28.5,
        glass_wide=34.5, glass_high=23.0, glass_thick=1.45, glass_up=0.0,
        lit_wide=29.42, lit_high=14.7, lit_up=2.0,
    ),
}  # fmt: skip
PLUGS = {
    "micro": Plug("Micro-USB Cables and Connectors 1.01, overmould of the B plug", 10.6, 8.5),
    "C": Plug("USB Type-C Cable and Connector 2.0, overmould of the plug", 12.35, 6.5),
}
_PICO = Controller(
    source="Raspberry Pi Pico Datasheet, mechanical specification; BOOTSEL: others' models",
    wide=21.0, high=51.0, thick=1.0,
    span=7, pins=20, first=1.37,
    plug="micro", usb_wide=7.6, usb_high=2.8, usb_out=1.3, usb_up=2.4,
    buttons=((-5.0, 12.3),),
)  # fmt: skip
CONTROLLERS = {  # by the names of the profiles
    "pico": _PICO,
    "pico_w": _PICO,
    "pico2": _PICO,
    "qtpy_rp2040": Controller(
        source="Adafruit QT Py RP2040, the maker's board file (product 4900)",
        wide=17.78, high=20.7, thick=1.6,
        span=6, pins=7, first=2.73,
        plug="C", usb_wide=8.94, usb_high=3.2, usb_out=1.5, usb_up=3.2,
        buttons=((-3.73, 11.3), (3.62, 17.9)),
        tall=3.0, row=2, cable=9.0,
    ),
    "xiao_rp2040": Controller(
        source="Seeed XIAO RP2040, as makers measured theirs; its buttons: from pictures",
        wide=17.8, high=21.0, thick=1.25,
        span=6, pins=7, first=2.88,
        plug="C", usb_wide=8.94, usb_high=3.2, usb_out=1.5, usb_up=2.9,
        buttons=((-6.1, 3.2), (6.1, 3.2)),
        row=2,
    ),
}  # fmt: skip
SWITCHES = {
    "6x6x5": Switch("Omron B3F-1020", 6.0, 3.5, 5.0, 0.25, 3.5),
    "6x6x4.3": Switch("Omron B3F-1000", 6.0, 3.5, 4.3, 0.25, 3.5),
}
PERFBOARD = Perfboard(
    "double-sided, 28 x 22 holes, as sellers draw it", 80.0, 60.0, 1.6, 28, 22, 2.0, 2.6
)
SCREW = Screw("M2 x 12, countersunk (ISO 7046)", 2.0, 12.0, 3.8, 1.2)
CELL = Cell("Adafruit 1578, LiPo of 500 mAh", 29.0, 36.0, 4.75)
CHARGER = Charger("TP4056 with DW01 and USB-C, 28 x 17 mm", 17.4, 28.0, 1.6, "C", 8.94, 3.2, 1.2)
SLIDE = Slide("SS12D00, lever of 4 mm", 8.7, 4.4, 4.0, 1.6, 2.0)

# How far a part may be off its figure and still fit; `tests/boards/case` moves each by this much.
TOLERANCES = {
    "Display": {
        "wide": 0.3, "high": 0.3, "thick": 0.2, "hole_wide": 0.1, "hole_high": 0.1,
        "glass_wide": 0.2, "glass_high": 0.3, "glass_thick": 0.1, "glass_up": 0.4,
        "lit_up": 0.5, "lit_right": 0.3, "behind": 0.5,
    },
    "Controller": {
        "wide": 0.2, "high": 0.2, "thick": 0.1, "first": 0.2, "usb_wide": 0.1, "usb_high": 0.2,
        "usb_out": 0.3, "usb_up": 0.2, "tall": 0.5, "header": 0.2,
    },
    "Switch": {"body": 0.2, "body_high": 0.1, "high": 0.2, "travel": 0.1, "plunger": 0.1},
    "Perfboard": {"wide": 0.4, "high": 0.4, "thick": 0.1, "corner": 0.15},
    "Screw": {"wide": 0.1, "long": 0.4, "head_wide": 0.2, "head_high": 0.2},
    "Cell": {"wide": 0.3, "high": 0.5, "thick": 0.5},
    "Charger": {"wide": 0.3, "high": 0.4, "thick": 0.1, "usb_high": 0.1, "usb_out": 0.3},
    "Slide": {"long": 0.2, "wide": 0.2, "deep": 0.3, "lever": 0.2, "travel": 0.2},
    "Plug": {"wide": 0.1, "high": 0.1},
}  # fmt: skip

Part = TypeVar("Part")


def find(table: dict[str, Part], what: str, name: str) -> Part:
    """Return a row of a table. Raises CaseError if there is none of that name."""
    if name not in table:
        raise CaseError(f"there is no {what} {name!r}; there are {', '.join(table)}")
    return table[name]


def changed(part: Part, what: str, values: dict[str, float]) -> Part:
    """Return a part with measured sizes in the place of its own. Raises CaseError."""
    sizes = {f.name for f in fields(part) if isinstance(getattr(part, f.name), float)}  # type: ignore[arg-type]
    for name in values:
        if name not in sizes:
            raise CaseError(f"{what} has no size {name!r}; it has {', '.join(sorted(sizes))}")
    return replace(part, **values)  # type: ignore[type-var]
