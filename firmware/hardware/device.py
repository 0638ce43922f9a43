"""The hardware while the program runs. wiring.py sets it up at the start."""

import os
import time

import board
import keypad
import microcontroller
import supervisor

from engine.const import const

_NAPS = const(10)  # rest() looks for a button so many times
_FIRST_YEAR = const(2026)  # see day()
_TICKS_MASK = const(0x1FFFFFFF)  # supervisor.ticks_ms wraps around after 2^29 ms
_SEEDS = const(0x1FFFFF)
_MIN_MV = const(1000)  # no board runs on less: nothing is connected to the pin
# Commands of the SSD1306 and the SH1106.
_NOP = const(b"\x80\xe3")
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)
_CONTRAST = const(b"\x02\x0f\x3f\x7f\xbf\xff")  # dimmed, then 1 to 5; 3 is the data sheet's 0x7F
_TURNED = const((1, 0, 3, 2, 4, 5))  # which key each button is on a handheld held upside down


class Panel:
    """A display and its bitmap. Call show() after drawing on the bitmap.

    recovery/fault.py uses it without a Device.
    """

    def __init__(self, display, bitmap):
        self.display = display
        self.bitmap = bitmap
        self.sleep()  # its memory may hold noise or CircuitPython's own text
        self.show()
        self.wake()

    def show(self):
        """Send what has changed in the bitmap to the display."""
        self.display.refresh()

    def brightness(self, level):
        """Set the brightness, 1 to 5, or 0 for dimmed."""
        self.display.brightness = _CONTRAST[level] / 255

    def sleep(self):
        """Switch the display off; it keeps its picture and can be drawn on."""
        self.display.bus.send(_DISPLAY_OFF, b"")  # board.DISPLAY has no sleep() as the drivers have

    def wake(self):
        """Switch the display on."""
        self.display.bus.send(_DISPLAY_ON, b"")


class Device(Panel):
    """Display, buttons, nvm, speaker, battery and clock of a handheld.

    The constructor waits until a display answers; meanwhile the LED blinks and the console says
    why. profile: None for this board's own. Raises RuntimeError like wiring.profile().
    """

    def __init__(self, profile=None):
        from firmware.hardware import wiring

        profile = profile or wiring.profile()
        wiring.set_clock(profile)
        # Before the display: fault.py sets one up itself to report a missing pin.
        pins = [getattr(board, name) for name in profile.KEYS]
        display, self._wire = wiring.display(profile)
        self.keys = wiring.keys(pins)
        self.battery = wiring.battery(profile)
        self.speaker = wiring.speaker(profile)
        self._is_missing = False  # the display did not answer the last time
        Panel.__init__(self, display, wiring.paper(display))
        self.rotation = profile.ROTATION
        self.is_turned = 0
        self._divider = profile.BATTERY[1] if profile.BATTERY else 0  # battery volts per pin volt
        self.event = keypad.Event()
        self.nvm = microcontroller.nvm
        self._ticks = supervisor.ticks_ms()

    def setting(self, name):
        """Return a setting of settings.toml by its name, "" for none."""
        from firmware.hardware import toml

        return toml.setting(name)

    def turn(self, hand, flip):
        """Turn picture and directions for left hands (hand), or the picture alone (flip); 1 or 0.

        Return True if that changed anything; the display then needs to be redrawn.
        """
        rotation = (self.rotation + 180 * (hand ^ flip)) % 360
        if self.is_turned == hand and self.display.rotation == rotation:
            return False
        self.is_turned = hand
        self.display.rotation = rotation
        return True

    def next_event(self):
        """Return (button number, is pressed, time in ms) of the next press or release, or None."""
        event = self.event
        if not self.keys.events.get_into(event):
            return None
        number = event.key_number
        return _TURNED[number] if self.is_turned else number, event.pressed, event.timestamp

    def has_event(self):
        """Return True if a press or release is waiting."""
        return len(self.keys.events) > 0

    def elapsed(self):
        """Return the milliseconds since the last call."""
        now = supervisor.ticks_ms()
        ms = now - self._ticks & _TICKS_MASK
        self._ticks = now
        return ms

    def day(self):
        """Return the day by the board's clock, 1 for 2026-01-01; 0 if nobody has set the clock.

        A board has no battery for it, so at power-on it is in 2000 or 2020.
        """
        now = time.localtime()
        years = now[0] - _FIRST_YEAR
        return 365 * years + (years + 1) // 4 + now[7] if years >= 0 else 0

    def rest(self, ms):
        """Sleep for ms, or until a button goes down or up.

        Not by alarm.light_sleep_until_alarms(): it cannot wait for pins that keypad has claimed.
        """
        nap = ms // _NAPS
        while ms > 0 and not self.has_event():
            time.sleep(nap / 1000)
            ms -= nap

    def supply(self):
        """Return the millivolts of the battery; 0 if there is none, or no pin to measure it."""
        if not self.battery:
            return 0
        mv = (self.battery.value >> 4) * 3300 * self._divider // 4095
        return mv if mv >= _MIN_MV else 0

    def is_back(self):
        """Return True if the display answers again after it did not: it has lost its settings.

        Only a display on I2C can be asked.
        """
        if not self._wire:
            return False
        i2c, address = self._wire
        was_missing = self._is_missing
        while not i2c.try_lock():
            pass
        try:
            i2c.writeto(address, _NOP)
            self._is_missing = False
        except OSError:
            self._is_missing = True
        i2c.unlock()
        return was_missing and not self._is_missing

    def restart(self):
        """Restart the program, with memory as after power-on. Does not return."""
        self.sleep()  # CircuitPython shows its own text meanwhile
        supervisor.reload()

    def seed(self, draws=True):
        """Return a seed for a new game, and whether somebody chose it: that of TOMBOLO_SEED.

        A random one has 21 bits, as many as a code has room for (engine/codes.py). draws: False:
        return 0 instead of it, for nothing is begun yet.
        """
        try:
            return int(self.setting("TOMBOLO_SEED")) & 0xFFFFFFFF, True
        except ValueError:  # no such setting, or not a number
            return draws and int.from_bytes(os.urandom(4), "little") & _SEEDS, False
