"""What is asked of the hardware once, at the start: which board this is, its display, its pins.

Device drops this module afterwards.
"""

import gc
import os
import time

import board
import busio
import displayio
import keypad
import microcontroller

from engine.const import const

# The buttons are scanned every ms, and four scans more must find one down than up: a press is seen
# 3 to 4 ms after its edge. To count twice a contact would have to bounce for 7, and be open in the
# last four of these scans; tactile switches bounce for less, and not so slowly. (keypad's own, once
# in 20 ms, are 10 on average and 20 at most.)
_SCAN_S = const(0.001)
_SCANS = const(4)
_COLUMN = {"SSD1306": 0, "SH1106": 2}  # the chip's column behind the display's left edge
# CircuitPython starts an RP2040 with 125 MHz. Raspberry Pi allows 200 at 1.15 V (its SDK's notes on
# 2.1.1), and CircuitPython gives it 1.2 V then; the flash, at a quarter, is far below its most.
_MOST_MHZ = const(200)


def profile():
    """Return the profile of this board: TOMBOLO_BOARD's, or the one that names this board's id.

    Raises RuntimeError, one sentence, when the drive holds none.
    """
    name = os.getenv("TOMBOLO_BOARD")
    if not name:
        return own()
    if name in _names():
        return _load(name)
    raise RuntimeError(_words().NO_SUCH_PROFILE.format(name=name))


def own():
    """Return the profile that names this board's id. Raises RuntimeError like profile()."""
    for name in _names():
        found = _load(name)
        if found.BOARD_ID == board.board_id:
            return found
    raise RuntimeError(_words().NO_PROFILE.format(name=board.board_id))


def _words():
    from firmware.words import language

    return language.of_faults()


def _names():
    """Return the names of the profiles on the drive."""
    files = [entry for entry in sorted(os.listdir("/boards")) if entry.endswith((".py", ".mpy"))]
    names = [entry.split(".")[0] for entry in files]
    return [name for name in names if name not in ("__init__", "TEMPLATE")]


def _load(name):
    return __import__("boards." + name, None, None, ("NAME",))


def pace(profile):
    """Let an RP2040 run as fast as its maker allows, or slower if TOMBOLO_CLOCK, in MHz, says so.

    Comes before any bus, since each reckons its own speed from the chip's.
    """
    if profile.MCU != "RP2040":
        return
    try:
        mhz = int(os.getenv("TOMBOLO_CLOCK") or _MOST_MHZ)
        microcontroller.cpu.frequency = min(mhz, _MOST_MHZ) * 1000000
    except ValueError:  # no number, or none that the chip can run with: it stays as it is
        pass


def pins(profile):
    """Return the pins of the six buttons."""
    return tuple([getattr(board, name) for name in profile.KEYS])


def keys(pins):
    """Return the six buttons, each between its pin and ground."""
    return keypad.Keys(
        pins,
        value_when_pressed=False,
        pull=True,
        interval=_SCAN_S,
        debounce_threshold=_SCANS,
    )


def battery(profile):
    """Return what measures the battery, None where no pin does."""
    if not profile.BATTERY:
        return None
    from analogio import AnalogIn

    return AnalogIn(getattr(board, profile.BATTERY[0]))


def speaker(profile):
    """Return what plays tones, None where no pin does."""
    if not profile.SPEAKER:
        return None
    from firmware.hardware.speaker import make

    return make(board, profile.SPEAKER)


def display(profile, is_turned=False, is_patient=True):
    """Return the display, and where to ask whether it is there: (I2C, address), or None.

    Waits, blinking the LED and saying so, until one answers. Who is not patient gets a
    RuntimeError, one sentence, instead.
    """
    rotation = (profile.ROTATION + 180 * is_turned) % 360
    if profile.BUS == "BOARD":
        found = board.DISPLAY
        found.auto_refresh = False
        found.rotation = rotation  # not added: it outlives a reload
        return found, None
    displayio.release_displays()
    gc.collect()  # and with them the wire of one that was found before: its pins are free again
    # By name, so that a drive need hold no more than its own display's driver. Before the bus is
    # made: an import collects garbage, and until a display exists the firmware alone keeps the wire
    # below the bus alive. That is what the local name `wire` is for.
    driver = __import__("adafruit_displayio_" + profile.CHIP.lower())
    wire, bus = _spi_bus(profile) if profile.BUS == "SPI" else _i2c_bus(profile, is_patient)
    options = {"colstart": _COLUMN[profile.CHIP]} if _COLUMN[profile.CHIP] else {}
    found = getattr(driver, profile.CHIP)(
        bus,
        width=profile.WIDTH,
        height=profile.HEIGHT,
        rotation=rotation,
        auto_refresh=False,
        **options,
    )
    return found, wire if profile.BUS == "I2C" else None


def paper(profile, shown):
    """Return the bitmap that a display shows from now on."""
    bitmap = displayio.Bitmap(profile.WIDTH, profile.HEIGHT, 2)
    palette = displayio.Palette(2)
    palette[0] = 0x000000
    palette[1] = 0xFFFFFF
    group = displayio.Group()
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    shown.root_group = group
    return bitmap


def _spi_bus(profile):
    """Return the SPI wire and a display bus on it."""
    from fourwire import FourWire

    spi = busio.SPI(getattr(board, profile.SCK), MOSI=getattr(board, profile.MOSI))
    return spi, FourWire(
        spi,
        command=getattr(board, profile.DC),
        chip_select=getattr(board, profile.CS),
        reset=getattr(board, profile.RESET) if profile.RESET else None,
        baudrate=profile.FREQUENCY,
    )


def _i2c_bus(profile, is_patient):
    """Return ((the wire, address), a display bus on it); waits until a display answers there."""
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
        sorry = "No display: " + sorry + ". Check SDA " + profile.SDA + " and SCL " + profile.SCL
        if not is_patient:
            raise RuntimeError(sorry)
        print(sorry)
        led = _blink(profile, led)
    if led:
        led.deinit()
    return (i2c, address), I2CDisplayBus(i2c, device_address=address)


def _answering(i2c, addresses):
    """Return the first address that something answers at, or None."""
    while not i2c.try_lock():
        pass
    found = i2c.scan()  # not by writing nothing: ESP-IDF refuses that
    i2c.unlock()
    for address in addresses:
        if address in found:
            return address
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
