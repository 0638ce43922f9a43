"""Raspberry Pi with the Adafruit 128x64 OLED Bonnet: joystick and two buttons, nothing to wire.

The firmware runs here by CPython through Blinka, on the Pi itself; nothing is flashed.
"""

NAME = "Raspberry Pi with the Adafruit 128x64 OLED Bonnet"
BOARD_ID = "raspberry_pi"  # any with 40 pins; CircuitPython has no part in this
MCU = "BCM"
DRIVE = None  # a computer: the program is run, not flashed

CHIP = "SSD1306"
ROTATION = 0
BUS = "I2C"
SDA = "SDA"
SCL = "SCL"
ADDRESSES = (0x3C, 0x3D)
FREQUENCY = 400000

KEYS = ("D17", "D22", "D27", "D23", "D5", "D6")  # UP DOWN LEFT RIGHT A B, to ground
LED = None
BATTERY = None
SPEAKER = None
