"""What a new game of Hashi asks, and who sits at the table."""

from engine.const import const
from firmware.games import registry
from firmware.words import strings

levels = strings("common")
words = strings("hashi")

_OPPONENTS = const(2)  # of the choices: where the three begin, each an index of _WHO
_WHO = ("none", "easy", "fair", "medium", "keen", "hard", "person")
_PERSON = const(6)


def options():
    """Return the rows of the new-game screen (H4)."""
    who = (words.NONE,) + levels.NAMES + (words.PERSON,)
    rows = [(opponent, who) for opponent in words.OPPONENTS]
    return [(words.SIDE, words.SIDES), (words.START, ("3", "4"))] + rows


def choose(choices, setting):
    """Take side and opponents from the settings of a machine that starts a game at once.

    TOMBOLO_OPPONENTS: words as in "medium,person"; others are not known.
    """
    if setting("TOMBOLO_SIDE") in ("B", "b"):
        choices[0] = 1
    at = _OPPONENTS
    for who in (setting("TOMBOLO_OPPONENTS") or "").split(",")[:3]:
        if who in _WHO:
            choices[at] = _WHO.index(who)
            at += 1


def start_options(choices):
    """Return the engine's options: players, side."""
    return bytes((len(seats(choices)), choices[0]))


def seats(choices):
    """Return the seats of the session: computer players first, so that people need not wait."""
    from engine.session import PERSON

    who = choices[_OPPONENTS : _OPPONENTS + 3]
    numbers = registry.LEVELS
    out = [numbers[level - 1] for level in who if 0 < level < _PERSON]
    return bytes(out + [PERSON] * (1 + len([level for level in who if level == _PERSON])))
