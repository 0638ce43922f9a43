"""NAME OF YOUR BOARD with a 128x64 SSD1306 on I2C and six buttons to ground.

Copy this file to boards/yours.py, fill it in, and run `make boards`, which checks it and writes
its page in boards/wiring. README.md beside it leads through that in ten minutes. Pins are named as
in CircuitPython's `board` module. Delete the lines that your display's bus does not use.
"""

NAME = "Name of your board"  # for people
BOARD_ID = "raspberry_pi_pico"  # CircuitPython's: the line "Board ID:" in boot_out.txt
MCU = "RP2040"  # or RP2350, SAMD51, ESP32S3, NRF52840; BCM for a Raspberry Pi with Linux
# Where CIRCUITPY starts in the flash and where the flash ends, for `make uf2`; None unless MCU is
# RP2040 or RP2350. It starts at 0x100000, with a radio (CYW43) at 0x181000; 0x200000 are 2 MB.
DRIVE = (0x100000, 0x200000)

CHIP = "SSD1306"  # or SH1106: if the picture is shifted by two columns, it is the other one
ROTATION = 0  # 180 if the display is built in upside down

# The display on I2C ...
BUS = "I2C"
SDA = "GP4"
SCL = "GP5"
ADDRESSES = (0x3C, 0x3D)  # tried in this order
FREQUENCY = 400000

# ... or on SPI:
# BUS = "SPI"
# SCK = "GP2"
# MOSI = "GP3"
# CS = "GP5"
# DC = "GP6"
# RESET = "GP7"  # or None
# FREQUENCY = 8000000

# ... or built in, as board.DISPLAY:
# BUS = "BOARD"

KEYS = ("GP10", "GP11", "GP12", "GP13", "GP14", "GP15")  # UP DOWN LEFT RIGHT A B, to ground
LED = "LED"  # blinks while no display answers; None if the board has none that is a plain pin
# ruff: noqa: N999 (the name is meant to stand out)
# The pin that measures the battery, and how many times its voltage the battery has, as the board's
# divider makes it: ("VOLTAGE_MONITOR", 2) on many Feathers. None: no sign of a battery is shown.
BATTERY = None
# The pin of a piezo or a speaker, and the one that switches its amplifier on, or None for that:
# ("GP18", None) is a piezo from GP18 to ground. None: there is no sound, nor a setting for it.
SPEAKER = None
