"""Adafruit Feather ESP32-S3, wired like the Feather RP2040."""

# ruff: noqa: F401, I001 (these are the profile's fields, too)
from boards.feather_rp2040 import CHIP, ROTATION
from boards.feather_rp2040 import BUS, SDA, SCL, ADDRESSES, FREQUENCY
from boards.feather_rp2040 import KEYS, LED, BATTERY, SPEAKER

NAME = "Adafruit Feather ESP32-S3"
BOARD_ID = "adafruit_feather_esp32s3_4mbflash_2mbpsram"
MCU = "ESP32S3"
DRIVE = None  # its boot loader takes no file system as UF2: copy the bundle
