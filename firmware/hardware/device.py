"""The hardware while the program runs; how it is found at the start is told in wiring.py."""

import os
import sys
import time

import keypad
import microcontroller
import supervisor

from engine.const import const
from firmware.hardware.panel import Panel

_NAPS = const(10)  # a rest is so many naps, and a button may have to wait for one
_TICKS_MASK = const(0x1FFFFFFF)  # supervisor.ticks_ms starts again after 2^29 ms
_LEAST_MV = const(1000)  # no board runs on less: an open pin
_NOP = const(b"\x80\xe3")  # a command that does nothing, on the SSD1306 and the SH1106
_TURNED = const((1, 0, 3, 2, 4, 5))  # what each key is when the handheld is held upside down


def profile():
    """Return the profile of this board. Raises RuntimeError, one sentence, if there is none."""
    from firmware.hardware import wiring

    return wiring.profile()


class Device(Panel):
    """Display, buttons, memory and clock of one handheld.

    It waits, blinking the LED and saying so on the serial line, until a display answers.
    """

    def __init__(self, profile):
        from firmware.hardware import wiring

        wiring.pace(profile)
        pins = wiring.pins(profile)  # first: a pin that is missing is told on a display of its own
        display, self._wire = wiring.display(profile)
        self.keys = wiring.keys(pins)
        self.battery = wiring.battery(profile)
        from firmware.hardware.speaker import Silence

        self.speaker = wiring.speaker(profile) or Silence()
        self._is_out = False  # the display does not answer
        Panel.__init__(self, display, wiring.paper(profile, display))
        self.rotation = profile.ROTATION
        self.is_turned = 0
        self._times = profile.BATTERY[1] if profile.BATTERY else 0  # the battery's part at its pin
        self.event = keypad.Event()
        self.nvm = microcontroller.nvm
        self._ticks = supervisor.ticks_ms()

    def turn(self, hand, flip):
        """Turn picture and directions for left hands, or the picture alone, or both (1 or 0).

        Return True if that changed anything; what is on the display is then drawn anew.
        """
        rotation = (self.rotation + 180 * (hand ^ flip)) % 360
        if self.is_turned == hand and self.display.rotation == rotation:
            return False
        self.is_turned = hand
        self.display.rotation = rotation
        return True

    def next_event(self):
        """Return (button number, is pressed, ms of when) of the next press or release, or None."""
        event = self.event
        if not self.keys.events.get_into(event):
            return None
        number = event.key_number
        return _TURNED[number] if self.is_turned else number, event.pressed, event.timestamp

    def has_event(self):
        """Tell whether a press or release waits."""
        return len(self.keys.events) > 0

    def elapsed(self):
        """Return the milliseconds since the last call."""
        now = supervisor.ticks_ms()
        ms = now - self._ticks & _TICKS_MASK
        self._ticks = now
        return ms

    def rest(self, ms):
        """Let ms pass, or less: until a button goes down or up."""
        nap = ms // _NAPS
        while ms > 0 and not self.has_event():
            time.sleep(nap / 1000)
            ms -= nap

    def supply(self):
        """Return the millivolts of the battery, 0 where no pin tells them or nothing is there."""
        if not self.battery:
            return 0
        mv = (self.battery.value >> 4) * 3300 * self._times // 4095
        return mv if mv >= _LEAST_MV else 0

    def is_back(self):
        """Tell whether the display answers again after it did not: it has forgotten its settings.

        Only on I2C does a display answer.
        """
        if not self._wire:
            return False
        i2c, address = self._wire
        was_out = self._is_out
        while not i2c.try_lock():
            pass
        try:
            i2c.writeto(address, _NOP)
            self._is_out = False
        except OSError:
            self._is_out = True
        i2c.unlock()
        return was_out and not self._is_out

    def restart(self):
        """Start the program anew: memory is as after the power came on. Does not return."""
        self.sleep()  # CircuitPython shows its own words meanwhile
        supervisor.reload()

    def seed(self):
        """Return 32 bits for a new game: those of TOMBOLO_SEED, or else chance."""
        try:
            return int(os.getenv("TOMBOLO_SEED")) & 0xFFFFFFFF
        except (TypeError, ValueError):  # no such setting, or no number
            pass
        b = os.urandom(4)
        return b[0] | b[1] << 8 | b[2] << 16 | b[3] << 24

    def setting(self, name):
        """Return a setting of settings.toml, or None."""
        return os.getenv(name)
