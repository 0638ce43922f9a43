"""The games there are: one row a game, imported only when it is played."""

GAMES = (  # id, name, class; the module is engine.<name>
    (0, "null", "Null"),
    (1, "hashi", "Hashi"),
    (2, "arabana", "Arabana"),
    (3, "atoll", "Atoll"),
)


def make(which):
    """Return a new Game by its name or id. Raises ValueError, one sentence, if there is none."""
    for row in GAMES:
        if which == row[0] or which == row[1]:
            module = __import__("engine." + row[1], None, None, (row[2],))
            return getattr(module, row[2])()
    raise ValueError("there is no game " + repr(which))


def name_of(game_id):
    """Return the name of the game with this id, "" if there is none."""
    for row in GAMES:
        if row[0] == game_id:
            return row[1]
    return ""
