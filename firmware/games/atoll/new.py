"""What a new game of Atoll asks, and what the answers mean to the engine."""

from engine.const import const
from firmware.games import registry
from firmware.words import strings

levels = strings("common")
words = strings("atoll")

COMPUTERS = 5  # at most

_PLAYERS = const(0)  # the choices: less 3
_PEOPLE = const(1)  # less 1
_LEVEL = const(2)
_ROUNDS = const(3)  # 0: two; else one, and this less 1 is how many Awards more lie open in it
_OWN = const(4)  # the level of each computer player: 0 as all

_AWARDS = const(4)  # a round (T5, T13)
_MOST = const(10)  # in one round (T15)


def options():
    """Return the rows of the new-game screen (T1, T13, T15)."""
    awards = range(_AWARDS, _MOST + 1)
    rows = [
        (words.PLAYERS, ("3", "4", "5", "6")),
        (words.PEOPLE, ("1", "2", "3", "4", "5", "6")),
        (words.LEVEL, levels.NAMES),
        (words.ROUNDS, ["2"] + [words.ONE.format(n=n) for n in awards]),
    ]
    own = (words.AS_ALL,) + levels.NAMES
    for n in range(COMPUTERS):
        rows.append((words.COMPUTER.format(n=n + 1), own))
    return rows


def start_options(choices):
    """Return the engine's options: players, rounds, Awards a round."""
    more = choices[_ROUNDS]
    rounds, awards = (1, _AWARDS + more - 1) if more else (2, _AWARDS)
    return bytes((choices[_PLAYERS] + 3, rounds, awards))


def seats(choices):
    """Return the seats of the session: computer players first, so that people need not wait."""
    from engine.session import PERSON

    n = choices[_PLAYERS] + 3
    people = min(n, choices[_PEOPLE] + 1)
    out = bytearray(n)
    numbers = registry.LEVELS
    for p in range(n - people):
        own = choices[_OWN + p]
        out[p] = numbers[own - 1 if own else choices[_LEVEL]]
    for p in range(n - people, n):
        out[p] = PERSON
    return bytes(out)
