"""Arabana's sheets: the cards not seen yet, the score; the result of a duel."""

from engine.arabana.cards import unseen
from engine.arabana.map import INITIALS, ISLANDS
from engine.const import const
from engine.game import OVER
from firmware.games import registry
from firmware.graphics.canvas import LINE, WIDTH
from firmware.screens import result
from firmware.screens.notice import Sheet
from firmware.words import strings

common = strings("common")
words = strings("arabana")

_STEP = const(10)  # from one island's column to the next
_LEFT = const(5)


class Cards(Sheet):
    """How many cards of each island may still come, and what the opponent is known to hold."""

    def fill(self, c):
        game = self.game
        counts = bytearray(ISLANDS)
        unseen(game.state, self.seat, counts)
        title, other, stack, discards = words.UNSEEN
        c.title(title)
        for i in range(ISLANDS):
            x = _LEFT + i * _STEP
            c.text(x + (1 if INITIALS[i] == "I" else 0), 11, INITIALS[i])
            c.text(x + (1 if counts[i] == 1 else 0), 20, str(counts[i]) if counts[i] else "·")
        hand = [INITIALS[card] if card < ISLANDS else "?" for card in game.hand(1 - self.seat)]
        c.row(4 * LINE + 1, other, " ".join(hand))
        stack = stack.format(n=game.stack_count())
        c.row(5 * LINE + 1, stack, discards.format(n=game.discards_count()))


class Score(Sheet):
    """The three scorings, what each seat controls now, and its supply."""

    def fill(self, c):
        game = self.game
        c.title(words.SCORE_TITLE)
        scorings(c, game, self.seat)
        labels = words.NOW + (common.TOTAL,)
        counts = (game.controls, game.supply, game.score)
        for n in range(3):
            c.row((4 + n) * LINE + 1, labels[n], both([counts[n](p) for p in (0, 1)], self.seat))


class Result(result.Result):
    """The points by scoring, the winner, tournament points (A11, A15)."""

    def __init__(self, play, game, seat):
        self.is_shared = not sum(play.session.seats)  # by two people, named by their numbers
        result.Result.__init__(self, play, game, 0 if self.is_shared else seat)

    def fill(self, c):
        game = self.game
        session = self.play.session
        c.title(result.hints(session) or words.RESULTS[self.is_shared])
        scorings(c, game, self.seat)
        points = both([game.tournament(p) for p in (0, 1)], self.seat)
        c.row(4 * LINE + 1, words.TOURNAMENT, common.PRACTICE if self.is_practice() else points)
        won = game.winners()
        result.place(c, 1 if self.seat in won else 2, 66, LINE + 4)
        result.helped(c, session, 66, LINE + 4)
        text = words.OUTCOMES[2 if len(won) > 1 else won[0] == self.seat]
        if len(won) == 1 and self.is_shared:
            text = words.PLAYER_WINS[won[0]]
        c.row(5 * LINE + 1, text, both([game.score(p) for p in (0, 1)], self.seat))
        c.invert(0, 5 * LINE + 1, WIDTH, LINE - 1)  # its words have no descenders
        c.text(1, 6 * LINE + 1, common.SEED.format(n=session.seed))
        c.hint(words.HINT_RESULT)
        level = session.seats[1 - self.seat]
        if level:  # after the hint: the tail of a "y" reaches into its line
            at = registry.LEVELS.find(bytes((level,)))
            c.right(WIDTH - 1, 6 * LINE + 1, common.NAMES[at].split(" ")[0])


def scorings(c, game, seat):
    """Draw the three scorings in rows 1 to 3; a round that ended prematurely says why (A15)."""
    last = game.round() - (game.player() != OVER)
    noted = (0, 0)  # before that scoring
    for number in range(1, 4):
        label = words.SCORINGS[number - 1]
        points = [game.points(p, number) for p in (0, 1)]
        if game.is_premature() and number == last == game.round():
            label = words.NO_BRIDGE_LEFT
            points = [game.score(p) - noted[p] for p in (0, 1)]
        noted = [noted[p] + points[p] for p in (0, 1)]
        c.row(number * LINE + 1, label, both(points, seat) if number <= last else "·")


def both(counts, seat):
    """Return the counts of both seats in words, that of `seat` first."""
    return str(counts[seat]) + " : " + str(counts[1 - seat])
