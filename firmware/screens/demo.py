"""A game that plays itself, dimmed, while nobody presses a key on the title; nothing is kept."""

from engine import catalog
from engine.const import const
from engine.game import OVER
from engine.session import PERSON, Session
from firmware.screens.play import Play
from firmware.games import registry
from firmware.words import strings

words = strings("common")

_LEAST_MS = const(900)  # from one move to the next
_END_MS = const(4000)  # that the last position stands


class Show(Play):
    """Computer players in all seats, seen by the one that a person would have; a key ends it."""

    def __init__(self, app, kit, at):
        registry.fill()
        self.at = at  # the row of the title to come back to
        self._begin(app, kit)
        app.idle.dim()
        self._since = app.idle.quiet()

    def _begin(self, app, kit):
        session = Session(catalog.make(kit.ID), app.device.seed())
        session.seats = b"\x01" * (session.game.players() - 1) + bytes((PERSON,))
        Play.__init__(self, app, kit, session)
        self.view.hint = _hint

    def draw(self, c):
        Play.draw(self, c)
        c.hint(words.HINT_SHOW)  # instead of what a story says

    def key(self, k):
        title = self.app.title()
        title.at = self.at
        return title

    def tick(self, ms):
        idle = self.app.idle
        if idle.quiet() < self._since:  # a key that did nothing but wake the display
            self.app.go(self.key(None))
            return True
        self.is_busy = False
        if not ms:
            return False
        player = self.session.game.player()
        is_told = not getattr(self.view, "story", None)
        is_changed = False
        if player != OVER or not is_told:
            is_changed = self.view.tick(self, ms)
        self._pause -= ms
        if self._pause > 0 or not is_told:
            return is_changed
        if player == OVER:
            self._begin(self.app, self.kit)
            return True
        self.is_busy = True
        n = len(self.session.moves)
        is_changed = self._think(player) or is_changed
        if len(self.session.moves) > n:
            is_over = self.session.game.player() == OVER
            self._pause = max(self._pause, _END_MS if is_over else _LEAST_MS)
        return is_changed

    def _after(self, revealed, is_due):
        return self


def _hint():
    return words.HINT_SHOW
