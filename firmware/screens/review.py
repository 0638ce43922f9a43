"""Reviews a game that is over, in slices of the main loop, so that keys stay responsive.

It takes of a game engine/<game>/ai/explain.py (see hint_search.py), ai/review.py with
    review(game, moves, seat, known)  a generator: yields PENDING often, and rows (first, end,
                        brought, lost, error, expected, better); None without the tables it takes
    compare(seen, seat, number, turns)  a generator: what a turn lost, see judging.py
    is_clear(lost, error)  True if a difference is beyond what chance makes of it
in hundredths of a point of a game alone, else per mille of winning; and, if a strength has a name,
ai/verdict.py with
    known(game), TURNS  see engine/ai/verdict.py
"""

import gc

from engine import ai, rng
from engine.ai import PENDING
from engine.const import const
from firmware import memory
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK
from firmware.screens import Screen
from firmware.screens.play import think
from firmware.words import strings

common = strings()
words = strings("review")

_BAR = const(104)  # dots of the bar, its frame included


def begin(play):
    """Return what leads to the review of a game that is over, or to its pages if it is complete."""
    return play.app.verdict(play) if play.review else Review(play)


def load(play, leaf):
    """Return a module of a game's computer players."""
    return __import__("engine." + play.info.NAME + ".ai." + leaf, None, None, (leaf,))


class Review(Screen):
    """How far the review is; then its pages. B leads back to the result.

    What it finds stays in play.review once it is complete: rows; of each turn that stands out
    [its place in them, why the better one is better, () if that is the person's]; the strength as
    engine/ai/verdict.py returns it. What there is of that before is in play.reviewed.
    """

    last_line = common.HINT_BACK
    is_busy = True
    is_again = False  # it has begun again where room ran out
    sentence = ""  # why there is no review

    def __init__(self, play):
        self.play = play
        if not play.reviewed:
            play.reviewed = [], [], []
        self.rows, self.turns, self.strength = play.reviewed
        self.ends = _ends(play.session, play.seat)
        self.thinker = None
        self.begun = 0  # rows that there were when it began

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
                self.begun = len(self.rows)
                self.thinker = self._find_reason() if self._open() else self._find_rows()
            found = think(self.thinker, self.play.app.device)
        except MemoryError:  # a board with less of it, or it is in pieces that are too small
            if not self.turns and (len(self.rows) > self.begun or not self.is_again):
                self.is_again = len(self.rows) == self.begun
                self.unload()  # what is known stays known, in one piece
                return self
            found = words.NO_ROOM
            for turn in self._open():  # all rows are there: it goes without these reasons
                turn[1] = ()
                found = ""
        if found == PENDING:
            return self
        if not found and self._open():  # what explains them has the room of what reviewed the game
            self.unload()
            return self
        self.stop()
        if not found:
            self._keep()
            return self.play.app.verdict(self.play)
        self.sentence = found
        self.is_fresh = True
        return self

    def _keep(self):
        """Keep the review as long as the result is up, and count it in the statistics.

        The better ones of turns that do not stand out are of no more use.
        """
        play = self.play
        marked = [turn[0] for turn in self.turns]
        for n in range(len(self.rows)):
            if n not in marked:
                self.rows[n] = self.rows[n][:6] + (b"",)
        play.review = play.reviewed
        from firmware import counts

        counts.reviewed(play)
        memory.release()

    def stop(self):
        """End the review."""
        self.is_busy = False
        self.unload()

    def unload(self):
        """Unload the computer player, and copy what was found, which lies among what it has left.

        Its room is free before that, so the copies lie together, and what is free is in one piece.
        """
        self.thinker = None
        memory.release()
        gc.collect()
        rows = self.rows
        for n in range(len(rows)):
            rows[n] = rows[n][:6] + (rows[n][6][:],)
        self.turns[:] = [turn[:] for turn in self.turns]
        self.play.grades = self.play.grades[:]
        gc.collect()

    def _open(self):
        """Return the turns whose better ones are yet to be explained."""
        return [turn for turn in self.turns if turn[1] is None]

    def _deal(self):
        session = self.play.session
        game = type(session.game)()
        game.reset(session.seed, session.options)
        return game

    def _find_rows(self):
        """Review the game: yield PENDING often, at last "", or why there is no review."""
        play = self.play
        review = load(play, "review")
        loaded = memory.passing()
        moves = play.session.moves
        for row in review.review(self._deal(), moves, play.seat, list(self.rows)):
            if row is None:
                yield words.MISSING
            elif row != PENDING:
                self.rows.append(row)
                self.is_stale = True
                # What came last, such as the chances of Atoll, is loaded again for the next turn.
                memory.release([name for name in memory.passing() if name not in loaded])
            yield PENDING
        from engine.ai import verdict

        self.strength[:] = self._strength(verdict)
        is_chance = play.session.game.players() > 1
        play.grades = verdict.grades(self.rows, review.is_clear, is_chance)
        for n in verdict.costly(self.rows, review.is_clear):
            self.turns.append([n, None])
        for n in verdict.better(self.rows, review.is_clear):
            self.turns.append([n, ()])
        yield ""

    def _strength(self, verdict):
        try:
            levels = load(self.play, "verdict")
        except ImportError:  # nothing has been measured
            return ()
        lost = [row[3] for row in self.rows if row[0] < row[1]]
        known = levels.known(self.play.session.game)
        return verdict.strength(known, sum(lost) / max(1, len(lost)), len(lost), levels.TURNS)

    def _find_reason(self):
        """Find why the better one of the first open turn is better, as "" at last says.

        Yields PENDING often.
        """
        turn = self._open()[0]
        row = self.rows[turn[0]]
        explain = load(self.play, "explain")
        seat = self.play.seat
        game = self._deal()
        for move in self.play.session.moves[: row[0]]:
            game.apply(move)
            yield PENDING
        seen = type(game)()
        game.observe(seat, seen.state)
        before = bytes(seen.state)
        luck = bytearray(4)
        policy = ai.make(explain.LEVEL, seen, luck)
        rng.seed(luck, row[1] - 1)  # as the review did
        better = []
        while not explain.is_over(seen):
            for move in policy.think(seen, seat):  # noqa: B007
                yield PENDING
            better.append(move)
            seen.apply(move)
        seen.state[:] = before
        why = ()
        if better == list(row[6]):
            for why in explain.reason(policy, seen, seat, better):
                if why == PENDING:
                    yield PENDING
        turn[1] = why
        yield ""

    def fill(self, c):
        c.title(words.REVIEW)
        if self.sentence:
            from firmware.graphics.text import wrapped

            for n, line in enumerate(wrapped(self.sentence, WIDTH)):
                c.center((2 + n) * LINE, line)
            return
        done = self.rows[-1][1] if self.rows else 0
        n = len([end for end in self.ends if end <= done])
        most = len(self.ends)
        is_chance = self.play.session.game.players() > 1
        c.center(2 * LINE + 4, words.TURN[is_chance].format(n=min(n + 1, most), of=most))
        left = (WIDTH - _BAR) // 2
        c.frame(left, 4 * LINE, _BAR, 9)
        c.fill(left + 2, 4 * LINE + 2, (_BAR - 4) * n // most, 5)


def _ends(session, seat):
    """Return how many moves had been played when each turn of a seat was over."""
    confirm = session.game.CONFIRM
    moves = session.moves
    movers = session.movers
    out = []
    for n in range(1, len(moves) + 1):
        # In Atoll the number of CONFIRM is also that of a card, which does not end a turn.
        is_end = confirm or n == len(moves) or movers[n] != seat
        if moves[n - 1] == confirm and movers[n - 1] == seat and is_end:
            out.append(n)
    return out
