"""Drawing pictures larger than a sprite: loaded with the screen that shows one, and its dots."""


def draw(c, rows, at, stride, w, h, x, y):
    """Draw the lit dots of 8 * w x h, upper left at x, y; rows[at:]: whole bytes, stride a row."""
    bitmap = c.bitmap
    for row in range(h):
        for column in range(w):
            bits = rows[at + row * stride + column]
            i = x + 8 * column + 7
            while bits:
                if bits & 1:
                    bitmap[i, y + row] = 1
                bits >>= 1
                i -= 1
