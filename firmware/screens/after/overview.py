"""The first pages of a review, on the whole game: luck and play, the line to share."""

from engine.ai import judgement
from engine.const import const
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH, width
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, DOWN, LEFT, RIGHT
from firmware.screens import Screen
from firmware.screens.after import sums
from firmware.words import strings

common = strings()
words = strings("sums")

_PAGES = const(2)  # before those of the turns, see verdict.py
_WIDEST = const(124)  # dots of a sentence
_GAP = const(3)  # columns beside the QR code


class Overview(Screen):
    """Left and right turn the pages, behind these come those of the turns; on the first page A
    leads to the turn that cost most.
    """

    def __init__(self, play, page):
        self.play = play
        self.rows, _, self.strength, _ = play.review
        self.page = page
        self.is_chance = play.session.game.players() > 1
        self.count = len([row for row in self.rows if row[0] < row[1]])

    def key(self, k):
        play = self.play
        if k in BACK:
            return play.to_result(0, 0)
        if k in (LEFT, RIGHT):
            by = 1 if k == RIGHT else -1
            return play.app.verdict(play, (self.page + by) % (_PAGES + self.count))
        if (k in DO or k == DOWN) and not self.page:
            dearest = judgement.dearest(self.rows, self.is_chance)
            if dearest:
                return play.app.verdict(play, _PAGES + dearest[0][0])
            return play.app.notice((words.NO_MISTAKE[self.is_chance],), self)
        return self

    def fill(self, c):
        number = str(self.page + 1) + "/" + str(_PAGES + self.count)
        c.right(WIDTH, 0, number)
        if self.page:
            self._draw_share(c)
            return
        c.rule(c.text(0, 0, strings("review").REVIEW) + 2, WIDTH - width(number) - 3)
        found = sums.parts(self.rows, self.is_chance)
        texts = [sums.summed(found, self.is_chance)]
        if self.strength:
            texts.append(words.STRENGTH.format(like=sums.like(self.strength)))
        lines = wrapped("\n".join(texts), _WIDEST)
        for n in range(len(lines)):
            c.text(2, LAST_LINE - (len(lines) - n) * LINE, lines[n])
        c.last_line(strings("verdict").FOOT_PAGES)

    def _draw_share(self, c):
        """Draw the line to share as a QR code."""
        from firmware.graphics import qr
        from firmware.screens.after import share

        x = qr.draw(c, share.short(self.play)) + _GAP
        lines = wrapped(words.SHARE_QR, WIDTH - x)
        for n in range(len(lines)):
            c.text(x, (2 + n) * LINE, lines[n])
        c.text(x, LAST_LINE, common.HINT_BACK)
