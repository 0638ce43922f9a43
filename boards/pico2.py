"""Raspberry Pi Pico 2 with a 128x64 SSD1306 on I2C and six buttons to ground.

WIRING
"""

NAME = "Raspberry Pi Pico 2"
BOARD_ID = "raspberry_pi_pico2"
MCU = "RP2350"
DRIVE = (0x100000, 0x400000)  # where CIRCUITPY starts in the flash, and where the flash ends

CHIP = "SSD1306"
WIDTH = 128
HEIGHT = 64
ROTATION = 0
BUS = "I2C"
SDA = "GP4"
SCL = "GP5"
ADDRESSES = (0x3C, 0x3D)
FREQUENCY = 400000

KEYS = ("GP10", "GP11", "GP12", "GP13", "GP14", "GP15")  # UP DOWN LEFT RIGHT A B, to ground
LED = "LED"
