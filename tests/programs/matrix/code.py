"""The keys of a matrix, each a square that stays."""

import time

import board
import busio
import displayio
import keypad
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)
bitmap = displayio.Bitmap(8, 8, 2)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
root = displayio.Group(scale=8)
root.append(displayio.TileGrid(bitmap, pixel_shader=palette))
display.root_group = root

rows, columns = (board.GP6, board.GP7), (board.GP8, board.GP9, board.GP10)
matrix = keypad.KeyMatrix(row_pins=rows, column_pins=columns, columns_to_anodes=True)
event = keypad.Event()
bitmap[0, 7] = 1  # it is ready
while True:
    time.sleep(0.02)
    if matrix.events.get_into(event) and event.pressed:
        row, column = matrix.key_number_to_row_column(event.key_number)
        bitmap[column * 2, row * 3] = 1
        bitmap[7, event.key_number] = 1
