"""The result of a table of several: the score sheet of all, and the final boards (H16)."""

from engine.const import const
from engine.session import PRACTICE
from firmware.games.hashi.rivals import TOP, Looked, name, table
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK, DO, DOWN, LEFT, RIGHT
from firmware.screens import Screen
from firmware.screens import result as prize
from firmware.words import strings

words = strings("hashi")

_WINNER = const("★")


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
            return play.app.start(play.info)
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
        title = prize.hints(session) or words.RESULT[0]
        table(c, game, self.seat, words.RESULT[1] if is_practice else title)
        for p in game.winners():
            c.text(1, TOP + p * LINE, _WINNER)
        c.invert(0, TOP + self.who * LINE, WIDTH, LINE)
        if not is_practice:
            rank = game.rank(self.who)
            y = TOP + game.players() * LINE  # with four only the name fits
            if y < 5 * LINE:
                prize.rank(c, rank, 0, y)
                prize.helped(c, session, 0, y)
                c.text(19, y, words.RANK)
                y += LINE
            c.text(19, y, words.RANKS[rank])
        c.center(6 * LINE, words.CODE.format(side="AB"[game.side()], n=session.seed))
        c.hint(words.HINT_TABLE)
