"""What a new game of Atoll asks, and what the answers mean to the engine."""

from firmware.words.en import atoll_new as words

COMPUTERS = 5  # at most

_PLAYERS = 0  # the choices: less 3
_PEOPLE = 1  # less 1
_LEVEL = 2
_ROUNDS = 3  # 0: both
_AWARDS = 4  # less 1
_OWN = 5  # the level of each computer player: 0 as all


def options():
    """Return the rows of the new-game screen (T1, T13, T15)."""
    rows = [
        (words.PLAYERS, ("3", "4", "5", "6")),
        (words.PEOPLE, ("1", "2", "3", "4", "5", "6")),
        (words.LEVEL, words.LEVELS),
        (words.ROUNDS, ("2", "1")),
        (words.AWARDS_A_ROUND, [str(n) for n in range(1, 11)]),
    ]
    own = (words.AS_ALL,) + words.LEVELS
    for n in range(COMPUTERS):
        rows.append((words.COMPUTER + str(n + 1), own))
    return rows


def start_options(choices):
    """Return the engine's options: players, rounds, Awards a round."""
    return bytes((choices[_PLAYERS] + 3, 2 - choices[_ROUNDS], choices[_AWARDS] + 1))


def seats(choices):
    """Return the seats of the session: computer players first, so that people need not wait."""
    from engine.session import PERSON

    n = choices[_PLAYERS] + 3
    people = min(n, choices[_PEOPLE] + 1)
    out = bytearray(n)
    for p in range(n - people):
        out[p] = choices[_OWN + p] or choices[_LEVEL] + 1
    for p in range(n - people, n):
        out[p] = PERSON
    return bytes(out)
