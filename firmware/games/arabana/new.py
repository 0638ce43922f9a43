"""The options of a new game of Arabana-Ikibiti, and what the engine gets for them."""

from engine.const import const
from engine.session import PERSON
from firmware.games import registry
from firmware.words import strings

common = strings("common")
words = strings("arabana")

# The choices, in the order of the rows.
_OPPONENT = const(0)
_BEGINS = const(1)
_READING = const(2)
_SEAFARER = const(3)
_WEAKER = const(4)  # the seat that the handicap is for
_FREE = const(5)
_EXTRA = const(6)
_LIMIT = const(7)

# The bytes of the engine's options (Arabana.OPTIONS).
_READING_AT = const(0)
_SEAFARER_AT = const(1)
_FREE_AT = const(2)  # this one and the next two: of seat 0, seat 1 behind it
_EXTRA_AT = const(4)
_LIMIT_AT = const(6)
_FIRST_AT = const(8)
_OPTIONS = const(9)
_FIRST = b"\x02\x00\x01"  # who begins: drawn, the person, the opponent


def options():
    """Return the rows of the new-game screen."""
    return (
        (words.OPPONENT, common.NAMES + (words.PERSON,)),
        (words.BEGINS, words.BEGINNERS),
        (words.READING, words.READINGS),
        (words.SEAFARER, words.NO_YES),
        (words.WEAKER, words.SEATS),
        (words.FREE, "0123"),
        (words.EXTRA, "0123"),
        (words.LIMIT, "56"),
    )


def start_options(choices):
    """Return the engine's options for the choices."""
    out = bytearray(_OPTIONS)
    weaker = choices[_WEAKER]
    out[_READING_AT] = choices[_READING]
    out[_SEAFARER_AT] = choices[_SEAFARER]
    out[_FREE_AT + weaker] = choices[_FREE]
    out[_EXTRA_AT + weaker] = choices[_EXTRA]
    out[_LIMIT_AT + weaker] = choices[_LIMIT]
    out[_FIRST_AT] = _FIRST[choices[_BEGINS]]
    return bytes(out)


def seats(choices):
    """Return a person, and a level or another person."""
    return bytes((PERSON, (registry.LEVELS + bytes((PERSON,)))[choices[_OPPONENT]]))
