"""Raspberry Pi Pico with a 128x64 SSD1306 on I2C and six buttons to ground."""

NAME = "Raspberry Pi Pico"
BOARD_ID = "raspberry_pi_pico"
MCU = "RP2040"
DRIVE = (0x100000, 0x200000)  # where CIRCUITPY starts in the flash, and where the flash ends

CHIP = "SSD1306"
ROTATION = 0
BUS = "I2C"
SDA = "GP4"
SCL = "GP5"
ADDRESSES = (0x3C, 0x3D)
FREQUENCY = 400000

KEYS = ("GP10", "GP11", "GP12", "GP13", "GP14", "GP15")  # UP DOWN LEFT RIGHT A B, to ground
LED = "LED"
BATTERY = ("VOLTAGE_MONITOR", 3)  # VSYS, through 200k and 100k
SPEAKER = None
