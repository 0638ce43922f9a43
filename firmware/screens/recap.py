"""Pictures that are shown one after the other: a recap of what others did.

Each passes after a while or with a key, and B, which ends the recap, skips the rest.
"""

from engine.const import const

_MS = const(2600)  # how long a picture is shown at normal pace


class Pictures:
    """n pictures. pace: what 1,000 ms at normal pace last."""

    def __init__(self, n):
        self.n = n
        self.at = 0
        self.is_over = not n
        self._ms = 0  # shown so far

    def due(self, pace):
        """Return how long the picture up is shown, in ms."""
        return _MS * pace // 1000

    def skip(self):
        """Go on to the next picture."""
        self._ms = 1000000  # as if that much had passed

    def tick(self, pace, ms):
        """Let ms pass; return True when there is another picture."""
        self._ms += ms
        is_new = False
        while not self.is_over and self._ms >= self.due(pace):
            self._ms = 0
            self.at += 1
            self.is_over = self.at >= self.n
            is_new = True
        return is_new
