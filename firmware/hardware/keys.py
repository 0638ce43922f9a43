"""Turns presses and releases of six buttons into the keys that screens receive."""

from engine.const import const

# A does something, B goes back or undoes, HOLD_B opens the menu; HINT is DOWN and A together.
UP, DOWN, LEFT, RIGHT, A, B, HOLD_A, HOLD_B, HINT = range(9)
DO = (A, HOLD_A)  # for screens where a long press means the same as a short one
BACK = (B, HOLD_B)
HOLD_MS = const(500)  # a press of A or B that lasts this long is a long one

_NONE = const(255)
_FIRST_REPEAT_MS = const(300)
_REPEAT_MS = const(150)  # then each repeat comes _FASTER_MS sooner, down to _MIN_MS
_FASTER_MS = const(15)
_MIN_MS = const(75)
_ROLL_MS = const(100)  # DOWN and A overlap for less if a thumb rolls from one to the other


class Keys:
    """Turns presses and releases into keys.

    A direction counts when it goes down, and repeats faster and faster while it is held. A and B
    count on release, or as the long key as soon as they have been held for half a second. Only the
    last button pressed counts. DOWN and A together are HINT and nothing else.
    """

    def __init__(self):
        self._down = _NONE
        self._first = _NONE  # the button that was down when the last one was pressed
        self._since = 0  # the time in ms at which DOWN and A were both down
        self._ignored = _NONE  # a button that means nothing until it is released
        self._ms = 0  # left until the key that is down counts (again)
        self._pause = 0  # from the next repeat to the one after it

    def forget(self, pressed=_NONE):
        """Ignore the button that is down.

        pressed: a button that has just gone down; all events are ignored until it is released.
        """
        self._down = _NONE
        self._ignored = pressed

    def held(self):
        """Return how many ms A or B has been down, at least 1; 0 if neither is down."""
        return 1 + HOLD_MS - self._ms if A <= self._down <= B else 0

    def feed(self, number, pressed, at=0):
        """Take an event of a button; return a key, or None. at: when it happened, in ms.

        A screen may be drawn between two events, so tick() cannot say how far apart they were.
        """
        if self._ignored != _NONE:
            if number == self._ignored and not pressed:
                self._ignored = _NONE
            return None
        if pressed:
            self._first = self._down
            self._begin(number)
            if (self._first, number) in ((DOWN, A), (A, DOWN)):
                self._down = HINT
                self._ms = _ROLL_MS
                self._since = at
            return number if number < A else None
        if self._down == HINT and number in (DOWN, A):
            if number == self._first and at - self._since < _ROLL_MS:  # rolled on to the other
                self._begin(DOWN + A - number)
                return None
            number = HINT
        if number != self._down:
            return None
        self._down = _NONE
        return number if number >= A else None

    def _begin(self, number):
        self._down = number
        self._ms = HOLD_MS if number >= A else _FIRST_REPEAT_MS
        self._pause = _REPEAT_MS

    def tick(self, ms):
        """Let ms pass; return a key that is due now, or None."""
        if self._down == _NONE:
            return None
        self._ms -= ms
        if self._ms > 0:
            return None
        key = self._down
        if key >= A:
            self._down = _NONE
            return HINT if key == HINT else key + HOLD_A - A
        self._ms = self._pause
        self._pause = max(_MIN_MS, self._pause - _FASTER_MS)
        return key
