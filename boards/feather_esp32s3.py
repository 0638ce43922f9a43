"""Adafruit Feather ESP32-S3 with a 128x64 SSD1306 on I2C and six buttons to ground.

| part         | its pin       | pin of the board |
|--------------|---------------|------------------|
| display      | VCC           | 3V3              |
| display      | GND           | GND              |
| display      | SDA           | SDA              |
| display      | SCL           | SCL              |
| button UP    | one leg       | 5                |
| button DOWN  | one leg       | 6                |
| button LEFT  | one leg       | 9                |
| button RIGHT | one leg       | 10               |
| button A     | one leg       | 11               |
| button B     | one leg       | 12               |
| every button | the other leg | GND              |
"""

NAME = "Adafruit Feather ESP32-S3"
BOARD_ID = "adafruit_feather_esp32s3_4mbflash_2mbpsram"
MCU = "ESP32S3"
DRIVE = None  # its boot loader takes no file system as UF2: copy the bundle

CHIP = "SSD1306"
WIDTH = 128
HEIGHT = 64
ROTATION = 0
BUS = "I2C"
SDA = "SDA"
SCL = "SCL"
ADDRESSES = (0x3C, 0x3D)
FREQUENCY = 400000

KEYS = ("D5", "D6", "D9", "D10", "D11", "D12")  # UP DOWN LEFT RIGHT A B, to ground
LED = "LED"
BATTERY = None
SPEAKER = None
