"""Reading and keeping the settings, a byte each, as attributes of App. Loaded for that alone."""

from engine.const import const
from firmware.storage.kinds import SETTINGS

_LEFT = const(6)  # the byte for the hand
CALM = 12  # and for whether anything moves
SOUND = 13
_LEAST = const(b"\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00")
# Before anybody changes them.
_FIRST = const(b"\x03\xff\x02\x00\x02\x02\x00\x00\x00\x00\x00\x00\x00\x00")
_MOST = const(b"\x05\xff\x03\x01\x04\x04\x01\x01\x01\x02\x01\xff\x01\x01")


def settle(app):
    """Give App the settings that are kept, or the first ones."""
    found = read(app.store.load(SETTINGS), app.device.setting)
    app.level = found[0]
    app.last = found[1]
    app.pace = found[2]
    app.asks = found[3]
    app.dim = found[4]
    app.off = found[5]
    app.hand = found[6]
    app.flip = found[7]
    app.hold = found[8]
    app.story = found[9]
    app.warns = found[10]
    app.seen = found[11]
    app.calm = found[12]
    app.sound = found[13]


def keep(app):
    """Keep the settings that App has."""
    kept = (app.level, app.last, app.pace, app.asks, app.dim, app.off)
    kept += (app.hand, app.flip, app.hold, app.story, app.warns, app.seen, app.calm, app.sound)
    app.store.save(SETTINGS, bytes(kept))


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
