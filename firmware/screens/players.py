"""What the players of a game are called: computer players by their level, people by a number."""

from engine import catalog
from engine.session import PERSON
from firmware import registry
from firmware.words import strings

words = strings()


def name(session, seat, me=-1):
    """Return the name of the player in a seat: "You" in seat `me`, else as in "Gull" or "Player 2".

    If several have the same level, the second is called as in "Gull 2". People are counted apart.
    """
    if seat == me:
        return words.YOU
    n = count(session, seat)
    if session.seats[seat] == PERSON:
        return words.PLAYER.format(n=n)
    called = _level(session, seat)[2:]
    return called + " " + str(n) if n > 1 else called


def sign(session, seat):
    """Return the name in one or two signs, for where there is little room: the level's picture."""
    n = count(session, seat)
    if session.seats[seat] == PERSON:
        return words.SHORT.format(n=n)
    return _level(session, seat)[0] + (str(n) if n > 1 else "")


def numbers(info):
    """Return the numbers in seats of those who can play against a person: levels, then people."""
    return [n for n in catalog.NUMBERS if n <= len(info.LEVELS)] + [PERSON]


def called(who):
    """Return what one of them is called, as in "2 🦀 Crab", by its number in seats."""
    if who == PERSON:
        return words.PERSON
    return registry.levels()[catalog.NUMBERS.find(bytes((who,)))]


def against(info, n, who):
    """Return the seats of a person against n - 1 players, all of a level or all people."""
    seats = bytearray(bytes((who,)) * n)
    seats[info.SEAT] = PERSON
    return bytes(seats)


def _level(session, seat):
    """Return the picture and the name of a computer player."""
    return words.NAMES[catalog.NUMBERS.find(bytes((session.seats[seat],)))]


def count(session, seat):
    """Return the number of a player among those of its level, or among people, from 1."""
    level = session.seats[seat]
    return len([other for other in session.seats[: seat + 1] if other == level])
