"""Everything a person reads, in the language chosen.

The words that all games share lie here: `<language>.py` while a game is played,
`<language>_menus.py` in menus and after a crash, `<language>_records.py` for finished games, numbers
and codes, `<language>_review.py` while a game is reviewed, `<language>_verdict.py` for the pages of
the review on a turn, `<language>_sums.py` for those on the whole game, `<language>_coach.py` for the
word after a turn, `<language>_puzzle.py` for puzzles, `<language>_themes.py` for one's usual
mistake, `<language>_guest.py` for guests: on a board of cells, and in their options. A game's words
lie in its own folder: `<language>.py` while it is played, `<language>_help.py` for its help and
lesson, `<language>_themes.py` for its themes.
"""

_OF_ALL = "common menus records review verdict sums coach puzzle themes guest".split()
chosen = "en"  # the language: language.py sets it


def strings(name="common"):
    """Return a module of words in the language chosen.

    name: "common", "menus", "records", "review", "verdict", "sums", "coach", "puzzle", "themes",
    "guest", a game, or a game and "_help". A game that does not speak the language has its words in
    English.
    """
    if name in _OF_ALL:
        return _load("firmware.words.", chosen, "" if name == "common" else name)
    game, _, part = name.partition("_")
    folder = "firmware.games." + game + ".words."
    try:
        return _load(folder, chosen, part)
    except ImportError:
        return _load(folder, "en", part)


def _load(folder, language, part):
    place = folder + language + ("_" + part if part else "")
    return __import__(place, None, None, ("__name__",))


def legend(*parts):
    """Return what several keys do as one line; each part is whole, "" is none."""
    return "  ".join(filter(None, parts))


def entry(table, n):
    """Return the fields of line n of a table of words: lines of fields, separated by |."""
    return table.split("\n")[n].split("|")
