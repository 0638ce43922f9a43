"""A letter that looks different from every side."""

import displayio

ROWS = "11111111 10000000 10000000 11110000 10000000 10000000 10000011 10000011".split()


def letter():
    bitmap = displayio.Bitmap(8, 12, 2)
    for y, row in enumerate(ROWS):
        for x, sign in enumerate(row):
            bitmap[x, y] = int(sign)
    return bitmap
