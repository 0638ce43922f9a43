"""The recap after a reveal, in short pictures: cards laid, claims, then what ends a round.

The person's own claims and Awards stay for a while at any pace, and so does all that ends the game.
"""

from engine.atoll import cards
from engine.atoll.rules import AWARD, CLAIM, DEAL
from engine.atoll.state import NONE
from engine.const import const
from engine.game import OVER
from firmware.games.atoll import board
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.screens.recap import Pictures
from firmware.words import entry, strings

common = strings()
words = strings("atoll")

_LAID = const(3)  # a kind besides those of Atoll.news: a seat, which has laid a card
_ENTRY = const(4)  # bytes of an item
_MS = (1800, 2200, 4000, 1400)  # how long CLAIM, AWARD, DEAL, _LAID are shown at normal pace
_EVENT_MS = const(1800)  # how long an event is shown at least
_WIDEST = WIDTH - 2  # dots of a text


class Recap(Pictures):
    """game: the person's observation. news: Atoll.news.

    items: rows like those of news, first a row for each opponent, who has laid a card.
    """

    def __init__(self, game, seat, news, sound):
        self.items = b"".join([bytes((_LAID, p, 0, 0)) for p in range(game.players()) if p != seat])
        self.items += news
        Pictures.__init__(self, len(self.items) // _ENTRY)
        self.game = game
        self.seat = seat
        self.sound = sound
        self._board = board.Board(board.ALL_COLUMNS)

    def due(self, pace):
        kind, a, b, _ = self._row()
        ms = _MS[kind] * pace // 1000
        is_event = kind == DEAL or (kind == CLAIM and a == self.seat)
        if kind == AWARD:
            is_event = b == self.seat or self.game.player() == OVER
        return max(ms, _EVENT_MS) if is_event else ms

    def draw(self, c, is_fresh):
        if is_fresh:
            c.clear()
            kind, a, b, more = self._row()
            if kind == _LAID:
                self._laid(c, a)
            elif kind == CLAIM:
                self._claim(c, a, b, more)
            elif kind == AWARD:
                self._award(c, a, b)
            else:
                self._deal(c)

    def _row(self):
        return self.items[_ENTRY * self.at : _ENTRY * self.at + _ENTRY]

    def _name(self, p):
        return common.PLAYER.format(n=p + 1)

    def _laid(self, c, p):
        game = self.game
        newest = game.laid(p) - 1
        self._board.fit(game.island(p))
        self._board.carry(game.card(p, newest), game.placed(p, newest))
        self._board.follow(0)
        self._board.draw(c, game.island(p), True)
        board.scores(c, game, self.seat, p)
        c.hint(words.LAYS[game.taken_up(p) != NONE].format(who=self._name(p)))

    def _claim(self, c, p, request, revealed):
        if p == self.seat:
            self.sound.chord()
        c.title(words.CLAIMS[p == self.seat].format(who=self._name(p)))
        board.request(c, request, 5, 19)
        c.frame(1, 15, 33, 33)
        c.big(40, 24, "+" + str(cards.points(request)))
        if revealed != NONE:
            c.text(70, 27, words.NEXT)
            board.request(c, revealed, 98, 18)
        c.hint(common.HINT_RECAP)

    def _award(self, c, award, winner):
        name, text = entry(words.AWARDS, award)
        c.title(words.AWARD.format(name=name))
        lines = wrapped(text, _WIDEST)
        for n in range(len(lines)):
            c.center(12 + n * 9, lines[n])
        is_mine = winner == self.seat
        c.center(38, words.GOES_TO[2 if winner == NONE else is_mine].format(who=self._name(winner)))
        if is_mine:
            c.invert(0, 36, WIDTH, 12)
        c.hint(common.HINT_RECAP)

    def _deal(self, c):
        c.title(words.ROUND_TWO)
        lines = wrapped(words.ROUND_TWO_TEXT, _WIDEST)
        for n in range(len(lines)):
            c.text(2, 13 + n * (LINE + 2), lines[n])
        c.hint(common.HINT_RECAP)
