"""Packs on the page: what boards/install/pack.py does on the desktop, for a zip that it was given.

A pack is checked, and its files are laid among those of the program, where the registry finds them
at the next start. The registry checks its info.py, as on a board.
"""

import io
import json
from binascii import crc32
from struct import unpack_from

import deflate
import tree  # boards/install/tree.py
from devices import os  # all of it: what the program imports has what a board's has

_NEEDED = ("engine/{}/rules.py", "firmware/games/{}/info.py", "firmware/games/{}/view.py")
_CLUSTER = 512  # bytes, on the smallest drives
_LARGEST = 20 * 1024  # bytes of such a drive
_MOST = 200000  # bytes that are unpacked at all

_laid = {}  # name -> the paths of its files


class _Refused(Exception):
    pass


def lay(digits):
    """Lay a pack, hexadecimal digits of its zip, instead of an older one of its name.

    Returns JSON: [its name, why it is refused, what that is about], the last two "" if it is there.
    """
    name = ""
    try:
        files = unzipped(bytes.fromhex(digits))
        inner = tree.zip_alone(files)
        name, files = _opened(unzipped(files[inner]) if inner else files)
        plain = tree.PLAIN.format(name=name)
        if plain in files:
            inner, files = _opened(unzipped(files[plain]))
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


def unzipped(data):
    """Return the files of a zip, path -> bytes, without what desktops add to it."""
    try:
        entries = _entries(data)
        if sum([entry[2] for entry in entries]) <= _MOST:
            return tree.stripped({entry[0]: _content(data, entry) for entry in entries})
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
        path = _text(data[at + 46 : at + 46 + name])
        at += 46 + name + extra + note
        if not path.endswith("/"):
            found.append((path, packed, size, method == 8, crc, place))
    return found


def _text(name):
    """Return a name in a zip; of a folder around a pack it may be in any encoding."""
    try:
        return name.decode()
    except UnicodeError:
        return "".join([chr(byte) for byte in name])


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


def _opened(files):
    """Return the name and the files of a pack, once it is known that they may lie here."""
    from firmware import checks, registry

    names = [name for name in map(tree.game_of, files) if name]
    if len(names) != 1:
        raise _Refused("broken", "")
    name = names[0]
    try:
        about = json.loads(files[tree.MANIFEST.format(name=name)])
        is_newer = int(about["contract"]) > registry.CONTRACT
    except Exception:
        raise _Refused("broken", "") from None
    if is_newer:
        raise _Refused("newer", name)
    is_here = name not in _laid and name in os.listdir("/firmware/games")
    if is_here or checks.is_taken(name):
        raise _Refused("name", name)
    for path in files:
        if not tree.may_lie(path, name):
            raise _Refused("foreign", path)
    taken = sum([-(-len(data) // _CLUSTER) * _CLUSTER for data in files.values()])
    if taken > _LARGEST:
        raise _Refused("large", name)
    return name, files
