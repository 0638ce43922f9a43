"""The drawing of a perfboard's plan, from both sides, in the size of the board itself."""

from __future__ import annotations

from html import escape

from boards.case.build import SWITCHED
from boards.case.parts import PITCH
from boards.case.plan import BACK, FRONT, Hole, Plan
from boards.case.words import TEXTS
from boards.install.drawing import WIRES

_EDGE = 8.0  # mm around the two views
_TOP = 16.0
_SIDES = {FRONT: "PLAN_FRONT", BACK: "PLAN_BACK"}  # names of texts
_CHARGER = {"BATTERY+": "OUT+", "BATTERY-": "OUT-"}
_DISPLAY = {"VCC": "power", "GND": "ground", "BATTERY+": "power", "BATTERY-": "ground"}


def draw(plan: Plan, texts: dict[str, str] = TEXTS) -> str:
    """Return the plan as an SVG file, with its words in a language."""
    board = plan.build.perfboard
    wide = 2 * board.wide + 3 * _EDGE
    high = board.high + _TOP + 20
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" '
        f'width="{wide:g}mm" height="{high:g}mm" font-family="sans-serif" font-size="2.2" '
        'text-anchor="middle">',
        f'<rect width="{wide:g}" height="{high:g}" fill="#ffffff"/>',
        _text(wide / 2, 6, plan.build.board.NAME, 4),
    ]
    for n, side in enumerate((FRONT, BACK)):
        out += _Side(plan, side, _EDGE + n * (board.wide + _EDGE)).shapes(texts)
    y = _TOP + board.high + 10
    out.append(f'<path d="M{_EDGE} {y}h50M{_EDGE} {y - 1}v2m50-2v2" stroke="#20303c" '
               'stroke-width=".3" fill="none"/>')  # fmt: skip
    out.append(_text(_EDGE + 25, y + 4.5, texts["PLAN_PRINT"], 2.6))
    out += _legend(plan, _EDGE + 58, y - 3, texts)
    return "\n".join([*out, "</svg>", ""])


def _legend(plan: Plan, x: float, y: float, texts: dict[str, str]) -> list[str]:
    """Return what leaves the board: names, colours and holes."""
    out = []
    for n, (name, hole) in enumerate(plan.outside):
        at = x + (n % 3) * 41, y + n // 3 * 5
        what = f"{texts['DISPLAY_MODULE']} {name}"
        if name in _CHARGER:
            what = f"{texts['CHARGER']} {_CHARGER[name]}"
        text = f"{what}: {plan.pins[hole]} ({hole[0]:g}, {hole[1]:g})"
        out.append(f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="1" fill="{_colour(name)}"/>')
        out.append(
            f'<text x="{at[0] + 2:g}" y="{at[1] + 0.8:g}" text-anchor="start" fill="#20303c">'
            f"{escape(text)}</text>"
        )
    if not plan.outside:
        out.append(_text(x + 60, y + 1, texts["PLAN_PLUG"], 2.4))
    return out


def _colour(name: str) -> str:
    return WIRES[_DISPLAY.get(name, "ground" if name == "GND" else name)]


def _text(x: float, y: float, words: str, size: float, colour: str = "#20303c") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}">{escape(words)}</text>'


class _Side:
    """One of the two views; the back is mirrored, as it looks when the board is turned over."""

    def __init__(self, plan: Plan, side: str, left: float) -> None:
        self.plan = plan
        self.side = side
        self.left = left
        self.board = plan.build.perfboard

    def at(self, hole: Hole) -> tuple[float, float]:
        """Return where a hole is in the drawing."""
        x, y = self.plan.build.hole(*hole)
        x = -x if self.side == BACK else x
        return self.left + self.board.wide / 2 + x, _TOP + self.board.high / 2 - y

    def shapes(self, texts: dict[str, str]) -> list[str]:
        """Return all shapes, those below first."""
        name = texts[_SIDES[self.side]].format(name=self.plan.build.board.NAME)
        return [
            _text(self.left + self.board.wide / 2, _TOP - 4.5, name, 3),
            *self._board(),
            *self._controller(),
            *self._switches(),
            *self._wires(),
            *self._soldered(),
            *self._labels(),
        ]

    def _board(self) -> list[str]:
        b = self.board
        out = [
            f'<rect x="{self.left:g}" y="{_TOP:g}" width="{b.wide:g}" height="{b.high:g}" rx="1" '
            'fill="#f3ecd9" stroke="#20303c" stroke-width=".3"/>'
        ]
        for x in (b.corner, b.wide - b.corner):
            for y in (b.corner, b.high - b.corner):
                out.append(
                    f'<circle cx="{self.left + x:g}" cy="{_TOP + y:g}" r="{b.hole / 2:g}" '
                    'fill="#ffffff" stroke="#20303c" stroke-width=".2"/>'
                )
        long = (b.columns - 1) * PITCH
        rows = ""
        for row in range(1, b.rows + 1):
            x, y = min(self.at((1, row)), self.at((b.columns, row)))
            rows += f"M{x:g} {y:g}h{long:g}"
        out.append(  # dots of a dashed line, one on each hole
            f'<path d="{rows}" stroke="#b9a878" stroke-width="1" stroke-linecap="round" '
            f'stroke-dasharray="0 {PITCH}" fill="none"/>'
        )
        for column in (1, *range(5, b.columns + 1, 5), b.columns):
            x, _ = self.at((column, 1))
            out.append(_text(x, _TOP + b.high + 2.6, str(column), 1.8))
        for row in (1, *range(5, b.rows + 1, 5), b.rows):
            _, y = self.at((1, row))
            out.append(_text(self.left - 1.8, y + 0.6, str(row), 1.8))
        return out

    def _controller(self) -> list[str]:
        plan, c = self.plan, self.plan.build.controller
        x, y = plan.build.controller_at
        middle = self.left + self.board.wide / 2 + (-x if self.side == BACK else x)
        top = _TOP + self.board.high / 2 - y
        is_here = self.side == BACK
        style = (
            'fill="#2d6b57" fill-opacity=".35"' if is_here else 'fill="none" stroke-dasharray="1 1"'
        )
        return [
            f'<rect x="{middle - c.wide / 2:g}" y="{top:g}" width="{c.wide:g}" '
            f'height="{c.high:g}" {style} stroke="#2d6b57" stroke-width=".3"/>',
            f'<rect x="{middle - c.usb_wide / 2:g}" y="{top - c.usb_out:g}" '
            f'width="{c.usb_wide:g}" height="5.5" {style} stroke="#2d6b57" stroke-width=".3"/>',
        ]

    def _labels(self) -> list[str]:
        """Return the printed names of the pins that are used."""
        plan, out = self.plan, []
        used = {wire.path[0] for wire in plan.wires} | {hole for _, hole in plan.outside}
        left, _ = plan.build.columns
        for hole, label in plan.pins.items():
            at = self.at(hole)
            is_left = (hole[0] == left) != (self.side == BACK)
            if hole in used:
                x, anchor = (at[0] + 1.4, "start") if is_left else (at[0] - 1.4, "end")
                out.append(
                    f'<text x="{x:g}" y="{at[1] + 0.65:g}" font-size="1.8" text-anchor="{anchor}" '
                    f'fill="#20303c" stroke="#f3ecd9" stroke-width=".6" paint-order="stroke">'
                    f"{escape(label)}</text>"
                )
        return out

    def _switches(self) -> list[str]:
        size = self.plan.build.switch.body
        is_here = self.side == FRONT
        out = []
        for key, place in SWITCHED.items():
            x, y = self.at(place)
            style = (
                f'fill="{WIRES[key]}" fill-opacity=".3"'
                if is_here
                else 'fill="none" stroke-dasharray="1 1"'
            )
            out.append(
                f'<rect x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" '
                f'height="{size:g}" '
                f'{style} stroke="{WIRES[key]}" stroke-width=".3"/>'
            )
            out.append(_text(x, y + 0.8, key, 2.2))
        return out

    def _wires(self) -> list[str]:
        out = []
        for wire in self.plan.wires:
            if wire.side == self.side:
                points = " ".join("{:g},{:g}".format(*self.at(hole)) for hole in wire.path)
                out.append(
                    f'<polyline points="{points}" fill="none" stroke="{_colour(wire.name)}" '
                    'stroke-width=".7" stroke-linejoin="round" stroke-linecap="round"/>'
                )
        return out

    def _soldered(self) -> list[str]:
        """Return dots: what is in the holes, and where wires go through or leave the board."""
        plan, out = self.plan, []
        filled = {*plan.pins, *plan.legs}
        for hole in sorted(filled):
            x, y = self.at(hole)
            out.append(f'<circle cx="{x:g}" cy="{y:g}" r=".6" fill="#5c666d"/>')
        for wire in plan.wires:
            for end in (wire.path[0], wire.path[-1]):
                x, y = self.at(end)
                if end not in filled:
                    out.append(
                        f'<circle cx="{x:g}" cy="{y:g}" r=".7" fill="#ffffff" '
                        f'stroke="{_colour(wire.name)}" stroke-width=".4"/>'
                    )
                elif wire.side == self.side:
                    out.append(
                        f'<circle cx="{x:g}" cy="{y:g}" r=".7" fill="{_colour(wire.name)}"/>'
                    )
        if self.side == FRONT:
            for name, hole in plan.outside:
                x, y = self.at(hole)
                out.append(f'<circle cx="{x:g}" cy="{y:g}" r="1" fill="{_colour(name)}"/>')
        return out
