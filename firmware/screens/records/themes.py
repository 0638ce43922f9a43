"""The page of the statistics on a person's usual mistake: what it costs, the next one, the way."""

from engine.ai import themes
from firmware import counts, registry
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.screens.after import sums
from firmware.words import strings

_LEAST = 5  # reviews, before anything is named
_HALVES = 8  # reviews, before it is said whether that becomes better
_WIDEST = WIDTH - 3  # dots of a line


class Mistake:
    """What the reviews of a game come to. theme: the one that is named, -1 if none is."""

    def __init__(self, info, reviews):
        self.name = info.NAME
        self.is_chance = reviews[-1][0] >= counts.OTHERS
        found = [one[3] for one in reviews if (one[0] >= counts.OTHERS) == self.is_chance]
        self.n = len(found)
        table = counts.themes(self.name)
        turns = b"".join(found)
        self.costs = themes.sums(table.SHARES, turns)
        self.named = themes.named(table.SHARES, turns) if self.n >= _LEAST else []
        self.theme = self.named[0] if self.named else -1
        self.way = ()
        if self.named and self.n >= _HALVES:
            self.way = themes.trend([themes.sums(table.SHARES, one)[self.theme] for one in found])

    def texts(self):
        """Return sentences."""
        words = strings("themes")
        if self.n < _LEAST:
            return [words.FEW.format(n=self.n)]
        if not self.named:
            return [words.NONE.format(n=self.n)]
        called = strings(self.name + "_themes").THEMES
        cost = self.costs[self.theme]
        text = words.MOST if cost == max(self.costs) else words.MORE
        n = self._figure(10 * cost // self.n)
        n = n if self.is_chance else words.POINTS.format(n=n)
        out = [text.format(theme=called[self.theme], n=n)]
        if self.way:
            before, now, way = self.way
            before, now = self._figure(before), self._figure(now)
            out.append(words.WAY[way].format(before=before, now=now))
        if len(self.named) > 1:
            other = self.named[1]
            n = self._figure(10 * self.costs[other] // self.n)
            out.append(words.NEXT.format(theme=called[other], n=n))
        return out

    def _figure(self, n):
        """Return tenths of a step as points, or as per cent of a win."""
        return sums.written(n * themes.STEP, 10 if self.is_chance else 100, self.is_chance)

    def draw(self, c):
        """Draw the sentences below the title."""
        lines = wrapped("\n".join(self.texts()), _WIDEST)
        for n in range(len(lines)):
            c.text(1, (1 + n) * LINE, lines[n])

    def puzzle(self, info, store):
        """Return the number of a puzzle of the theme, the first that is not solved; -1: none."""
        from firmware.screens.puzzles import file as puzzles
        from firmware.screens.puzzles.tries import Tries

        if not registry.has(self.name, "puzzles") or not puzzles.is_whole(self.name):
            return -1
        known = Tries(info, store).solved()
        of_it = puzzles.of_theme(self.name, self.theme)
        return ([n for n in of_it if not known >> n & 1] or of_it or [-1])[0]
