"""Positions of Atoll for puzzles."""

from __future__ import annotations

from engine import ai
from engine.atoll.ai.base import SPOILT
from engine.atoll.ai.chance import chance
from engine.atoll.rules import Atoll
from engine.atoll.state import CARD, CONFIRM, HAND, PLACE, SURE, TAKE
from host_sim.lab.puzzles import results, several
from host_sim.lab.puzzles.results import Rows

WIDEST = 12  # results that are played on, by the value of the level that looks furthest
APART = 16  # sixteenths of a point by which, by that value, a result has to be worse than the one
# before it among the first four: else the position is no puzzle


class Position(several.Position):
    scale = results.TURNS
    apart = frozenset((12,))
    later = 13

    def list_results(self) -> None:
        game, out = self.copy(), self.seen.moves_buffer()
        done = HAND * self.seen.round() + self.seen.turn()
        self.stage = 3 * done // (HAND * self.seen.rounds() + 1)
        found: dict[bytes, list[int]] = {}
        left: list[tuple[list[int], bytes]] = [([], bytes(game.state))]
        while left:
            moves, state = left.pop()
            game.state[:] = state
            stage = game.stage()
            for move in list(out[: game.legal(out)]):
                game.state[:] = state
                game.apply(move)
                if stage == PLACE:
                    end = bytes(self.puzzles.result(game, ()))
                    found.setdefault(end, [*moves, move])
                else:
                    left.append(([*moves, move], bytes(game.state)))
        self.ends = list(found)
        self.turns = list(found.values())
        level = ai.make("hard", self.seen, several.luck_of(self.seed))
        several.planned(level, self.copy(), self.seat)
        plans = sorted(zip(level.values, level.plans, strict=True), reverse=True)
        best: dict[int, int] = {}  # the value of each result
        for value, plan in plans:
            if value > SPOILT:
                best.setdefault(self.ends.index(self.end(self._moves(plan))), value)
        said = list(best.values())[: results.MOST + 1]
        if any(said[n] - said[n + 1] >= APART for n in range(len(said) - 1)):
            self.likely = list(best)[:WIDEST]

    def _moves(self, plan: int) -> list[int]:
        game = self.copy()
        moves: list[int] = []
        while game.stage() != SURE:
            part = {CARD: plan >> 21, TAKE: plan >> 16 & 31, PLACE: plan & 65535}[game.stage()]
            moves.append(part)
            game.apply(part)
        return moves

    def first_outs(self, which: list[int], count: int) -> Rows:
        """Return the chances as the turn is revealed, without a turn played on."""
        out: Rows = [[] for _ in which]
        dealt, table = Atoll(), Atoll()
        for _ in range(count):
            self.deal += 1
            luck = several.luck_of(self.deal)
            dealt.state[:] = self.seen.state
            dealt.determinize(self.seat, luck)
            chosen: list[list[int]] = []
            for p in range(dealt.players()):
                dealt.observe(p, table.state)
                table.anticipate(p)
                level = ai.make("keen", table, luck)
                chosen.append([] if p == self.seat else several.planned(level, table, p))
            for row, k in zip(out, which, strict=True):
                chosen[self.seat] = self.turns[k]
                table.state[:] = dealt.state
                table.anticipate(0)
                for moves in chosen:
                    for move in (*moves, CONFIRM):
                        table.apply(move)
                row.append(chance(table, self.seat)[0] / 10)
        return out
