"""What a new game of Arabana-Ikibiti asks, and what the answers mean.

Choices: opponent, who begins, reading, Seafarer; the handicap: whose, free bridges, extra cards,
limit.
"""

from engine.session import PERSON
from firmware.games import registry
from firmware.words import strings

levels = strings("common")
words = strings("arabana")


def options():
    """Return the rows of the new-game screen."""
    return (
        (words.OPPONENT, levels.NAMES + (words.PERSON,)),
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
    out = bytearray(9)
    out[0] = choices[2]
    out[1] = choices[3]
    for n in range(3):
        out[2 + 2 * n + choices[4]] = choices[5 + n]
    out[8] = (2, 0, 1)[choices[1]]
    return bytes(out)


def seats(choices):
    """Return a person, and a level or another person."""
    return bytes((PERSON, (registry.LEVELS + bytes((PERSON,)))[choices[0]]))
