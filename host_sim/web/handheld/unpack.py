"""Packs on the page: what boards/install/pack.py does on the desktop, for a zip that it was given.

A pack is checked, and its files are laid among those of the program, where the registry finds them
at the next start. What it says of itself in info.py is for the registry to judge, as on a board.
"""

import io
import json
from binascii import crc32
from struct import unpack_from

import deflate
from devices import os  # all of it: what the program imports has what a board's has

_FOLDERS = ("engine/", "firmware/games/")
_NEEDED = ("engine/{}/rules.py", "firmware/games/{}/info.py", "firmware/games/{}/view.py")
_CLUSTER = 512  # bytes, on the smallest drives
_LARGEST = 20 * 1024  # bytes of such a drive
_MOST = 200000  # bytes that are unpacked at all
_KINDS = ("py", "mpy", "json", "zip")
_OF_DESKTOPS = (".DS_Store", "desktop.ini", "Thumbs.db")

_laid = {}  # name -> the paths of its files


class _Refused(Exception):
    pass


def lay(digits):
    """Lay a pack, hexadecimal digits of its zip, instead of an older one of its name.

    Returns JSON: [its name, why it is refused, what that is about], the last two "" if it is there.
    """
    name = ""
    try:
        name, files = _opened(_unzipped(bytes.fromhex(digits)))
        plain = "packs/" + name + ".zip"
        if plain in files:
            inner, files = _opened(_unzipped(files[plain]))
            if inner != name:
                raise _Refused("broken", "")
        for needed in _NEEDED:
            if needed.format(name) not in files:
                raise _Refused("lacks", needed.format(name))
    except _Refused as refused:
        return json.dumps([name, refused.args[0], refused.args[1]])
    remove(name)
    _laid[name] = ["/" + path for path in files]
    for path in files:
        _make_folders("/" + path)
        with open("/" + path, "wb") as file:
            file.write(files[path])
    return json.dumps([name, "", ""])


def remove(name):
    """Remove a pack that was laid; others are left alone."""
    for path in _laid.pop(name, ()):
        os.remove(path)
        folder = path.rsplit("/", 1)[0]
        while folder.count("/") > 1 and not os.listdir(folder):
            os.rmdir(folder)
            folder = folder.rsplit("/", 1)[0]


def _make_folders(path):
    parts = path.split("/")
    for n in range(2, len(parts)):
        folder = "/".join(parts[:n])
        if parts[n - 1] not in os.listdir("/".join(parts[: n - 1]) or "/"):
            os.mkdir(folder)


def _unzipped(data):
    """Return the files of a zip, path -> bytes, without what desktops add to it."""
    try:
        entries = _entries(data)
        if sum([entry[2] for entry in entries]) <= _MOST:
            return _stripped({entry[0]: _content(data, entry) for entry in entries})
    except Exception:  # a damaged file may raise anything
        raise _Refused("broken", "") from None
    raise _Refused("large", "")


def _entries(data):
    """Return (path, bytes in the zip, bytes, is packed, CRC, place) of each file of a zip."""
    end = data.rfind(b"PK\x05\x06")
    if end < 0:
        raise ValueError
    count, _, at = unpack_from("<HII", data, end + 10)
    found = []
    for _ in range(count):
        head = unpack_from("<HHHIIIHHH", data, at + 10)
        method, _, _, crc, packed, size, name, extra, note = head
        place = unpack_from("<I", data, at + 42)[0]
        path = data[at + 46 : at + 46 + name].decode()
        at += 46 + name + extra + note
        if not path.endswith("/"):
            found.append((path, packed, size, method == 8, crc, place))
    return found


def _content(data, entry):
    _, packed, size, is_packed, crc, place = entry
    name, extra = unpack_from("<HH", data, place + 26)
    place += 30 + name + extra
    content = data[place : place + packed]
    if is_packed:
        content = deflate.DeflateIO(io.BytesIO(content), deflate.RAW, 15).read(size)
    if len(content) != size or crc32(content) != crc:
        raise ValueError
    return content


def _stripped(files):
    found = {}
    for path in files:
        leaf = path.rsplit("/", 1)[-1]
        if not (path.startswith("__MACOSX/") or leaf in _OF_DESKTOPS or leaf.startswith("._")):
            found[path] = files[path]
    while found and not any(map(_game_of, found)):
        folders = {path.split("/", 1)[0] for path in found}
        if len(folders) != 1 or [path for path in found if "/" not in path]:
            break
        found = {path.split("/", 1)[1]: found[path] for path in found}
    return found


def _game_of(path):
    """Return the game of a manifest by its path, "" for any other file."""
    if not (path.startswith("packs/") and path.endswith(".json")):
        return ""
    name = path[6:-5]
    signs = "abcdefghijklmnopqrstuvwxyz0123456789"
    if not name or name[0].isdigit() or [sign for sign in name if sign not in signs]:
        return ""
    return name


def _opened(files):
    """Return the name and the files of a pack, once it is known that they may lie here."""
    from firmware import checks, registry

    names = [name for name in map(_game_of, files) if name]
    if len(names) != 1:
        raise _Refused("broken", "")
    name = names[0]
    try:
        is_newer = int(json.loads(files["packs/" + name + ".json"])["contract"]) > registry.CONTRACT
    except Exception:
        raise _Refused("broken", "") from None
    if is_newer:
        raise _Refused("newer", name)
    is_here = name not in _laid and name in os.listdir("/firmware/games")
    if is_here or checks.is_taken(name):
        raise _Refused("name", name)
    folders = tuple([folder + name + "/" for folder in _FOLDERS])
    of_pack = ("packs/" + name + ".json", "packs/" + name + ".zip")
    for path in files:
        is_ours = path in of_pack or path.startswith(folders)
        is_safe = ".." not in path and "//" not in path and "\\" not in path
        if not (is_ours and is_safe and path.rsplit(".", 1)[-1] in _KINDS):
            raise _Refused("foreign", path)
    taken = sum([-(-len(data) // _CLUSTER) * _CLUSTER for data in files.values()])
    if taken > _LARGEST:
        raise _Refused("large", name)
    return name, files
