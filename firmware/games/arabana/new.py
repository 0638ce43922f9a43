"""The options of a new game of Arabana-Ikibiti, and what the engine gets for them.

The choices are a byte for each row: opponent, who begins, reading, Seafarer, a series; the seat
that the handicap is for; free bridges, extra cards, hand limit.
"""

from engine.const import const
from engine.session import PERSON
from firmware import registry
from firmware.words import strings

common = strings("common")

_FIRST = (2, 0, 1)  # who begins: drawn, the person, the opponent
_SERIES = const(4)
_EXTRA = const(7)  # extra cards, 0 to 3
_LIMIT = const(8)  # the hand limit, less 5


def options():
    """Return the rows of the new-game screen."""
    words = strings("arabana")
    values = [registry.levels() + (common.PERSON,)]
    values.extend(words.VALUES)
    values.append(words.VALUES[-1])  # a series: no or yes, as Seafarer
    rows = zip(words.OPTIONS, values)
    handicap = (words.VALUES[0][1:], "0123", "0123", "56")  # at first the seats
    return list(rows) + list(zip(words.HANDICAP, handicap))


def fit(choices, n):
    """Keep a hand of three with its extra cards within the limit (A16); see registry.py."""
    if choices[_EXTRA] == 3 and not choices[_LIMIT]:
        if n == _LIMIT:
            choices[_EXTRA] = 2
        else:
            choices[_LIMIT] = 1


def start_options(choices):
    """Return the engine's options (Arabana.OPTIONS) for the choices."""
    _, begins, reading, seafarer, _, weaker, free, extra, limit = choices
    handicap = bytearray(6)  # a byte a seat: free bridges, then extra cards, then the limit
    handicap[weaker] = free
    handicap[2 + weaker] = extra
    handicap[4 + weaker] = limit
    return bytes((reading, seafarer)) + bytes(handicap) + bytes((_FIRST[begins],))


def is_series(choices):
    """Return True if the game begins a series (A15)."""
    return choices[_SERIES] == 1


def seats(choices):
    """Return a person, and a level or another person."""
    return bytes((PERSON, (registry.LEVELS + bytes((PERSON,)))[choices[0]]))
