"""The settings: one record in the store, a byte each, read and written whole."""

from firmware.storage.records import SETTINGS

# name | byte of the record | least, most, default
# A setting that words.SETTING names has a row on the settings screen, in this order.
TABLE = (
    ("level", 0, 1, 5, 3),  # brightness
    ("dim", 4, 0, 4, 4),  # the display dims after: idle.py's times
    ("off", 5, 0, 4, 2),  # and goes dark after
    ("hand", 6, 0, 1, 0),  # 1: the left
    ("flip", 7, 0, 1, 0),  # 1: the picture upside down
    ("pace", 2, 0, 3, 2),  # how long opponents' moves are shown
)
MORE = (  # behind the settings of games
    ("hold", 8, 0, 1, 0),  # 1: what confirms has to be held down
    ("calm", 12, 0, 1, 0),  # 1: nothing moves or blinks
    ("sound", 13, 0, 1, 0),  # 1: keys click, where there is a speaker
    ("last", 1, 0, 255, 255),  # the ID of the game played last
    ("seen", 11, 0, 255, 0),  # a bit for the ID of each game that has been begun
)
_SIZE = 14
_PACES = b"\x00\x05\x0a\x14"  # tenths of the normal pace


class Settings:
    """The settings as attributes, by the names of the table.

    games: rows of the same form, of games. setting: returns what settings.toml says of a name.
    """

    level = dim = off = hand = flip = pace = hold = calm = sound = last = seen = 0

    def __init__(self, store, games, setting):
        self.store = store
        self.table = TABLE + tuple(games) + MORE
        self.setting = setting
        self.is_changed = False  # since they were saved
        self.load()

    def load(self):
        """Read the settings. What is missing or out of range takes its default.

        Until a record holds the hand, TOMBOLO_HAND of settings.toml counts.
        """
        kept = self.store.load(SETTINGS)
        for name, at, least, most, value in self.table:
            if at < len(kept) and least <= kept[at] <= most:
                value = kept[at]
            elif name == "hand" and self.setting("TOMBOLO_HAND") == "left":
                value = 1
            setattr(self, name, value)

    def save(self):
        """Write the settings if they have changed."""
        self.is_changed = False
        out = bytearray(_SIZE)
        for row in self.table:
            out[row[1]] = getattr(self, row[0])
        self.store.save(SETTINGS, bytes(out))

    def set(self, name, value):
        """Change a setting; App saves it once the picture is up."""
        setattr(self, name, value)
        self.is_changed = True

    def paced(self, ms):
        """Return how long what lasts ms at normal pace lasts at the pace chosen, in ms."""
        return ms * _PACES[self.pace] // 10
