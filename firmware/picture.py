"""Drawing pictures larger than a sprite: loaded with the screen that shows one, and its dots."""


def draw(c, rows, at, stride, w, h, x, y):
    """Draw the lit dots of 8 * w x h, upper left at x, y; rows[at:]: whole bytes, stride a row."""
    for row in range(h):
        for column in range(w):
            bits = rows[at + row * stride + column]
            to = x + 8 * column + 7
            while bits:
                if bits & 1:
                    c.fill(to, y + row, 1, 1)
                bits >>= 1
                to -= 1
