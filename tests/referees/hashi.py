"""A referee for Hashi's traces that knows only the rules: it imports nothing of the project.

Slow and simple on purpose: a board is a dictionary of numbers and one of bridges, and everything is
counted from scratch. `Referee(setup)` reads a setup line, `take(event)` each line after it; they
raise AssertionError, naming the rule, if the game violates it.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

Event = dict[str, Any]
Pair = tuple[int, int]

FULL = {"red": 9, "blue": 7, "six": 8}
LATER = {"red": 5, "blue": 3, "six": 4}
DEADLINE = {"red": 12, "blue": 7, "six": 12}
CROSSINGS = {"A": 3, "B": 5}
DECK = [[n, b] for n in range(1, 7) for b in range(1, 4)]
RANKS = {  # by the maximum points of each rank
    40: "Minion",
    42: "Dogsbody",
    44: "Bamboo binder",
    46: "Screw tightener",
    48: "Concrete pourer",
    50: "Project manager",
    51: "Master bridge builder",
    52: "Professional planner",
    54: "Statics expert",
    56: "Ace architect",
    58: "Construction genius",
    60: "Island god",
}


class Chart:
    """The islands and dotted lines printed on a side."""

    def __init__(self, islands: list[dict], lines: list[list[int]]) -> None:
        assert len(islands) == 18, "H1: 18 islands"
        self.at = [(island["x"], island["y"]) for island in islands]
        self.flag = [island["flag"] for island in islands]
        self.lines = [(i, j) for i, j in lines]
        self.crossed = {
            a: [b for b in self.lines if b != a and self.crosses(a, b)] for a in self.lines
        }

    def inside(self, line: Pair) -> set[Pair]:
        """Return the grid points that a line passes between its ends."""
        (ax, ay), (bx, by) = sorted(self.at[i] for i in line)
        assert (ax == bx) != (ay == by), f"H2: line {line} is bent or has no length"
        if ax == bx:
            return {(ax, y) for y in range(ay + 1, by)}
        return {(x, ay) for x in range(ax + 1, bx)}

    def crosses(self, a: Pair, b: Pair) -> bool:
        return bool(self.inside(a) & self.inside(b))

    def check(self, side: str) -> None:
        assert len(set(self.at)) == 18, "H1: two islands in one place"
        assert Counter(self.flag) == {"red": 4, "blue": 3, None: 11}, "H1: flags"
        assert len(set(map(frozenset, self.lines))) == len(self.lines), "H2: a line twice"
        for line in self.lines:
            assert not self.inside(line) & set(self.at), f"H2: {line} are no neighbours"
        for i in range(18):
            assert sum(i in line for line in self.lines) >= 2, f"H2: lines at island {i}"
        both_ways = sum(len(others) for others in self.crossed.values())
        assert both_ways >= 2 * CROSSINGS[side], "H2: crossings"


class Sheet:
    """What one player has written and drawn."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.number: dict[int, int] = {}
        self.bridges: Counter[Pair] = Counter()

    def degree(self, i: int) -> int:
        return sum(n for line, n in self.bridges.items() if i in line)

    def is_finished(self, i: int) -> bool:
        """Return True if island i has as many bridges as its number (H10)."""
        return self.number.get(i) == self.degree(i)

    def may_write(self, i: int, n: int) -> bool:
        """Return True if n may be written on island i (H7)."""
        if i in self.number or n < self.degree(i):
            return False
        return self.chart.flag[i] is None or self.degree(i) > 0

    def may_draw(self, line: Pair) -> bool:
        """Return True if one bridge may be drawn on a line (H8, H9)."""
        if self.bridges[line] == 2 or not (line[0] in self.number or line[1] in self.number):
            return False
        for i in line:
            if self.degree(i) >= self.number.get(i, 6):
                return False
        return not any(self.bridges[other] for other in self.chart.crossed[line])

    def can_complete(self, left: int) -> bool:
        """Return True if so many bridges can be drawn, by trying everything (H11)."""
        return left == 0 or bool(self.completing(left, True))

    def completing(self, left: int, one_is_enough: bool = False) -> list[Pair]:
        """Return the lines that can take the next of so many bridges (H11)."""
        found: list[Pair] = []
        for line in self.chart.lines if left > 0 else ():
            if self.may_draw(line):
                self.bridges[line] += 1
                if self.can_complete(left - 1):
                    found.append(line)
                self.bridges[line] -= 1
                if found and one_is_enough:
                    break
        return found

    def finished(self) -> set[int]:
        return {i for i in range(18) if self.is_finished(i)}

    def largest_group(self) -> int:
        """Return the size of the largest group of finished islands that bridges join (H14)."""
        todo = self.finished()
        best = 0
        while todo:
            group = {todo.pop()}
            grown = True
            while grown:
                ends = [set(line) for line, n in self.bridges.items() if n and set(line) & group]
                more = {i for both in ends for i in both if i in todo}
                todo -= more
                group |= more
                grown = bool(more)
            best = max(best, len(group))
        return best

    def achieved(self) -> set[str]:
        done = self.finished()
        flag = self.chart.flag
        found = {
            colour
            for colour in ("red", "blue")
            if all(i in done for i in range(18) if flag[i] == colour)
        }
        return found | ({"six"} if self.largest_group() >= 6 else set())


class Referee:
    """Follows one game, line by line."""

    def __init__(self, setup: Event) -> None:
        assert setup["type"] == "setup"
        assert setup["game"] == "hashi"
        self.side = setup["side"]
        assert setup["options"] == ({"side": "B"} if self.side == "B" else {}), "options"
        self.chart = Chart(setup["islands"], setup["lines"])
        self.chart.check(self.side)
        self.deck = setup["deck"]
        assert len(self.deck) == 17, "H5: 17 cards are played"
        assert sorted([*self.deck, setup["removed"]]) == DECK, "H3: the deck"
        self.players = setup["players"]
        assert 1 <= self.players <= 4
        self.sheets = [Sheet(self.chart) for _ in range(self.players)]
        self.points: list[dict[str, int]] = [{} for _ in range(self.players)]
        self.due: dict[tuple[int, str], int] = {}  # awarded, without a points line so far
        self.round = 0
        self.next = [("start", p) for p in range(self.players)]  # decisions left
        self.left = 0
        self.drawn = 0
        self.over = False
        self.with_legal: bool | None = None

    def take(self, event: Event) -> None:
        assert not self.over, "nothing follows the end"
        kind = event["type"]
        assert kind in ("start", "card", "number", "bridge", "points", "end"), f"{kind}?"
        getattr(self, "take_" + kind)(event)

    def decides(self, event: Event, fields: set[str], allowed: list) -> None:
        """Check the seat to decide, and the list of legal decisions."""
        assert not self.due, f"H14: not told: {self.due}"
        assert self.next, "H6: everybody has played this card"
        assert (event["type"], event["player"]) == self.next[0], "H6: another's turn or action"
        if self.with_legal is None:
            self.with_legal = "legal" in event
        if self.with_legal:
            assert _sorted(event["legal"]) == _sorted(allowed), "the list of what is legal"
            fields = fields | {"legal"}
        assert set(event) == fields | {"type", "player"}, "fields of a line"

    def take_start(self, event: Event) -> None:
        plain = [i for i in range(18) if self.chart.flag[i] is None]
        allowed = [[i, n] for i in plain for n in (3, 4)]
        self.decides(event, {"island", "number"}, allowed)
        assert [event["island"], event["number"]] in allowed, "H4: 3 or 4 without a flag"
        self.sheets[event["player"]].number[event["island"]] = event["number"]
        self.next.pop(0)
        if not self.next:
            self.sheets = [self.sheets[-1], *self.sheets[:-1]]  # H4: to the left-hand neighbour

    def take_card(self, event: Event) -> None:
        assert not self.next, "H6: not everybody has played the card before"
        assert not self.due, f"H14: not told: {self.due}"
        assert self.round < 17, "H5: 17 cards are played"
        self.round += 1
        assert set(event) == {"type", "round", "number", "bridges"}, "fields of a line"
        assert event["round"] == self.round, "the round"
        assert [event["number"], event["bridges"]] == self.deck[self.round - 1], "H5: the order"
        for p in range(self.players):
            self.next += [("number", p), ("bridge", p)]
        self.left = event["bridges"]

    def take_number(self, event: Event) -> None:
        sheet = self.sheets[event["player"]]
        number = self.deck[self.round - 1][0] if self.round else 0
        allowed = [None, *[i for i in range(18) if sheet.may_write(i, number)]]
        self.decides(event, {"island"}, allowed)
        island = event["island"]
        assert island in allowed, f"H7: no {number} at {island}"
        if island is not None:
            sheet.number[island] = number
        self.next.pop(0)
        self.left = self.deck[self.round - 1][1]
        self.drawn = 0

    def take_bridge(self, event: Event) -> None:
        sheet = self.sheets[event["player"]]
        pairs: list[Any] = [list(line) for line in sheet.completing(self.left)]
        allowed = pairs if self.drawn else [*pairs, None]
        self.decides(event, {"islands"}, allowed)
        assert event["islands"] in allowed, f"H8, H9, H11: no bridge {event['islands']}"
        if event["islands"] is not None:
            sheet.bridges[tuple(event["islands"])] += 1
            self.left -= 1
            self.drawn += 1
        if event["islands"] is None or not self.left:
            self.next.pop(0)
            if not self.next:
                self.award()

    def award(self) -> None:
        """Award the points of this round, for all seats at once (H14, H15)."""
        for category in FULL:
            if self.players == 1:
                first = self.round <= DEADLINE[category]
            else:
                first = not any(category in entered for entered in self.points)
            worth = (FULL if first else LATER)[category]
            for p in range(self.players):
                if category in self.sheets[p].achieved() and category not in self.points[p]:
                    self.due[p, category] = worth
        for (p, category), worth in self.due.items():
            self.points[p][category] = worth

    def take_points(self, event: Event) -> None:
        assert set(event) == {"type", "player", "category", "points"}, "fields of a line"
        worth = self.due.pop((event["player"], event["category"]), None)
        assert worth == event["points"], f"H14, H15: {worth} points"

    def take_end(self, event: Event) -> None:
        assert self.round == 17, "H5: 17 cards are played"
        assert not self.next, "H6: not everybody has played the last card"
        assert not self.due, f"H14: not told: {self.due}"
        self.over = True
        finished = [len(sheet.finished()) for sheet in self.sheets]
        scores = [
            2 * n + sum(entered.values()) for n, entered in zip(finished, self.points, strict=True)
        ]
        end = {
            "type": "end",
            "finished": finished,
            "scores": scores,
            "winners": [p for p in range(self.players) if scores[p] == max(scores)],
        }
        if self.players == 1:
            end["rank"] = next(name for most, name in RANKS.items() if scores[0] <= most)
        assert event == end, f"H16, H17: {end}"


def _sorted(values: list) -> list[str]:
    return sorted(json.dumps(value) for value in values)


def judge(lines: list[Event]) -> Referee:
    """Follow one game from its setup line to its end line."""
    referee = Referee(lines[0])
    for event in lines[1:]:
        referee.take(event)
    assert referee.over, "no end"
    return referee
