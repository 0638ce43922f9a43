"""Raspberry Pi Pico W with a 128x64 SSD1306 on I2C and six buttons to ground.

| part         | its pin       | pin of the board  |
|--------------|---------------|-------------------|
| display      | VCC           | 3V3(OUT) (pin 36) |
| display      | GND           | GND               |
| display      | SDA           | GP4 (pin 6)       |
| display      | SCL           | GP5 (pin 7)       |
| button UP    | one leg       | GP10 (pin 14)     |
| button DOWN  | one leg       | GP11 (pin 15)     |
| button LEFT  | one leg       | GP12 (pin 16)     |
| button RIGHT | one leg       | GP13 (pin 17)     |
| button A     | one leg       | GP14 (pin 19)     |
| button B     | one leg       | GP15 (pin 20)     |
| every button | the other leg | GND               |
"""

NAME = "Raspberry Pi Pico W"
BOARD_ID = "raspberry_pi_pico_w"
MCU = "RP2040"
DRIVE = (0x181000, 0x200000)  # the radio's software makes its drive start later than the Pico's

CHIP = "SSD1306"
WIDTH = 128
HEIGHT = 64
ROTATION = 0
BUS = "I2C"
SDA = "GP4"
SCL = "GP5"
ADDRESSES = (0x3C, 0x3D)
FREQUENCY = 400000

KEYS = ("GP10", "GP11", "GP12", "GP13", "GP14", "GP15")  # UP DOWN LEFT RIGHT A B, to ground
LED = "LED"
BATTERY = None  # it has VSYS on GP29, but shares that pin with its radio
SPEAKER = None
