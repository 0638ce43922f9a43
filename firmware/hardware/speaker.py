"""Tones on a piezo or speaker, on boards whose profile names its pin; in memory only there.

Nothing waits for a tone: App's next steps end it, and a key that goes down cuts it short.
"""

from engine.const import const

_HALF = const(0x8000)  # the duty of a square wave
_CLICK = const((2000, 0))  # Hz and ms; no ms: until the next step, some 12 ms
_CHORD = const((1047, 90, 1319, 90, 1568, 180))  # C, E, G


def make(board, pins):
    """Return the Speaker at two pins of board, by name: its own, its amplifier's or None."""
    from pwmio import PWMOut

    power = None
    if pins[1]:
        from digitalio import DigitalInOut

        power = DigitalInOut(getattr(board, pins[1]))
        power.switch_to_output()
    return Speaker(PWMOut(getattr(board, pins[0]), variable_frequency=True), power)


class Speaker:
    """What plays on a PWMOut of any frequency. power: what switches its amplifier, or None."""

    is_on = 0  # 1: the settings want sound

    def __init__(self, out, power):
        self._out = out
        self._power = power
        self._due = ()  # what is to be played from the end of this step on
        self._tones = []  # of what is played: those to come, the one that sounds in front
        self._ms = 0  # that it still lasts
        self._is_new = False  # it began at the end of the step before

    def turn(self, is_on):
        """Let there be sound (1) or none (0)."""
        self.is_on = is_on
        if self._power:
            self._power.value = is_on == 1
        if not is_on:
            self.stop()

    def key(self):
        """Answer a key with a click, unless a chord does."""
        self._due = self._due or _CLICK

    def chord(self):
        """Tell of something finished by a chord."""
        self._due = _CHORD

    def start(self, is_heard):
        """Begin what is due, now that the picture of this step is there; drop it if not heard."""
        if self._due and self.is_on and is_heard:
            self._tones = list(self._due)
            self._begin()
            self._is_new = True
        self._due = ()

    def tick(self, ms):
        """Let ms pass, the step before: what began at its end has yet to last."""
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
        """Be silent."""
        self._tones = []
        self._out.duty_cycle = 0

    def _begin(self):
        self._out.frequency = self._tones[0]
        self._ms = self._tones[1]
        self._out.duty_cycle = _HALF


class Silence:
    is_there = False

    def tick(self, ms):
        pass

    def key(self):
        pass

    def chord(self):
        pass

    def start(self, h):
        pass

    def stop(self):
        pass

    def turn(self, on):
        pass
