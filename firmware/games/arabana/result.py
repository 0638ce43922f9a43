"""The result of a duel of Arabana-Ikibiti."""

from engine.session import PRACTICE
from firmware.games import registry
from firmware.games.arabana.sheets import row, scorings
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK, DO
from firmware.screens import result
from firmware.screens.notice import Sheet
from firmware.words import strings

common = strings("common")
words = strings("arabana")


class Result(Sheet):
    """The points by scoring, the winner, tournament points (A11, A15). A: a new game, B: title."""

    hint = words.HINT_RESULT

    def __init__(self, play, game, seat):
        self.play = play
        self.is_shared = not sum(play.session.seats)  # by two people, named by their numbers
        self.game = game
        self.seat = 0 if self.is_shared else seat
        Sheet.__init__(self, None)

    def key(self, k):
        play = self.play
        if k in DO:
            return play.app.start(play.info)
        return play.app.title() if k in BACK else self

    def fill(self, c):
        game = self.game
        session = self.play.session
        seats = (self.seat, 1 - self.seat)
        title = words.RESULT_SHARED if self.is_shared else words.RESULT_TITLE
        c.title(result.hints(session) or title)
        scorings(c, game, self.seat)
        points = " : ".join([str(game.tournament(p)) for p in seats])
        is_practice = session.flags & PRACTICE
        row(c, 4, words.TOURNAMENT, words.PRACTICE if is_practice else points)
        won = game.winners()
        result.place(c, 1 if self.seat in won else 2, 66, LINE + 4)
        result.helped(c, session, 66, LINE + 4)
        text = words.TIE
        if len(won) == 1 and self.is_shared:
            text = words.PLAYER_WINS[won[0]]
        elif len(won) == 1:
            text = words.WON if won[0] == self.seat else words.LOST
        row(c, 5, text, " : ".join([str(game.score(p)) for p in seats]))
        c.invert(0, 5 * LINE + 1, WIDTH, LINE - 1)  # its words have no descenders
        row(c, 6, words.SEED.format(n=session.seed), "")

    def draw(self, c):
        if self.is_fresh:
            Sheet.draw(self, c)
            # After the hint: the tail of a "y" reaches into its line.
            c.right(WIDTH - 1, 6 * LINE + 1, self._opponent())

    def _opponent(self):
        level = self.play.session.seats[1 - self.seat]
        at = registry.LEVELS.find(bytes((level,)))
        return common.NAMES[at].split(" ")[0] if level else ""
