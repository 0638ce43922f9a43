"""Which screen is up, and what it may ask for: games, settings, what was saved."""

import gc

from engine.const import const
from firmware import memory
from firmware.graphics.animation import Spark
from firmware.graphics.canvas import Canvas
from firmware.hardware.idle import Idle
from firmware.hardware.keys import Keys
from firmware.screens import Soon
from firmware.storage import log as store
from firmware.storage.kinds import GAME, GO_ON, LANGUAGE, SLOT
from firmware.words import strings

_LOOK_MS = const(1000)  # from one look at the display to the next
_LOOKS = const(60)  # of these to one look at the battery
_LISTENS_MS = const(60000)  # who presses no key for longer hears nothing: it may be dark
_LOW_MV = const(3400)  # a LiPo cell has a twentieth left, three NiMH cells less
_PACES = const(b"\x00\x05\x0a\x14")  # how long opponents' moves are shown, tenths of normal


class App:
    """The program on one device. Call step() again and again."""

    # The settings, which settings.py reads and keeps.
    level: int  # brightness, 1 to 5
    last: int  # the ID of the game played last
    pace: int
    asks: int  # 1: a card of Atoll laid waits to be confirmed
    dim: int  # which of idle.py's times
    off: int
    hand: int  # 1: the left
    flip: int  # 1: the picture upside down
    hold: int  # 1: what confirms has to be held down
    story: int  # how much Hashi tells of the others (views/hashi/kit.py)
    warns: int  # 1: Hashi warns of nothing
    seen: int  # a bit for the ID of each game that has been begun
    calm: int  # 1: nothing moves or blinks
    sound: int  # 1: keys click, where there is a speaker

    def __init__(self, device):
        self.device = device
        self.canvas = Canvas(device.bitmap, device.show)
        self.sparks = Spark(self.canvas)
        self.canvas.spark = self.sparks.add
        self.speaker = device.speaker  # None where there is none
        if self.speaker:
            self.canvas.prize = self.speaker.prize
        self.store = store.Store(device.nvm)
        self.keys = Keys()
        self.room = 3 if self.store.has_halves else 1  # for running games of a kind
        self.kind = 0  # of record, under which the game being played lies
        self.playing = None  # the play screen of that game
        self.idle = Idle(device)
        self.supply = device.supply()  # millivolts, 0 where nobody knows
        self._look_ms = 0  # since the display was looked at
        self._looks = 0  # at it, since the battery was
        self._is_low = False  # and has been told
        self.is_due = False  # settings have changed that are to be kept
        self.settle()
        self.screen = None
        self._is_new = False  # something is left of the screen before, or of a key
        kept = self.store.load(LANGUAGE)
        is_chosen = memory.briefly(_call, "language", "choose", kept, device.setting)
        self.go(self.first() if is_chosen else self.languages(None, self.first))
        self._draw()
        memory.screens.wait = self.canvas.wait

    def first(self):
        """Return the first screen, once the language is chosen."""
        # What lasts is loaded before anything is lent, else what is lent would bring a twin of it.
        strings("common")
        __import__("engine.session")
        return self._begin().first(self)

    def languages(self, back, after):
        """Return the screen of the languages; after() is the screen that follows a choice."""
        return memory.screens.lend("firmware.screens.language").Languages(self, back, after)

    def step(self, ms):
        """Take what the keys did in the last ms milliseconds, and show what follows."""
        changed = False
        speaker = self.speaker
        if speaker:
            speaker.tick(ms)
        event = self.device.next_event()
        while event:
            if event[1]:  # a key cuts all short
                if speaker:
                    speaker.rest()
                if self.sparks.rest():
                    self.canvas.show()
            if event[1] and self.idle.rouse(self.level):
                self.keys.forget(event[0])
            else:
                changed = self._key(self.keys.feed(*event)) or changed
            event = self.device.next_event()
        changed = self._key(self.keys.tick(ms)) or changed
        self.sparks.tick(ms, self.keys.held())
        if self.screen.tick(self.idle.tick(ms, self.dim, self.off)) or changed:
            self._draw()
            self._is_new = self._is_new or changed
        if self._is_new and not self.keys.is_busy():
            self._is_new = False
            gc.collect()  # what the key or the screen before has left: now, when nobody waits
        if speaker:
            speaker.start(self.idle.quiet() < _LISTENS_MS)
        if self.is_due:
            self.save_settings()
        play = self.playing
        if play and play.is_due:
            is_told = play.is_due > 1
            play.is_due = 0
            if not play.save() and is_told:
                self.go(self.notice(memory.briefly(of, "pause").SAVE_FULL, self.screen))
                self._draw()
        self._look_ms += ms
        if self._look_ms >= _LOOK_MS:
            self._look()

    def _look(self):
        """See whether the display was out, so that it has to be set up anew; and the battery."""
        self._look_ms = 0
        if self.device.is_back():
            if self.playing and self.playing.keep() and self.is_kept():
                self.store.save(GO_ON, bytes((self.kind,)))
            self.restart()
        self._looks += 1
        if self._looks >= _LOOKS:
            self._looks = 0
            self._look_at_supply()

    def _look_at_supply(self):
        """See how full the battery is. When it is low, save, and say so once."""
        self.supply = self.device.supply()
        if not 0 < self.supply < _LOW_MV:
            return
        if self.playing:
            self.playing.keep()
        if not self._is_low:
            self._is_low = True
            self.go(self.notice(memory.briefly(of, "pause").LOW, self.screen))
            self._draw()

    def _key(self, k):
        if k is None:
            return False
        self.go(self.screen.key(k))
        if self.speaker:
            self.speaker.key()
        return True

    def go(self, screen):
        """Make a screen the one that is up."""
        if screen is not self.screen:
            if self.screen and screen is self.playing:
                self.canvas.wait()  # to draw all of a game takes a while
            screen.is_fresh = True
            self.screen = screen
            self._is_new = True
            memory.screens.clear()

    def _draw(self):
        is_fresh = self.screen.is_fresh
        self.sparks.rest()
        self.screen.draw(self.canvas)
        if is_fresh and self.supply:
            self.screen.sign(self.canvas, self.supply)
        self.canvas.show()

    # Settings.

    def settle(self):
        """Take the settings that are kept, or the first ones."""
        memory.briefly(_call, "settings", "settle", self)
        self.apply()

    def apply(self):
        """Put those settings in force that change the display and the keys."""
        self.device.brightness(self.level)
        if self.device.turn(self.hand, self.flip):
            self.keys.forget()
        self.sparks.calm = self.calm
        if self.speaker:
            self.speaker.turn(self.sound)

    def save_settings(self):
        """Keep the settings."""
        self.is_due = False
        memory.briefly(_call, "settings", "keep", self)

    def restart(self):
        """Start the program anew, once what has changed is kept. Does not return."""
        if self.is_due:
            self.save_settings()
        self.device.restart()

    def paced(self, ms):
        """Return ms of normal speed at the speed chosen for opponents' moves."""
        return ms * _PACES[self.pace] // 10

    # Games.

    def title(self):
        """Return the title screen as things stand now: no game is being played."""
        self.playing = None
        self.store.tidy()
        return memory.screens.lend("firmware.screens.title").Title(self)

    def notice(self, sentences, after):
        """Return a screen that says some sentences, then leads to another."""
        return memory.screens.lend("firmware.screens.notice").Notice(sentences, after)

    def kinds(self, game_id):
        """Return the kinds of record under which running games of an ID lie, the newest first."""
        found = []
        for kind in range(GAME + game_id, GAME + 4 * SLOT, SLOT):
            if self.store.has(kind):
                found.append((-self.store.found[kind][0], kind))
        return [row[1] for row in sorted(found)]

    def before(self):
        """Return the kind of the game that goes on if the one being played is taken back.

        It is 0 where the one being played takes nobody's place.
        """
        others = [kind for kind in self.kinds(self.kind % SLOT) if kind != self.kind]
        return others[0] if len(others) >= self.room else 0

    def start(self, kit, is_lesson=False, asked=None):
        """Return what leads to the play screen of a new game, or to a question first."""
        return self.soon(lambda: self._begin().new(self, kit, is_lesson, asked))

    def go_on(self, name, kind=0):
        """Return what leads to a running game, the newest if no kind is said, or why not."""
        return self.soon(lambda: self._begin().go_on(self, name, kind))

    def soon(self, make):
        """Answer the key at once, for what follows takes a while, and all the room there is."""
        self.canvas.hint(strings("common").WAIT)
        self.canvas.show()
        self.playing = None
        return Soon(self, make)

    def _begin(self):
        return memory.screens.lend("firmware.screens.begin")

    def save(self, session, is_begun):
        """Keep the game being played. Return False if it has no room.

        is_begun: its first turn is confirmed, so that the one before it goes, if there is one.
        """
        game = session.game
        if self.last != game.ID or not self.seen >> game.ID & 1:
            self.last = game.ID
            self.seen |= 1 << game.ID
            self.save_settings()
        return memory.briefly(_call, "games", "save", self, session, is_begun)

    def is_kept(self):
        """Tell whether the game being played is in the store."""
        return self.store.has(self.kind)

    def forget(self):
        """The game being played is over: there is nothing to go on with."""
        self.store.save(self.kind, b"")


def _call(leaf, name, *given):
    module = __import__("firmware." + leaf, None, None, (name,))
    return getattr(module, name)(*given)
