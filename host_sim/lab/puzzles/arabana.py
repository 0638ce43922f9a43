"""Positions of Arabana-Ikibiti for puzzles: what counts is what is played, not what is drawn."""

from __future__ import annotations

from typing import Any

from engine import ai
from engine.arabana.moves import DISCARD, PASS
from engine.arabana.state import LAST, LOST
from engine.game import HIDDEN
from host_sim.lab.puzzles import several

FEWEST = 8  # results of a position: of fewer, luck finds the best one
WIDEST = 16  # that are played on, by the value of the level that looks furthest


class Position(several.Position):
    def list_results(self) -> None:
        seen, out = self.copy(), self.seen.moves_buffer()
        self.stage = seen.round() - 1
        level = self.hard(self.seed)
        level.begin_turn(self.copy(), self.seat)
        said: list[int] = []
        plays: dict[bytes, tuple[int, ...]] = {}
        left: list[tuple[tuple[int, ...], bytes]] = [((), bytes(seen.state))]
        while left:
            moves, state = left.pop(0)
            seen.state[:] = state
            end = bytes(self.puzzles.result(seen, ()))
            if end in plays:
                continue
            plays[end] = moves
            if seen.stage() == LOST:
                said.append(1 << 20)
                continue
            said.append(level.planner.read(seen, self.seat)[0])
            for move in [move for move in out[: seen.legal(out)] if move < DISCARD]:
                seen.state[:] = state
                seen.apply(move)
                left.append(((*moves, move), bytes(seen.state)))
        self.ends = list(plays)
        self.idle = 0
        if len(plays) < FEWEST:
            return
        self.turns = [self.drawn(list(moves)) for moves in plays.values()]
        order = sorted(range(len(said)), key=lambda k: -said[k])[:WIDEST]
        hards = [self.choice("hard", k) for k in range(3)]
        self.likely = list(dict.fromkeys([*hards, *order, self.idle]))

    def hard(self, seed: int) -> Any:
        """Return a `hard` of a seed."""
        return ai.make("hard", self.seen, several.luck_of(seed))

    def drawn(self, moves: list[int]) -> list[int]:
        """Return plays, and behind them what `hard` draws then."""
        game, level = self.copy(), self.hard(self.seed)
        for move in moves:
            game.apply(move)
        if game.stage() == LOST:
            return moves
        if game.stage() == LAST:
            return [*moves, PASS]
        while game.choice() == HIDDEN:
            before = bytes(game.state)
            root = level.begin_turn(game, self.seat)
            moves = [*moves, ai.finish(level._choose_draw(game, self.seat, root))]
            game.state[:] = before
            game.apply(moves[-1])
        return moves
