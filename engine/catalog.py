"""The games there are: a line a game, imported only when it is played."""

GAMES = (  # name, module within engine, class; in the order of their IDs, from 0 on
    "null null Null\n"
    "hashi hashi.rules Hashi\n"
    "arabana arabana.rules Arabana\n"
    "atoll atoll.rules Atoll"
)


def rows(lines):
    """Return the words of each line of a table: one string takes the least heap."""
    return [line.split() for line in lines.split("\n") if line]


def names(lines):
    """Return the first word of each line of a table: the names of games, or of computer players."""
    return [row[0] for row in rows(lines)]


def make(which):
    """Return a new Game by its name or id. Raises ValueError, one sentence, if there is none."""
    found = rows(GAMES)
    for n in range(len(found)):
        name, module, kind = found[n]
        if which in (n, name):
            return getattr(__import__("engine." + module, None, None, (kind,)), kind)()
    raise ValueError("there is no game " + repr(which))


def name_of(game_id):
    """Return the name of the game with this id, "" if there is none."""
    found = names(GAMES)
    return found[game_id] if game_id < len(found) else ""
