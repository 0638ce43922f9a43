"""How often the program has stopped: a note in nvm, which half a minute of running clears.

After a crash it starts again by itself, but not for ever: the third in a row stays on its screen.
"""

import microcontroller

LIMIT = 3  # crashes in a row after which the program does not start again
GOOD_MS = 30000  # a run of this length ends the row

_SIZE = 16  # the store leaves the last bytes of nvm to this: mark, count, line x2, name x11, sum
_NAME = 11
_MARK = 88

_run_ms = 0


def show(device, error):
    """Tell of an error by every way there is, then start again, or stay after the third.

    device: the Device, or None if there is none yet.
    """
    from firmware import fault

    fault.show(device, error)


def survive(ms):
    """Let ms of running pass; after half a minute the crashes before it no longer count."""
    global _run_ms
    if _run_ms < GOOD_MS:
        _run_ms += ms
        if _run_ms >= GOOD_MS and last(microcontroller.nvm)[0]:
            _write(microcontroller.nvm, 0, "", 0)


def last(nvm):
    """Return (crashes in a row, module, line) of the newest note; the count is 0 without one."""
    if not nvm or len(nvm) < _SIZE:
        return 0, "", 0
    kept = bytes(nvm[len(nvm) - _SIZE : len(nvm)])
    if kept[0] != _MARK or sum(kept[:-1]) & 255 != kept[-1]:
        return 0, "", 0
    name = kept[4 : 4 + _NAME].decode().strip()
    return kept[1], name, kept[2] | kept[3] << 8


def note(nvm, name, line):
    """Write down one more crash; return how many there have been in a row."""
    count = min(last(nvm)[0] + 1, 255)
    _write(nvm, count, name, line)
    return count


def _write(nvm, count, name, line):
    if not nvm or len(nvm) < _SIZE:
        return
    kept = bytearray((_MARK, count, line & 255, line >> 8 & 255))
    name = name.encode()[:_NAME]
    kept.extend(name)
    kept.extend(b" " * (_NAME - len(name)))
    kept.append(sum(kept) & 255)
    nvm[len(nvm) - _SIZE : len(nvm)] = kept
