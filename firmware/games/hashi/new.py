"""The options of a new game of Hashi, and the seats that follow from them."""

from engine import catalog
from engine.const import const
from engine.session import PERSON
from firmware import registry
from firmware.words import strings

common = strings()
words = strings("hashi")

_OPPONENTS = const(1)  # the first of three choices, each an index of _WHO
_WHO = ("none", "easy", "fair", "medium", "keen", "hard", "person")
_PERSON = const(6)


def options():
    """Return the rows of the new-game screen (H4)."""
    who = (words.NONE,) + registry.levels() + (common.PERSON,)
    rows = [(opponent, who) for opponent in words.OPPONENTS]
    return [(words.SIDE, words.SIDES)] + rows


def choose(choices, setting):
    """Read side and opponents from settings.toml, for a game that starts at once.

    TOMBOLO_OPPONENTS: up to three of _WHO, as in "medium,person"; other words are ignored.
    """
    if setting("TOMBOLO_SIDE").lower() == "b":
        choices[0] = 1
    at = _OPPONENTS
    for who in setting("TOMBOLO_OPPONENTS").lower().split(",")[:3]:
        who = who.strip()
        if who in _WHO:
            choices[at] = _WHO.index(who)
            at += 1


def start_options(choices):
    """Return the engine's options: players, side."""
    return bytes((len(seats(choices)), choices[0]))


def seats(choices):
    """Return the seats of the session: computer players first, so that people need not wait."""
    who = list(choices[_OPPONENTS:])
    computers = [catalog.NUMBERS[level - 1] for level in who if 0 < level < _PERSON]
    return bytes(computers + [PERSON] * (1 + who.count(_PERSON)))
