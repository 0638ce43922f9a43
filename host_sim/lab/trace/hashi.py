"""Traces of Hashi: its options, and its moves as events in the rule book's words."""

import argparse
from typing import Any

from engine.hashi import rules
from engine.hashi.boards import ISLANDS
from host_sim.lab.trace import words

RANKS = words("hashi", "en")["RANKS"]

_FLAGS = (None, "red", "blue")
_CATEGORIES = ("red", "blue", "six")


def add_arguments(parser: Any) -> None:
    """Add Hashi's own options."""
    parser.add_argument("--side", default="A", help="A (easier) or B")


def options(args: argparse.Namespace) -> bytes:
    """Return the options as the engine takes them; ValueError, one sentence, if they do not fit."""
    if args.side not in ("A", "B"):
        raise ValueError("--side takes A or B")
    return bytes([args.players, "AB".index(args.side)])


def option_fields(_: rules.Hashi, options: bytes) -> dict[str, Any]:
    """Return the game options that are not at their default."""
    return {"side": "AB"[options[1]]} if options[1] else {}


def _card(card: int) -> list[int]:
    return [card // 3 + 1, card % 3 + 1]


class Trace:
    """Turns one game into events."""

    def __init__(self, game: rules.Hashi, seed: int, with_legal: bool) -> None:
        self.game = game
        self.with_legal = with_legal
        self.out = game.moves_buffer()
        board = game.board
        self.lines = [[board.one[k], board.two[k]] for k in range(board.lines)]

    def setup(self) -> dict[str, Any]:
        game = self.game
        board = game.board
        deck = game.state[rules.DECK : rules.DECK + 18]
        return {
            "players": game.players(),
            "side": "AB"[game.side()],
            "islands": [
                {"x": board.x[i], "y": board.y[i], "flag": _FLAGS[board.flag[i]]}
                for i in range(ISLANDS)
            ],
            "lines": self.lines,
            "deck": [_card(card) for card in deck[:17]],
            "removed": _card(deck[17]),
        }

    def play(self, move: int) -> list[dict[str, Any]]:
        """Apply a move; return its events, in order."""
        game = self.game
        events = [] if move == rules.CONFIRM else [self._decision(move)]
        before = self._points()
        round_before = game.round()
        game.apply(move)
        for seat, category, points in self._points():
            if (seat, category, points) not in before:
                events.append(
                    {"type": "points", "player": seat, "category": category, "points": points}
                )
        if game.round() != round_before:
            card = {"number": game.card_number(), "bridges": game.card_bridges()}
            events.append({"type": "card", "round": game.round(), **card})
        return events

    def _decision(self, move: int) -> dict[str, Any]:
        event = {**self._words(move), "player": self.game.player()}
        # Type and player come first.
        event = {"type": event.pop("type"), "player": event.pop("player"), **event}
        if self.with_legal:
            allowed = [self._words(m) for m in self.out[: self.game.legal(self.out)]]
            event["legal"] = [_decided(words) for words in allowed]
        return event

    def _words(self, move: int) -> dict[str, Any]:
        if self.game.phase() == rules.START:
            return {"type": "start", "island": move % 18, "number": 3 + move // 18}
        if move == rules.SKIP_NUMBER:
            return {"type": "number", "island": None}
        if move < rules.SKIP_NUMBER:
            return {"type": "number", "island": move}
        if move == rules.SKIP_BRIDGES:
            return {"type": "bridge", "islands": None}
        return {"type": "bridge", "islands": self.lines[move - rules.BRIDGE]}

    def _points(self) -> list[tuple[int, str, int]]:
        game = self.game
        return [
            (p, name, game.points(p, k))
            for p in range(game.players())
            for k, name in enumerate(_CATEGORIES)
            if game.points(p, k)
        ]

    def end(self) -> dict[str, Any]:
        game = self.game
        seats = range(game.players())
        fields = {
            "finished": [game.finished_count(p) for p in seats],
            "scores": [game.score(p) for p in seats],
            "winners": game.winners(),
        }
        if game.players() == 1:
            fields["rank"] = RANKS[game.rank()]
        return fields


def _decided(words: dict[str, Any]) -> Any:
    """Return the values of the field decided; for a start, which decides two, both in order."""
    if words["type"] == "start":
        return [words["island"], words["number"]]
    return words["island"] if words["type"] == "number" else words["islands"]
