"""A one-turn player of Hashi: it evaluates its own board after the round.

It tries every place for the number, and the best places with the best bridges of a narrow beam.
"""

from engine.ai import PENDING
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
            yield CONFIRM
            return
        self.prepare(seen, seat)
        yield PENDING
        if phase == START:
            yield self.start(seen, seat)
            return
        first = self.save()
        if phase == BRIDGES:
            found = (NEVER, SKIP_BRIDGES)
            for found in self._beam(seen, seat, first):  # noqa: B007
                yield PENDING
            self.restore(first)
            can_skip = seen.is_legal(SKIP_BRIDGES)
            yield SKIP_BRIDGES if can_skip and self.value(seen, seat) >= found[0] else found[1]
            return
        n = seen.legal(self.out)
        self.value(seen, seat)
        places = []
        for k in range(n):
            places.append((self.after(self.out[k]), self.out[k]))
        yield PENDING
        places.sort(key=_rank)
        best = NEVER
        choice = SKIP_NUMBER
        self.tried = 0
        for value, move in places[:_PLACES]:
            if self.tried > _ENOUGH:
                break
            self.restore(first)
            seen.apply(move)
            found = (NEVER, SKIP_BRIDGES)
            for found in self._beam(seen, seat, self.save()):  # noqa: B007
                yield PENDING
            value = max(value, found[0])
            if value > best:
                best = value
                choice = move
        yield choice

    def _beam(self, seen, seat, first):
        """Yield often, at last (value, first move) of the best way to draw the bridges left.

        The value is NEVER if they cannot be drawn, and in all yields before the last.
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
                yield (NEVER, SKIP_BRIDGES)
            if not new:
                return
            layer = new
        yield (layer[0][0], layer[0][1][0])


def _rank(place):
    return -128 * place[0] + place[1]  # all different, because not every VM sorts stably
