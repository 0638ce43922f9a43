"""The settings: one record in the store, a byte each; games played since are added to it."""

from engine.const import const
from firmware.storage.records import FREE, SETTINGS, number

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
MORE = (  # after the settings of games
    ("hold", 8, 0, 1, 0),  # 1: what confirms has to be held down
    ("calm", 12, 0, 1, 0),  # 1: nothing moves or blinks
    ("coach", 11, 0, 1, 0),  # 1: one says a word after each turn
    ("sound", 13, 0, 1, 0),  # 1: keys click, where there is a speaker
)
# What settings.toml may say while nobody has chosen it: the key there, and the value that means 1.
_GIVEN = {"hand": ("TOMBOLO_HAND", "left"), "calm": ("TOMBOLO_CALM", "yes")}
# After these bytes comes the key of each game that has been begun, x2, that of the last one played
# at the end; and so in what was added.
_SIZE = const(14)
_MOST = const(8)  # games
_ADDED = const(12)  # of them; then the record is written again
_PACES = b"\x00\x05\x0a\x14"  # tenths of the normal pace


class Settings:
    """The settings as attributes, by the names of the table.

    games: the games' rows, of the same form. setting: a function that returns what settings.toml
    says of a name.
    seen: the keys of the games that have been begun, the one played last at the end.
    """

    level = dim = off = hand = flip = pace = hold = calm = coach = sound = 0

    def __init__(self, store, games, setting):
        self.store = store
        self.table = TABLE + tuple(games) + MORE
        self.setting = setting
        self.is_changed = False  # since they were saved
        self.load()

    def load(self):
        """Read the settings. A setting that is missing or out of range takes its default.

        Until a person has chosen them, hand and calm are those of settings.toml.
        """
        kept = self.store.load(SETTINGS)
        self.unchosen = list(_GIVEN)
        for name, at, least, most, value in self.table:
            if at < len(kept) and least <= kept[at] <= most:
                value = kept[at]
                self._choose(name)
            elif name in _GIVEN:
                key, given = _GIVEN[name]
                value = int((self.setting(key) or "").lower() == given)
            setattr(self, name, value)
        kept = kept[_SIZE : _SIZE + 2 * _MOST]
        self.seen = [number(kept, at) for at in range(0, len(kept) - 1, 2) if number(kept, at)]
        added = self.store.added(SETTINGS)
        for at in range(0, len(added) - 1, 2):
            self._see(number(added, at))

    def last(self):
        """Return the key of the game played last, 0 for none."""
        return self.seen[-1] if self.seen else 0

    def played(self, key):
        """Note that a game is played, and save that if it is news."""
        if key == self.last():
            return
        self._see(key)
        is_full = len(self.store.added(SETTINGS)) >= 2 * _ADDED
        if is_full or not self.store.add(SETTINGS, key.to_bytes(2, "little")):
            self.save()

    def _see(self, key):
        """Put a key at the end of those seen."""
        self.seen = ([k for k in self.seen if k != key] + [key])[-_MOST:]

    def save(self):
        """Write the settings if they have changed."""
        self.is_changed = False
        out = bytearray(_SIZE)
        for row in self.table:
            out[row[1]] = FREE if row[0] in self.unchosen else getattr(self, row[0])
        for key in self.seen:
            out.extend(key.to_bytes(2, "little"))
        self.store.save(SETTINGS, bytes(out))

    def set(self, name, value):
        """Change a setting; App saves it once the picture is up."""
        setattr(self, name, value)
        self._choose(name)
        self.is_changed = True

    def _choose(self, name):
        """Note that a person has chosen a setting."""
        if name in self.unchosen:
            self.unchosen.remove(name)

    def paced(self, ms):
        """Return how long what lasts ms at normal pace lasts at the pace chosen, in ms."""
        return ms * _PACES[self.pace] // 10
