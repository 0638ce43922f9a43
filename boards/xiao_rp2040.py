"""Seeed XIAO RP2040 with a 128x64 SSD1306 on I2C and six buttons to ground."""

NAME = "Seeed XIAO RP2040"
BOARD_ID = "seeeduino_xiao_rp2040"
MCU = "RP2040"
DRIVE = (0x100000, 0x200000)  # where CIRCUITPY starts in the flash, and where the flash ends

CHIP = "SSD1306"
ROTATION = 0
BUS = "I2C"
SDA = "D4"
SCL = "D5"
ADDRESSES = (0x3C, 0x3D)
FREQUENCY = 400000

KEYS = ("D0", "D1", "D2", "D3", "D10", "D9")  # UP DOWN LEFT RIGHT A B, to ground
LED = "LED"
BATTERY = None
SPEAKER = None
