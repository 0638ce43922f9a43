"""Reviews a solo game that is over, in slices of the main loop, so that keys stay responsive."""

from engine import ai
from engine.ai import PENDING
from engine.hashi.rules import CONFIRM
from firmware import memory
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK
from firmware.screens import Screen
from firmware.screens.play import think
from firmware.words import strings

common = strings()
words = strings("hashi")

_BAR = 104  # dots of the bar, its frame included


class Review(Screen):
    """How far the review is; then its pages. B leads back to the result.

    What it finds stays in play.review: rows of engine/hashi/ai/review.py, and of each turn that
    stands out its place in them and why the better one is better, () if that is the person's.
    """

    last_line = common.HINT_BACK
    is_busy = True
    sentence = ""  # why there is no review

    def __init__(self, play):
        self.play = play
        self.rows = []
        self.turns = list(play.session.moves).count(CONFIRM)
        self.found = None  # what play.review becomes
        self.costly = []  # places of rows whose better turns are yet to be explained
        self.thinker = None

    def key(self, k):
        if k not in BACK:
            return self
        self.stop()
        return self.play.result()

    def tick(self, ms):
        if self.is_fresh or not self.is_busy:  # the picture comes first
            return self
        try:
            if not self.thinker:
                self.thinker = self._find_reasons() if self.costly else self._find_rows()
            found = think(self.thinker, self.play.app.device)
        except MemoryError:  # a board with less of it
            found = words.MASTER_NO_ROOM
        if found == PENDING:
            return self
        if not found and self.costly:  # what explains them has the room of what reviewed the game
            self.unload()
            return self
        self.stop()
        if not found:
            self.play.review = self.found
            from firmware.games.hashi.verdict import Verdict

            return Verdict(self.play)
        self.sentence = found
        self.is_fresh = True
        return self

    def stop(self):
        """End the review."""
        self.is_busy = False
        self.unload()

    def unload(self):
        """Unload the master."""
        self.thinker = None
        memory.release()

    def _deal(self):
        session = self.play.session
        game = type(session.game)()
        game.reset(session.seed, session.options)
        return game

    def _find_rows(self):
        """Review the game: yield PENDING often, at last "", or why there is no review."""
        from engine.hashi.ai import verdict
        from engine.hashi.ai.review import review

        game = self._deal()
        for row in review(game, self.play.session.moves):
            if row is None:
                yield words.MASTER_MISSING
            elif row != PENDING:
                self.rows.append(row)
                self.is_stale = True
            yield PENDING
        lost = sum([row[3] for row in self.rows]) / self.turns
        strength = verdict.strength(verdict.LOST[game.side()], lost, self.turns)
        self.costly = verdict.costly(self.rows)
        turns = [(n, ()) for n in verdict.better(self.rows)]
        self.found = self.rows, turns, strength
        yield ""

    def _find_reasons(self):
        """Find why the better turns are better: yield PENDING often, at last ""."""
        from engine.hashi.ai import explain

        turns = []
        seen = self._deal()
        policy = ai.make(explain.LEVEL, seen, bytearray(4))
        policy.open(seen.side())
        for n in self.costly:
            game = self._deal()
            for move in self.play.session.moves[: self.rows[n][0]]:
                game.apply(move)
            game.observe(0, seen.state)
            for why in explain.reason(policy, seen, 0, self.rows[n][6]):  # noqa: B007
                yield PENDING
            turns.append((n, why))
        rows, more, strength = self.found
        self.found = rows, turns + more, strength
        self.costly = []
        yield ""

    def fill(self, c):
        c.title(words.REVIEW)
        if self.sentence:
            from firmware.graphics.text import wrapped

            for n, line in enumerate(wrapped(self.sentence, WIDTH)):
                c.center((2 + n) * LINE, line)
            return
        n = len(self.rows)
        text = words.REVIEW_TURN.format(n=min(n + 1, self.turns), of=self.turns)
        c.center(2 * LINE + 4, text)
        left = (WIDTH - _BAR) // 2
        c.frame(left, 4 * LINE, _BAR, 9)
        c.fill(left + 2, 4 * LINE + 2, (_BAR - 4) * n // self.turns, 5)
