"""A game that plays itself, dimmed, while nobody presses a key on the title; nothing is saved."""

from engine import catalog
from engine.const import const
from engine.game import OVER
from engine.session import PERSON, Session
from firmware import registry
from firmware.screens.play import Play
from firmware.words import strings

words = strings("menus")

_LEAST_MS = const(900)  # from one move to the next
_END_MS = const(4000)  # that the last position stands


class Demo(Play):
    """Computer players in all seats, seen by the one that a person would have; a key ends it.

    name: the game. at: the row of the title to come back to.
    """

    def __init__(self, app, name, at):
        self.at = at
        self._begin(app, registry.info(name))
        app.idle.dim()
        self._since = app.idle.quiet()

    def _begin(self, app, info):
        session = Session(catalog.make(info.NAME), app.device.seed()[0])
        session.seats = b"\x01" * (session.game.players() - 1) + bytes((PERSON,))
        Play.__init__(self, app, info, session)

    def draw(self, c):
        self.view.say(words.HINT_SHOW)
        Play.draw(self, c)
        c.last_line(words.HINT_SHOW)  # instead of what a recap says

    def key(self, k):
        self.app.keys.forget()  # the button that is down has done what it does
        return self.app.title(self.at)

    def tick(self, ms):
        idle = self.app.idle
        if idle.quiet() < self._since:  # a button went down
            return self.key(None)
        self.is_busy = False
        if not ms:
            return self
        player = self.session.game.player()
        is_told = self.view.recap in (None, self.view)  # a Grid's waits for a key
        if player != OVER or not is_told:
            self.is_stale = self.view.tick(ms) or self.is_stale
        self._pause -= ms
        if self._pause > 0 or not is_told:
            return self
        if player == OVER:
            self._begin(self.app, self.info)
            self.is_stale = self.is_fresh = True
            return self
        self.is_busy = True
        n = len(self.session.moves)
        self._think(player)
        if len(self.session.moves) > n:
            is_over = self.session.game.player() == OVER
            self._pause = max(self._pause, _END_MS if is_over else _LEAST_MS)
        return self

    def _after(self, revealed, is_turn_over):
        return self
