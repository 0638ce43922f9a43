"""What outlives a restart and what a program is told: nvm, settings, files, time."""

import os
import time

import board
import busio
import displayio
import microcontroller
import storage
import supervisor
import terminalio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)
nvm = microcontroller.nvm
if nvm[0] == 0xFF:
    nvm[0:3] = bytes((1, 2, 3))
    supervisor.reload()
nvm[1] = nvm[0] + nvm[1]
try:
    with open("/new.txt", "w") as file:
        written = file.write("x")
except OSError as error:
    written = "OSError %d" % error.errno
started = time.monotonic()
time.sleep(0.25)
slept = time.monotonic() - started
with open("data/words.txt") as file:
    words = file.read().split()
try:
    import no_such_module
except ImportError:
    words.append("none")
lines = (
    "nvm %d %d %d %d" % (len(nvm), nvm[0], nvm[1], nvm[2]),
    "%s %r" % (os.getenv("NAME"), os.getenv("COUNT")),
    " ".join(words),
    "%s %s" % (written, storage.getmount("/").readonly),
    "%d %s" % (slept * 20, supervisor.ticks_ms() > 250),
)
font = terminalio.FONT
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
grid = displayio.TileGrid(
    font.bitmap, pixel_shader=palette, width=21, height=5, tile_width=6, tile_height=12
)
for row, line in enumerate(lines):
    for column, sign in enumerate(line[:21]):
        grid[column, row] = font.get_glyph(ord(sign)).tile_index
root = displayio.Group()
root.append(grid)
display.root_group = root
while True:
    time.sleep(1)
