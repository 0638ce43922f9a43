"""What a person learns about turns that are over: the opponent's once more, and what was scored."""

from engine.arabana.moves import CONFIRM
from engine.arabana.rules import Arabana
from engine.const import const
from engine.session import Session
from firmware import registry
from firmware.hardware.keys import BACK
from firmware.screens import Screen
from firmware.words import strings

words = strings("arabana")

_AT_ONCE = const(5)  # tenths of normal pace, where opponents play at once


class Replay(Screen):
    """Plays moves on a past position, each for a while; a key plays the next, B ends it."""

    def __init__(self, play, past, moves, after):
        self.settings = play.app.settings
        self.past = past
        self.moves = moves
        self.after = after
        self.view = registry.view(play.info.NAME, past, play.seat, play.app.context)
        self._pause = 0
        self.step()

    def step(self):
        """Play the next move; return False if there is none."""
        if not self.moves:
            return False
        move = self.moves.pop(0)
        self.view.expect(move)
        self.past.game.apply(move)
        self.view.changed()
        ms = self.view.pause(move)
        self._pause = self.settings.paced(ms) or ms * _AT_ONCE // 10
        return True

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
    """Return the screen that replays the opponent's last turn, None if there has been none."""
    session = play.session
    past = Session(Arabana(), session.seed, session.options, session.seats)
    game = past.game
    start = None  # the state before the turn
    turn = []
    before = play.seat
    for move in session.moves:
        player = game.player()
        if player != play.seat:
            if before == play.seat:
                start = bytes(game.state)
                turn = []
            if move != CONFIRM:
                turn.append(move)
        before = player
        game.apply(move)
    if not start:
        return None
    game.state[:] = start
    return Replay(play, past, turn, after)


def scored(game, seat, number, rival):
    """Return sentences on scoring 1 or 2 (A11). rival: the opponent's name."""
    mine = game.points(seat, number)
    theirs = game.points(1 - seat, number)
    note = words.NOTED[1 if mine else 2 if theirs else 0]
    return words.SCORED.format(n=number), note.format(n=mine or theirs, name=rival)
