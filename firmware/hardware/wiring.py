"""Sets up the hardware, once at the start: which board this is, its display and its pins."""

import gc
import os
import time

import board
import busio
import displayio
import keypad
import microcontroller

from engine.const import const
from firmware.hardware import toml

# The buttons are scanned every ms. A press counts once four more scans have found the button down
# than up, so it is seen 3 to 4 ms after its edge (keypad's default: 10 on average, at most 20). To
# count twice, a contact would have to bounce for 7 ms and be open in the last four of these scans;
# tactile switches bounce for less time, and faster.
_SCAN_S = const(0.001)
_SCANS = const(4)
# CircuitPython starts an RP2040 at 125 MHz. Raspberry Pi allows 200 MHz at 1.15 V (release notes of
# its SDK 2.1.1); CircuitPython then sets 1.2 V. The flash, at a quarter, stays far below its limit.
_MAX_MHZ = const(200)
_WIDTH = const(128)  # of every display, in dots
_HEIGHT = const(64)


passed_over = []  # (file, error) of each profile that cannot be loaded


def profile():
    """Return the profile that TOMBOLO_BOARD names, else the one for this board's id.

    A profile that cannot be loaded is passed over. If no other is left, raises its error, or
    RuntimeError("NO_PROFILE", board id); recovery/fault.py has the sentence for that.
    """
    wanted = toml.setting("TOMBOLO_BOARD")
    failed = None
    for name in sorted(names(), key=lambda name: name != wanted):
        try:
            found = __import__("boards." + name, None, None, ("NAME",))
        except Exception as error:  # another one may be for this board
            file = "boards/" + name
            print(file, "cannot be loaded:", error)
            passed_over.append((file, str(error)))
            failed = error
            continue
        if name == wanted or getattr(found, "BOARD_ID", "") == board.board_id:
            return found
    raise failed or RuntimeError("NO_PROFILE", board.board_id)


def names():
    """Return the names of the profiles on the drive, sorted."""
    files = [file for file in os.listdir("/boards") if file.endswith((".py", ".mpy"))]
    found = [file.split(".")[0] for file in sorted(files) if file[0] != "."]
    return [name for name in found if name not in ("__init__", "TEMPLATE")]


def set_clock(profile):
    """Let an RP2040 run at 200 MHz, or at TOMBOLO_CLOCK (MHz) if that is less.

    Call it before making a bus, because a bus computes its speed from the chip's.
    """
    if profile.MCU != "RP2040":
        return
    try:
        mhz = int(toml.setting("TOMBOLO_CLOCK") or _MAX_MHZ)
        microcontroller.cpu.frequency = min(mhz, _MAX_MHZ) * 1000000
    except ValueError:  # not a number, or not one that the chip can run at: no change
        pass


def keys(pins):
    """Return the six buttons, each between its pin and ground."""
    return keypad.Keys(
        pins, value_when_pressed=False, pull=True, interval=_SCAN_S, debounce_threshold=_SCANS
    )


def battery(profile):
    """Return the AnalogIn that measures the battery, None without one."""
    if not profile.BATTERY:
        return None
    from analogio import AnalogIn

    return AnalogIn(getattr(board, profile.BATTERY[0]))


def speaker(profile):
    """Return the Speaker; a silent one if the board has none."""
    from firmware.hardware.speaker import Speaker

    if not profile.SPEAKER:
        return Speaker(None, None)
    from pwmio import PWMOut

    pin, power_pin = profile.SPEAKER
    power = _output(power_pin) if power_pin else None
    return Speaker(PWMOut(getattr(board, pin), variable_frequency=True), power)


def display(profile, is_turned=False, is_patient=True):
    """Return the display, and its (I2C, address) to ask whether it is there; None if not on I2C.

    Waits until a display answers; meanwhile the LED blinks and the console says why. If not
    is_patient, raises RuntimeError instead, with a sentence.
    """
    rotation = (profile.ROTATION + 180 * is_turned) % 360
    if profile.BUS == "BOARD":
        found = board.DISPLAY
        found.auto_refresh = False
        found.rotation = rotation  # set, not added to: the display survives a reload
        return found, None
    displayio.release_displays()
    gc.collect()  # frees the pins of an earlier display's bus
    # Imported before the bus is made, because an import collects garbage and only a display keeps
    # the I2C below its bus alive; until there is one, the local `wire` does.
    chip = toml.setting("TOMBOLO_CHIP").upper()
    if chip not in toml.CHIPS:
        chip = profile.CHIP
    driver = __import__("adafruit_displayio_" + chip.lower())
    wire, bus = _spi_bus(profile) if profile.BUS == "SPI" else _i2c_bus(profile, is_patient)
    options = {"width": _WIDTH, "height": _HEIGHT, "rotation": rotation}
    if chip == "SH1106":
        options["colstart"] = 2  # the chip's column at the display's left edge
    found = getattr(driver, chip)(bus, auto_refresh=False, **options)
    return found, wire if profile.BUS == "I2C" else None


def paper(shown):
    """Return a new bitmap, and let the display show it."""
    bitmap = displayio.Bitmap(_WIDTH, _HEIGHT, 2)
    palette = displayio.Palette(2)
    palette[0] = 0x000000
    palette[1] = 0xFFFFFF
    group = displayio.Group()
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    shown.root_group = group
    return bitmap


def _spi_bus(profile):
    """Return the SPI and a display bus on it."""
    from fourwire import FourWire

    spi = busio.SPI(getattr(board, profile.SCK), MOSI=getattr(board, profile.MOSI))
    command, select = getattr(board, profile.DC), getattr(board, profile.CS)
    reset = getattr(board, profile.RESET) if profile.RESET else None
    speed = profile.FREQUENCY
    return spi, FourWire(spi, command=command, chip_select=select, reset=reset, baudrate=speed)


def _i2c_bus(profile, is_patient):
    """Return ((I2C, address), a display bus on it). Waits like display()."""
    from i2cdisplaybus import I2CDisplayBus

    wires = getattr(board, profile.SCL), getattr(board, profile.SDA)
    i2c = None
    led = None
    while True:
        try:
            i2c = i2c or busio.I2C(*wires, frequency=profile.FREQUENCY)
            while not i2c.try_lock():
                pass
            there = i2c.scan()  # instead of a write of no bytes, which ESP-IDF refuses
            i2c.unlock()
            found = [address for address in profile.ADDRESSES if address in there]
            if found:
                break
            problem = "nothing answers at " + " or ".join([hex(a) for a in profile.ADDRESSES])
        except RuntimeError as error:  # no pull-ups: a display would have them
            problem = str(error)
        problem = "No display: " + problem + "."
        problem += " Check SDA " + profile.SDA + " and SCL " + profile.SCL
        if not is_patient:
            raise RuntimeError(problem)
        print(problem)
        led = _blink(profile, led)
    if led:
        led.deinit()
    return (i2c, found[0]), I2CDisplayBus(i2c, device_address=found[0])


def _blink(profile, led):
    """Blink the LED twice a second for two seconds; without one, just wait. Return the LED."""
    if profile.LED and led is None:
        led = _output(profile.LED)
    for n in range(8):
        if led:
            led.value = n % 2 == 0
        time.sleep(0.25)
    return led


def _output(name):
    """Return the pin of this name as a digital output."""
    import digitalio

    pin = digitalio.DigitalInOut(getattr(board, name))
    pin.switch_to_output()
    return pin
