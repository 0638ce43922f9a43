"""The opponent's last turn, told once more from the record, as its seat's person may see it."""

from engine import catalog
from engine.arabana.moves import CONFIRM
from engine.const import const
from firmware.games import registry
from firmware.hardware.keys import BACK
from firmware.screens import Screen
from firmware.screens.view import NO_MOVE

_AT_ONCE = const(5)  # where opponents play at once, this still is shown: tenths of normal pace


class _Past:
    """As much of a session as a view asks for, at a position that has been."""

    moves = ()

    def __init__(self, game):
        self.game = game

    def can_undo(self):
        return False


class Replay(Screen):
    """Plays moves on a past position, each for a while; a key goes on at once, B to the end."""

    def __init__(self, play, past, moves, after):
        self.app = play.app
        self.past = past
        self.moves = moves
        self.after = after
        self.seat = play.seat
        self.view = registry.view(play.info.NAME, past, play.seat, play.app.context)
        self.n = 0
        self._pause = 0
        self.step()

    def step(self):
        """Play the next move; return False if there is none."""
        while self.n < len(self.moves):
            move = self.moves[self.n]
            self.n += 1
            game = self.past.game
            if move == CONFIRM:
                continue
            self.view.expect(move)
            game.apply(move)
            self.view.changed()
            ms = self.view.pause(move)
            self._pause = self.app.settings.paced(ms) or ms * _AT_ONCE // 10
            return True
        return False

    def key(self, k):
        if k in BACK or not self.step():
            return self.after
        return self

    def tick(self, ms):
        self._pause -= ms
        if self._pause > 0:
            self.is_stale = self.view.tick(ms, True) or self.is_stale
        elif self.step():
            self.is_stale = True
        else:
            return self.after
        return self

    def draw(self, c):
        if self.is_fresh:
            self.view.is_fresh = True
            self.is_fresh = False
        self.view.draw(c)


def replay(play, after):
    """Return the screen that tells the other seat's last turn, None if there has been none."""
    session = play.session
    game = catalog.make(session.game.ID)
    game.reset(session.seed, session.options)
    start = -1
    stop = 0
    state = None
    before = NO_MOVE
    for i in range(len(session.moves)):
        player = game.player()
        if player != play.seat:
            if before != player:
                start = i
                state = bytes(game.state)
            stop = i + 1
        before = player
        game.apply(session.moves[i])
    if start < 0:
        return None
    game.state[:] = state
    return Replay(play, _Past(game), session.moves[start:stop], after)
