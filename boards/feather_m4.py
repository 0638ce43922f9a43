"""Adafruit Feather M4 Express, wired like the Feather RP2040."""

# ruff: noqa: F401, I001 (these are the profile's fields, too)
from boards.feather_rp2040 import CHIP, ROTATION
from boards.feather_rp2040 import BUS, SDA, SCL, ADDRESSES, FREQUENCY
from boards.feather_rp2040 import KEYS, LED, SPEAKER

NAME = "Adafruit Feather M4 Express"
BOARD_ID = "feather_m4_express"
MCU = "SAMD51"
DRIVE = None  # its boot loader takes no file system as UF2: copy the bundle
BATTERY = ("VOLTAGE_MONITOR", 2)  # the cell, through 100k and 100k
