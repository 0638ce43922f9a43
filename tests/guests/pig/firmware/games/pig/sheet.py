"""A screen of Pig's own, from its menu: how many points each player still needs."""

from firmware.screens import Screen, players
from firmware.words import strings

words = strings("pig")

_PITCH = 10


class Needs(Screen):
    last_line = strings().HINT_GO_ON

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
