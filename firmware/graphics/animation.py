"""What moves for a moment: the new picture is there, and parts of it are inverted, then set right.

An inversion undoes itself whatever it lies on, so nothing has to wait, and the picture at rest is
the one that was drawn. Each call of add() is a movement; all go on side by side, a part a step, so
that they last no longer than a tap. Whoever calls it draws nothing there until the next draw().
"""

from engine.const import const
from firmware.graphics.canvas import HEIGHT, WIDTH

_STEP_MS = const(30)
_COLUMNS = const(32)  # of the bar, a step: a tap is one
_HELD_MS = const(500)  # that a press lasts when the bar is whole: from then on it is a long one


class Animation:
    """The movements on a canvas, and the bar of a held key on its lowest row."""

    def __init__(self, c):
        self.c = c
        self.calm = 0  # 1: nothing moves
        self.parts = []  # a list a movement: what is still inverted, the last first
        self._ms = 0  # of this step
        self.bar = 0  # columns

    def start(self, *parts):
        """Invert parts, (x, y, w, h) each; from now on one after the other is set right."""
        if self.calm:
            return
        for part in parts:
            self.c.invert(*part)
        self.parts.append([parts[i] for i in range(len(parts) - 1, -1, -1)])
        self._ms = 0

    def finish(self):
        """Set everything right, not yet shown. Return False if it is already."""
        moving = self.parts
        for parts in moving:
            for part in parts:
                self.c.invert(*part)
        self.parts = []
        return self._reach(0) or len(moving) > 0

    def tick(self, ms, held):
        """Let ms pass and show what that changes; held: ms that A or B has been down, or 0."""
        bar = 0
        if held and not self.calm:
            bar = min(WIDTH, (held * WIDTH // _HELD_MS // _COLUMNS + 1) * _COLUMNS)
        if self._reach(bar):
            self.c.show()
        self._ms += ms
        if self.parts and self._ms >= _STEP_MS:
            self._ms = 0
            for parts in self.parts:
                self.c.invert(*parts.pop())
                self.c.show()
            self.parts = [parts for parts in self.parts if parts]

    def _reach(self, bar):
        """Let the bar be so many columns long. Return False if it is already."""
        start = min(bar, self.bar)
        w = max(bar, self.bar) - start
        self.bar = bar
        if w:
            self.c.invert(start, HEIGHT - 1, w, 1)
        return w > 0
