"""Words in the font that is built in, in groups of several scales; the display refreshes itself."""

import board
import busio
import displayio
import terminalio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)


def words(text, x, y, scale=1):
    font = terminalio.FONT
    width, height = font.get_bounding_box()
    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    grid = displayio.TileGrid(
        font.bitmap,
        pixel_shader=palette,
        width=len(text),
        height=1,
        tile_width=width,
        tile_height=height,
    )
    for place, sign in enumerate(text):
        grid[place] = font.get_glyph(ord(sign)).tile_index
    group = displayio.Group(scale=scale, x=x, y=y)
    group.append(grid)
    return group


root = displayio.Group()
display.root_group = root
root.append(words("Tombolo", 2, 0, 3))
root.append(words("the quick brown fox", 0, 36))
root.append(words("0123 {|}~ @#$ Qq", 4, 50))
while True:
    pass
