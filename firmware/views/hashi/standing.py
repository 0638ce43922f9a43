"""How everybody stands at a table of several: the score sheet, and the result (H16)."""

from engine.const import const
from engine.hashi.state import CATEGORIES, ROUNDS
from engine.session import PRACTICE
from firmware.canvas import LINE, WIDTH
from firmware.keys import BACK, DO, DOWN, LEFT, RIGHT
from firmware.screens import Screen, prize
from firmware.screens.sheet import Sheet
from firmware.views.hashi.rivals import Looked, name
from firmware.words import of

hashi = of("hashi")
words = of("hashi_story")

_ENDS = const(b"\x4b\x56\x61\x6c\x7f")  # where the columns end: islands, categories, sum
_TOP = LINE
_WINNER = const("★")


def _table(c, game, seat, title):
    """Draw a row a player: finished islands, two points each, the categories, the sum."""
    c.clear()
    c.text(2, 0, title)
    heads = ["2×"] + [category[0] for category in hashi.CATEGORIES] + ["="]
    for n in range(len(heads)):
        c.right(_ENDS[n], 0, heads[n])
    for p in range(game.players()):
        y = _TOP + p * LINE
        c.text(9, y, name(seat, p))
        c.right(_ENDS[0], y, str(game.finished_count(p)))
        for category in range(CATEGORIES):
            c.right(_ENDS[1 + category], y, str(game.points(p, category) or "·"))
        c.right(_ENDS[4], y, str(game.score(p)))


class Score(Sheet):
    """The score sheet of all."""

    def __init__(self, game, seat, back):
        Sheet.__init__(self, back)
        self.game = game
        self.seat = seat

    def fill(self, c):
        title = str(self.game.round()) + "/" + str(ROUNDS)
        _table(c, self.game, self.seat, title)
        c.invert(0, _TOP + self.seat * LINE, WIDTH, LINE)


class Result(Screen):
    """The table and the final boards. A starts a new game, B goes to the title.

    seat: the only person's, or -1 where several look on.
    """

    def __init__(self, play, game, seat):
        self.play = play
        self.game = game
        self.seat = seat
        self.at = 0  # 0: the table; else a board
        self.who = max(0, seat)  # whose rank of a solo game is told

    def key(self, k):
        play = self.play
        if k in DO:
            return play.app.start(play.kit)
        if k in BACK:
            return play.app.title()
        n = self.game.players()
        if k in (LEFT, RIGHT):
            self.at = (self.at + (1 if k == RIGHT else n)) % (n + 1)
        elif not self.at:
            self.who = (self.who + (1 if k == DOWN else n - 1)) % n
        else:
            self.at = (self.at - 1 + (1 if k == DOWN else n - 1)) % n + 1
        self.is_fresh = True
        return self

    def draw(self, c):
        if self.is_fresh:
            if self.at:
                self._board(c, self.at - 1)
            else:
                self._all(c)
            self.is_fresh = False

    def _board(self, c, p):
        game = self.game
        Looked(game, p).show(c)
        c.hint(words.HINT_BOARD.format(who=name(self.seat, p), n=game.score(p)))

    def _all(self, c):
        game = self.game
        session = self.play.session
        is_practice = session.flags & PRACTICE
        title = prize.hints(session) or words.RESULT
        _table(c, game, self.seat, words.PRACTICE if is_practice else title)
        for p in game.winners():
            c.text(1, _TOP + p * LINE, _WINNER)
        c.invert(0, _TOP + self.who * LINE, WIDTH, LINE)
        if not is_practice:
            rank = game.rank(self.who)
            y = _TOP + game.players() * LINE  # with four only the name fits
            if y < 5 * LINE:
                prize.rank(c, rank, 0, y)
                prize.helped(c, session, 0, y)
                c.text(19, y, words.RANK)
                y += LINE
            c.text(19, y, hashi.RANKS[rank])
        c.center(6 * LINE, hashi.CODE.format(side="AB"[game.side()], n=session.seed))
        c.hint(words.HINT_TABLE)
