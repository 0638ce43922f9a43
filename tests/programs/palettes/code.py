"""Bitmaps of several depths, palettes with transparent colours and greys, hidden groups."""

import board
import busio
import displayio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)


def board_of(values, size=4):
    """A chess board in so many colours."""
    bitmap = displayio.Bitmap(32, 32, values)
    for y in range(32):
        for x in range(32):
            bitmap[x, y] = (x // size + y // size) % values
    return bitmap


def greys(count):
    palette = displayio.Palette(count)
    for i in range(count):
        palette[i] = (255 * i // (count - 1)) * 0x010101
    return palette


root = displayio.Group()
below = displayio.Bitmap(128, 64, 1)
stripes = displayio.Palette(1)
stripes[0] = 0x303030
root.append(displayio.TileGrid(below, pixel_shader=stripes))
two, four, many = greys(2), greys(4), greys(16)
root.append(displayio.TileGrid(board_of(2), pixel_shader=two, x=0, y=0))
root.append(displayio.TileGrid(board_of(4), pixel_shader=four, x=34, y=3))
root.append(displayio.TileGrid(board_of(16, 2), pixel_shader=many, x=70, y=-7))
clear = greys(4)
clear[0] = 0xFF0000
clear[1] = 0x00FF00
clear[2] = (0, 0, 255)
clear.make_transparent(3)
over = displayio.Group(x=10, y=20, scale=2)
over.append(displayio.TileGrid(board_of(4, 3), pixel_shader=clear))
root.append(over)
gone = displayio.Group()
gone.append(displayio.TileGrid(board_of(2, 1), pixel_shader=two, x=90, y=30))
gone.hidden = True
root.append(gone)
big = displayio.Bitmap(20, 20, 300)
big.fill(257)
big[3, 3] = 0
big[4, 3] = 299
tall = displayio.Palette(300)
tall[257] = 0xFFFF00
tall[299] = 0x808080
root.append(displayio.TileGrid(big, pixel_shader=tall, x=100, y=40))
display.root_group = root
import time

time.sleep(0.5)
gone.hidden = False
two.make_transparent(1)
four[0], four[3] = 0xFFFFFF, 0
over.x = 40
over.scale = 1
while True:
    time.sleep(1)
