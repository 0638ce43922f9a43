"""Reading what is kept of the settings. Loaded for that alone; what each byte means App says."""

from engine.const import const

_LEFT = const(6)  # the byte for the hand
CALM = 12  # and for whether anything moves
SOUND = 13
_LEAST = const(b"\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00")
# Before anybody changes them.
_FIRST = const(b"\x03\xff\x02\x00\x02\x02\x00\x00\x00\x00\x00\x00\x00\x00")
_MOST = const(b"\x05\xff\x03\x01\x04\x04\x01\x01\x01\x02\x01\xff\x01\x01")


def read(kept, setting):
    """Return a byte for each setting: the one kept if it is there and can be, else the first.

    setting: returns what settings.toml says of a name. It counts for what has never been kept.
    """
    found = bytearray(_FIRST)
    found[_LEFT] = setting("TOMBOLO_HAND") == "left"
    for i in range(min(len(kept), len(found))):  # an older version kept fewer
        if _LEAST[i] <= kept[i] <= _MOST[i]:
            found[i] = kept[i]
    return found
