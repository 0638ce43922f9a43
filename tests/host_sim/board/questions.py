"""Asks a board the questions in answers.txt, which holds what CircuitPython 10.2.1 on a Pico says.

It runs as code.py with answers.txt beside it, an SSD1306 at 0x3C, nothing at the other pins, an
empty nvm and a settings.toml of NUM = 7, TEXT = "x" and FLAG = true. Prints a line for each
question: it, a tab, and the value, or the name of the exception.
"""

# ruff: noqa: F401 (the questions use what is imported)
import os
import time

import adafruit_displayio_ssd1306
import bitmaptools
import board
import busio
import digitalio
import displayio
import i2cdisplaybus
import keypad
import microcontroller
import pwmio
import supervisor
from displayio import Bitmap, Group, Palette, TileGrid

displayio.release_displays()
nvm = microcontroller.nvm
b = Bitmap(8, 8, 2)
big = Bitmap(128, 64, 2)
p = Palette(2)
p[1] = 0xFFFFFF
t = TileGrid(b, pixel_shader=p, tile_width=4, tile_height=4, width=2, height=2)
whole = TileGrid(big, pixel_shader=p)
g = Group()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)  # type: ignore[attr-defined]
bus = i2cdisplaybus.I2CDisplayBus(i2c, device_address=0x3C)
screen = adafruit_displayio_ssd1306.SSD1306(bus, width=128, height=64, auto_refresh=False)


def answer(question):
    """Return what the board says."""
    try:
        try:
            value = eval(question, globals())
        except SyntaxError:
            exec(question, globals())
            return "None"
    except Exception as error:
        return type(error).__name__
    return "<" + type(value).__name__ + ">" if "<" in repr(value) else repr(value)


with open("answers.txt") as lines:
    for line in lines:
        question = line.split("\t")[0]
        print(question + "\t" + answer(question))
