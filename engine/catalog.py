"""All games, one line each. A game's module is imported only by make()."""

GAMES = (  # name, module within engine, class; line n is the game with ID n
    "null null Null\n"
    "hashi hashi.rules Hashi\n"
    "arabana arabana.rules Arabana\n"
    "atoll atoll.rules Atoll"
)


def rows(lines):
    """Return a list of the words of each line. Tables are strings because those take least heap."""
    return [line.split() for line in lines.split("\n") if line]


def names(lines):
    """Return the first word of each line: the names of GAMES, or of a game's POLICIES."""
    return [row[0] for row in rows(lines)]


def make(which):
    """Return a new Game by its name or ID. Raises ValueError with one sentence if there is none."""
    found = rows(GAMES)
    for n in range(len(found)):
        name, module, cls = found[n]
        if which in (n, name):
            return getattr(__import__("engine." + module, None, None, (cls,)), cls)()
    raise ValueError("there is no game " + repr(which))


def name_of(game_id):
    """Return the name of the game with an ID, 0 upwards; "" if there is none."""
    found = names(GAMES)
    return found[game_id] if game_id < len(found) else ""
