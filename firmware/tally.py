"""How often in a row the program has stopped: a note in the last bytes of nvm (store.py)."""

LIMIT = 3  # crashes in a row after which the program does not start again

_SIZE = 16  # mark, count, line x2, name x11, sum
_NAME = 11
_MARK = 88


def last(nvm):
    """Return (crashes in a row, module, line) of the newest note; the count is 0 without one."""
    if not nvm or len(nvm) < _SIZE:
        return 0, "", 0
    kept = bytes(nvm[len(nvm) - _SIZE : len(nvm)])
    if kept[0] != _MARK or sum(kept[:-1]) & 255 != kept[-1]:
        return 0, "", 0
    name = "".join([chr(c) for c in kept[4 : 4 + _NAME]]).strip()  # whatever bytes they are
    return kept[1], name, kept[2] | kept[3] << 8


def note(nvm, name, line):
    """Write down one more crash; return how many there have been in a row."""
    count = min(last(nvm)[0] + 1, 255)
    _write(nvm, count, name, line)
    return count


def clear(nvm):
    """Begin a new row, if there is one: a write costs an erase."""
    if last(nvm)[0]:
        _write(nvm, 0, "", 0)


def _write(nvm, count, name, line):
    if not nvm or len(nvm) < _SIZE:
        return
    kept = bytearray((_MARK, count, line & 255, line >> 8 & 255))
    name = name.encode()[:_NAME]
    kept.extend(name)
    kept.extend(b" " * (_NAME - len(name)))
    kept.append(sum(kept) & 255)
    nvm[len(nvm) - _SIZE : len(nvm)] = kept
