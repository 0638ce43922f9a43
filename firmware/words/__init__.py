"""Everything a person reads, in the language chosen.

What all games say lies here: `<language>.py` while a game is played, `<language>_menus.py` in
menus and after a crash. A game's words lie in its own folder: `<language>.py` while it is
played, `<language>_help.py` for its help and lesson.
"""

import os

LANGUAGES = (  # of the folders in firmware/words, and what their speakers call the languages
    ("en", "English"),
    ("fr", "Français"),
    ("de", "Deutsch"),
)

chosen = "en"  # the language; choose_language() sets it


def strings(name="common"):
    """Return a module of words in the language chosen.

    name: "common", "menus", a game, or a game and "_help".
    """
    if name in ("common", "menus"):
        place = "firmware.words." + chosen + ("_menus" if name == "menus" else "")
    else:
        game, _, part = name.partition("_")
        place = "firmware.games." + game + ".words." + chosen + ("_" + part if part else "")
    return __import__(place, None, None, ("__name__",))


def legend(*parts):
    """Return what several keys do as one line; each part is whole, "" is none."""
    return "  ".join([part for part in parts if part])


def entry(table, n):
    """Return the fields of line n of a table of words: lines of fields, separated by |."""
    return table.split("\n")[n].split("|")


def languages():
    """Return the rows of LANGUAGES whose words are on the drive."""
    found = [file.split(".")[0] for file in os.listdir("/firmware/words")]
    return [row for row in LANGUAGES if row[0] in found]


def choose_language(kept, setting):
    """Take the language kept, else that of settings.toml, else the first that there is.

    kept: its record. setting: returns what settings.toml says of a name. Return False where
    somebody has to be asked.
    """
    global chosen
    names = [row[0] for row in languages()]
    wanted = kept.decode() if kept else setting("TOMBOLO_LANGUAGE")
    chosen = wanted if wanted in names else names[0]
    return wanted in names or len(names) == 1
