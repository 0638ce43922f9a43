"""Pictures from files of several depths, one of them with a transparent colour."""

import time

import board
import busio
import displayio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)
root = displayio.Group()
for name, x, y in (("one", 0, 0), ("four", 34, 2), ("eight", 64, 1), ("full", 100, 5)):
    picture = displayio.OnDiskBitmap("/pictures/" + name + ".bmp")
    if name == "one":
        picture.pixel_shader.make_transparent(0)
    grid = displayio.TileGrid(picture, pixel_shader=picture.pixel_shader, x=x, y=y)
    root.append(grid)
again = displayio.OnDiskBitmap(open("/pictures/one.bmp", "rb"))
large = displayio.Group(scale=2, x=20, y=26)
large.append(displayio.TileGrid(again, pixel_shader=again.pixel_shader))
root.append(large)
plain = displayio.Bitmap(128, 64, 1)
shades = displayio.Palette(1)
shades[0] = 0x202020
root.insert(0, displayio.TileGrid(plain, pixel_shader=shades))
display.root_group = root
while True:
    time.sleep(1)
