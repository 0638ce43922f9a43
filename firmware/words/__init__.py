"""Everything a person reads, in the language chosen: of("title") is <language>/title.py."""

language = "en"  # the name of its folder: firmware/language.py chooses


def of(leaf):
    """Return the module of words of this name, for `words = of("title")` at the top of a file."""
    return __import__(full(leaf), None, None, ("__name__",))


def legend(*parts):
    """Return what several keys do as one line; each part is whole, "" is none."""
    return "  ".join([part for part in parts if part])


def entry(table, n):
    """Return the parts of line n of a table of words: one string, which takes the least heap."""
    at = 0
    for _ in range(n):
        at = table.find("\n", at) + 1
    end = table.find("\n", at)
    return table[at : end if end >= 0 else len(table)].split("|")


def full(leaf):
    """Return the full name of that module, for what loads or lends it by name."""
    return "firmware.words." + language + "." + leaf
