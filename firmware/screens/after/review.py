"""Reviews a game that is over, in slices of the main loop, so that keys stay responsive.

A game that can be reviewed has engine/<game>/ai/contrast.py with
    reason(seen, seat, better, other)  a generator: what the better of two turns has, in numbers
                        as those of explain.py (see hint_search.py)
and ai/review.py with
    turn(game, moves, seat, last, half)  a generator that returns the row of the next turn (first,
                        end, brought, lost, error, expected, better), () if there is none, None if
                        its tables are missing; last: the row before, () before the first
    compare(seen, seat, number, turns, half)  a generator: what a turn lost, see judging.py
Each may return a list instead, half of its work, that goes on in the memory that the first half has
left: called again with that as `half`, () at first.
in the units of engine/ai/judgement.py. If strengths have names, it also has ai/measured.py with
    known(game), TURNS  see judgement.strength()
"""

from engine.const import const
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK
from firmware.screens.thinking import Thinking
from firmware.words import strings

common = strings()
words = strings("review")

_BAR = const(104)  # dots of the bar, its frame included


class Review(Thinking):
    """How far the review is; then its pages. B leads back to the menu of the result. The screen
    is built again for each turn, so that its findings lie together in memory.

    play.review holds them once the review is complete: the rows; for each turn that stands out, or
    that was asked for, [its index in the rows, the reason why the better turn is better, () if the
    person's is better, how sure it is what it cost (judgement.certainty())]; the strength as
    judgement.strength() returns it; judgement.marks(). Until then they are in play.reviewed.

    page, stage: what it leads to at last, see Ways.verdict(). If the review is complete, only the
    reason of a turn that was asked for is open.
    """

    last_line = common.HINT_BACK
    sentence = ""  # why there is no review

    def __init__(self, play, page=0, stage=0):
        Thinking.__init__(self, play)
        self.then = page, stage
        if not play.reviewed:
            play.reviewed = [], [], [], []
        self.rows, self.turns, self.strength, self.half = play.reviewed
        # What was found while a player was in memory lies among what that has left: copied.
        self.rows[:] = [row[:6] + (row[6][:],) for row in self.rows]
        self.turns[:] = [turn[:] for turn in self.turns]
        play.grades = play.grades and play.grades[:]
        self.ends = _ends(play.session, play.seat)

    def key(self, k):
        if k not in BACK:
            return self
        if self.play.review:
            return self.play.app.verdict(self.play, self.then[0], 1)
        return self.play.to_result(0, 0)

    def find(self):
        return self._find_row() if self.play.grades is None else self._find_reason()

    def found(self, found):
        self.drop()
        if found:
            self.is_busy = False
            self.sentence = found
            self.is_fresh = True
            return self
        if self.is_whole():
            return ended(self.play, *self.then)
        return self.play.app.review(self.play, *self.then)

    def is_whole(self):
        """Return True if all turns are reviewed, and what stands out is explained."""
        return self.play.grades is not None and not self._open()

    def _open(self):
        """Return the turns whose better ones are yet to be explained."""
        return [turn for turn in self.turns if turn[1] is None]

    def _find_row(self):
        """Review the next turn; return "", or why there is no review. A generator."""
        play = self.play
        review = self.load("review")
        last = self.rows[-1] if self.rows else ()
        moves = play.session.moves
        row = yield from review.turn(self.deal(), moves, play.seat, last, self.half)
        self.half[:] = row if isinstance(row, list) else ()
        if row is None:
            return words.MISSING
        if not row:
            self._mark()
        elif not self.half:
            self.rows.append(row)
        return ""

    def _mark(self):
        """Find which turns stand out, now that all are reviewed."""
        from engine.ai import judgement

        is_chance = self.play.session.game.players() > 1
        self.strength[:] = self._strength()
        self.play.grades = judgement.grades(self.rows, is_chance)
        for n, sure in judgement.dearest(self.rows, is_chance):
            self.turns.append([n, None, sure])

    def _strength(self):
        try:
            levels = self.load("measured")
        except ImportError:  # nothing has been measured
            return ()
        from engine.ai import judgement

        lost = [row[3] for row in self.rows if row[0] < row[1]]
        known = levels.known(self.play.session.game)
        return judgement.strength(known, sum(lost) / max(1, len(lost)), len(lost), levels.TURNS)

    def _find_reason(self):
        """Find why the better one of the first open turn is better; return "". A generator."""
        turn = self._open()[0]
        row = self.rows[turn[0]]
        seen, own = yield from self.before(*row[:2])
        turn[1] = yield from self.reason(seen, row[6], own)
        return ""

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
        c.center(2 * LINE + 4, words.DONE.format(n=100 * n // most))
        left = (WIDTH - _BAR) // 2
        c.frame(left, 4 * LINE, _BAR, 9)
        c.fill(left + 2, 4 * LINE + 2, (_BAR - 4) * n // most, 5)


def ended(play, page=0, stage=0):
    """Keep a review as long as the result is up, and count it in the statistics, or what was found
    since; return what leads to its pages, or None if some turns have not been reviewed.

    A turn whose reason had no room has none. The better turns of those that are as good as the best
    one known are dropped.
    """
    from firmware import counts

    rows, turns, *_ = play.reviewed
    if play.grades is None:
        return None
    for turn in turns:
        turn[1] = turn[1] or ()
    if not play.review:
        from engine.ai import judgement

        is_chance = play.session.game.players() > 1
        for n in range(len(rows)):
            lost, error, _, better = rows[n][3:]
            if judgement.certainty(lost, error, is_chance) == judgement.EVEN:
                better = ()
            rows[n] = rows[n][:6] + (tuple(better),)
        play.review = rows, turns, play.reviewed[2], judgement.marks(rows, is_chance)
        counts.reviewed(play)
    else:
        counts.reviewed(play, True)
    return play.app.verdict(play, page, stage)


def looked(play, page):
    """Count what a closer look has found; return what leads back to that page of the review."""
    from firmware import counts

    counts.reviewed(play, True)
    return play.app.verdict(play, page, 1)


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
