"""The options of a new game of a guest, from what its rules and its words say.

Its rows: how many play, if PLAYERS leaves that open (the first option byte is that number then);
who else plays, all of one level or all people; with three or more players, how many are people, and
the level of the others; who begins. Then a row for each further option byte that the game's words
name in OPTIONS: (label, values), value n for the byte n.
"""

from engine import catalog
from engine.session import PERSON
from firmware import registry
from firmware.screens import players
from firmware.words import strings

common = strings()
words = strings("menus")


class _Rows:
    """The rows, and which choice is which: -1 for a row that is not there."""

    def __init__(self):
        name = registry.loaded
        self.game = catalog.make(name)
        self.fewest, most = self.game.PLAYERS
        self.who = players.numbers(registry.info(name))
        self.rows = []
        self.many = self.people = self.others = self.begins = -1
        if self.fewest < most:
            self.many = self.add(words.MANY, [str(n) for n in range(self.fewest, most + 1)])
        if most > 1:
            levels = [common.NAMES[catalog.NUMBERS.find(bytes((n,)))] for n in self.who[:-1]]
            if most > 2:
                self.people = self.add(words.PEOPLE, [str(n) for n in range(1, most + 1)])
            else:
                levels = levels + [common.PERSON]
            self.others = self.add(words.OTHERS, levels)
            self.begins = self.add(words.BEGINS[0], words.BEGINS[1:])
        self.own = len(self.rows)
        if registry.has(name, "words"):
            for label, values in getattr(strings(name), "OPTIONS", ()):
                self.add(label, values)

    def add(self, label, values):
        self.rows.append((label, values))
        return len(self.rows) - 1

    def seats(self, choices):
        """Return how many play."""
        return self.fewest + (choices[self.many] if self.many >= 0 else 0)


def options():
    return _Rows().rows


def start_options(choices):
    found = _Rows()
    out = bytearray(found.game.OPTIONS)
    at = 0
    if found.many >= 0:
        out[0] = found.seats(choices)
        at = 1
    for n in range(found.own, len(found.rows)):
        out[at] = choices[n]
        at += 1
    return bytes(out)


def seats(choices):
    found = _Rows()
    person = bytes((PERSON,))
    n = found.seats(choices)
    if n == 1:
        return person
    people = min(n, 1 + choices[found.people]) if found.people >= 0 else 1
    others = bytes((found.who[choices[found.others]],)) * (n - people)
    return others + person * people if choices[found.begins] else person * people + others
