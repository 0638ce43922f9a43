"""A referee for Arabana's traces that knows only the rules: it imports nothing of the project.

Slow and simple on purpose: islands are letters, places pairs of letters, and control is always
counted from scratch. `Referee(setup)` reads a setup line, `take(event)` each line after it; they
raise AssertionError, naming the rule, if the game violates it.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

Event = dict[str, Any]

PLACES = "AB AC AD AE AI BE BK BL CD CF CI DE DF DG DH EH EK FG FI FM GH GL GM HK HL KL LM".split()
SEAS = "ABE ACD ACI ADE BEK BKL CDF CFI DEH DFG DGH EHK FGM GHL GLM HKL".split()
ISLANDS = "ABCDEFGHIKLM"


class Board:
    """Bridges and ships, and the effects of actions."""

    def __init__(self, designer: bool) -> None:
        self.designer = designer
        self.bridges: dict[str, int] = {}
        self.ships: dict[str, int] = {}

    def controls(self, p: int) -> set[str]:
        """Return the islands that p controls: more than half of places and ships (A3, A8, A17)."""
        found = set()
        for i in ISLANDS:
            places = [k for k in PLACES if i in k]
            seas = [e for e in self.ships if i in e]
            own = sum(self.bridges.get(k) == p for k in places)
            own += sum(self.ships[e] == p for e in seas)
            if 2 * own > len(places) + len(seas):
                found.add(i)
        return found

    def is_open(self, k: str, p: int) -> bool:
        """Return True if p may place a bridge on place k (A1, A7, A10)."""
        theirs = self.controls(1 - p)
        barred = (any if self.designer else all)(i in theirs for i in k)
        supply = 25 - sum(owner == p for owner in self.bridges.values())
        return k not in self.bridges and not barred and supply > 0

    def settle(self, p: int, held: list[set[str]]) -> None:
        """Apply gains and removals, the mover's first, until nothing changes (A21)."""
        changed = True
        while changed:
            changed = False
            for q in (p, 1 - p):
                held[q] &= self.controls(q)
                for i in ISLANDS:
                    if i in self.controls(q) and i not in held[q]:
                        held[q].add(i)
                        for k in [k for k, owner in self.bridges.items() if i in k]:
                            if self.bridges[k] != q:
                                del self.bridges[k]
                        changed = True
                        break
                if changed:
                    break

    def held(self) -> list[set[str]]:
        return [self.controls(0), self.controls(1)]

    def place(self, k: str, p: int) -> None:
        held = self.held()
        self.bridges[k] = p
        for e, owner in list(self.ships.items()):  # A19: the act of placing encloses
            around = [place for place in PLACES if set(place) <= set(e)]
            if owner != p and k in around and all(self.bridges.get(x) == p for x in around):
                del self.ships[e]
        self.settle(p, held)

    def swap(self, k: str, p: int) -> bool:
        held = self.held()
        assert self.bridges.pop(k) == 1 - p, "A9: an opposing bridge"
        self.settle(p, held)
        if not self.is_open(k, p):
            return False
        self.place(k, p)
        return True

    def launch(self, e: str, p: int) -> None:
        held = self.held()
        assert self.ships.get(e) != p, "A17: one ship per sea"
        self.ships[e] = p
        self.settle(p, held)

    def sail(self, start: str, end: str, p: int) -> None:
        held = self.held()
        assert self.ships.pop(start) == p, "A18: an own ship"
        if end in self.ships:
            assert self.ships.pop(end) != p, "A17: one ship per sea"
        else:
            self.ships[end] = p
        self.settle(p, held)


class Referee:
    """One game, followed event by event."""

    def __init__(self, setup: Event) -> None:
        assert setup["type"] == "setup"
        assert [setup["places"], setup["seas"]] == [PLACES, SEAS], "A2"
        options = setup["options"]
        self.board = Board(options.get("variant") == "designer")
        self.seafarer = options.get("seafarer", False)
        self.first = setup["first"]
        self.hands = [Counter(hand) for hand in setup["hands"]]
        self.face_up = Counter(setup["face_up"])
        self.stack = list(setup["stack"])
        self.discards: Counter[str] = Counter()
        self.limit = [5, 5]
        if "extra_limit" in options:
            self.limit[options["extra_limit"]] = 6
        self.free = [0, 0]
        if "free_bridges" in options:
            self.free[options["free_bridges"][0]] = options["free_bridges"][1]
        sizes = [3, 3]
        if "extra_cards" in options:
            seat, more = options["extra_cards"]
            sizes[seat] = min(3 + more, self.limit[seat])
        assert [sum(hand.values()) for hand in self.hands] == sizes, "A4, A16"
        assert sum(self.face_up.values()) == 3, "A4"
        self.check_cards()
        self.round = 1
        self.points = [0, 0]
        self.turn = self.first
        self.begun = False  # the first turn
        self.last_plays = 0  # how many of the two are left
        self.scoring_due = False
        self.over = False
        self.loser: int | None = None
        self.new_turn()

    def new_turn(self) -> None:
        self.played = self.sailed = self.discarded = False

    def check_cards(self) -> None:
        found = self.hands[0] + self.hands[1] + self.face_up + self.discards + Counter(self.stack)
        assert found == Counter(ISLANDS * 2), "A1: two cards per island"

    # What is allowed

    def legal(self, p: int) -> list[Event]:
        """Return all that p may do now, as trace events without player and placed."""
        found: list[Event] = []
        board = self.board
        hand = self.hands[p]
        if self.free[p]:
            found += [{"type": "free_bridge", "place": k} for k in PLACES if board.is_open(k, p)]
        if p != self.turn:
            return found
        if not (self.sailed or self.discarded):
            found += [
                {"type": "play", "card": i, "place": k}
                for k in PLACES
                for i in k
                if hand[i] and board.is_open(k, p)
            ]
            for k, owner in board.bridges.items():
                for pair in (k[0] * 2, k, k[1] * 2):
                    if owner != p and not Counter(pair) - hand:
                        found.append({"type": "swap", "cards": list(pair), "place": k})
            if self.seafarer and sum(owner == p for owner in board.ships.values()) < 10:
                for e in SEAS:
                    for three in combinations_with_replacement(e, 3):
                        if board.ships.get(e) != p and not Counter(three) - hand:
                            found.append({"type": "ship", "cards": list(three), "sea": e})
        if self.seafarer and not (self.played or self.sailed):
            for start in [e for e, owner in board.ships.items() if owner == p]:
                for end in SEAS:
                    shared = "".join(i for i in start if i in end)
                    is_beside = len(shared) == 2 and shared not in board.bridges
                    if is_beside and board.ships.get(end) != p:
                        found.append({"type": "move_ship", "from": start, "to": end})
        if self.last_plays:
            return [*found, {"type": "pass"}]
        size = sum(hand.values())
        if size == self.limit[p] or self.discarded:
            found += [{"type": "discard", "cards": [i]} for i in ISLANDS if hand[i]]
        if size < self.limit[p]:
            found += [
                {"type": "draw", "from": "face_up", "card": i} for i in ISLANDS if self.face_up[i]
            ]
            if self.stack:
                found.append({"type": "draw", "from": "stack", "card": self.stack[0]})
        return found

    # Following a game

    def take(self, event: Event) -> None:
        kind = event["type"]
        assert not self.over or kind == "end", "nothing follows the end"
        if kind == "scoring":
            self.score(event)
            return
        if kind == "end":
            self.end(event)
            return
        assert not self.scoring_due, "A11: a scoring is due"
        p = event["player"]
        core = {
            key: value
            for key, value in event.items()
            if key not in ("player", "placed", "legal", "controls")
        }
        before_first = not self.begun and kind == "free_bridge" and p != self.turn
        assert p == self.turn or before_first, "not that player's turn"
        allowed = self.legal(p)
        assert core in allowed, f"not allowed: {core}"
        if "legal" in event:
            assert _sorted(event["legal"]) == _sorted(allowed), "the list of what is legal"
        self.begun |= p == self.turn
        before = set(self.board.bridges.values())
        getattr(self, "do_" + kind)(event, p)
        assert event["controls"] == [len(held) for held in self.board.held()], "A8: control"
        self.check_cards()
        if kind in ("play", "swap", "ship", "move_ship", "free_bridge"):
            self.look_for_the_fallen(before)

    def spend(self, p: int, cards: list[str]) -> None:
        self.hands[p] -= Counter(cards)
        self.discards += Counter(cards)

    def do_free_bridge(self, event: Event, p: int) -> None:
        self.free[p] -= 1
        self.board.place(event["place"], p)

    def do_play(self, event: Event, p: int) -> None:
        self.played = True
        self.spend(p, [event["card"]])
        self.board.place(event["place"], p)

    def do_swap(self, event: Event, p: int) -> None:
        self.played = True
        self.spend(p, event["cards"])
        assert self.board.swap(event["place"], p) == event["placed"], "A9: placed or not"

    def do_ship(self, event: Event, p: int) -> None:
        self.played = True
        self.spend(p, event["cards"])
        self.board.launch(event["sea"], p)

    def do_move_ship(self, event: Event, p: int) -> None:
        self.sailed = True
        self.board.sail(event["from"], event["to"], p)

    def do_discard(self, event: Event, p: int) -> None:
        self.discarded = True
        self.spend(p, event["cards"])

    def do_draw(self, event: Event, p: int) -> None:
        card = event["card"]
        if event["from"] == "stack":
            assert self.stack.pop(0) == card, "the top of the stack"
        else:
            self.face_up -= Counter([card])
            if self.stack:
                self.face_up += Counter([self.stack.pop(0)])
        self.hands[p] += Counter([card])
        self.turn = 1 - p
        self.new_turn()
        if not self.stack and not self.face_up:
            if self.round == 3:
                self.last_plays = 2
            else:
                self.scoring_due = True

    def do_pass(self, event: Event, p: int) -> None:
        self.last_plays -= 1
        self.turn = 1 - p
        self.new_turn()
        self.scoring_due = not self.last_plays

    def look_for_the_fallen(self, before: set[int]) -> None:
        """From round 2 on, end the game if one player of `before` has no more bridges (A14).

        If neither has one, play goes on.
        """
        owners = set(self.board.bridges.values())
        if self.round > 1 and owners and before - owners:
            self.loser = (before - owners).pop()
            self.over = True

    def score(self, event: Event) -> None:
        assert self.scoring_due, "A11: not yet"
        assert event["number"] == self.round
        a, b = (len(held) for held in self.board.held())
        assert event["controls"] == [a, b], "A8"
        assert event["points"] == [max(a - b, 0), max(b - a, 0)], "A11: the difference"
        self.points[0] += max(a - b, 0)
        self.points[1] += max(b - a, 0)
        self.scoring_due = False
        if self.round == 3:
            assert not {"stack", "face_up"} & set(event), "nothing is dealt after the third"
            self.over = True
            return
        self.face_up = Counter(event["face_up"])
        self.stack = list(event["stack"])
        assert sum(self.face_up.values()) == 3, "A12"
        assert self.face_up + Counter(self.stack) == self.discards, "A12: the discards are dealt"
        self.discards = Counter()
        self.check_cards()
        self.round += 1
        self.look_for_the_fallen({0, 1})

    def end(self, event: Event) -> None:
        assert self.over, "the game is not over"
        assert event["premature"] == (self.loser is not None)
        points = list(self.points)
        if self.loser is not None:
            winner = 1 - self.loser
            points[winner] += {2: 24, 3: 12}[self.round]
            tournament = [0, 0]
            tournament[winner] = {2: 5, 3: 4}[self.round]
            expected: int | None = winner
        elif points[0] == points[1]:
            tournament, expected = [2, 2], None
        else:
            expected = int(points[1] > points[0])
            tournament = [1, 1]
            tournament[expected] = 3
        assert event["points"] == points, "A15: island points"
        assert event["winner"] == expected, "A15: the winner"
        assert event["tournament"] == tournament, "A15: tournament points"


def _sorted(events: list[Event]) -> list[str]:
    return sorted(json.dumps(event, sort_keys=True) for event in events)


def judge(lines: list[Event]) -> Referee:
    """Follow one game from its setup line to its end line."""
    referee = Referee(lines[0])
    for event in lines[1:]:
        referee.take(event)
    assert lines[-1]["type"] == "end"
    return referee
