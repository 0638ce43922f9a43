"""What the last reveal did, told in short pictures: cards laid, claims, Awards, the next round.

Each passes after a while or with a key, and B skips the rest. The person's own claims and Awards
stay for a while at any pace, since a claim is an event.
"""

from engine.atoll import cards
from engine.atoll.rules import AWARD, CLAIM, DEAL
from engine.atoll.state import NONE
from engine.const import const
from engine.game import OVER
from firmware import shelf
from firmware.canvas import LINE, WIDTH
from firmware.views.atoll import board as atoll_board
from firmware.words import entry, full, of
from firmware.wrap import wrapped

words = of("atoll_story")

_LAID = const(3)  # a kind besides those of Atoll.news: a seat, which has laid a card
_ENTRY = const(4)
_MS = const((1800, 2200, 4000, 1400))  # how long each kind is shown at normal pace
_WIDEST = const(126)  # dots of a text
_EVENT_MS = const(1800)  # one's own event at least


class Story:
    """game: the person's observation; news: rows of Atoll.news."""

    def __init__(self, game, seat, news):
        self.game = game
        self.seat = seat
        self.items = bytearray()
        for p in range(game.players()):
            if p != seat:
                for byte in (_LAID, p, 0, 0):
                    self.items.append(byte)
        self.items.extend(news)
        self.at = 0
        self.is_over = False
        self._ms = 0  # shown so far
        self._is_skipped = False
        self._board = atoll_board.Board(atoll_board.ALL_COLUMNS)

    def skip(self):
        """Go on to the next picture."""
        self._is_skipped = True

    def tick(self, pace, ms):
        """Let ms pass; pace is what 1,000 ms last. Return True when there is another picture."""
        self._ms += ms
        is_new = False
        while not self.is_over and (self._is_skipped or self._ms >= self._due(pace)):
            self._is_skipped = False
            self._ms = 0
            self.at += _ENTRY
            self.is_over = self.at >= len(self.items)
            is_new = True
        return is_new

    def _due(self, pace):
        kind = self.items[self.at]
        ms = _MS[kind] * pace // 1000
        if self._is_own():
            return max(ms, _EVENT_MS)
        if kind == DEAL or (kind == AWARD and self.game.player() == OVER):
            return max(ms, _EVENT_MS)
        return ms

    def _is_own(self):
        i = self.at
        kind = self.items[i]
        if kind == CLAIM:
            return self.items[i + 1] == self.seat
        return kind == AWARD and self.items[i + 2] == self.seat

    def draw(self, c, is_fresh):
        """Draw the picture that is due, if it is not there."""
        if not is_fresh:
            return
        c.clear()
        i = self.at
        items = self.items
        (self._claim, self._award, self._deal, self._laid)[items[i]](
            c, items[i + 1], items[i + 2], items[i + 3]
        )

    def _name(self, p):
        return words.PLAYER.format(n=p + 1)

    def _laid(self, c, p, _a, _b):
        game = self.game
        board = self._board
        newest = game.laid(p) - 1
        board.fit(game.island(p))
        taken = game.taken_up(p)
        board.carry(game.card(p, newest), game.placed(p, newest))
        board.follow(0)
        board.draw(c, game.island(p), True)
        atoll_board.scores(c, game, self.seat, p)
        c.hint((words.LAYS if taken == NONE else words.SWAPS).format(who=self._name(p)))

    def _claim(self, c, p, request, revealed):
        if p == self.seat:
            c.prize()
        c.title(words.YOU_CLAIM if p == self.seat else words.CLAIMS.format(who=self._name(p)))
        atoll_board.request(c, request, 5, 19)
        c.frame(1, 15, 33, 33)
        c.big(40, 24, "+" + str(cards.points(request)))
        if revealed != NONE:
            c.text(70, 27, words.NEXT)
            atoll_board.request(c, revealed, 98, 18)
        c.hint(words.HINT_STORY)

    def _award(self, c, award, p, _b):
        awards = shelf.screens.lend(full("atoll_awards"))
        name, text = entry(awards.AWARDS, award)
        c.title(words.AWARD.format(name=name))
        text = wrapped(text, _WIDEST)
        for n in range(len(text)):
            c.center(12 + n * 9, text[n])
        if p == NONE:
            c.center(38, words.NOBODY)
        elif p == self.seat:
            c.center(38, words.YOU_WIN)
            c.invert(0, 36, WIDTH, 12)
        else:
            c.center(38, words.WINS.format(who=self._name(p)))
        c.hint(words.HINT_STORY)

    def _deal(self, c, _round, _a, _b):
        c.title(words.ROUND_TWO)
        lines = wrapped(words.ROUND_TWO_TEXT, _WIDEST)
        for n in range(len(lines)):
            c.text(2, 13 + n * (LINE + 2), lines[n])
        c.hint(words.HINT_STORY)
