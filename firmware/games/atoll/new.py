"""What a new game of Atoll asks, and what the answers mean to the engine."""

from engine import catalog
from engine.const import const
from engine.session import PERSON
from firmware import registry
from firmware.words import strings

_COMPUTERS = const(5)  # at most

# The choices.
_PLAYERS = const(0)  # less 3
_PEOPLE = const(1)  # less 1
_LEVEL = const(2)
_ROUNDS = const(3)  # 0: two; n: one, with n - 1 more Awards than usual
_OWN = const(4)  # the level of each computer player: 0 as all, else 1 more than the level

_AWARDS = const(4)  # in a round (T5, T13)
_MOST_AWARDS = const(10)  # in a single round (T15)


def options():
    """Return the rows of the new-game screen (T1, T13, T15)."""
    words = strings("atoll")
    rounds = ["2"] + [words.ONE.format(n=n) for n in range(_AWARDS, _MOST_AWARDS + 1)]
    rows = list(zip(words.OPTIONS, ("3456", "123456", registry.levels(), rounds)))
    own = (words.AS_ALL,) + registry.levels()
    return rows + [(words.COMPUTER.format(n=n + 1), own) for n in range(_COMPUTERS)]


def shown(choices):
    """Return how many of the rows matter: those of computers that do not play do not."""
    return _OWN + max(0, choices[_PLAYERS] - choices[_PEOPLE] + 2)


def start_options(choices):
    """Return the engine's options: players, rounds, Awards in a round."""
    more = choices[_ROUNDS]
    rounds, awards = (1, _AWARDS + more - 1) if more else (2, _AWARDS)
    return bytes((choices[_PLAYERS] + 3, rounds, awards))


def seats(choices):
    """Return the seats of the session: computer players first, so that people need not wait."""
    n = choices[_PLAYERS] + 3
    people = min(n, choices[_PEOPLE] + 1)
    out = bytearray(bytes((PERSON,)) * n)
    for p in range(n - people):
        own = choices[_OWN + p]
        out[p] = catalog.NUMBERS[own - 1 if own else choices[_LEVEL]]
    return bytes(out)
