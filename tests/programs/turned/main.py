"""Tiles flipped, transposed and scrolled, on a display that stands on its side; main.py and lib."""

import time

import board
import busio
import displayio
import shapes
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
root = displayio.Group()
letter = shapes.letter()
for number in range(8):
    grid = displayio.TileGrid(
        letter, pixel_shader=palette, x=4 + number % 4 * 15, y=4 + number // 4 * 20
    )
    grid.flip_x = bool(number & 1)
    grid.flip_y = bool(number & 2)
    grid.transpose_xy = bool(number & 4)
    root.append(grid)
tiles = displayio.TileGrid(
    letter, pixel_shader=palette, width=3, height=2, tile_width=4, tile_height=4, default_tile=1
)
for place in range(6):
    tiles[place] = place % 6
large = displayio.Group(scale=3, x=10, y=70)
large.append(tiles)
root.append(large)
display.rotation = 90
display.root_group = root
time.sleep(0.3)
tiles[0, 0], tiles[2, 1] = tiles[2, 1], tiles[0, 0]
large.y = 60
root[0].x = 1
while True:
    time.sleep(1)
