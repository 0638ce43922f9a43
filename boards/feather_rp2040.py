"""Adafruit Feather RP2040 with a 128x64 SSD1306 on I2C and six buttons to ground."""

NAME = "Adafruit Feather RP2040"
BOARD_ID = "adafruit_feather_rp2040"
MCU = "RP2040"
DRIVE = (0x100000, 0x800000)  # where CIRCUITPY starts in the flash, and where the flash ends

CHIP = "SSD1306"
ROTATION = 0
BUS = "I2C"
SDA = "SDA"
SCL = "SCL"
ADDRESSES = (0x3C, 0x3D)
FREQUENCY = 400000

KEYS = ("D5", "D6", "D9", "D10", "D11", "D12")  # UP DOWN LEFT RIGHT A B, to ground
LED = "LED"
BATTERY = None
SPEAKER = None
