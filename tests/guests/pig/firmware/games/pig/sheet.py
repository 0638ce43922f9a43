"""Screens of Pig's own, from its menu: what each player still needs, and what all turns brought."""

from firmware.screens import Screen, players
from firmware.screens.menu import Menu, Row
from firmware.words import strings

common = strings()
words = strings("pig")

_PITCH = 10
_RIGHT = 110  # where the numbers of a list end


class Needs(Screen):
    last_line = common.HINT_GO_ON

    def __init__(self, play):
        self.play = play

    def key(self, k):
        return self.play

    def fill(self, c):
        view = self.play.view
        c.title(words.NEEDS)
        for seat in range(view.seen.players()):
            name = players.name(view.session, seat, view.seat)
            needed = max(0, view.seen.goal() - view.seen.score(seat))
            c.row(_PITCH * (seat + 1), name, str(needed))


class Turns(Menu):
    def __init__(self, play):
        session = play.session
        game = type(session.game)()
        game.reset(session.seed, session.options)
        rows = []
        self.brought = []
        for move in session.moves:
            seat = game.player()
            before = game.score(seat)
            game.apply(move)
            if game.player() != seat:
                rows.append(Row(players.name(session, seat, play.seat)))
                self.brought.append(str(game.score(seat) - before))
        Menu.__init__(self, words.TURNS, rows or [Row(words.NO)], play, common.HINT_BACK)

    def draw_row(self, c, line, text):
        Menu.draw_row(self, c, line, text)
        if self.brought:
            c.right(_RIGHT, self.top + line * self.pitch, self.brought[self.first + line])
