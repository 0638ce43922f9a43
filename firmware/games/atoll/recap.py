"""The recap after a reveal: what all did on one picture, then what ends a round.

The person's own claims and Awards stay for a while at any pace, and so does all that ends the game.
"""

from engine.atoll import cards
from engine.atoll.cards import first, second
from engine.atoll.rules import AWARD, CLAIM, DEAL
from engine.atoll.state import NONE
from engine.const import const
from engine.game import OVER
from firmware.games.atoll import board
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.screens import players
from firmware.screens.recap import Pictures
from firmware.words import entry, strings

common = strings()
words = strings("atoll")

_LAID = const(3)  # a kind of picture besides those of Atoll.news: what all did in this turn
_ENTRY = const(4)  # bytes of a row of news
_MS = (0, 5000, 4000, 2000)  # how long AWARD, DEAL, _LAID are shown at normal pace
_EVENT_MS = const(1800)  # how long an event is shown at least
_WIDEST = WIDTH - 2  # dots of a text
_AWARDS = const(5)  # on a picture
_AWARD_POINTS = const(10)

# The picture of a turn: a line for each player.
_DEEPEST = const(14)  # dots of a line
_CARD_X = const(56)
_TILE = const(6)
_PITCH = const(4)  # of the Requests claimed
_CLAIM = 3 * _PITCH + 1
_CLAIMS_END = const(98)


class Recap(Pictures):
    """game: the person's observation. The events are in the news of the session's game.

    pictures: for each picture its kind, and its rows of news.
    """

    def __init__(self, session, game, seat, sound):
        news = bytes(session.game.news)
        rows = [news[at : at + _ENTRY] for at in range(0, len(news), _ENTRY)]
        self.pictures = [(_LAID, [row for row in rows if row[0] == CLAIM])]
        awards = [row for row in rows if row[0] == AWARD]
        self.pictures += [
            (AWARD, awards[at : at + _AWARDS]) for at in range(0, len(awards), _AWARDS)
        ]
        self.pictures += [(DEAL, [row]) for row in rows if row[0] == DEAL]
        Pictures.__init__(self, len(self.pictures))
        self.session = session
        self.game = game
        self.seat = seat
        self.sound = sound

    def due(self, pace):
        kind, rows = self.pictures[self.at]
        ms = _MS[kind] * pace // 1000
        is_event = kind == DEAL
        if kind == AWARD:
            is_event = self.game.player() == OVER or self.seat in [row[2] for row in rows]
        elif kind == _LAID:
            is_event = self.seat in [row[1] for row in rows]
        return max(ms, _EVENT_MS) if is_event else ms

    def draw(self, c, is_fresh):
        if is_fresh:
            c.clear()
            kind, rows = self.pictures[self.at]
            if kind == _LAID:
                self._turn(c, rows)
            elif kind == AWARD:
                self._awards(c, rows)
            else:
                self._deal(c)

    def _name(self, p):
        return players.name(self.session, p, self.seat)

    def _turn(self, c, claims):
        """Draw what each player has laid and claimed, and the score before Awards follow."""
        game = self.game
        winners = [row[2] for _, rows in self.pictures for row in rows if row[0] == AWARD]
        n = game.players()
        h = min(_DEEPEST, LAST_LINE // n)
        top = (LAST_LINE - n * h) // 2
        for p in range(n):
            y = top + p * h
            claimed = [row[2] for row in claims if row[1] == p]
            c.text(1, y + (h - LINE) // 2, self._name(p))
            x = self._cards(c, p, y + (h - _TILE - 1) // 2)
            for request in claimed if h > _CLAIM else ():
                if x + _CLAIM < _CLAIMS_END:
                    board.request(c, request, x, y, board.ALL, _PITCH)
                    x += _CLAIM + 2
            if claimed:
                gain = sum([cards.points(request) for request in claimed])
                c.text(x, y + (h - LINE) // 2, "+" + str(gain))
                if p == self.seat:
                    self.sound.chord()
            score = game.score(p) - _AWARD_POINTS * winners.count(p)
            c.right(WIDTH - 1, y + (h - LINE) // 2, str(score))
        c.last_line(words.HINT_TURN)

    def _cards(self, c, p, y):
        """Draw the card that a player has laid, after the double water that took its place (T11).

        Return the x after them.
        """
        game = self.game
        laid = [game.laid(p) - 1]
        if game.taken_up(p) != NONE:
            laid.insert(0, game.taken_up(p))
        x = _CARD_X
        for i in laid:
            card = game.card(p, i)
            c.frame(x, y, 2 * _TILE + 1, _TILE + 1)
            board.tile(c, first(card), x + 1, y + 1, 1)
            board.tile(c, second(card), x + 1 + _TILE, y + 1, 1)
            x += 2 * _TILE + 3
        return x

    def _awards(self, c, rows):
        is_last = self.game.player() == OVER
        c.title(words.AWARDS_GIVEN)
        for n in range(len(rows)):
            y = 11 + n * 9
            _, award, winner, _ = rows[n]
            c.text(1, y, entry(words.AWARDS, award)[0])
            if winner == NONE:
                text = words.TIED[is_last]
            else:
                text = words.GOES_TO.format(who=self._name(winner))
            c.right(WIDTH - 1, y, text)
            if winner == self.seat:
                c.invert(0, y - 1, WIDTH, LINE + 1)  # letters reach the top of their line
        c.last_line(common.HINT_RECAP)

    def _deal(self, c):
        c.title(words.ROUND_TWO)
        lines = wrapped(words.ROUND_TWO_TEXT, _WIDEST)
        for n in range(len(lines)):
            c.text(2, 13 + n * (LINE + 2), lines[n])
        c.last_line(common.HINT_RECAP)
