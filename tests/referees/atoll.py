"""A referee for Atoll's traces that knows only the rules (T1 to T15): it imports nothing else.

Islands are dictionaries, Requests are tested cell by cell, Awards are counted from their texts.
`judge(lines)` raises Foul with the line's number and the violation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

Cell = tuple[int, int]
Tops = dict[Cell, str]
Pattern = dict[Cell, str]


class Foul(AssertionError):
    """A violation of the rules in a trace."""


def need(holds: bool, what: str) -> None:
    """Raise Foul with the text `what` unless holds is True."""
    if not holds:
        raise Foul(what)


def beside(cell: Cell) -> list[Cell]:
    """Return the four cells that share an edge with a cell."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


class Isle:
    """One player's Island: cards in layers, later ones above."""

    def __init__(self, faces: list[list[str]]) -> None:
        self.faces = faces
        self.cards: list[tuple[int, tuple[Cell, Cell]]] = []

    def tops(self) -> Tops:
        """Return the terrain on top of each cell."""
        found: Tops = {}
        for card, cells in self.cards:
            for cell, terrain in zip(cells, self.faces[card], strict=True):
                found[cell] = terrain
        return found

    def covered(self) -> list[str]:
        """Return the terrains of the covered tiles."""
        found = []
        for k, (card, cells) in enumerate(self.cards):
            above = {cell for _, others in self.cards[k + 1 :] for cell in others}
            found += [t for cell, t in zip(cells, self.faces[card], strict=True) if cell in above]
        return found

    def uncovered_cards(self) -> list[int]:
        """Return the cards without a covered tile."""
        return [
            card
            for k, (card, cells) in enumerate(self.cards)
            if not any(set(cells) & set(others) for _, others in self.cards[k + 1 :])
        ]

    def outcome(self, card: int, cells: Iterable[Iterable[int]]) -> Any:
        """Return a value that is equal for equal cells and terrains of a card."""
        both = [tuple(cell) for cell in cells]
        if self.faces[card][0] == self.faces[card][1]:
            both.sort()
        return tuple(both)

    def allowed(self, card: int) -> set[Any]:
        """Return all outcomes that T6 allows for a card."""
        footprint = {cell for _, cells in self.cards for cell in cells}
        near = footprint | {other for cell in footprint for other in beside(cell)}
        return {
            self.outcome(card, (cell, other))
            for first in near
            for start in [first, *beside(first)]
            for cell, other in [(start, end) for end in beside(start)]
            if cell in near or other in near
        }


def rotations(pattern: Pattern) -> list[Pattern]:
    """Return the four rotations, each a quarter clockwise from the one before."""
    found = [pattern]
    for _ in range(3):
        found.append({(-y, x): t for (x, y), t in found[-1].items()})
    return found


def fulfils(tops: Tops, pattern: Pattern) -> bool:
    """Return True if the Island has the pattern anywhere; ocean is water (T3, T9)."""
    for form in rotations(pattern):
        land = next(cell for cell, t in form.items() if t not in ("water", "?"))
        for x, y in tops:
            dx = x - land[0]
            dy = y - land[1]
            if all(
                t in ("?", tops.get((cx + dx, cy + dy), "water")) for (cx, cy), t in form.items()
            ):
                return True
    return False


def read_pattern(rows: list[list[str | None]]) -> Pattern:
    """Return the cells of a Request of a trace."""
    return {(x, y): t for y, row in enumerate(rows) for x, t in enumerate(row) if t is not None}


# Awards, from their texts


def _areas(tops: Tops) -> list[tuple[str, int]]:
    left = set(tops)
    found = []
    while left:
        todo = [left.pop()]
        terrain = tops[todo[0]]
        size = 0
        while todo:
            cell = todo.pop()
            size += 1
            for other in beside(cell):
                if other in left and tops[other] == terrain:
                    left.remove(other)
                    todo.append(other)
        found.append((terrain, size))
    return found


def _edges(tops: Tops, one: str, others: tuple[str, ...]) -> int:
    return sum(
        tops.get(other, "ocean") in others
        for cell, t in tops.items()
        for other in beside(cell)
        if t == one or (one == "land" and t != "water") or one == "any"
    )


def _squares(tops: Tops, terrains: int) -> int:
    count = 0
    for x, y in tops:
        square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        if all(cell in tops for cell in square):
            count += len({tops[cell] for cell in square}) >= terrains
    return count


def _most_in_line(tops: Tops) -> int:
    counts: dict[tuple[str, int], int] = {}
    for x, y in tops:
        for line in (("column", x), ("row", y)):
            counts[line] = counts.get(line, 0) + 1
    return max(counts.values())


def _tiles(terrain: str) -> Callable[[Tops, list[str]], int]:
    return lambda tops, covered: list(tops.values()).count(terrain)


def _largest(terrain: str) -> Callable[[Tops, list[str]], int]:
    return lambda tops, covered: max([n for t, n in _areas(tops) if t == terrain], default=0)


COUNTS: dict[str, Callable[[Tops, list[str]], int]] = {
    "Most sand tiles": _tiles("sand"),
    "Most meadow tiles": _tiles("meadow"),
    "Most forest tiles": _tiles("forest"),
    "Most rock tiles": _tiles("rock"),
    "Most edges of land on water, not on ocean": lambda t, c: _edges(t, "land", ("water",)),
    "Largest sand area, joined by edges": _largest("sand"),
    "Largest meadow area, joined by edges": _largest("meadow"),
    "Largest forest area, joined by edges": _largest("forest"),
    "Largest rock area, joined by edges": _largest("rock"),
    "Most edges of tiles on the ocean": lambda t, c: _edges(t, "any", ("ocean",)),
    "Most edges of sand on water or ocean": lambda t, c: _edges(t, "sand", ("water", "ocean")),
    "Most edges between meadow and rock": lambda t, c: _edges(t, "meadow", ("rock",)),
    "Most edges of forest on water, not on ocean": lambda t, c: _edges(t, "forest", ("water",)),
    "Most tiles in one row or column": lambda t, c: _most_in_line(t),
    "Fewest tiles on top": lambda t, c: len(t),
    "Most edges between tiles that are alike": lambda t, c: (
        sum(_edges(t, terrain, (terrain,)) for terrain in set(t.values())) // 2
    ),
    "Most areas of alike tiles joined by edges": lambda t, c: len(_areas(t)),
    "Most tiles without an edge on the ocean": lambda t, c: sum(
        all(other in t for other in beside(cell)) for cell in t
    ),
    "Most covered tiles of rock": lambda t, c: c.count("rock"),
    "Most 2×2 squares of 3 or more terrains": lambda t, c: _squares(t, 3),
}


class _Game:
    """One game of a trace, followed event by event."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.n = setup["players"]
        self.rounds = setup["options"].get("rounds", 2)
        self.per_round = setup["options"].get("awards", 4)
        self.setup = setup
        self._check_setup()
        self.faces = setup["cards"]
        self.patterns = [read_pattern(request["pattern"]) for request in setup["requests"]]
        self.hands = [list(hand) for hand in setup["hands"]]
        self.isles = [Isle(self.faces) for _ in range(self.n)]
        self.slots: list[int | None] = list(setup["request_deck"][:4])
        self.request_deck = list(setup["request_deck"][4:])
        self.awards = list(setup["award_deck"][: self.per_round])
        self.scores = [0] * self.n
        self.laid = 0

    def _check_setup(self) -> None:
        setup = self.setup
        terrains = setup["terrains"]
        pairs = sorted(tuple(sorted(card)) for card in setup["cards"])
        wanted = sorted(
            tuple(sorted((a, b)))
            for k, a in enumerate(terrains)
            for b in terrains[k:]
            for _ in range(8)
        )
        need(pairs == wanted, "T2: 15 pairs of terrains, 8 cards each")
        cards = [card for hand in setup["hands"] for card in hand] + setup["deck"]
        need(sorted(cards) == list(range(120)), "T1: 120 Island cards dealt once each")
        need(all(len(hand) == 10 for hand in setup["hands"]), "T5: 10 cards a player")
        need(len(setup["hands"]) == self.n and 3 <= self.n <= 6, "T1: 3 to 6 players")
        need(sorted(setup["request_deck"]) == list(range(60)), "T1: 60 Requests")
        need(sorted(setup["award_deck"]) == list(range(20)), "T1: 20 Awards")
        for request in setup["requests"]:
            cells = read_pattern(request["pattern"])
            worth = [t for t in cells.values() if t != "?"]
            need(request["points"] == len(worth), "T10: a point a tile, '?' not counted")

    def turn(self, events: list[dict[str, Any]]) -> None:
        """Follow the placements, one of each seat, in order (T6, T11)."""
        need([event["player"] for event in events] == list(range(self.n)), "T6: all at once")
        for event in events:
            self._check_placement(event)
        for event in events:
            self._place(event)
        step = 1 if self.laid < 10 else -1
        self.hands = [self.hands[(p - step) % self.n] for p in range(self.n)]  # T7
        self.laid += 1

    def _check_placement(self, event: dict[str, Any]) -> None:
        p = event["player"]
        isle = self.isles[p]
        card = event["card"]
        need(card in self.hands[p], f"T6: player {p} does not hold card {card}")
        allowed: set[Any] = set()
        if isle.cards:
            allowed |= {(None, cells) for cells in isle.allowed(card)}
            if self.faces[card] == ["water", "water"]:
                for removed in isle.uncovered_cards():
                    allowed |= {(removed, cells) for cells in isle.allowed(removed)}
            removed = event.get("removed")
            moved = card if removed is None else removed
            need(
                (removed, isle.outcome(moved, event["cells"])) in allowed,
                f"T6, T11: player {p} may not do {event['cells']} with card {card}",
            )
        else:
            need(event["type"] == "place", "T11: there is nothing to take up yet")
            (ax, ay), (bx, by) = event["cells"]
            need(abs(ax - bx) + abs(ay - by) == 1, "T2: two tiles side by side")
        if "legal" not in event:
            return
        listed = []
        for option in event["legal"]:
            removed = option.get("removed")
            moved = card if removed is None else removed
            listed.append((removed, isle.outcome(moved, option["cells"])))
        need(len(set(listed)) == len(listed), "each different outcome once")
        if isle.cards:
            need(set(listed) == allowed, f"T6, T11: not what player {p} may do with card {card}")
        else:
            need(len(listed) == (2 if self.faces[card][0] == self.faces[card][1] else 4), "T6")

    def _place(self, event: dict[str, Any]) -> None:
        p = event["player"]
        isle = self.isles[p]
        self.hands[p].remove(event["card"])
        cells = tuple(tuple(cell) for cell in event["cells"])
        moved = event["card"]
        if event["type"] == "replace":
            moved = event["removed"]
            index = [card for card, _ in isle.cards].index(moved)
            isle.cards[index] = (event["card"], isle.cards[index][1])
        isle.cards.append((moved, cells))

    def claims(self) -> list[dict[str, Any]]:
        """Return the claims of this turn (T8), and carry them out."""
        found = []
        seat = (self.laid - 1) % self.n
        idle = 0
        while idle < self.n:
            tops = self.isles[seat].tops()
            idle += 1
            for k, request in enumerate(self.slots):
                if request is not None and fulfils(tops, self.patterns[request]):
                    revealed = self.request_deck.pop(0) if self.request_deck else None
                    self.slots[k] = revealed
                    self.scores[seat] += self.setup["requests"][request]["points"]
                    found.append(
                        {"type": "claim", "player": seat, "request": request, "revealed": revealed}
                    )
                    idle = 0
                    break
            seat = (seat + 1) % self.n
        return found

    def end_of_round(self) -> list[dict[str, Any]]:
        """Return the Awards given and the next deal (T12, T13), and carry them out."""
        found: list[dict[str, Any]] = []
        for award in list(self.awards):
            words = self.setup["awards"][award]
            count = COUNTS[words["text"]]
            values = [count(isle.tops(), isle.covered()) for isle in self.isles]
            best = min(values) if words["best"] == "fewest" else max(values)
            winner = values.index(best) if values.count(best) == 1 else None
            found.append({"type": "award", "award": award, "values": values, "player": winner})
            if winner is not None:
                self.scores[winner] += 10
                self.awards.remove(award)
        if self.laid < 10 * self.rounds:
            deck = self.setup["deck"]
            self.hands = [list(deck[10 * p : 10 * p + 10]) for p in range(self.n)]
            new = list(self.setup["award_deck"][self.per_round : 2 * self.per_round])
            self.awards += new
            hands = [list(hand) for hand in self.hands]
            found.append({"type": "deal", "round": 2, "hands": hands, "awards": new})
        return found


def judge(lines: list[dict[str, Any]]) -> _Game:
    """Follow one game from its setup line to its end line; Foul if a rule is broken."""
    need(lines[0]["type"] == "setup" and lines[-1]["type"] == "end", "setup first, end last")
    game = _Game(lines[0])
    at = 1
    try:
        for _ in range(10 * game.rounds):
            game.turn(lines[at : at + game.n])
            at += game.n
            expected = game.claims()
            if game.laid % 10 == 0:
                expected += game.end_of_round()
            for event in expected:
                need(lines[at] == event, f"told {lines[at]}, the rules say {event}")
                at += 1
        best = max(game.scores)
        winners = [p for p in range(game.n) if game.scores[p] == best]
        need(lines[at] == {"type": "end", "scores": game.scores, "winners": winners}, "T14")
        need(at == len(lines) - 1, "lines after the end")
    except Foul as foul:
        raise Foul(f"seed {lines[0]['seed']}, line {at + 1}: {foul}") from None
    return game
