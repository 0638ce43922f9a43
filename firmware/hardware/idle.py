"""What the display does while nobody presses a key: it dims, then it is switched off."""

from engine.const import const

_AWAKE, _DIM, _OFF = range(3)
# Seconds until then, by the settings and their values; 0: never.
TIMES = {"dim": (0, 30, 60, 120, 240), "off": (0, 120, 300, 900, 1800)}
_REST_MS = const((10, 10, 200))  # a turn of the main loop in each state


class Idle:
    """Counts the time since the last key, also while computer players think and recaps pass."""

    def __init__(self, panel):
        self.panel = panel
        self._ms = 0
        self.state = _AWAKE

    def wake(self, level):
        """A key was pressed. Return True if its only effect is to wake the display: it was off.

        level: the brightness to wake it to, 1 to 5.
        """
        self._ms = 0
        state = self.state
        self.state = _AWAKE
        if state != _AWAKE:
            self.panel.brightness(level)
        if state == _OFF:
            self.panel.wake()
        return state == _OFF

    def tick(self, ms, dim, off):
        """Let ms pass. Return ms, or 0 while the display is off, so that nothing moves unseen.

        dim, off: the settings' choices of when the display dims and when it is switched off.
        """
        self._ms += ms
        if self.state != _OFF and 0 < TIMES["off"][off] * 1000 <= self._ms:
            self.state = _OFF
            self.panel.sleep()
        elif 0 < TIMES["dim"][dim] * 1000 <= self._ms:
            self.dim()
        return 0 if self.state == _OFF else ms

    def dim(self):
        """Dim the display, if it is awake."""
        if self.state == _AWAKE:
            self.state = _DIM
            self.panel.brightness(0)

    def quiet(self):
        """Return the ms since the last key."""
        return self._ms

    def rest_ms(self):
        """Return how long a turn of the main loop may rest: longer while the display is off."""
        return _REST_MS[self.state]
