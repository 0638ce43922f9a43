"""Wiring drawings: one SVG picture for each board, made from its profile.

Written by hand, because Pillow draws no SVG and these are four kinds of shape.
"""

from dataclasses import dataclass, field
from html import escape
from types import SimpleNamespace

from boards.install.headers import HEADERS, LAYOUTS, Header
from boards.install.profile import KEYS
from boards.install.words import TEXTS

_INK = "#20303c"
_PALE = "#e9eef2"
WIRES = {  # wire -> colour
    "power": "#d43d2f",
    "ground": "#4a4a4a",
    "SDA": "#2f7fd4",
    "SCL": "#c79a12",
    "SCK": "#c79a12",
    "MOSI": "#2f7fd4",
    "CS": "#7a52c7",
    "DC": "#2f9e62",
    "RESET": "#c75288",
    "UP": "#2f9e62",
    "DOWN": "#7a52c7",
    "LEFT": "#c75288",
    "RIGHT": "#1c97a6",
    "A": "#d4762f",
    "B": "#7c8a1f",
}
_WARNING = ("WARNING_1", "WARNING_2", "WARNING_3")  # the names of the texts above the display
_STEP = 20  # from one pin to the next
_TOP = 104


@dataclass
class Picture:
    """Shapes, in the order of drawing: (kind, numbers, colour, text, or the name of a wire)."""

    width: int = 0
    height: int = 0
    shapes: list[tuple[str, tuple[float, ...], str, str]] = field(default_factory=list)

    def box(self, x: float, y: float, w: float, h: float, colour: str) -> None:
        """Fill a box with round corners; x, y are its top left."""
        self.shapes.append(("box", (x, y, w, h), colour, ""))

    def dot(self, x: float, y: float, r: float, colour: str) -> None:
        """Fill a circle."""
        self.shapes.append(("dot", (x, y, r), colour, ""))

    def wire(self, points: list[tuple[float, float]], colour: str, name: str = "") -> None:
        """Draw a line through these points. name: how a page finds this wire."""
        flat = tuple(number for point in points for number in point)
        self.shapes.append(("wire", flat, colour, name))

    def text(self, x: float, y: float, words: str, colour: str = _INK, size: int = 12) -> None:
        """Write words, centred on x, y."""
        self.shapes.append(("text", (x, y, size), colour, words))

    def svg(self) -> str:
        """Return the picture as an SVG file."""
        out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" font-family="sans-serif">',
            f'<rect width="{self.width}" height="{self.height}" fill="#ffffff"/>',
        ]
        for kind, n, colour, words in self.shapes:
            if kind == "box":
                out.append(
                    f'<rect x="{n[0]:g}" y="{n[1]:g}" width="{n[2]:g}" height="{n[3]:g}" '
                    f'rx="6" fill="{colour}"/>'
                )
            elif kind == "dot":
                out.append(f'<circle cx="{n[0]:g}" cy="{n[1]:g}" r="{n[2]:g}" fill="{colour}"/>')
            elif kind == "wire":
                path = " ".join(f"{x:g},{y:g}" for x, y in zip(n[::2], n[1::2], strict=True))
                name = f' data-wire="{words}"' if words else ""
                out.append(
                    f'<polyline{name} points="{path}" fill="none" stroke="{colour}" '
                    'stroke-width="2.5" stroke-linejoin="round"/>'
                )
            else:
                out.append(
                    f'<text x="{n[0]:g}" y="{n[1]:g}" fill="{colour}" font-size="{n[2]:g}" '
                    f'text-anchor="middle" dominant-baseline="central">{escape(words)}</text>'
                )
        return "\n".join([*out, "</svg>", ""])


def draw(board: SimpleNamespace, texts: dict[str, str] = TEXTS) -> Picture | None:
    """Return a board's drawing, None if its layout is not in headers.py."""
    if board.name in LAYOUTS:
        return _layout(board)
    if board.name in HEADERS:
        return _wiring(board, HEADERS[board.name], [texts[name] for name in _WARNING])
    return None


def display_pins(board: SimpleNamespace) -> list[tuple[str, str]]:
    """Return (pin of the display, pin of the board) for the wires that carry data."""
    if board.BUS == "I2C":
        return [("SDA", board.SDA), ("SCL", board.SCL)]
    if board.BUS == "SPI":
        rows = [(field, getattr(board, field)) for field in ("SCK", "MOSI", "CS", "DC")]
        return rows + ([("RESET", board.RESET)] if board.RESET else [])
    return []


def _layout(board: SimpleNamespace) -> Picture:
    """Draw a board with a display and keys of its own: which key is which."""
    unit = 76
    (left, top, width, height), keys = LAYOUTS[board.name]
    right = max([left + width] + [x + 1 for _, x, _ in keys])
    bottom = max([top + height] + [y + 1 for _, _, y in keys])
    picture = Picture(int(right * unit) + 80, int(bottom * unit) + 110)
    picture.text(picture.width / 2, 24, board.NAME, size=16)
    picture.box(20, 50, picture.width - 40, picture.height - 70, _PALE)

    def at(x: float, y: float) -> tuple[float, float]:
        return 40 + x * unit, 74 + y * unit

    x, y = at(left, top)
    picture.box(x, y, width * unit - 8, height * unit - 8, "#0b1620")
    picture.text(x + width * unit / 2 - 4, y + height * unit / 2 - 4, "128 x 64", "#d8f0ff", 14)
    for label, column, row in keys:
        x, y = at(column, row)
        if label:
            picture.box(x, y, unit - 8, unit - 8, WIRES[label])
            pin = board.KEYS[KEYS.index(label)]
            picture.text(x + unit / 2 - 4, y + unit / 2 - 12, label, "#ffffff", 14)
            picture.text(x + unit / 2 - 4, y + unit / 2 + 8, pin, "#ffffff", 12)
        else:
            picture.box(x, y, unit - 8, unit - 8, "#c3ced6")
    return picture


def _wiring(board: SimpleNamespace, header: Header, warning: list[str]) -> Picture:
    """Draw a board in the middle, with the display and the buttons beside it."""
    rows = max(len(header.left), len(header.right))
    picture = Picture(900, max(_TOP + rows * _STEP + 60, 500))
    picture.text(450, 20, board.NAME, size=16)
    body = 360, 540
    height = rows * _STEP + (66 if header.plug else 36)
    picture.box(body[0], _TOP - 24, body[1] - body[0], height, "#2d6b57")
    picture.box(425, _TOP - 34, 50, 22, "#b9c2c9")
    picture.text(450, _TOP - 23, "USB", size=11)
    spots: dict[str, list[tuple[float, float, int]]] = {}
    for labels, x, side in ((header.left, body[0] + 8, -1), (header.right, body[1] - 8, 1)):
        for n, label in enumerate(labels):
            if label:
                y = _TOP + n * _STEP + 6
                picture.dot(x, y, 5, "#f2d37a")
                picture.text(x - side * 40, y, label, "#ffffff", 11)
                spots.setdefault(label, []).append((x, y, side))
    if header.plug:
        x, y = 450, _TOP + rows * _STEP + 24
        picture.box(x - 45, y - 11, 90, 26, "#101010")
        picture.text(x, y + 2, "STEMMA QT", "#ffffff", 11)
        spots["plug"] = [(x, y + 15, 0)]
    _Wires(picture, board, header, spots).draw(warning)
    return picture


class _Wires:
    """The wires, to the buttons on the side of most of their pins and the display on the other."""

    def __init__(
        self,
        picture: Picture,
        board: SimpleNamespace,
        header: Header,
        spots: dict[str, list[tuple[float, float, int]]],
    ) -> None:
        self.picture = picture
        self.board = board
        self.header = header
        self.spots = spots
        self.lanes = {-1: 0, 1: 0}
        sides = [self._spot(pin, 1)[2] for pin in board.KEYS]
        self.key_side = 1 if sum(sides) > 0 else -1

    def draw(self, warning: list[str]) -> None:
        """Draw all parts and wires. warning: lines above the display."""
        self._display(700 if self.key_side < 0 else 60, warning)
        self._keys(self.key_side)

    def _spot(self, pin: str, side: int) -> tuple[float, float, int]:
        label = self.header.names.get(pin, pin)
        places = self.spots["plug"] if pin in self.header.plug else self.spots[label]
        return min(places, key=lambda place: (place[2] != side, place[1]))

    def _lane(self, side: int) -> float:
        """Return the x of a free vertical lane beside the board."""
        self.lanes[side] += 1
        return 450 + side * (110 + 11 * self.lanes[side])

    def _connect(
        self, spot: tuple[float, float, int], x: float, y: float, colour: str, name: str
    ) -> None:
        """Draw a wire from a pin to the part at x, y, around the board if they are on two sides."""
        side = 1 if x > 450 else -1
        lane = self._lane(side)
        points = [(spot[0], spot[1])]
        if spot[2] == -side:  # the pin is on the far side: go over the top
            far = self._lane(-side)
            over = _TOP - 40 - 5 * (self.lanes[-side] + self.lanes[side]) / 2
            points += [(far, spot[1]), (far, over), (lane, over)]
        elif spot[2] == 0:
            below = spot[1] + 8 + 7 * self.lanes[side]
            points += [(spot[0] + side * 8 * self.lanes[side], spot[1])]
            points += [(points[-1][0], below), (lane, below)]
        else:
            points.append((lane, spot[1]))
        points += [(lane, y), (x, y)]
        self.picture.wire(points, colour, name)
        self.picture.dot(*points[0], 4, colour)

    def _display(self, x: float, warning: list[str]) -> None:
        y = 150
        self.picture.box(x, y, 140, 100, "#1d3f72")
        self.picture.box(x + 10, y + 14, 120, 62, "#0b1620")
        self.picture.text(x + 70, y + 45, self.board.CHIP, "#d8f0ff", 14)
        self.picture.text(x + 70, y + 88, "128 x 64", "#ffffff", 11)
        for n, words in enumerate(warning):
            self.picture.text(x + 70, y - 48 + 16 * n, words, WIRES["power"])
        side = 1 if x > 450 else -1
        edge = x - 8 if side > 0 else x + 148
        rows = [("VCC", "power", self.header.power), ("GND", "ground", "GND")]
        rows += [(name, name, pin) for name, pin in display_pins(self.board)]
        for n, (name, colour, pin) in enumerate(rows):
            at = y + 12 + n * 19
            if self.header.plug and name in ("VCC", "GND"):
                spot = self.spots["plug"][0]
            else:
                spot = self._spot(pin, side)
            self.picture.text(edge - side * 12, at - 8, name, size=10)
            self._connect(spot, edge + side * 8, at, WIRES[colour], name)

    def _keys(self, side: int) -> None:
        ground = 830 if side > 0 else 70
        pins = {key: self.board.KEYS[n] for n, key in enumerate(KEYS)}
        order = sorted(KEYS, key=lambda key: self._spot(pins[key], side)[1])
        rows = {key: 170 + n * 48 for n, key in enumerate(order)}
        left = 110 if side < 0 else 710
        # Wires that go down take the outer lanes first, wires that go up the inner ones.
        down = rows[order[-1]] > self._spot(pins[order[-1]], side)[1]
        for key in order[::-1] if down else order:
            y = rows[key]
            self.picture.box(left, y - 16, 80, 32, WIRES[key])
            self.picture.text(left + 40, y, key, "#ffffff", 13)
            spot = self._spot(pins[key], side)
            self._connect(spot, left + (80 if side < 0 else 0), y, WIRES[key], key)
            self.picture.wire([(left + (0 if side < 0 else 80), y), (ground, y)], WIRES["ground"])
        spot = max(self.spots["GND"], key=lambda place: (place[2] == side, place[1]))
        foot = self.picture.height - 24
        self.picture.wire([(ground, rows[order[0]]), (ground, foot)], WIRES["ground"])
        lane = self._lane(spot[2])
        self.picture.wire(
            [(ground, foot), (lane, foot), (lane, spot[1]), (spot[0], spot[1])], WIRES["ground"]
        )
        self.picture.dot(spot[0], spot[1], 4, WIRES["ground"])
        self.picture.text((ground + lane) / 2, foot - 10, "GND", size=11)
