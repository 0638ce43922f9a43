"""Codes of games: which cards, in eight signs that a person can copy, such as 8H0M-2T7K.

A code is bits written in Crockford's base 32, which has no I, L, O and U, five bits a sign:

    name 7 | version 2 | options 5 | seed 21 | check 5

name: the low bits of catalog.key(). version: modulo 4. options: their place in the game's usual().
Other options, or a seed of more than 21 bits, make a longer code: its options are ODD and its seed
is 0; before the check it has all 32 bits of the seed and every byte of the options, then zeros up
to a whole sign.

21 bits are 2,097,152 deals. Somebody who plays one game a day for a year meets any deal twice with
a chance of 3 %, and would have to recognise it.

The check finds one wrong sign, and any two that are swapped: it is the sum of all signs, each
multiplied by another power of 2, in the field of 32 elements. It does not find a 0 typed behind a
code, so a code of any other length is refused.
"""

from engine import catalog
from engine.const import const

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = const(8)  # signs of a usual code
SEEDS = const(0x200000)  # seeds below this fit into it
ODD = 31  # the place of options that are not in usual()
_SHORT_BITS = const(35)  # before the check of a usual code
_SEED_END = const(67)  # of a longer one, where its options begin
_ALIKE = (("I", "1"), ("L", "1"), ("O", "0"), ("-", ""), (" ", ""))  # what people write instead


class CodeError(ValueError):
    """A code that leads to no game. kind: "code", "game" or "version"."""

    def __init__(self, sentence, kind):
        super().__init__(sentence)  # ValueError has no __init__ on the chip
        self.kind = kind


def encode(game, seed, options):
    """Return the code of a game with a seed and option bytes, in groups of four signs."""
    usual = game.usual()
    place = usual.index(options) if seed < SEEDS and options in usual else ODD
    return written(game.NAME, game.VERSION, place, seed, options)


def written(name, version, place, seed, options=b""):
    """Return the code of a game by the place of its options in usual(); ODD: with all of them."""
    bits = []
    _put(bits, catalog.key(name), 7)
    _put(bits, version, 2)
    _put(bits, place, 5)
    _put(bits, 0 if place == ODD else seed, 21)
    if place == ODD:
        _put(bits, seed, 32)
        for option in options:
            _put(bits, option, 8)
    values = []
    for at in range(0, len(bits), 5):
        five = bits[at : at + 5]
        values.append(_number(five + [0] * (5 - len(five))))
    values.append(_check(values))
    return grouped("".join([SIGNS[value] for value in values]))


def grouped(signs):
    """Return signs in groups of four, as they are written."""
    return "-".join([signs[at : at + 4] for at in range(0, len(signs), 4)])


def first(name):
    """Return the number of the first sign of all codes of a game."""
    return catalog.key(name) >> 2 & 31


def length(signs, names):
    """Return how many signs a code has that begins with these, three or more. See decode()."""
    bits = _bits([SIGNS.find(sign) for sign in signs])
    if _number(bits[9:14]) != ODD:
        return LENGTH
    n = _SEED_END + 8 * len(catalog.make(_name(bits, names)).OPTIONS)
    return (n + 4) // 5 + 1


def decode(code, names):
    """Return the Game of a code, not dealt, its seed and its option bytes. Raises CodeError."""
    bits = _read(code)
    game = catalog.make(_name(bits, names))
    if game.VERSION & 3 != _number(bits[7:9]):
        raise CodeError("this code is of another version of " + game.NAME, "version")
    usual = game.usual()
    n = _number(bits[9:14])
    if n < len(usual):
        return game, _number(bits[14:_SHORT_BITS]), usual[n]
    options = bytes([_number(bits[i : i + 8]) for i in range(_SEED_END, len(bits) - 7, 8)])
    try:
        if n != ODD or len(options) != len(game.OPTIONS):
            raise ValueError("no code has such options")
        game.reset(1, options)
    except ValueError:
        raise CodeError("this is no code of a game: its options are not allowed", "code")
    return game, _number(bits[_SHORT_BITS:_SEED_END]), options


def name(code, names):
    """Return the name of a code's game. names: of the games here. Raises CodeError."""
    return _name(_read(code), names)


def _read(code):
    """Return the bits of a code without its check. Raises CodeError.

    Small letters, spaces and signs that look alike are read as they were meant.
    """
    text = code.upper()
    for wrong, right in _ALIKE:
        text = text.replace(wrong, right)
    values = [SIGNS.find(sign) for sign in text]
    if len(values) >= LENGTH and min(values) >= 0 and _check(values[:-1]) == values[-1]:
        bits = _bits(values[:-1])
        if _is_whole(bits):
            return bits
    raise CodeError("this is not the code of a game: a character is wrong or missing", "code")


def _is_whole(bits):
    """Return True if bits before a check end as those of a code do."""
    if _number(bits[9:14]) != ODD:
        return len(bits) == _SHORT_BITS
    rest = (len(bits) - _SEED_END) % 8  # zeros up to a whole sign
    return len(bits) >= _SEED_END and rest < 5 and not _number(bits[len(bits) - rest :])


def _name(bits, names):
    """Return the name of the game of a code's bits. Raises CodeError."""
    for name in names:
        if catalog.key(name) & 127 == _number(bits[:7]):
            return name
    raise CodeError("this code is of a game that is not here", "game")


def _bits(values):
    """Return the bits of values of five bits."""
    bits = []
    for value in values:
        _put(bits, value, 5)
    return bits


def _put(bits, value, n):
    """Append the low n bits of a value, the high ones first."""
    for i in range(n - 1, -1, -1):
        bits.append(value >> i & 1)


def _number(bits):
    """Return the number that bits make."""
    value = 0
    for bit in bits:
        value = value << 1 | bit
    return value


def _check(values):
    """Return the check of values of five bits: Horner's rule in the field of x^5 + x^2 + 1."""
    total = 0
    for value in values:
        total = _twice(total ^ value)
    return total


def _twice(value):
    value <<= 1
    return value ^ 0x25 if value & 32 else value
