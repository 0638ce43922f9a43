"""Hashi's sheets: the cards, the score sheet, everybody's boards."""

from engine.const import const
from engine.hashi.state import CATEGORIES, DEADLINE, ROUNDS
from firmware.games.hashi.board import StillBoard
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import DO, DOWN, LEFT, RIGHT, UP
from firmware.screens.notice import Sheet
from firmware.words import strings

common = strings()
words = strings("hashi")

_CELL_W = const(21)  # of a card
_CELL_H = const(15)
_PITCH = const(9)  # of the rows of a score sheet
_RIGHT = const(b"\x4b\x56\x61\x6c\x7f")  # of the columns: islands, categories, sum


class Cards(Sheet):
    """All 18 cards, those played ticked (H12); the one put away is among the rest."""

    def fill(self, c):
        c.title(words.CARDS_TITLE)
        for card in range(18):
            x = 1 + card // 3 * _CELL_W
            y = 10 + card % 3 * _CELL_H
            is_now = self.game.card() == card
            if self.game.is_played(card) and not is_now:
                c.text(x + 7, y + 3, "✓")
                continue
            c.text(x + 3, y + 3, str(card // 3 + 1))
            for n in range(card % 3 + 1):
                c.fill(x + 10, y + 3 + 3 * n, 7, 2)
            if is_now:
                c.frame(x, y, _CELL_W - 1, _CELL_H - 1)


class Score(Sheet):
    """The score sheet of all; alone, what was entered, or what each is worth now (H14, H15)."""

    def __init__(self, back, game, view):
        Sheet.__init__(self, back, game, view.seat)
        self.session = view.session

    def fill(self, c):
        game = self.game
        seat = self.seat
        if game.players() > 1:
            title = str(game.round()) + "/" + str(ROUNDS)
            standings(c, game, seat, self.session, title)
            c.invert(0, (1 + seat) * LINE - 1, WIDTH, LINE + 1)
            return
        c.title(words.SCORE_TITLE)
        count = game.finished_count(seat)
        c.row(10, words.ISLANDS, str(count) + " × 2 = " + str(2 * count))
        for category in range(CATEGORIES):
            points = game.points(seat, category)
            if points:
                text = "✓ " + str(points)
            else:
                text = words.WORTH[game.round() <= DEADLINE[category]]
                text = text.format(card=DEADLINE[category], n=game.worth(seat, category))
            c.row(10 + (1 + category) * _PITCH, words.CATEGORIES[category], text)
        c.row(10 + 4 * _PITCH, common.TOTAL, str(game.score(seat)))
        c.invert(0, 9 + 4 * _PITCH, WIDTH, _PITCH)


class Boards:
    """Everybody's boards, one at a time, as the round began; one's own as it stands.

    Changes of the round before are marked.

    Not a Screen: Table.sheet, so that opponents go on thinking behind it. key() returns True if it
    is to be closed.
    """

    def __init__(self, game, seat, session):
        self.game = game
        self.seat = seat
        self.session = session
        self.at = (seat + 1) % game.players()

    def key(self, k):
        n = self.game.players()
        if k in (UP, LEFT):
            self.at = (self.at + n - 1) % n
        elif k in (DOWN, RIGHT):
            self.at = (self.at + 1) % n
        return k in DO

    def draw(self, c, is_fresh):
        from firmware.screens import players

        if is_fresh:
            p = self.at
            news = self.session.game.news if p != self.seat and self.game.round() > 1 else b""
            StillBoard(self.game, p, players.sign(self.session, p)).show(c, news)
            c.last_line(words.HINT_BOARDS.format(who=players.name(self.session, p, self.seat)))


def standings(c, game, seat, session, title):
    """Draw a line a player, below the title: finished islands, the categories, the sum."""
    from firmware.screens import players

    c.clear()
    c.text(2, 0, title)
    heads = ["2×"] + [category[0] for category in words.CATEGORIES] + ["="]
    for n, head in enumerate(heads):
        c.right(_RIGHT[n], 0, head)
    for p in range(game.players()):
        y = (1 + p) * LINE
        c.text(9, y, players.name(session, p, seat))
        counts = [game.points(p, category) or "·" for category in range(CATEGORIES)]
        for n, count in enumerate([game.finished_count(p)] + counts + [game.score(p)]):
            c.right(_RIGHT[n], y, str(count))
