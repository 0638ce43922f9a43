"""A bar for each key of keypad.Keys, and a lamp for a button read by digitalio."""

import time

import bitmaptools
import board
import busio
import digitalio
import displayio
import keypad
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)
bitmap = displayio.Bitmap(128, 64, 2)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
root = displayio.Group()
root.append(displayio.TileGrid(bitmap, pixel_shader=palette))
display.root_group = root

keys = keypad.Keys((board.GP10, board.GP11, board.GP12), value_when_pressed=False, pull=True)
button = digitalio.DigitalInOut(board.GP15)
button.pull = digitalio.Pull.UP
led = digitalio.DigitalInOut(board.LED)
led.direction = digitalio.Direction.OUTPUT
counts = [0, 0, 0]
bitmaptools.draw_line(bitmap, 0, 63, 90, 63, 1)  # it is ready
while True:
    time.sleep(0.02)
    event = keys.events.get()
    if event:
        counts[event.key_number] += 5 if event.pressed else 2
    is_down = not button.value
    led.value = is_down
    for row, count in enumerate(counts):
        bitmaptools.fill_region(bitmap, 0, row * 12, count, row * 12 + 8, 1)
    bitmaptools.fill_region(bitmap, 100, 40, 120, 60, is_down)
