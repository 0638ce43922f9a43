"""QR codes of up to 29 x 29 modules: versions 1 to 3 of ISO/IEC 18004, levels L and M.

These have one block of codewords. A text of the letters in LETTERS is encoded in the alphanumeric
mode (at most 77 characters), any other as bytes of UTF-8 (at most 53). The mask is always the
checkerboard: readers take any, and choosing one by its looks would cost the chip a second.
"""

from engine.const import const

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
_LARGEST = const(3)  # version
# Codewords of data and of error correction in versions 1 to 3, at levels L and M.
_DATA = ((19, 34, 55), (16, 28, 44))
_CHECK = ((7, 10, 15), (10, 16, 26))
_FORMAT = (0x77C4, 0x5412)  # what says the level, and the checkerboard
_ALPHANUMERIC = const(2)  # modes
_BYTES = const(4)
_PADDING = b"\xec\x11"
_FREE = const(2)  # a module that is neither light (0) nor dark (1) yet
_FINDER = const(7)  # modules a side
_TIMING = const(6)  # the row and column of alternating modules
DOTS = 2  # a side of a module
_QUIET = const(4)  # light modules around the code that the standard asks for
_HEIGHT = const(32)  # modules on the display


def encode(text):
    """Return (modules a side, a byte for each: 1 is dark) of a text's code, row by row.

    It is the smallest version that holds the text, with level M if that fits. Raises ValueError if
    none holds it.
    """
    is_plain = min([LETTERS.find(letter) for letter in text]) >= 0
    data = text if is_plain else text.encode()
    n = len(data)
    bits = 4 + 9 + 11 * (n // 2) + 6 * (n % 2) if is_plain else 4 + 8 + 8 * n
    for version in range(_LARGEST):
        for level in (1, 0):
            if bits <= 8 * _DATA[level][version]:
                words = _Bits(_DATA[level][version])
                if is_plain:
                    _put_letters(words, data)
                else:
                    _put_bytes(words, data)
                codewords = words.padded()
                codewords += _check(codewords, _CHECK[level][version])
                return _place(codewords, 21 + 4 * version, _FORMAT[level])
    raise ValueError("too long for a QR code")


class _Bits:
    """Writes numbers of so many bits into a bytearray, the highest bit first."""

    def __init__(self, size):
        self._bytes = bytearray(size)
        self._n = 0

    def put(self, value, bits):
        for i in range(bits - 1, -1, -1):
            if value >> i & 1:
                self._bytes[self._n >> 3] |= 128 >> (self._n & 7)
            self._n += 1

    def padded(self):
        """Return the bytes: what was written, four bits of 0 if they fit, then padding."""
        first = min((self._n + 4 + 7) >> 3, len(self._bytes))
        for i in range(first, len(self._bytes)):
            self._bytes[i] = _PADDING[(i - first) & 1]
        return self._bytes


def _put_letters(bits, text):
    bits.put(_ALPHANUMERIC, 4)
    bits.put(len(text), 9)
    for i in range(0, len(text) - 1, 2):
        bits.put(45 * LETTERS.find(text[i]) + LETTERS.find(text[i + 1]), 11)
    if len(text) % 2:
        bits.put(LETTERS.find(text[-1]), 6)


def _put_bytes(bits, data):
    bits.put(_BYTES, 4)
    bits.put(len(data), 8)
    for byte in data:
        bits.put(byte, 8)


def _check(data, n):
    """Return n codewords of error correction: the remainder of data by (x - 1)(x - 2)(x - 4)..."""
    divisor = bytearray(n)  # without its first coefficient, which is 1
    divisor[-1] = 1
    root = 1
    for _ in range(n):
        for i in range(n):
            divisor[i] = _times(divisor[i], root) ^ (divisor[i + 1] if i + 1 < n else 0)
        root = _times(root, 2)
    rest = bytearray(n)
    for byte in data:
        factor = byte ^ rest[0]
        for i in range(n):
            rest[i] = _times(divisor[i], factor) ^ (rest[i + 1] if i + 1 < n else 0)
    return rest


def _times(a, b):
    """Return the product of two elements of the field of 256 elements that QR codes use."""
    out = 0
    while b:
        if b & 1:
            out ^= a
        a <<= 1
        if a & 0x100:
            a ^= 0x11D
        b >>= 1
    return out


def _place(codewords, size, form):
    """Return (size, modules) with the patterns, the format and the codewords in their places."""
    modules = bytearray(bytes([_FREE]) * (size * size))
    far = size - _FINDER
    for x, y in ((0, 0), (far, 0), (0, far)):
        _square(modules, size, x + 3, y + 3, 4, (2, 4))
    if size > 21:
        _square(modules, size, size - 7, size - 7, 2, (1,))
    for i in range(_FINDER + 1, far - 1):
        modules[_TIMING * size + i] = modules[i * size + _TIMING] = (i + 1) & 1
    _put_format(modules, size, form)
    _put_codewords(modules, size, codewords)
    return size, modules


def _square(modules, size, x, y, radius, light):
    """Draw squares around x, y up to a radius: dark, but for those of the radii in light."""
    for row in range(max(y - radius, 0), min(y + radius + 1, size)):
        for column in range(max(x - radius, 0), min(x + radius + 1, size)):
            is_light = max(abs(column - x), abs(row - y)) in light
            modules[row * size + column] = 0 if is_light else 1


def _put_format(modules, size, form):
    """Write the 15 bits of the format twice: beside one finder, and parted beside the others."""
    for i in range(15):
        bit = form >> i & 1
        if i < 8:
            modules[8 * size + size - 1 - i] = bit
            modules[(i if i < _TIMING else i + 1) * size + 8] = bit
        else:
            modules[(size - 15 + i) * size + 8] = bit
            modules[8 * size + (7 if i == 8 else 14 - i)] = bit
    modules[(size - 8) * size + 8] = 1


def _put_codewords(modules, size, codewords):
    """Fill the free modules in pairs of columns, up and down from the right, and mask them."""
    n = 0
    is_upward = True
    for right in range(size - 1, 0, -2):
        if right <= _TIMING:  # the column of alternating modules is in no pair
            right -= 1
        for step in range(size):
            y = size - 1 - step if is_upward else step
            for x in (right, right - 1):
                if modules[y * size + x] == _FREE:
                    bit = 0
                    if n < 8 * len(codewords):
                        bit = codewords[n >> 3] >> (7 - (n & 7)) & 1
                    n += 1
                    modules[y * size + x] = bit ^ (x + y + 1 & 1)
        is_upward = not is_upward


def draw(c, text):
    """Draw a text's code at the left edge, as high as the display allows; return its width.

    The light modules are lit dots, as many around the code as fit: four beside version 1, three
    beside version 2, one beside version 3. Raises ValueError like encode().
    """
    size, modules = encode(text)
    quiet = min(_QUIET, (_HEIGHT - size) // 2)
    side = DOTS * (size + 2 * quiet)
    top = (DOTS * _HEIGHT - side) // 2
    c.fill(0, top, side, side)
    for n in range(len(modules)):
        if modules[n]:
            c.fill(DOTS * (n % size + quiet), top + DOTS * (n // size + quiet), DOTS, DOTS, 0)
    return side
