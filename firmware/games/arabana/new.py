"""The options of a new game of Arabana-Ikibiti, and what the engine gets for them.

The choices are a byte for each row: opponent, who begins, reading, Seafarer, a series; the seat
that the handicap is for; free bridges, extra cards, hand limit.
"""

from engine import catalog
from engine.const import const
from engine.session import PERSON
from firmware import registry
from firmware.words import strings

common = strings("common")

_DRAWN = const(2)  # by the seed
_IN_TURN = const(3)  # until settle(): who did not begin the last game
_FIRST = (_DRAWN, 0, 1, _IN_TURN)  # who begins: drawn, the person, the opponent, in turn
_BEGINS = const(8)  # of the engine's options
_ROW_FIRST = const(1)
_READING = const(2)
_SERIES = const(4)
_EXTRA = const(7)  # extra cards, 0 to 3
_LIMIT = const(8)  # the hand limit, less 5


def options():
    """Return the rows of the new-game screen."""
    words = strings("arabana")
    values = [registry.levels() + (common.PERSON,)]
    values.append(words.VALUES[0] + (words.IN_TURN,))
    values.extend(words.VALUES[1:])
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


def note(choices, n):
    """Return what the last line says of row n: strict, who begins has the better chances."""
    return strings("arabana").STRICT if choices[_READING] and n in (_ROW_FIRST, _READING) else ""


def start_options(choices):
    """Return the engine's options (Arabana.OPTIONS) for the choices, before settle()."""
    _, begins, reading, seafarer, _, weaker, free, extra, limit = choices
    handicap = bytearray(6)  # a byte a seat: free bridges, then extra cards, then the limit
    handicap[weaker] = free
    handicap[2 + weaker] = extra
    handicap[4 + weaker] = limit
    return bytes((reading, seafarer)) + bytes(handicap) + bytes((_FIRST[begins],))


def settle(options, store):
    """Return the options of a game that begins now; in turn means who did not begin the last."""
    if options[_BEGINS] != _IN_TURN:
        return options
    from engine import catalog
    from firmware import counts

    games = counts.load(store, "arabana").games
    first = _DRAWN
    if games:
        last = games[-1]
        game = catalog.make("arabana")
        game.reset(last.seed, last.options or game.usual()[last.usual])
        first = 1 - game.first()
    return options[:_BEGINS] + bytes((first,))


def is_series(choices):
    """Return True if the game begins a series (A15)."""
    return choices[_SERIES] == 1


def seats(choices):
    """Return a person, and a level or another person."""
    return bytes((PERSON, (catalog.NUMBERS + bytes((PERSON,)))[choices[0]]))
