"""Tones on a piezo or speaker, or silence where the board has none.

Nothing waits for a tone: later steps of the main loop end it, and a press cuts it short.
"""

from engine.const import const

_HALF = const(0x8000)  # the duty cycle of a square wave
# Tones as Hz and ms, one after the other.
_CLICK = const((2000, 0))  # 0 ms: until the next step, some 12 ms
_CHORD = const((1047, 90, 1319, 90, 1568, 180))  # C, E, G


class Speaker:
    """Plays tones. out: a PWMOut of variable frequency, None for silence.

    power: the output that switches its amplifier, or None. In each step of the main loop call
    tick() first, then key() or chord(), then start().
    """

    def __init__(self, out, power):
        self.is_there = out is not None
        self.is_on = False
        self._out = out
        self._power = power
        self._next = ()  # the tones that start() begins
        self._tones = []  # what is left of the tones being played, from the one that sounds
        self._ms = 0  # that it still lasts
        self._is_new = False  # it has begun since the last tick()

    def turn(self, is_on):
        """Switch sound on or off."""
        self.is_on = self.is_there and bool(is_on)
        if self._power:
            self._power.value = self.is_on
        if not is_on:
            self.stop()

    def key(self):
        """Answer a key with a click, unless a chord is due."""
        self._next = self._next or _CLICK

    def chord(self, tones=_CHORD):
        """Play a chord: the player has finished something.

        tones: Hz and ms of up to three, one after the other.
        """
        self._next = tones

    def start(self, is_heard):
        """Begin what key() or chord() asked for; drop it if not is_heard.

        Call it once the picture of the step is shown.
        """
        if self._next and self.is_on and is_heard:
            self._tones = list(self._next)
            self._begin()
            self._is_new = True
        self._next = ()

    def tick(self, ms):
        """Let the ms of the last step pass. They do not count for a tone that began at its end."""
        if not self._tones:
            return
        if not self._is_new:
            self._ms -= ms
        self._is_new = False
        if self._ms > 0:
            return
        self._tones = self._tones[2:]
        if self._tones:
            self._begin()
        else:
            self.stop()

    def stop(self):
        """Stop playing."""
        self._tones = []
        if self.is_there:
            self._out.duty_cycle = 0

    def _begin(self):
        self._out.frequency = self._tones[0]
        self._ms = self._tones[1]
        self._out.duty_cycle = _HALF
