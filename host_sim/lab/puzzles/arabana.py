"""Positions of Arabana-Ikibiti for puzzles: what counts is what is played, not what is drawn.

The first look plays only a few turns on, which takes a tenth of the time and leaves half of the
luck out.
"""

from __future__ import annotations

from typing import Any

from engine import ai, rng
from engine.arabana.ai.chance import chance
from engine.arabana.ai.levels import Keen
from engine.arabana.moves import DISCARD, PASS
from engine.arabana.rules import Arabana
from engine.arabana.state import LAST, LOST
from engine.game import HIDDEN, OVER
from host_sim.lab.puzzles import several
from host_sim.lab.puzzles.results import Rows

FEWEST = 8  # results of a position: of fewer, luck finds the best one
WIDEST = 16  # that are played on, by the value of the level that looks furthest
AHEAD = 5  # turns of the first look; the chance after the last two of them counts


class Position(several.Position):
    open = frozenset((12, 13, 14, 15, 20, 21, 22, 23))  # the card drawn, and what is laid off

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

    def counted(self, turn: list[int]) -> list[int]:
        return [move for move in turn if move < DISCARD] + [PASS]

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

    def first_outs(self, which: list[int], count: int) -> Rows:
        """Return the chances a few turns after the turn."""
        out: Rows = [[] for _ in which]
        dealt, table = Arabana(), Arabana()
        for _ in range(count):
            self.deal += 1
            dealt.state[:] = self.seen.state
            dealt.determinize(self.seat, several.luck_of(self.deal))
            for row, k in zip(out, which, strict=True):
                table.state[:] = dealt.state
                for move in (*self.turns[k], table.CONFIRM):
                    table.apply(move)
                row.append(self._ahead(table) / 10)
        return out

    def _ahead(self, table: Arabana) -> float:
        seen, luck = Arabana(), bytearray(4)
        level = Keen(table, luck)
        found = [chance(table, self.seat)[0]]
        for n in range(AHEAD):
            if table.player() == OVER:
                return found[-1]
            rng.seed(luck, self.deal << 3 | n)
            level.is_planned = False
            move = -1
            while move != table.CONFIRM:
                p = table.player()
                table.observe(p, seen.state)
                move = ai.finish(level.think(seen, p))
                table.apply(move)
            found.append(chance(table, self.seat)[0])
        return (found[-1] + found[-2]) / 2
