"""Adafruit MacroPad RP2040: its own display and six of its twelve keys, nothing to wire."""

NAME = "Adafruit MacroPad RP2040"
BOARD_ID = "adafruit_macropad_rp2040"
MCU = "RP2040"
DRIVE = (0x100000, 0x800000)  # where CIRCUITPY starts in the flash, and where the flash ends

CHIP = "SH1106"
ROTATION = 0
BUS = "BOARD"  # board.DISPLAY, which CircuitPython has opened before the program starts

KEYS = ("KEY5", "KEY8", "KEY7", "KEY9", "KEY12", "KEY10")  # UP DOWN LEFT RIGHT A B
LED = "LED"
BATTERY = None
SPEAKER = ("SPEAKER", "SPEAKER_ENABLE")
