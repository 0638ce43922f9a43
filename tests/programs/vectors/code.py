"""Shapes of vectorio, moved and changed."""

import time

import board
import busio
import displayio
import vectorio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)
white = displayio.Palette(2)
white[0] = 0xFFFFFF
white[1] = 0x000000
root = displayio.Group()
display.root_group = root
circle = vectorio.Circle(pixel_shader=white, radius=14, x=20, y=20)
box = vectorio.Rectangle(pixel_shader=white, width=40, height=25, x=50, y=5)
hole = vectorio.Rectangle(pixel_shader=white, width=10, height=9, x=60, y=9, color_index=1)
star = vectorio.Polygon(
    pixel_shader=white, points=[(0, 0), (20, 6), (30, 25), (8, 18), (-6, 24)], x=95, y=30
)
inner = displayio.Group(scale=2, x=20, y=40)
inner.append(vectorio.Circle(pixel_shader=white, radius=5, x=0, y=3))
for shape in (circle, box, hole, star, inner):
    root.append(shape)
time.sleep(0.5)
circle.x += 7
box.height = 40
star.points = [(0, 0), (25, 3), (12, 30)]
hole.color_index = 0
hole.color_index = 1
while True:
    time.sleep(1)
