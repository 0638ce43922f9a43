"""The perfboard's plan: which hole each leg is in, where the wires run, and whether that is right.

The switches are on the front, the controller is on the back. So its pins are soldered on the front
and the switches on the back, and a wire that joins them goes through a free hole beside the leg.
Holes are (column, row) from 1, seen from the front, top left. The pins come from the profile.
"""

from __future__ import annotations

import heapq
import itertools
from dataclasses import dataclass, field

from boards.case.build import CROSS, SWITCHED, Build
from boards.case.parts import PITCH
from boards.install.drawing import display_pins
from boards.install.headers import HEADERS, Header
from boards.install.profile import KEYS

Hole = tuple[float, float]
FRONT, BACK = "front", "back"
_TURN, _SHARED, _OVER_HOLE = 2.0, 8.0, 0.5  # what a wire pays besides its length
_BODY = 3.0 + 0.3  # mm from a switch's middle to where a wire may run
_POST = 2.0 + 0.6  # the same, of the post under the cross


@dataclass(frozen=True)
class Wire:
    """A wire on one side; its ends are soldered to what is in the holes there."""

    name: str  # a key, GND, or a pin of the display
    side: str
    path: tuple[Hole, ...]


@dataclass
class Plan:
    """Legs by their holes, wires, and the wires that leave the board: name -> hole."""

    build: Build
    header: Header
    pins: dict[Hole, str] = field(default_factory=dict)  # of the controller: the printed label
    legs: dict[Hole, tuple[str, int]] = field(default_factory=dict)  # of the switches: key, pair
    wires: list[Wire] = field(default_factory=list)
    outside: list[tuple[str, Hole]] = field(default_factory=list)


def make(build: Build) -> Plan:
    """Return the plan of a build."""
    plan = Plan(build, HEADERS[build.board.name])
    left, right = build.columns
    for labels, pins_at in ((plan.header.left, right), (plan.header.right, left)):
        for n, label in enumerate(labels):
            plan.pins[pins_at, build.controller.row + n] = label
    across, along = (n / 2 for n in build.switch.legs)
    for key, (column, row) in SWITCHED.items():
        for pair, up in enumerate((-along, along)):
            for side in (-across, across):
                plan.legs[column + side, row + up] = key, pair
    _outside(plan)
    router = _Router(plan)
    router.ground([router.key(key) for key in KEYS])
    return plan


def _outside(plan: Plan) -> None:
    """Add the wires to the display, but for those of a plug, and to the battery's charger."""
    board, header = plan.build.board, plan.header
    rows = [("VCC", header.power), ("GND", "GND"), *display_pins(board)]
    if not header.plug:
        near = _hole(plan, header.names.get(header.power, header.power))
        for name, pin in rows:
            plan.outside.append((name, _hole(plan, header.names.get(pin, pin), near)))
    if plan.build.has_battery:
        plus = _hole(plan, "VSYS")
        plan.outside.append(("BATTERY+", plus))
        minus = [hole for hole in _holes(plan, "GND") if hole not in dict(plan.outside).values()]
        plan.outside.append(("BATTERY-", min(minus, key=lambda hole: _far(hole, plus))))


def _holes(plan: Plan, label: str) -> list[Hole]:
    return [hole for hole, found in plan.pins.items() if found == label]


def _hole(plan: Plan, label: str, near: Hole = (0, 0)) -> Hole:
    return min(_holes(plan, label), key=lambda hole: (_far(hole, near), hole))


def _far(a: Hole, b: Hole) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


class _Router:
    """Finds ways for wires, on a grid of half a pitch: through channels, around switches."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.used: dict[str, set[tuple[Hole, Hole]]] = {FRONT: set(), BACK: set()}
        self.taken: set[Hole] = {*plan.pins, *plan.legs}  # holes with something in them
        self.covered = {side: _covered(side, plan) for side in (FRONT, BACK)}

    def key(self, key: str) -> Hole:
        """Wire a key's pin to a leg of its switch; return the leg diagonal to it, for GND."""
        header, board = self.plan.header, self.plan.build.board
        pin = board.KEYS[KEYS.index(key)]
        start = _hole(self.plan, header.names.get(pin, pin))
        legs = [hole for hole, (name, _) in self.plan.legs.items() if name == key]
        leg = self._to_leg(key, start, legs)
        column, row = SWITCHED[key]
        return 2 * column - leg[0], 2 * row - leg[1]

    def ground(self, legs: list[Hole]) -> None:
        """Join all these legs with a chain on the back, and the nearest to the nearest GND."""
        outside = dict(self.plan.outside).values()
        pins = _holes(self.plan, "GND")
        spare = [hole for hole in pins if hole not in outside] or pins
        start, _ = min(((a, b) for a in spare for b in legs), key=lambda p: (_far(*p), p))
        joined = [self._to_leg("GND", start, legs)]
        left = [one for one in legs if one not in joined]
        while left:
            a, b = min(((a, b) for a in joined for b in left), key=lambda p: (_far(*p), p))
            self._add(Wire("GND", BACK, self._route(BACK, a, {b})))
            joined.append(b)
            left.remove(b)

    def _to_leg(self, name: str, start: Hole, legs: list[Hole]) -> Hole:
        """Wire a pin over the front, through a free hole, to the nearest leg; return that leg."""
        beside = {}
        for leg in legs:
            for right, down in ((0, -1), (0, 1), (-1, 0), (1, 0)):
                through = leg[0] + right, leg[1] + down
                if self._is_free(through):
                    beside[through] = leg
        path = self._route(FRONT, start, set(beside))
        leg = beside[path[-1]]
        self._add(Wire(name, FRONT, path))
        self._add(Wire(name, BACK, (path[-1], leg)))
        return leg

    def _is_free(self, hole: Hole) -> bool:
        board = self.plan.build.perfboard
        is_there = 1 <= hole[0] <= board.columns and 1 <= hole[1] <= board.rows
        return is_there and hole not in self.taken and hole not in self.covered[FRONT]

    def _add(self, wire: Wire) -> None:
        self.plan.wires.append(wire)
        self.taken |= {wire.path[0], wire.path[-1]}
        for a, b in _steps(wire.path):
            self.used[wire.side].add((min(a, b), max(a, b)))

    def _route(self, side: str, start: Hole, ends: set[Hole]) -> tuple[Hole, ...]:
        """Return the corners of the cheapest way to one of the ends."""
        board, covered, used = self.plan.build.perfboard, self.covered[side], self.used[side]
        queue: list[tuple[float, Hole, Hole, tuple[Hole, ...]]] = [(0.0, start, (0, 0), (start,))]
        seen: set[tuple[Hole, Hole]] = set()
        while queue:
            cost, at, heading, path = heapq.heappop(queue)
            if at in ends:
                return (*path, at)
            if (at, heading) in seen:
                continue
            seen.add((at, heading))
            for step in ((0, -0.5), (0, 0.5), (-0.5, 0), (0.5, 0)):
                to = at[0] + step[0], at[1] + step[1]
                is_there = 0.5 <= to[0] <= board.columns + 0.5 and 0.5 <= to[1] <= board.rows + 0.5
                if not is_there or (to not in ends and (to in covered or to in self.taken)):
                    continue
                is_straight = heading in ((0, 0), step)
                price = 0.5 + (0 if is_straight else _TURN)
                price += _SHARED if (min(at, to), max(at, to)) in used else 0
                price += _OVER_HOLE if to[0] % 1 == 0 and to[1] % 1 == 0 else 0
                corners = path if is_straight else (*path, at)
                heapq.heappush(queue, (cost + price, to, step, corners))
        raise AssertionError(f"no way from {start} to {ends}")


def _steps(path: tuple[Hole, ...]) -> list[tuple[Hole, Hole]]:
    """Return a way in steps of half a pitch."""
    out = []
    for (x, y), (to_x, to_y) in itertools.pairwise(path):
        n = round(max(abs(to_x - x), abs(to_y - y)) * 2)
        spots = [(x + (to_x - x) * k / n, y + (to_y - y) * k / n) for k in range(n + 1)]
        out += list(itertools.pairwise(spots))
    return out


def _covered(side: str, plan: Plan) -> set[Hole]:
    """Return where a part lies flat on the board, so that no wire can run."""
    board = plan.build.perfboard
    spots = [
        (c / 2, r / 2) for c in range(1, 2 * board.columns + 2) for r in range(2 * board.rows + 2)
    ]
    if side == FRONT:
        flat = [(*place, _BODY) for place in SWITCHED.values()] + [(*CROSS, _POST)]
        return {
            at
            for at in spots
            if any(max(abs(at[0] - x), abs(at[1] - y)) * PITCH < reach for x, y, reach in flat)
        }
    left, right = plan.build.columns
    c = plan.build.controller
    last = c.row + (c.high - c.first) / PITCH
    return {at for at in spots if left - 1 < at[0] < right + 1 and at[1] < last}


# --- the check ---


def faults(plan: Plan) -> list[str]:
    """Return a sentence for everything that is wrong with a plan."""
    return [*_places(plan), *_nets(plan)]


def _places(plan: Plan) -> list[str]:
    """Return what is wrong with holes and ways."""
    board, found = plan.build.perfboard, []
    covered = {side: _covered(side, plan) for side in (FRONT, BACK)}
    for hole, what in [*plan.pins.items(), *plan.legs.items()]:
        if not (1 <= hole[0] <= board.columns and 1 <= hole[1] <= board.rows):
            found.append(f"{what} at {hole} is not on the board")
        if hole[0] % 1 or hole[1] % 1:
            found.append(f"{what} at {hole} is between the holes")
    found += [f"two parts share the hole {hole}" for hole in sorted({*plan.pins} & {*plan.legs})]
    filled = {*plan.pins, *plan.legs}
    through: dict[Hole, set[str]] = {}
    for wire in plan.wires:
        for end in (wire.path[0], wire.path[-1]):
            if end not in filled:
                through.setdefault(end, set()).add(wire.name)
        inner = {b for _, b in _steps(wire.path)} - {wire.path[-1]}
        if inner & covered[wire.side]:
            found.append(f"the wire of {wire.name} on the {wire.side} runs under a part")
        if inner & filled:
            found.append(f"the wire of {wire.name} on the {wire.side} runs over a soldered leg")
    for hole, names in through.items():
        if len(names) > 1:
            found.append(f"the wires of {' and '.join(sorted(names))} share the hole {hole}")
        if hole[0] % 1 or hole[1] % 1 or not 1 <= hole[0] <= board.columns:
            found.append(f"a wire of {' '.join(names)} ends beside the holes, at {hole}")
    return found


def _nets(plan: Plan) -> list[str]:
    """Follow all wires, and return where they lead that the profile does not say."""
    nets = _Nets()
    for wire in plan.wires:
        nets.join(wire.path[0], wire.path[-1])
    for hole, (key, pair) in plan.legs.items():
        nets.join(hole, (key, pair))
    for hole in _holes(plan, "GND"):
        nets.join(hole, "GND")
    header, board, found = plan.header, plan.build.board, []
    for key, pin in zip(KEYS, board.KEYS, strict=True):
        wanted = _hole(plan, header.names.get(pin, pin))
        pairs = [pair for pair in (0, 1) if nets.are_one(wanted, (key, pair))]
        if len(pairs) != 1:
            legs = "both pairs of" if pairs else "no leg of"
            found.append(f"{pin} reaches {legs} the switch {key}")
        if not any(nets.are_one("GND", (key, pair)) for pair in {0, 1} - {*pairs}):
            found.append(f"the other legs of the switch {key} do not reach GND")
        used = [
            hole
            for wire in plan.wires
            for hole in (wire.path[0], wire.path[-1])
            if plan.legs.get(hole, ("",))[0] == key
        ]
        if any(a != b and (a[0] == b[0] or a[1] == b[1]) for a in used for b in used):
            found.append(f"the switch {key} is not wired at two diagonal legs")
    labels = [(hole, label) for hole, label in plan.pins.items() if label]
    for n, (hole, label) in enumerate(labels):
        for other, more in labels[n + 1 :]:
            if label != more and nets.are_one(hole, other):
                found.append(f"{label} and {more} are joined")
    for name, hole in plan.outside:
        pin = {"BATTERY+": "VSYS", "BATTERY-": "GND", "VCC": header.power, "GND": "GND"}.get(name)
        pin = pin or dict(display_pins(board))[name]
        if plan.pins.get(hole) != header.names.get(pin, pin):
            found.append(f"{name} is wired to {plan.pins.get(hole, 'no pin')}, not to {pin}")
    wanted_names = {"VCC", "GND", *dict(display_pins(board))} if not header.plug else set()
    missing = wanted_names - {name for name, _ in plan.outside}
    found += [f"the display's {name} is not wired" for name in sorted(missing)]
    return found


class _Nets:
    """What is joined with what: a forest of nodes, each tree of which is a net."""

    def __init__(self) -> None:
        self.parent: dict[object, object] = {}

    def _root(self, node: object) -> object:
        while self.parent.get(node, node) != node:
            node = self.parent[node]
        return node

    def join(self, a: object, b: object) -> None:
        """Join two nodes."""
        self.parent[self._root(a)] = self._root(b)

    def are_one(self, a: object, b: object) -> bool:
        """Return True if there is a way from one to the other."""
        return self._root(a) == self._root(b)
