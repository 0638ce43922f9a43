"""The English texts of instructions for a board's buttons and wires.

The page of the boards has the same texts in other languages, under the same names. Names in braces
are filled in.
"""

TEXTS = {
    # how a board is brought into its boot loader
    "HOLD": "Hold {button} while you plug in the USB cable.",
    "HOLD_ONLY": "Hold {button}, its only button, while you plug in the USB cable.",
    "HOLD_WHEEL": "Hold the wheel down while you plug in the USB cable.",
    "HOLD_ANY": "Hold BOOT (some print BOOTSEL) while you plug in the USB cable.",
    "TWICE": "Press {button} twice, half a second apart.",
    "TWICE_PURPLE": "Press {button} twice, the second time when its light turns purple.",
    # how it is restarted: goes on after "then"
    "PRESS": "press {button}",
    "PRESS_RESET": "press the reset button",
    "REPLUG": "unplug the cable and plug it in again",
    "RESTART_ANY": "press its reset button (if it has none, unplug it and plug it in again)",
    # the table of wires, and the three lines above the display in the drawing
    "PART": "part",
    "ITS_PIN": "its pin",
    "BOARD_PIN": "pin of the board",
    "DISPLAY": "display",
    "BUTTON": "button {key}",
    "EVERY_BUTTON": "every button",
    "PIEZO": "piezo",
    "ONE_LEG": "one leg",
    "OTHER_LEG": "the other leg",
    "ITS_OWN": "its own",
    "PLACE": "{label} (pin {number})",
    "WARNING_1": "Go by the names printed on it:",
    "WARNING_2": "some have GND first, and VCC and",
    "WARNING_3": "GND swapped destroy the display.",
}
