"""What the last reveal did, told in short pictures: cards laid, then claims.

The person's own claims stay for a while at any pace, since a claim is an event. What ends a round
is told after it, by round.py.
"""

from engine.atoll import cards
from engine.atoll.rules import CLAIM
from engine.atoll.state import NONE
from engine.const import const
from firmware.games.atoll import board as atoll_board
from firmware.screens.recap import Tale
from firmware.words import strings

words = strings("atoll")

_LAID = const(3)  # a kind besides those of Atoll.news: a seat, which has laid a card
_ENTRY = const(4)
_CLAIM_MS = const(1800)  # how long a picture is shown at normal pace; one's own claim at least
_LAID_MS = const(1400)


class Story(Tale):
    """game: the person's observation; news: rows of Atoll.news. items: such rows, and more."""

    def __init__(self, game, seat, news, context):
        self.context = context
        self.items = bytearray()
        for p in range(game.players()):
            if p != seat:
                self.items.extend(bytes((_LAID, p, 0, 0)))
        for at in range(0, len(news), _ENTRY):
            if news[at] == CLAIM:
                self.items.extend(news[at : at + _ENTRY])
            else:
                self.after = "round"
        Tale.__init__(self, len(self.items) // _ENTRY)
        self.game = game
        self.seat = seat
        self._board = atoll_board.Board(atoll_board.ALL_COLUMNS)

    def due(self, pace):
        """Return how long the picture up is shown, in ms."""
        kind, p, _, _ = self._row()
        ms = (_LAID_MS if kind == _LAID else _CLAIM_MS) * pace // 1000
        return max(ms, _CLAIM_MS) if kind == CLAIM and p == self.seat else ms

    def draw(self, c, is_fresh):
        """Draw the picture that is due, if it is not there."""
        if is_fresh:
            c.clear()
            kind, a, b, more = self._row()
            (self._claim if kind == CLAIM else self._laid)(c, a, b, more)

    def _row(self):
        return self.items[_ENTRY * self.at : _ENTRY * self.at + _ENTRY]

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
            self.context.sound.chord()
        c.title(words.YOU_CLAIM if p == self.seat else words.CLAIMS.format(who=self._name(p)))
        atoll_board.request(c, request, 5, 19)
        c.frame(1, 15, 33, 33)
        c.big(40, 24, "+" + str(cards.points(request)))
        if revealed != NONE:
            c.text(70, 27, words.NEXT)
            atoll_board.request(c, revealed, 98, 18)
        c.hint(words.HINT_STORY)
