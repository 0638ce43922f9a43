"""Raspberry Pi Pico W, wired like a Pico."""

# ruff: noqa: F401, I001 (these are the profile's fields, too)
from boards.pico import CHIP, ROTATION
from boards.pico import BUS, SDA, SCL, ADDRESSES, FREQUENCY
from boards.pico import MCU, KEYS, LED, SPEAKER

NAME = "Raspberry Pi Pico W"
BOARD_ID = "raspberry_pi_pico_w"
DRIVE = (0x181000, 0x200000)  # the radio's software makes its drive start later than the Pico's
BATTERY = None  # it has VSYS on GP29, but shares that pin with its radio
