"""From the presses of six buttons to what the screens understand."""

from engine.const import const

UP = 0
DOWN = 1
LEFT = 2
RIGHT = 3
A = 4  # do
B = 5  # back, or take back
HOLD_A = 6
HOLD_B = 7  # the menu
HINT = 8  # DOWN and A together
DO = (A, HOLD_A)  # where a long press means no more than a short one
BACK = (B, HOLD_B)

_NONE = const(255)
_HOLD_MS = const(500)  # from here on a press of A or B is a long one
_FIRST_REPEAT_MS = const(300)
_REPEAT_MS = const(150)  # then so much faster each time, down to the least
_FASTER_MS = const(15)
_LEAST_MS = const(75)
_ROLL_MS = const(100)  # DOWN and A are down together for less where a thumb rolls over them


class Keys:
    """Turns presses and releases into keys: directions repeat, A and B are short or long.

    A direction counts when it goes down, and again, faster and faster, while it is held. A and B
    count when they come up, or as the long key as soon as they have been down for half a second.
    One key at a time: the last one down. DOWN and A together are HINT, and mean nothing more.
    """

    def __init__(self):
        self._down = _NONE
        self._first = _NONE  # of DOWN and A, the one that went down before the other
        self._since = 0  # ms of when the other one did
        self._woken = _NONE  # the button that woke the display, until it comes up
        self._ms = 0  # left until the key that is down counts (again)
        self._pause = 0  # from the next repeat to the one after

    def forget(self, first=_NONE):
        """Let the key that is down mean nothing more.

        first: a button that has gone down and means nothing, nor does another beside it.
        """
        self._down = _NONE
        self._woken = first

    def is_busy(self):
        """Tell whether a button is down that may mean something yet."""
        return self._down != _NONE

    def held(self):
        """Return how many ms A or B has been down for, from 1 on; 0 if neither is."""
        return 1 + _HOLD_MS - self._ms if A <= self._down <= B else 0

    def feed(self, number, pressed, at=0):
        """Take an event of button number; return a key, or None. at: ms of when it was.

        A screen may have been drawn between two events, so tick() does not tell how far apart.
        """
        if self._woken != _NONE:
            if number == self._woken and not pressed:
                self._woken = _NONE
            return None
        if pressed:
            self._first = self._down
            self._begin(number)
            if (self._first, number) in ((DOWN, A), (A, DOWN)):
                self._down = HINT
                self._ms = _ROLL_MS
                self._since = at
            return number if number < A else None
        was = self._down
        if was == HINT and number in (DOWN, A):
            if number == self._first and at - self._since < _ROLL_MS:  # rolled over to the other
                self._begin(DOWN + A - number)
                return None
            number = HINT
        if number != was:
            return None
        self._down = _NONE
        return number if number >= A else None

    def _begin(self, number):
        self._down = number
        self._ms = _HOLD_MS if number >= A else _FIRST_REPEAT_MS
        self._pause = _REPEAT_MS

    def tick(self, ms):
        """Let ms pass; return a key that has become due, or None."""
        if self._down == _NONE:
            return None
        self._ms -= ms
        if self._ms > 0:
            return None
        key = self._down
        if key >= A:
            self._down = _NONE
            return HINT if key == HINT else key + 2
        self._ms = self._pause
        self._pause = max(_LEAST_MS, self._pause - _FASTER_MS)
        return key
