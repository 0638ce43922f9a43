"""Traces of Arabana-Ikibiti: its options, and its moves as events in the rule book's words."""

from __future__ import annotations

import argparse
from typing import Any

from engine.arabana import moves
from engine.arabana.map import INITIALS, PLACES, SEAS, name_place, name_sea
from engine.arabana.rules import Arabana
from engine.arabana.state import BEFORE, DONE, NO_CARD, STACK, STACK_N
from engine.game import OVER

Event = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the game."""
    parser.add_argument("--variant", choices=("seed", "designer"), default="seed")
    parser.add_argument("--seafarer", action="store_true", help="with ships")
    parser.add_argument("--free-bridges", metavar="P:N", help="player P has N free bridges, 1 to 3")
    parser.add_argument("--extra-cards", metavar="P:N", help="player P starts with N cards more")
    parser.add_argument("--extra-limit", metavar="P", help="player P may hold six cards")


def _pair(text: str, name: str) -> tuple[int, int]:
    seat, _, count = text.partition(":")
    if seat not in ("0", "1") or count not in ("0", "1", "2", "3"):
        raise ValueError(f"--{name} takes a player 0 or 1 and a number 0 to 3, as 0:2, not {text}")
    return int(seat), int(count)


def options(args: argparse.Namespace) -> bytes:
    """Return the game's option bytes; ValueError, one sentence, if the options do not fit."""
    out = bytearray(Arabana.OPTIONS)
    out[0] = args.variant == "designer"
    out[1] = args.seafarer
    if args.free_bridges is not None:
        seat, count = _pair(args.free_bridges, "free-bridges")
        out[2 + seat] = count
    if args.extra_cards is not None:
        seat, count = _pair(args.extra_cards, "extra-cards")
        out[4 + seat] = count
    if args.extra_limit is not None:
        if args.extra_limit not in ("0", "1"):
            raise ValueError(f"--extra-limit takes a player, 0 or 1, not {args.extra_limit}")
        out[6 + int(args.extra_limit)] = 1
    return bytes(out)


def option_fields(_: Arabana, options: bytes) -> dict[str, Any]:
    """Return the options that are not at their default, for the setup line.

    An option that both players have, as only a code can say, is a list of both values.
    """
    free, extra = ([[p, options[at + p]] for p in range(2) if options[at + p]] for at in (2, 4))
    limit = [p for p in range(2) if options[6 + p]]
    fields: dict[str, Any] = {}
    if options[0]:
        fields["variant"] = "designer"
    if options[1]:
        fields["seafarer"] = True
    for name, found in (("free_bridges", free), ("extra_cards", extra), ("extra_limit", limit)):
        if found:
            fields[name] = found[0] if len(found) == 1 else found
    if options[8] != Arabana.OPTIONS[8]:
        fields["begins"] = options[8]
    return fields


class Trace:
    """Turns one game into events."""

    def __init__(self, game: Arabana, seed: int, with_legal: bool) -> None:
        self.game = game
        self.seed = seed
        self.with_legal = with_legal
        self.out = game.moves_buffer()
        self.ending: Event | None = None  # a draw or pass chosen and not yet confirmed

    def setup(self) -> Event:
        """Return the game's own fields of the setup line."""
        game = self.game
        return {
            "first": game.first(),
            "hands": [[INITIALS[card] for card in game.hand(p)] for p in range(2)],
            "face_up": self._face_up(),
            "stack": self._stack(),
            "places": [name_place(k) for k in range(PLACES)],
            "seas": [name_sea(e) for e in range(SEAS)],
        }

    def _face_up(self) -> list[str]:
        cards = [self.game.face_up(slot) for slot in range(3)]
        return [INITIALS[card] for card in cards if card != NO_CARD]

    def _stack(self) -> list[str]:
        s = self.game.state
        return [INITIALS[s[STACK + j]] for j in range(s[STACK_N] - 1, -1, -1)]

    def _controls(self) -> list[int]:
        return [self.game.controls(0), self.game.controls(1)]

    def play(self, move: int) -> list[Event]:
        """Apply a move; return its events, in order."""
        game = self.game
        if move == moves.CONFIRM:
            return self._confirm()
        player = game.player()
        event = {**self._describe(move), "player": player}
        if self.with_legal:
            event["legal"] = self._legal()
        game.apply(move)
        if move >= moves.DRAW:
            self.ending = event
            return []
        if moves.SWAP <= move < moves.SHIP:
            event["placed"] = game.owner(moves.place_of(move)) == player
        event["controls"] = self._controls()
        return [event]

    def _confirm(self) -> list[Event]:
        game = self.game
        round_before = game.round()
        was_before = game.stage() == BEFORE
        game.apply(moves.CONFIRM)
        events = []
        if self.ending is not None:
            self.ending["controls"] = self._controls()
            events.append(self.ending)
            self.ending = None
            if game.round() > round_before:
                events.append(self._scoring(round_before))
            elif game.player() == OVER and not game.is_premature():
                events.append(self._scoring(3))
        assert events or was_before or game.stage() == DONE
        return events

    def _scoring(self, number: int) -> Event:
        game = self.game
        event: Event = {
            "type": "scoring",
            "number": number,
            "controls": self._controls(),
            "points": [game.points(p, number) for p in range(2)],
        }
        if number < 3:
            event["face_up"] = self._face_up()
            event["stack"] = self._stack()
        return event

    def _legal(self) -> list[Event]:
        found: list[Event] = []
        for j in range(self.game.legal(self.out)):
            move = self.out[j]
            if move != moves.CONFIRM:
                event = self._describe(move)
                if event not in found:  # two face-up cards may be alike
                    found.append(event)
        return found

    def _describe(self, move: int) -> Event:
        cards = [INITIALS[card] for card in moves.cards_of(move)]
        if move < moves.FREE_BRIDGE:
            return {"type": "play", "card": cards[0], "place": name_place(moves.place_of(move))}
        if move < moves.SWAP:
            return {"type": "free_bridge", "place": name_place(moves.place_of(move))}
        if move < moves.SHIP:
            return {"type": "swap", "cards": cards, "place": name_place(moves.place_of(move))}
        if move < moves.MOVE_SHIP:
            return {"type": "ship", "cards": cards, "sea": name_sea(moves.sea_of(move))}
        if move < moves.DISCARD:
            start, end = moves.course(move)
            return {"type": "move_ship", "from": name_sea(start), "to": name_sea(end)}
        if move < moves.DRAW:
            return {"type": "discard", "cards": cards}
        if move == moves.PASS:
            return {"type": "pass"}
        s = self.game.state
        if move == moves.DRAW_STACK:
            return {"type": "draw", "from": "stack", "card": INITIALS[s[STACK + s[STACK_N] - 1]]}
        return {
            "type": "draw",
            "from": "face_up",
            "card": INITIALS[self.game.face_up(move - moves.DRAW)],
        }

    def end(self) -> Event:
        """Return the fields of the end line."""
        game = self.game
        won = game.winners()
        return {
            "points": [game.score(0), game.score(1)],
            "winner": won[0] if len(won) == 1 else None,
            "premature": game.is_premature(),
            "tournament": [game.tournament(0), game.tournament(1)],
        }
