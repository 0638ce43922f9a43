"""A one-turn player of Hashi: it evaluates its own board after the round.

It tries every place for the number, and the best places with the best bridges of a narrow beam.
"""

from engine.const import const
from engine.hashi.ai.evaluator import NEVER, Evaluator
from engine.hashi.rules import CONFIRM, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BRIDGES, SETTLE, START

_WIDTH = const(2)  # beam width
_PLACES = const(8)  # places for the number tried with bridges
_ENOUGH = const(200)  # after so many boards evaluated, no further place is tried


class Greedy(Evaluator):
    """The policy `greedy`: without memory of earlier moves, and without luck but at the start."""

    def think(self, seen, seat):
        phase = seen.phase()
        if phase == SETTLE:
            return CONFIRM
        self.prepare(seen, seat)
        yield
        if phase == START:
            return self.start(seen, seat)
        first = self.save()
        if phase == BRIDGES:
            value, move = yield from self._beam(seen, seat, first)
            self.restore(first)
            can_skip = seen.is_legal(SKIP_BRIDGES)
            return SKIP_BRIDGES if can_skip and self.value(seen, seat) >= value else move
        n = seen.legal(self.out)
        self.value(seen, seat)
        places = []
        for k in range(n):
            places.append((self.after(self.out[k]), self.out[k]))
        yield
        places.sort(key=_rank)
        best = NEVER
        choice = SKIP_NUMBER
        self.tried = 0
        for value, move in places[:_PLACES]:
            if self.tried > _ENOUGH:
                break
            self.restore(first)
            seen.apply(move)
            drawn, _ = yield from self._beam(seen, seat, self.save())
            value = max(value, drawn)
            if value > best:
                best = value
                choice = move
        return choice

    def _beam(self, seen, seat, first):
        """Return (value, first move) of the best way to draw the bridges left; a generator.

        The value is NEVER if they cannot be drawn.
        """
        out = self.out
        layer = [(0, [], first)]
        self.restore(first)
        for _ in range(seen.left()):
            new = []
            for old in layer:
                self.restore(old[2])
                n = seen.legal(out)
                self.value(seen, seat)
                for k in range(n):
                    if out[k] != SKIP_BRIDGES:
                        self.tried += 1
                        self.keep(new, _WIDTH, self.after(out[k]), old, out[k])
                yield
            if not new:
                return NEVER, SKIP_BRIDGES
            layer = new
        return layer[0][0], layer[0][1][0]


def _rank(place):
    return -128 * place[0] + place[1]  # all different, because not every VM sorts stably
