"""Which screen is up, and what it may ask for: games, settings, what was saved."""

import gc

from engine import catalog
from firmware import shelf, store
from firmware.canvas import Canvas
from firmware.keys import Keys
from firmware.words.en import common  # lasts, so it is loaded before anything is lent

_LEVEL = 4  # brightness, 1 to 5, before anybody changes it
_PACES = b"\x00\x05\x0a\x14"  # how long opponents' moves are shown, tenths of normal
_PACE = 2


class App:
    """The program on one device. Call step() again and again."""

    def __init__(self, device):
        self.device = device
        self.canvas = Canvas(device.bitmap, device.show)
        self.store = store.Store(device.nvm)
        self.keys = Keys()
        kept = self.store.load(store.SETTINGS)
        self.level = kept[0] if kept and 1 <= kept[0] <= 5 else _LEVEL
        self.last = kept[1] if len(kept) > 1 else 255  # the ID of the game played last
        self.pace = kept[2] if len(kept) > 2 and kept[2] < len(_PACES) else _PACE
        device.brightness(self.level / 5)
        self.screen = None
        self._is_new = False  # the screen has not been drawn yet
        self.go(self._begin().first(self))
        self._draw()

    def step(self, ms):
        """Take what the keys did in the last ms milliseconds, and show what follows."""
        changed = False
        event = self.device.next_event()
        while event:
            changed = self._key(self.keys.feed(event[0], event[1])) or changed
            event = self.device.next_event()
        changed = self._key(self.keys.tick(ms)) or changed
        if self.screen.tick(ms) or changed:
            self._draw()

    def _key(self, k):
        if k is None:
            return False
        self.go(self.screen.key(k))
        return True

    def go(self, screen):
        """Make a screen the one that is up."""
        if screen is not self.screen:
            screen.is_fresh = True
            self.screen = screen
            self._is_new = True
            shelf.screens.clear()

    def _draw(self):
        self.screen.draw(self.canvas)
        self.canvas.show()
        if self._is_new:
            self._is_new = False
            gc.collect()  # the screen before: now, when nobody waits for it

    # Settings.

    def set_brightness(self, level):
        """Show brightness level, 1 to 5."""
        self.level = level
        self.device.brightness(level / 5)

    def save_settings(self):
        """Keep the settings."""
        self.store.save(store.SETTINGS, bytes((self.level, self.last, self.pace)))

    def paced(self, ms):
        """Return ms of normal speed at the speed chosen for opponents' moves."""
        return ms * _PACES[self.pace] // 10

    # Games.

    def title(self):
        """Return the title screen as things stand now."""
        return shelf.screens.lend("firmware.screens.title").Title(self)

    def notice(self, sentences, after):
        """Return a screen that says some sentences, then leads to another."""
        return shelf.screens.lend("firmware.screens.notice").Notice(sentences, after)

    def is_last(self, name):
        """Tell whether the game of this name was played last and can go on."""
        return catalog.name_of(self.last) == name and self.has_saved(self.last)

    def has_saved(self, game_id):
        """Tell whether there is a running game of this ID."""
        return len(self.store.load(store.GAME + game_id)) > 0

    def start(self, kit, seed):
        """Return the play screen of a new game. What was saved stays until it is under way."""
        self._ask_for_patience()
        return self._begin().start(self, kit, seed)

    def go_on(self, name, back):
        """Return the play screen of the saved game, or a word on why it cannot be read."""
        self._ask_for_patience()
        return self._begin().go_on(self, name, back)

    def _ask_for_patience(self):
        """Answer the key at once: what follows takes a while."""
        self.canvas.hint(common.WAIT)
        self.canvas.show()

    def _begin(self):
        return shelf.screens.lend("firmware.screens.begin")

    def save(self, session):
        """Keep a running game, the newest of its kind. Return False if it has no room."""
        game = session.game
        if self.last != game.ID:
            self.last = game.ID
            self.save_settings()
        return self.store.save(store.GAME + game.ID, shelf.briefly(_record, session))

    def forget(self, session):
        """A game is over: there is nothing to go on with."""
        self.store.save(store.GAME + session.game.ID, b"")


def _record(session):
    from engine import record

    return record.encode(session)
