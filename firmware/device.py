"""The hardware: the only file of the program that touches its modules (canvas draws with two)."""

import os
import time

import board
import busio
import displayio
import keypad
import microcontroller
import supervisor

from firmware.wiring import profile

__all__ = ("Device", "profile")

_TICKS_MASK = 0x1FFFFFFF  # supervisor.ticks_ms starts again after 2^29 ms
_COLUMN = {"SSD1306": 0, "SH1106": 2}  # the chip's column behind the display's left edge
_TURNED = (1, 0, 3, 2, 4, 5)  # what each key is when the handheld is held upside down


class Device:
    """Display, buttons, memory and clock of one handheld.

    It waits, blinking the LED and saying so on the serial line, until a display answers.
    """

    def __init__(self, profile):
        self.profile = profile
        self._is_turned = os.getenv("TOMBOLO_HAND") == "left"
        self.display = self._display(profile)
        self.bitmap = displayio.Bitmap(profile.WIDTH, profile.HEIGHT, 2)
        palette = displayio.Palette(2)
        palette[0] = 0x000000
        palette[1] = 0xFFFFFF
        group = displayio.Group()
        group.append(displayio.TileGrid(self.bitmap, pixel_shader=palette))
        self.display.root_group = group
        pins = tuple([getattr(board, name) for name in profile.KEYS])
        self._keys = keypad.Keys(pins, value_when_pressed=False, pull=True)
        self._event = keypad.Event()
        self.nvm = microcontroller.nvm
        self._ticks = supervisor.ticks_ms()

    def _display(self, profile):
        rotation = (profile.ROTATION + 180 * self._is_turned) % 360
        if profile.BUS == "BOARD":
            display = board.DISPLAY  # type: ignore[attr-defined]
            display.auto_refresh = False
            display.rotation = rotation  # not added: it outlives a reload
            return display
        displayio.release_displays()
        bus = _spi_bus(profile) if profile.BUS == "SPI" else _i2c_bus(profile)
        # By name, so that a drive need hold no more than its own display's driver.
        driver = __import__("adafruit_displayio_" + profile.CHIP.lower())
        options = {"colstart": _COLUMN[profile.CHIP]} if _COLUMN[profile.CHIP] else {}
        return getattr(driver, profile.CHIP)(
            bus,
            width=profile.WIDTH,
            height=profile.HEIGHT,
            rotation=rotation,
            auto_refresh=False,
            **options,
        )

    def show(self):
        """Send what has changed in the bitmap to the display."""
        self.display.refresh()

    def brightness(self, level):
        """Set the brightness, 0.0 to 1.0."""
        self.display.brightness = level

    def next_event(self):
        """Return (button number, is pressed) of the next press or release, or None."""
        event = self._event
        if not self._keys.events.get_into(event):
            return None
        number = event.key_number
        return _TURNED[number] if self._is_turned else number, event.pressed

    def elapsed(self):
        """Return the milliseconds since the last call."""
        now = supervisor.ticks_ms()
        ms = now - self._ticks & _TICKS_MASK
        self._ticks = now
        return ms

    def rest(self, ms):
        """Let ms pass."""
        time.sleep(ms / 1000)

    def seed(self):
        """Return 32 bits of chance for a new game."""
        b = os.urandom(4)
        return b[0] | b[1] << 8 | b[2] << 16 | b[3] << 24

    def setting(self, name):
        """Return a setting of settings.toml, or None."""
        return os.getenv(name)


def _spi_bus(profile):
    from fourwire import FourWire

    spi = busio.SPI(getattr(board, profile.SCK), MOSI=getattr(board, profile.MOSI))
    return FourWire(
        spi,
        command=getattr(board, profile.DC),
        chip_select=getattr(board, profile.CS),
        reset=getattr(board, profile.RESET) if profile.RESET else None,
        baudrate=profile.FREQUENCY,
    )


def _i2c_bus(profile):
    from i2cdisplaybus import I2CDisplayBus

    i2c = None
    led = None
    while True:
        try:
            if i2c is None:
                i2c = busio.I2C(
                    getattr(board, profile.SCL),
                    getattr(board, profile.SDA),
                    frequency=profile.FREQUENCY,
                )
            address = _answering(i2c, profile.ADDRESSES)
            if address is not None:
                break
            sorry = "nothing answers at " + " or ".join([hex(a) for a in profile.ADDRESSES])
        except RuntimeError as error:  # CircuitPython misses the pull-ups that displays have
            sorry = str(error)
        print("No display: " + sorry + ". Check SDA " + profile.SDA + " and SCL " + profile.SCL)
        led = _blink(profile, led)
    if led:
        led.deinit()
    return I2CDisplayBus(i2c, device_address=address)


def _answering(i2c, addresses):
    """Return the first address that something answers at, or None."""
    while not i2c.try_lock():
        pass
    try:
        for address in addresses:
            try:
                i2c.writeto(address, b"")
                return address
            except OSError:
                pass
    finally:
        i2c.unlock()
    return None


def _blink(profile, led):
    """Blink the LED twice a second for two seconds; without one, wait as long. Return the LED."""
    if profile.LED and led is None:
        import digitalio

        led = digitalio.DigitalInOut(getattr(board, profile.LED))
        led.switch_to_output()
    for n in range(8):
        if led:
            led.value = n % 2 == 0
        time.sleep(0.25)
    return led
