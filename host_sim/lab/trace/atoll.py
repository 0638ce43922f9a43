"""Traces of Atoll: its options, and its moves as events in the rule book's words."""

from __future__ import annotations

import argparse
from typing import Any

from engine.atoll import cards, rules
from engine.atoll.island import MIDDLE
from engine.atoll.rules import Atoll
from engine.atoll.state import AT_AWARDS, AT_DECK, AT_REQUESTS, HAND, NONE, SURE
from engine.game import OVER
from host_sim.lab.trace import words

TERRAINS = ("water", "sand", "meadow", "forest", "rock")
AWARDS = [row.split("|") for row in words("atoll")["AWARDS"].split("\n")]  # name, text

Event = dict[str, Any]
Cells = list[list[int]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the game."""
    parser.add_argument("--rounds", type=int, choices=(1, 2), default=Atoll.OPTIONS[1])
    parser.add_argument(
        "--awards",
        type=int,
        default=Atoll.OPTIONS[2],
        metavar="N",
        help="revealed a round, rounds x N at most 20",
    )


def options(args: argparse.Namespace) -> bytes:
    """Return the game's option bytes; ValueError, one sentence, if the options do not fit."""
    if not 1 <= args.awards * args.rounds <= cards.AWARDS:
        raise ValueError("there are 20 Awards: reveal at least 1 a round and 20 in all at most")
    return bytes((args.players, args.rounds, args.awards))


def option_fields(_: Atoll, options: bytes) -> dict[str, Any]:
    """Return the options that are not at their default, for the setup line."""
    names = ("players", "rounds", "awards")  # the first line has the players in any case
    return {names[at]: options[at] for at in (1, 2) if options[at] != Atoll.OPTIONS[at]}


def pattern(request: int) -> list[list[str | None]]:
    """Return a Request as the smallest rows that hold it: a terrain, "?" or None for no cell."""
    names = (*TERRAINS, None, "?", None)
    rows = [[names[cards.cell(request, y * 3 + x)] for x in range(3)] for y in range(3)]
    rows = [row for row in rows if any(row)]
    width = max(x + 1 for row in rows for x in range(3) if row[x])
    return [row[:width] for row in rows]


def cells(placement: int) -> Cells:
    """Return where the first and the second tile of a card go."""
    x = (placement >> 2 & 127) - MIDDLE
    y = (placement >> 9) - MIDDLE
    both = [[x, y], [x, y + 1] if placement & 2 else [x + 1, y]]
    return both[::-1] if placement & 1 else both


class Trace:
    """Turns one game into events."""

    def __init__(self, game: Atoll, seed: int, with_legal: bool) -> None:
        self.game = game
        self.seed = seed
        self.with_legal = with_legal

    def setup(self) -> Event:
        """Return the game's own fields of the first line."""
        game = self.game
        s = game.state
        names = TERRAINS
        dealt = HAND * game.players()
        deck = list(s[AT_DECK : AT_DECK + cards.CARDS])
        return {
            "players": game.players(),
            "terrains": list(names),
            "cards": [
                [names[cards.first(card)], names[cards.second(card)]] for card in range(cards.CARDS)
            ],
            "requests": [
                {"pattern": pattern(request), "points": cards.points(request)}
                for request in range(cards.REQUESTS)
            ],
            "awards": [
                {
                    "name": AWARDS[award][0],
                    "text": AWARDS[award][1],
                    "best": "fewest" if cards.is_fewest(award) else "most",
                }
                for award in range(cards.AWARDS)
            ],
            "hands": [deck[at : at + HAND] for at in range(0, dealt, HAND)],
            "deck": deck[dealt:],
            "request_deck": list(s[AT_REQUESTS : AT_REQUESTS + cards.REQUESTS]),
            "award_deck": list(s[AT_AWARDS : AT_AWARDS + cards.AWARDS]),
        }

    def play(self, move: int) -> list[Event]:
        """Apply a move; return its events: only the last CONFIRM of a turn has any."""
        game = self.game
        players = game.players()
        if game.stage() != SURE or game.player() != players - 1:
            game.apply(move)
            return []
        events = [self._placed(p) for p in range(players)]
        game.apply(move)
        news = game.news
        for at in range(0, len(news), 4):
            events.append(self._news(*news[at : at + 4]))
        return events

    def _placed(self, p: int) -> Event:
        game = self.game
        card = game.chosen(p)
        taken = game.chosen_take(p)
        event: Event = {"type": "place", "player": p, "card": card}
        if taken != NONE:
            event["type"] = "replace"
            event["removed"] = game.card(p, taken)
        event["cells"] = cells(game.chosen_place(p))
        if self.with_legal:
            event["legal"] = self._legal(p, card)
        return event

    def _legal(self, p: int, card: int) -> list[Event]:
        """Return all that T6 and T11 allow seat p with the card, each outcome once."""
        game = self.game
        found: list[Event] = [{"cells": both} for both in self._places(p, card)]
        if cards.is_double_water(card):
            for index in range(game.laid(p)):
                if game.is_uncovered(p, index):
                    removed = game.card(p, index)
                    for both in self._places(p, removed):
                        found.append({"removed": removed, "cells": both})
        return found

    def _places(self, p: int, card: int) -> list[Cells]:
        out = self.game.moves_buffer()
        alike = cards.first(card) == cards.second(card)
        n = self.game.placements(p, alike, out)
        return [cells(placement) for placement in out[:n]]

    def _news(self, kind: int, a: int, b: int, c: int) -> Event:
        game = self.game
        if kind == rules.CLAIM:
            revealed = None if c == NONE else c
            return {"type": "claim", "player": a, "request": b, "revealed": revealed}
        if kind == rules.AWARD:
            values = [game.award_value(p, a) for p in range(game.players())]
            winner = None if b == NONE else b
            return {"type": "award", "award": a, "values": values, "player": winner}
        s = game.state
        start = AT_DECK + a * HAND * game.players()
        hands = [list(s[start + p * HAND :][:HAND]) for p in range(game.players())]
        shown = game.awards_shown()
        awards = [game.award(i) for i in range(shown // 2, shown)]
        return {"type": "deal", "round": a + 1, "hands": hands, "awards": awards}

    def end(self) -> Event:
        """Return the fields of the last line."""
        game = self.game
        assert game.player() == OVER
        scores = [game.score(p) for p in range(game.players())]
        return {"scores": scores, "winners": game.winners()}
