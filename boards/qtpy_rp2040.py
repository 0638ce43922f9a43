"""Adafruit QT Py RP2040 with a 128x64 SSD1306 on its STEMMA QT plug and six buttons to ground."""

NAME = "Adafruit QT Py RP2040"
BOARD_ID = "adafruit_qtpy_rp2040"
MCU = "RP2040"
DRIVE = (0x100000, 0x800000)  # where CIRCUITPY starts in the flash, and where the flash ends

CHIP = "SSD1306"
ROTATION = 0
BUS = "I2C"
SDA = "SDA1"
SCL = "SCL1"
ADDRESSES = (0x3C, 0x3D)
FREQUENCY = 400000

KEYS = ("A0", "A1", "A2", "A3", "SDA", "SCL")  # UP DOWN LEFT RIGHT A B, to ground
LED = None
BATTERY = None
SPEAKER = None
