"""What the display does while nobody presses a key: it dims, and then it goes dark."""

from engine.const import const

_AWAKE = const(0)
_DIM = const(1)
_OFF = const(2)
_DIM_S = const((0, 30, 60, 120, 240))  # by the rows of the settings; 0: never
_OFF_S = const((0, 120, 300, 900, 1800))
_LONGEST_MS = const(3600000)  # no need to count further
_REST_MS = const((10, 10, 200))


class Idle:
    """Counts the time without a key. A computer player who thinks, or a story, is no key."""

    def __init__(self, panel):
        self.panel = panel
        self._ms = 0
        self.state = _AWAKE

    def wake(self, level):
        """A key goes down. Return True if all it does is to wake the display, to its brightness."""
        self._ms = 0
        if self.state == _AWAKE:
            return False
        self.state = _AWAKE
        self.panel.brightness(level)
        self.panel.wake()
        return True

    def tick(self, ms, dim, off):
        """Let ms pass. dim, off: which of the times is chosen. Return the ms that can be seen."""
        self._ms = min(self._ms + ms, _LONGEST_MS)
        if self.state != _OFF and 0 < _OFF_S[off] * 1000 <= self._ms:
            self.state = _OFF
            self.panel.sleep()
        elif 0 < _DIM_S[dim] * 1000 <= self._ms:
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
        """Return how long the main loop may rest: longer where nobody sees anything move."""
        return _REST_MS[self.state]
