"""Short movements: the new picture is drawn, and some boxes of it are inverted for a moment.

Inverting a box twice restores it, whatever it shows, so an animation never delays anything and ends
with the picture that was drawn. Each call of start() is a movement; all movements run side by side,
one box a step, and last no longer than a tap. Until the next draw() nobody else may draw there.
"""

from engine.const import const
from firmware.hardware.keys import HOLD_MS

_STEP_MS = const(30)
_COLUMNS = const(32)  # that the bar grows by: a tap shows as many


class Animation:
    """The movements on a canvas, and the bar on its lowest row while A or B is held.

    When the bar is full, the press becomes a long one.
    """

    def __init__(self, canvas):
        self.canvas = canvas
        self.calm = False  # True: nothing moves
        self.moving = []  # a list for each movement: the boxes still inverted, the next one last
        self._ms = 0  # since the last step
        self._bar = 0  # its columns

    def start(self, *boxes):
        """Invert boxes, (x, y, w, h) each, and restore one in each step from now on."""
        if self.calm:
            return
        for box in boxes:
            self.canvas.invert(*box)
        self.moving.append([boxes[i] for i in range(len(boxes) - 1, -1, -1)])
        self._ms = 0

    def finish(self):
        """Restore everything without showing it. Return False if nothing was moving."""
        moving = self.moving
        for boxes in moving:
            for box in boxes:
                self.canvas.invert(*box)
        self.moving = []
        return self._set_bar(0) or len(moving) > 0

    def tick(self, ms, held):
        """Advance by ms and show what changes. held: ms that A or B has been down, or 0."""
        bar = 0
        if held and not self.calm:
            width = self.canvas.bitmap.width
            bar = min(width, (held * width // HOLD_MS // _COLUMNS + 1) * _COLUMNS)
        if self._set_bar(bar):
            self.canvas.show()
        self._ms += ms
        if self.moving and self._ms >= _STEP_MS:
            self._ms = 0
            for boxes in self.moving:
                self.canvas.invert(*boxes.pop())
                self.canvas.show()
            self.moving = [boxes for boxes in self.moving if boxes]

    def _set_bar(self, bar):
        """Make the bar so many columns long. Return False if it already is."""
        start = min(bar, self._bar)
        w = max(bar, self._bar) - start
        self._bar = bar
        if w:
            self.canvas.invert(start, self.canvas.bitmap.height - 1, w, 1)
        return w > 0
