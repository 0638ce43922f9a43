"""What a board is asked, one line each; answers.txt is what CircuitPython 10.2.1 on a Pico says.

It runs as code.py, with an SSD1306 at 0x3C, nothing at the other pins, an empty nvm and a
settings.toml of NUM = 7, TEXT = "x" and FLAG = true. Prints a line for each question: it, a tab,
and the value, or the name of the exception.
"""

# ruff: noqa: F401 (the questions use what is imported)
import os
import time

import adafruit_displayio_ssd1306
import bitmaptools
import board
import busio
import digitalio
import displayio
import i2cdisplaybus
import keypad
import microcontroller
import pwmio
import supervisor
from displayio import Bitmap, Group, Palette, TileGrid

displayio.release_displays()
nvm = microcontroller.nvm
b = Bitmap(8, 8, 2)
big = Bitmap(128, 64, 2)
p = Palette(2)
p[1] = 0xFFFFFF
t = TileGrid(b, pixel_shader=p, tile_width=4, tile_height=4, width=2, height=2)
whole = TileGrid(big, pixel_shader=p)
g = Group()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)  # type: ignore[attr-defined]
bus = i2cdisplaybus.I2CDisplayBus(i2c, device_address=0x3C)
screen = adafruit_displayio_ssd1306.SSD1306(bus, width=128, height=64, auto_refresh=False)

QUESTIONS = """
len(nvm)
nvm[0:2]
nvm[-1]
nvm[4090:5000]
nvm[4096]
nvm[-4097]
nvm[0:4:2]
nvm[0] = 256
nvm[0] = -1
nvm[0] = 'a'
nvm[0] = None
nvm[0:2] = [1, 2]
nvm[0:2] = 'ab'
nvm[0:2] = b'abc'
nvm[2:0] = b''
nvm[0:2] = bytearray(2)
nvm[4096:] = b''
nvm['a']
list(nvm)
nvm.append(1)
os.getenv('NUM')
os.getenv('TEXT')
os.getenv('FLAG')
os.getenv('NONE')
os.getenv('NONE', 5)
os.getenv(5)
len(os.urandom(4))
time.sleep(-1)
time.sleep(-0.0001)
time.sleep('1')
time.sleep(None)
supervisor.ticks_ms() > 0
Bitmap(1, 40000, 2)
Bitmap(-1, 1, 2)
Bitmap(8, 8, 0)
Bitmap(8, 8)
b.width
b[0, 0] = 1
b[0, 0] = 2
b[0, 0] = -1
b[8, 0] = 1
b[0, 8] = 1
b[-1, 0] = 1
b[64] = 1
b[-1] = 1
b[63] = 1
b[64]
b[-1]
b[8, 0]
b[0, -1]
b[0:1]
b[0, 0, 0]
b[0.5, 0]
b['a']
b.fill(2)
b.fill(-1)
len(b)
len(memoryview(b))
b == Bitmap(8, 8, 2)
Palette(0)
Palette(-1)
Palette(2, 1)
p[2] = 0
p[-1] = 0xFFFFFF
p[0] = 0x1000000
p[0] = -1
p[0] = 0.5
p[0] = None
p[0] = (1, 2)
p[0] = (0, 0, 300)
p[0] = b'ab'
p[0] = (0, 0, 0)
p[0]
p[1]
p[2]
p[-1]
len(p)
TileGrid(b)
TileGrid(5, pixel_shader=p)
TileGrid(b, pixel_shader=5)
TileGrid(b, pixel_shader=p, tile_width=3)
TileGrid(b, pixel_shader=p, tile_height=3)
TileGrid(b, pixel_shader=p, tile_width=16)
TileGrid(b, pixel_shader=p, x=40000)
t[0] = 3
t[0] = 4
t[0] = -1
t[0] = 256
t[4] = 0
t[-1] = 0
t[2, 0] = 0
t[0, 2] = 0
t[-1, 0] = 0
t[4]
t[0, 2]
t[0:1]
t[0]
g.append(t)
g.append(t)
g.append(None)
g.append(5)
g.append(b)
g.pop(3)
g[5]
len(g)
Group(scale=0)
Group(scale=-1)
Group().append(g)
Group().append(t)
bitmaptools.fill_region(big, 0, 0, 128, 64, 0)
bitmaptools.fill_region(big, -1, 0, 8, 8, 1)
bitmaptools.fill_region(big, 0, -1, 8, 8, 1)
bitmaptools.fill_region(big, 0, 0, 129, 8, 1)
bitmaptools.fill_region(big, 0, 0, 8, 65, 1)
bitmaptools.fill_region(big, 8, 0, 4, 8, 1)
bitmaptools.fill_region(big, 8, 8, 8, 8, 1)
bitmaptools.fill_region(big, 128, 64, 128, 64, 1)
bitmaptools.fill_region(big, 0, 0, 8, 8, 2)
bitmaptools.fill_region(big, 0, 0, 8, 8, -1)
bitmaptools.fill_region(big, 0.5, 0, 8, 8, 1)
bitmaptools.blit(big, b, 0, 0)
bitmaptools.blit(big, b, -1, 0)
bitmaptools.blit(big, b, 0, -1)
bitmaptools.blit(big, b, 129, 0)
bitmaptools.blit(big, b, 128, 64)
bitmaptools.blit(big, b, 124, 60)
bitmaptools.blit(big, b, 0, 0, x1=9)
bitmaptools.blit(big, b, 0, 0, x1=4, x2=2)
bitmaptools.blit(big, b, 0, 0, x2=9)
bitmaptools.blit(big, b, 0, 0, y2=9)
bitmaptools.blit(big, b, 0, 0, x1=-1)
bitmaptools.blit(big, b, 0, 0, x1=8, x2=8)
bitmaptools.blit(big, b, 0, 0, skip_source_index=2)
bitmaptools.blit(big, b, 0, 0, skip_source_index=-1)
bitmaptools.blit(big, b, 0.5, 0)
bitmaptools.draw_line(big, 0, 0, 127, 63, 1)
bitmaptools.draw_line(big, -5, -5, 300, 300, 1)
bitmaptools.draw_line(big, 0, 0, 8, 8, 2)
bitmaptools.draw_line(big, 0, 0, 8, 8, -1)
bitmaptools.draw_line(big, 0.5, 0, 8, 8, 1)
digitalio.DigitalInOut(board.GP4)
pin = digitalio.DigitalInOut(board.GP20)
digitalio.DigitalInOut(board.GP20)
pin.value = True
pin.pull = digitalio.Pull.UP
pin.value
pin.switch_to_output()
pin.pull
pin.pull = digitalio.Pull.UP
pin.value = 1
pin.value
pin.deinit()
pin.deinit()
pin.value
pin.switch_to_input()
pin = None
pwmio.PWMOut(board.GP4)
pwmio.PWMOut(board.GP18, frequency=0)
pwmio.PWMOut(board.GP18, frequency=62_500_001)
pwmio.PWMOut(board.GP18, 5)
tone = pwmio.PWMOut(board.GP18, variable_frequency=True)
pwmio.PWMOut(board.GP18)
pwmio.PWMOut(board.GP19)
pwmio.PWMOut(board.GP2)
digitalio.DigitalInOut(board.GP18)
tone.frequency, tone.duty_cycle
tone.duty_cycle = 0x8000
tone.duty_cycle = 0xFFFF
tone.duty_cycle = 0x10000
tone.duty_cycle = -1
tone.duty_cycle = 0.5
tone.duty_cycle = None
tone.duty_cycle
tone.frequency = 1047
tone.frequency
tone.frequency = 1568
tone.frequency
tone.frequency = 2000
tone.frequency
tone.frequency = 8
tone.frequency
tone.frequency = 30_000_000
tone.frequency
tone.frequency = 0
tone.frequency = -1
tone.frequency = 70_000_000
tone.frequency = 0.5
fixed = pwmio.PWMOut(board.GP20, frequency=440, duty_cycle=0x8000)
fixed.frequency = 880
fixed.frequency, fixed.duty_cycle
pwmio.PWMOut(board.GP21, frequency=880)
pwmio.PWMOut(board.GP21, frequency=440, variable_frequency=True)
same = pwmio.PWMOut(board.GP21, frequency=440)
same.deinit()
fixed.deinit()
tone.deinit()
tone.deinit()
tone.duty_cycle
tone.frequency = 880
tone = pwmio.PWMOut(board.GP19, variable_frequency=True)
tone.deinit()
keypad.Keys((board.GP4,), value_when_pressed=False)
keypad.Keys((board.GP21, board.GP21), value_when_pressed=False)
keypad.Keys((board.GP21,))
keypad.Keys((board.GP21,), False)
keypad.Keys(board.GP21, value_when_pressed=False)
keypad.Keys((board.GP21,), value_when_pressed=False, interval=-1)
keypad.Keys((board.GP21,), value_when_pressed=False, max_events=0)
keypad.Keys((board.GP21,), value_when_pressed=False, debounce_threshold=0)
keypad.Keys((board.GP21,), value_when_pressed=False, debounce_threshold=128)
keys = keypad.Keys((board.GP21, board.GP22), value_when_pressed=False)
keys.events.get()
keys.events.get_into(keypad.Event())
keypad.Event(-1)
len(keys.events)
iter(keys)
keys.events = None
keys.deinit()
keys.deinit()
keys.events
keys.reset()
busio.I2C(board.GP5, board.GP4)
busio.I2C(board.GP2, board.GP3)
busio.I2C(board.GP3, board.GP2, frequency=2000000)
busio.I2C(board.GP2, board.GP2)
i2c.scan()
i2c.writeto(0x3C, b'')
i2c.unlock()
i2c.try_lock()
i2c.try_lock()
screen.refresh()
screen.brightness = 0.5
i2c.scan() == [0x3C]
i2c.writeto(0x3C, b'')
i2c.writeto(0x3D, b'')
i2c.writeto(0x3D, b'\\x00')
i2c.unlock()
i2cdisplaybus.I2CDisplayBus(i2c, device_address=0x3C)
i2cdisplaybus.I2CDisplayBus(None, device_address=0x3C)
adafruit_displayio_ssd1306.SSD1306(bus, width=128, height=64)
screen.brightness = 0.5
screen.brightness = 2
screen.brightness = -0.1
screen.brightness = 'a'
screen.brightness = None
screen.auto_refresh
screen.rotation
screen.rotation = 180
screen.rotation
screen.rotation = 0
screen.root_group = whole
screen.root_group = 5
screen.root_group = g
screen.root_group is g
screen.root_group = g
Group().append(g)
screen.refresh()
screen.refresh(True)
screen.root_group = None
screen.root_group is None
screen.refresh()
screen.width
screen.width = 5
screen.nothing
bus.send(0xA6, b'')
bus.send(256, b'')
bus.reset()
i2c.deinit()
i2c.try_lock()
screen.refresh()
screen.brightness = 0.5
displayio.release_displays()
microcontroller.cpu.frequency
microcontroller.cpu.frequency = 131_000_000
microcontroller.cpu.frequency = 0
microcontroller.cpu.frequency = -1
microcontroller.cpu.frequency = 'a'
microcontroller.cpu.frequency = 1_000_000_000
microcontroller.cpu.frequency = 133_000_000
microcontroller.cpu.frequency
microcontroller.cpu.frequency = 200_000_999
microcontroller.cpu.frequency
microcontroller.cpu.nothing
microcontroller.cpu.temperature = 5
fast = pwmio.PWMOut(board.GP19, frequency=2000, variable_frequency=True)
fast.frequency
fast.frequency = 100_000_001
fast.frequency = 100_000_000
fast.frequency
fast.frequency = 440
fast.frequency
fast.deinit()
"""


def answer(question):
    """Return what the board says."""
    try:
        try:
            value = eval(question, globals())
        except SyntaxError:
            exec(question, globals())
            return "None"
    except Exception as error:
        return type(error).__name__
    return "<" + type(value).__name__ + ">" if "<" in repr(value) else repr(value)


for question in QUESTIONS.strip().split("\n"):
    print(question + "\t" + answer(question))
