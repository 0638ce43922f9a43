"""The end of a round as Atoll tells it, after the story: who has won the Awards, and what is next.

The person's own Awards stay for a while at any pace, and all that ends the game.
"""

from engine.atoll.rules import AWARD, CLAIM, DEAL
from engine.atoll.state import NONE
from engine.const import const
from engine.game import OVER
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.screens.recap import Tale
from firmware.words import entry, strings

words = strings("atoll")
story = strings("atoll")

_ENTRY = const(4)
_AWARD_MS = const(2200)  # how long a picture is shown at normal pace
_DEAL_MS = const(4000)
_EVENT_MS = const(1800)  # what is an event at least
_WIDEST = WIDTH - 2  # dots of a text


class Story(Tale):
    """game: the person's observation; news: rows of Atoll.news. items: those that are told here."""

    def __init__(self, game, seat, news, context):
        self.items = bytearray()
        for at in range(0, len(news), _ENTRY):
            if news[at] != CLAIM:
                self.items.extend(news[at : at + _ENTRY])
        Tale.__init__(self, len(self.items) // _ENTRY)
        self.game = game
        self.seat = seat

    def due(self, pace):
        """Return how long the picture up is shown, in ms."""
        kind, _, winner = self._row()
        ms = (_DEAL_MS if kind == DEAL else _AWARD_MS) * pace // 1000
        if kind == DEAL or winner == self.seat or self.game.player() == OVER:
            return max(ms, _EVENT_MS)
        return ms

    def draw(self, c, is_fresh):
        """Draw the picture that is due, if it is not there."""
        if not is_fresh:
            return
        c.clear()
        kind, award, winner = self._row()
        if kind == AWARD:
            self._award(c, award, winner)
        else:
            self._deal(c)
        c.hint(story.HINT_STORY)

    def _row(self):
        return self.items[_ENTRY * self.at : _ENTRY * self.at + 3]

    def _award(self, c, award, winner):
        """Draw an Award, and who has won it."""
        name, text = _text(award)
        c.title(words.AWARD.format(name=name))
        lines = wrapped(text, _WIDEST)
        for n in range(len(lines)):
            c.center(12 + n * 9, lines[n])
        if winner == self.seat:
            c.center(38, words.YOU_WIN)
            c.invert(0, 36, WIDTH, 12)
        elif winner == NONE:
            c.center(38, words.NOBODY)
        else:
            c.center(38, words.WINS.format(who=story.PLAYER.format(n=winner + 1)))

    def _deal(self, c):
        """Draw what the second round brings."""
        c.title(words.ROUND_TWO)
        lines = wrapped(words.ROUND_TWO_TEXT, _WIDEST)
        for n in range(len(lines)):
            c.text(2, 13 + n * (LINE + 2), lines[n])


def _text(award):
    return entry(strings("atoll").AWARDS, award)
