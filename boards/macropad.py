"""Adafruit MacroPad RP2040: its own display and six of its twelve keys, nothing to wire.

| part         | its pin | pin of the board |
|--------------|---------|------------------|
| button UP    | its own | KEY5             |
| button DOWN  | its own | KEY8             |
| button LEFT  | its own | KEY7             |
| button RIGHT | its own | KEY9             |
| button A     | its own | KEY12            |
| button B     | its own | KEY10            |
"""

NAME = "Adafruit MacroPad RP2040"
BOARD_ID = "adafruit_macropad_rp2040"
MCU = "RP2040"
DRIVE = (0x100000, 0x800000)  # where CIRCUITPY starts in the flash, and where the flash ends

CHIP = "SH1106"
WIDTH = 128
HEIGHT = 64
ROTATION = 0
BUS = "BOARD"  # board.DISPLAY, which CircuitPython has opened before the program starts

KEYS = ("KEY5", "KEY8", "KEY7", "KEY9", "KEY12", "KEY10")  # UP DOWN LEFT RIGHT A B
LED = "LED"
BATTERY = None
SPEAKER = ("SPEAKER", "SPEAKER_ENABLE")
