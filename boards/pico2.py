"""Raspberry Pi Pico 2, wired like a Pico."""

# ruff: noqa: F401, I001 (these are the profile's fields, too)
from boards.pico import CHIP, ROTATION
from boards.pico import BUS, SDA, SCL, ADDRESSES, FREQUENCY
from boards.pico import KEYS, LED, BATTERY, SPEAKER

NAME = "Raspberry Pi Pico 2"
BOARD_ID = "raspberry_pi_pico2"
MCU = "RP2350"
DRIVE = (0x100000, 0x400000)
