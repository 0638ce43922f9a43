"""The games there are: one row a game, imported only when it is played."""

GAMES = (  # id, name, module within engine, class
    (0, "null", "null", "Null"),
    (1, "hashi", "hashi.rules", "Hashi"),
    (2, "arabana", "arabana.rules", "Arabana"),
    (3, "atoll", "atoll.rules", "Atoll"),
)


def make(which):
    """Return a new Game by its name or id. Raises ValueError, one sentence, if there is none."""
    for row in GAMES:
        if which == row[0] or which == row[1]:
            module = __import__("engine." + row[2], None, None, (row[3],))
            return getattr(module, row[3])()
    raise ValueError("there is no game " + repr(which))


def name_of(game_id):
    """Return the name of the game with this id, "" if there is none."""
    for row in GAMES:
        if row[0] == game_id:
            return row[1]
    return ""
