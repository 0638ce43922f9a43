"""Arabana's sheets: the cards not seen yet, the score; the result of a duel."""

from engine.arabana.cards import unseen
from engine.arabana.map import INITIALS, ISLANDS
from engine.const import const
from engine.game import OVER
from firmware.graphics.canvas import LINE, WIDTH
from firmware.screens import players, result
from firmware.screens.notice import Sheet
from firmware.words import strings

common = strings("common")
words = strings("arabana")

_STEP = const(10)  # from one island's column to the next
_LEFT = const(5)


class _OfView(Sheet):
    """A sheet on what the person in a view's seat sees."""

    def __init__(self, back, view):
        Sheet.__init__(self, back, view.seen, view.seat)
        self.view = view


class Cards(_OfView):
    """How many cards of each island may still come, and what the opponent is known to hold."""

    def fill(self, c):
        game = self.game
        counts = bytearray(ISLANDS)
        unseen(game.state, self.seat, counts)
        title, other, stack, discards = words.UNSEEN
        other = other.format(name=self.view.rival)
        c.title(title)
        for i in range(ISLANDS):
            x = _LEFT + i * _STEP
            c.text(x + (1 if INITIALS[i] == "I" else 0), 11, INITIALS[i])
            c.text(x + (1 if counts[i] == 1 else 0), 20, str(counts[i]) if counts[i] else "·")
        hand = [INITIALS[card] if card < ISLANDS else "?" for card in game.hand(1 - self.seat)]
        c.row(4 * LINE + 1, other, " ".join(hand))
        stack = stack.format(n=game.stack_count())
        c.row(5 * LINE + 1, stack, discards.format(n=game.discards_count()))


class Score(_OfView):
    """The three scorings, what each seat controls now, and its supply."""

    def fill(self, c):
        game = self.game
        c.title(words.VERSUS.format(own=common.YOU, other=self.view.rival))
        scorings(c, game, self.seat)
        labels = words.NOW + (common.TOTAL,)
        counts = (game.controls, game.supply, game.score)
        for n in range(3):
            c.row((4 + n) * LINE + 1, labels[n], both([counts[n](p) for p in (0, 1)], self.seat))


class Map(_OfView):
    """The map as it stands when the game is over."""

    def fill(self, c):
        view = self.view
        view.changed()  # forget the last move of the opponent
        view.say(self.hint)
        view.is_fresh = True
        view.draw(c)


class Result(result.Result):
    """The winner, the points by scoring, tournament points (A11, A15); an arrow shows the map."""

    def __init__(self, play, game, seat, view=None):
        self.view = view  # for the map
        self.is_shared = not sum(play.session.seats)  # by two people, named by their numbers
        result.Result.__init__(self, play, game, 0 if self.is_shared else seat)

    def show_more(self, k):
        return Map(self, self.view)

    def fill(self, c):
        game = self.game
        seat = self.seat
        session = self.play.session
        won = game.winners()
        c.title(self.outcome(WIDTH))
        scorings(c, game, seat)
        points = both([game.tournament(p) for p in (0, 1)], seat)
        c.row(4 * LINE, words.TOURNAMENT, result.words.PRACTICE if self.is_practice() else points)
        result.place(c, 1 if seat in won else 2, 66, LINE + 4)
        result.helped(c, session, 66, LINE + 4)
        own = players.sign(session, 0) if self.is_shared else common.YOU
        text = words.VERSUS.format(own=own, other=players.sign(session, 1 - seat))
        c.row(5 * LINE + 1, text, both([game.score(p) for p in (0, 1)], seat))
        c.invert(0, 5 * LINE, WIDTH, LINE)  # its words have no descenders
        beside = result.hints(session) or result.note(session)
        result.code_row(c, 6 * LINE + 1, session, beside)
        c.hint(self.foot(words.HINT_RESULT))
        c.right(WIDTH - 1, 6 * LINE + 1, beside)  # again: the tail of a "p" reaches into the hint


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
        c.row(number * LINE, label, both(points, seat) if number <= last else "·")


def both(counts, seat):
    """Return the counts of both seats in words, that of `seat` first."""
    return str(counts[seat]) + " : " + str(counts[1 - seat])
