"""A voltage as a bar, and the square wave of a pin whose duty follows it."""

import time

import analogio
import bitmaptools
import board
import busio
import displayio
import pwmio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)
display.auto_refresh = False
bitmap = displayio.Bitmap(128, 64, 2)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
root = displayio.Group()
root.append(displayio.TileGrid(bitmap, pixel_shader=palette))
display.root_group = root

knob = analogio.AnalogIn(board.A0)
wave = pwmio.PWMOut(board.GP16, frequency=1000, variable_frequency=True)
while True:
    value = knob.value
    wave.duty_cycle = value // 2
    wave.frequency = 440 + value // 64
    bitmap.fill(0)
    bitmaptools.fill_region(bitmap, 0, 4, value // 512, 20, 1)
    bitmaptools.fill_region(bitmap, 0, 24, wave.duty_cycle // 512, 40, 1)
    bitmaptools.fill_region(bitmap, 0, 44, wave.frequency // 16, 60, 1)
    display.refresh()
    time.sleep(0.05)
