"""The paths of the files in a pack: one rule for desktop, board and page.

The page's MicroPython runs this too, so it uses nothing that MicroPython lacks.
"""

FOLDERS = ("engine/{name}", "firmware/games/{name}")
MANIFEST = "packs/{name}.json"
PLAIN = "packs/{name}.zip"
_KINDS = (".py", ".mpy", ".json", ".zip")
_SIGNS = "abcdefghijklmnopqrstuvwxyz"
_DIGITS = "0123456789"
# What desktops add to folders, and to zips of them.
_OF_DESKTOPS = (".DS_Store", "desktop.ini", "Thumbs.db")
_OF_MACS = "__MACOSX"


def stripped(files):
    """Return files, path -> bytes, without what desktops add, and without folders in which all
    others lie.

    A zip that old programs of Windows have made has backslashes between its folders.
    """
    found = {}
    for path in files:
        plain = path.replace("\\", "/")
        if not plain.endswith("/") and not _is_of_desktop(plain):
            found[plain] = files[path]
    while found and not any(map(game_of, found)):
        tops = [path.partition("/")[:2] for path in found]
        if len(set(tops)) > 1 or not tops[0][1]:
            break
        found = {path.partition("/")[2]: found[path] for path in found}
    return found


def _is_of_desktop(path):
    parts = path.split("/")
    leaf = parts[-1]
    return _OF_MACS in parts[:-1] or leaf in _OF_DESKTOPS or leaf.startswith("._")


def zip_alone(files):
    """Return the path of a zip that is the only file, "" if there are others or none.

    Mail sends a pack like this when it zips it once more.
    """
    paths = list(files)
    return paths[0] if len(paths) == 1 and paths[0].lower().endswith(".zip") else ""


def game_of(path):
    """Return the game of a pack's manifest, by its path on a drive; "" for any other file."""
    if not (path.startswith("packs/") and path.endswith(".json")):
        return ""
    name = path[6:-5]
    is_name = name[:1] in _SIGNS and not name.strip(_SIGNS + _DIGITS)
    return name if is_name else ""


def is_of(path, name):
    """Return True if a path on a drive is one of a pack of this name."""
    folders = tuple([folder.format(name=name) + "/" for folder in FOLDERS])
    return path.startswith(folders) or path in (
        MANIFEST.format(name=name),
        PLAIN.format(name=name),
    )


def may_lie(path, name):
    """Return True if a path of a pack stays in the folders of its game, on every system."""
    is_inside = ":" not in path and "//" not in path and ".." not in path.split("/")
    return is_inside and is_of(path, name) and path.endswith(_KINDS)
