"""A handheld drawn in a browser: devices.py has its parts."""

NAME = "Browser"
BOARD_ID = "browser"
MCU = "WASM"
DRIVE = None

CHIP = "SSD1306"
ROTATION = 0
BUS = "BOARD"  # board.DISPLAY: no wires, so nothing has to be looked for

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
LED = None
BATTERY = None
SPEAKER = ("SPEAKER", None)
