"""What bitmaptools draws."""

import array
import time

import bitmaptools
import board
import busio
import displayio
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

bitmaptools.fill_region(bitmap, 2, 2, 30, 12, 1)
bitmaptools.draw_line(bitmap, 0, 63, 127, 20, 1)
bitmaptools.draw_line(bitmap, 40, 0, 45, 63, 1)
bitmaptools.draw_circle(bitmap, 64, 32, 20, 1)
bitmaptools.draw_circle(bitmap, 120, 5, 12, 1)
bitmaptools.draw_polygon(
    bitmap, array.array("h", (80, 120, 100)), array.array("h", (50, 40, 62)), 1
)
small = displayio.Bitmap(16, 16, 2)
bitmaptools.arrayblit(small, bytes(i % 3 == 0 for i in range(256)))
bitmaptools.blit(bitmap, small, 5, 20)
bitmaptools.blit(bitmap, small, 120, 50, x1=2, y1=3, skip_source_index=0)
deep = displayio.Bitmap(16, 16, 16)
bitmaptools.fill_region(deep, 2, 2, 14, 14, 5)
bitmaptools.draw_line(deep, 0, 0, 15, 12, 9)
bitmaptools.arrayblit(deep, bytes(range(12)), x1=4, y1=5, x2=8, y2=8, skip_index=7)
colours = displayio.Palette(16)
for i in range(16):
    colours[i] = i * 0x111111
root.append(displayio.TileGrid(deep, pixel_shader=colours, x=24, y=16))
bitmaptools.boundary_fill(bitmap, 64, 32, 1, 0)
bitmaptools.rotozoom(bitmap, small, ox=100, oy=25, angle=0.5, scale=1.5)
while True:
    time.sleep(1)
