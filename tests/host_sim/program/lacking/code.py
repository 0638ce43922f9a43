"""Asks a board the questions in answers.txt, which holds what CircuitPython on a Pico says.

Prints a line for each question: it, a tab, and the value, or the name of the exception.
"""

# ruff: noqa: F401 (the questions use what is imported)
import array
import binascii
import collections
import gc
import io
import json
import os
import random
import re
import struct
import sys
import time
import traceback

import board
import busio
import digitalio
import displayio
import keypad
import microcontroller
import neopixel_write
import rainbowio
import rtc
import storage
import supervisor
import usb_cdc
import usb_hid
import usb_midi

time.sleep(1.5)  # until a console is there
five = [1, 2, 3, 4, 5]
pair = collections.namedtuple("pair", "a b")(1, 2)
numbers = array.array("H", five)
raw = bytearray(b"abc")
uart = busio.UART(board.GP8, board.GP9, timeout=0.01)
pin = digitalio.DigitalInOut(board.GP6)
pin.switch_to_output()


def answer(question):
    try:
        try:
            value = eval(question, globals())
        except SyntaxError:
            exec(question, globals())
            return "None"
    except Exception as error:
        return type(error).__name__
    return "<" + type(value).__name__ + ">" if "<" in repr(value) else repr(value)


with open("answers.txt") as lines:
    for line in lines:
        question = line.rstrip("\n").split("\t")[0]
        print("\n?" + question + "\t" + answer(question.replace("\\n", "\n")))
print("that is all")
