"""Which screen is up, and the step of the main loop."""

import gc

from engine import catalog
from engine.const import const
from firmware import memory, registry
from firmware.graphics.canvas import Canvas
from firmware.hardware.idle import Idle
from firmware.hardware.keys import Keys
from firmware.screens import Change
from firmware.screens.view import Context
from firmware.storage.log import Store
from firmware.storage.records import GO_ON, LANGUAGE
from firmware.storage.saves import Saves
from firmware.storage.settings import Settings
from firmware.ways import Ways
from firmware.words import strings

_LOOK_MS = const(1000)  # from one look at the display to the next
_LOOKS = const(60)  # of these to one look at the battery
_LISTENS_MS = const(60000)  # without a key for longer nothing sounds
_MOST = const(3)  # ways to go on where room has run out, see memory.py
_LOW_MV = const(3400)  # a LiPo cell has a twentieth left, three NiMH cells less
_START_ONLY = (  # modules that nothing needs once the program runs
    "boards.",
    "firmware.checks",
    "firmware.games.",
    "firmware.hardware.toml",
    "firmware.hardware.version",
    "firmware.hardware.wiring",
    "firmware.graphics.unpack",
    "firmware.graphics.font_dots",
    "firmware.recovery.damaged",
    "firmware.storage.scan",
    "firmware.storage.rewrite",
    "firmware.words.language",
)


class App(Ways):
    """The program on one device. Call step() again and again."""

    def __init__(self, device):
        self.device = device
        self.sound = device.speaker
        self.canvas = Canvas(device.bitmap, device.show)
        self.store = Store(device.nvm)
        registry.find()
        self.settings = Settings(self.store, registry.settings, device.setting)
        self.context = Context(self.settings, self.sound)
        bounds = {game.key: game.record for game in registry.games if not game.why}
        self.saves = Saves(self.store, bounds)
        self.keys = Keys()
        self.idle = Idle(device)
        self.playing = None  # the play screen of the running game
        self._has_key = False  # one was pressed since the program started
        self.supply = device.supply()  # millivolts, 0 where nobody knows
        self._look_ms = 0  # since the last look at the display
        self._looks = 0  # since the last look at the battery
        self._is_low = False  # the person has been told that the battery is low
        self.screen = None
        self._change = None  # that built it, or what it came up from
        self._game = ""  # the name of the game that is loaded
        self._is_bare = False  # what screen.is_bare() returned last
        self._loaded = ()  # the names of the modules when the screen was drawn last
        self._noted = ()  # while it takes a key or the time: how it stood before
        self._again = None  # the key that is to be taken once more
        self._short = 0  # how often room has run out since something went on
        self.apply_settings()
        from firmware.hardware import toml, wiring
        from firmware.words import language

        languages = [row[0] for row in language.there()]
        drive = {"TOMBOLO_BOARD": wiring.names(), "TOMBOLO_LANGUAGE": languages}
        self.amiss = wiring.passed_over, toml.wrong(drive)  # what entry.first() has to say
        is_chosen = language.choose(self.store.load(LANGUAGE), device.setting)
        for name in _START_ONLY:
            memory.unload(name)
        memory.keep()
        if is_chosen:
            self.go(self.first())
        else:
            from firmware.screens.begin.settings import Languages

            self.go(Languages(self, None, self.first))
        self._draw()

    def step(self, ms):
        """Take what the keys did in the last ms, and show what follows."""
        try:
            self._step(ms)
            return
        except MemoryError as error:
            print("Out of memory:", error)
        self._mend()

    def _step(self, ms):
        self.sound.tick(ms)
        has_key = self._take_keys(ms)
        self.canvas.animation.tick(ms, self.keys.held())
        ms = self.idle.tick(ms, self.settings.dim, self.settings.off)
        self._note(None)
        screen = self.screen.tick(ms)
        self._go(screen)
        screen = None
        is_new = self.screen.is_fresh
        if has_key or is_new or self.screen.is_stale:
            self._draw()
        is_bare = self.screen.is_bare()
        if is_bare and not self._is_bare:
            memory.release()
        self._is_bare = is_bare
        if has_key or is_new:
            gc.collect()
        self.sound.start(self.idle.quiet() < _LISTENS_MS)
        self._save()
        self._look(ms)

    def _take_keys(self, ms):
        """Hand what the buttons did to the screen. Return True if there was a key."""
        has_key = self._again is not None
        if has_key:
            self._key(self._again)
        event = self.device.next_event()
        while event:
            number, is_down, _ = event
            if is_down:
                ms = 0  # it passed before: a press after a long turn is not a long press
                self.sound.stop()
                if self.canvas.animation.finish():
                    self.canvas.show()
            if is_down and self.idle.wake(self.settings.level):
                self.keys.forget(number)  # all it does is to wake the display
            else:
                has_key = self._key(self.keys.feed(*event)) or has_key
            event = self.device.next_event()
        return self._key(self.keys.tick(ms)) or has_key

    def _key(self, k):
        if k is None:
            return False
        if self._again is None:
            self._short = 0
        self._has_key = True
        self.idle.wake(self.settings.level)  # one that repeats is a key, too
        self._note(k)
        screen = self.screen.key(k)
        self._go(screen)
        self.sound.key()
        return True

    def _draw(self):
        screen = self.screen
        is_fresh = screen.is_fresh
        screen.is_stale = False
        self.canvas.animation.finish()
        screen.draw(self.canvas)
        if self.supply:
            screen.sign(self.canvas, self.supply)
        self.canvas.show()
        if is_fresh:
            self._loaded = memory.passing()

    def _save(self):
        """Save what has changed, once the picture is up."""
        if self.settings.is_changed:
            self.settings.save()
        play = self.playing
        if play and play.save_needed:
            is_saved = play.save_if_needed()
            memory.release()
            if not is_saved:
                self.go(self.notice(strings("menus").SAVE_FULL, self.screen))
                self._draw()

    # The display and the battery.

    def _look(self, ms):
        """Once a second see if the display has to be set up again; once a minute, the battery.

        A display whose wire came loose has lost its registers, and CircuitPython does not notice.
        If the display is back before the next look, nobody notices that it was away.
        """
        self._look_ms += ms
        if self._look_ms < _LOOK_MS:
            return
        self._look_ms = 0
        if self.device.is_back():
            self._will_go_on()
            self.restart()
        self._looks = (self._looks + 1) % _LOOKS
        if not self._looks:
            self._look_at_battery()

    def _look_at_battery(self):
        """When the battery is low, save the game, and say so once."""
        self.supply = self.device.supply()
        if not 0 < self.supply < _LOW_MV:
            return
        if self.playing:
            self.playing.keep()
        if not self._is_low:
            self._is_low = True
            self.go(self.notice(strings("menus").LOW, self.screen))
            self._draw()

    # A change of screen, see memory.py.

    def _go(self, screen):
        """Go on with the screen that the one that is up has returned.

        Ask the screen for it in a statement before: while CircuitPython evaluates a call, it keeps
        the objects of calls within its arguments.
        """
        self._noted = ()
        self._again = None
        self.go(screen)

    def go(self, screen):
        """Make a screen the one that is up.

        Unloads the modules that the screen before had loaded; before a Change, all modules that do
        not stay.
        """
        while screen is not self.screen:
            if screen.is_away:
                screen = screen.way()
            if not isinstance(screen, Change):
                screen.is_fresh = True
                self.screen = screen
                memory.release(self._loaded)
                return
            if self.screen:
                self.screen.drop()
            self.screen = self._change = screen
            self._short = 0
            memory.wipe()
            screen = self._built()

    def _built(self):
        """Return the screen that the change builds; nothing of the one before is in memory."""
        change = self._change
        if change.is_said:
            self.canvas.animation.finish()
            self.canvas.last_line(strings().WAIT)
            self.canvas.show()
        try:
            self._load(change.name, change.has_board)
            screen = change.build()
        except Exception as error:
            if isinstance(error, MemoryError) or not change.refuse:
                raise
            screen = change.refuse(error)
        if not isinstance(screen, Change):
            self._change = screen.way() or change.again or change
            for one in (screen, self.playing):
                if one:
                    memory.keep_board(one.modules)
            self._is_bare = False  # what only led to a board is unloaded behind it
        return screen

    def _load(self, name, has_board):
        """Unload all but a game, its board too if that is wanted, and load these."""
        if self.playing:
            self.playing.drop()
        self._loaded = ()
        if self._game == name:
            memory.drop_board()
        else:
            self._game = ""
            memory.drop_game()
        gc.collect()
        self.store.settle()
        if name and not self._game:
            catalog.make(name)
            memory.keep_game()
            self._game = name
            registry.check_game(name)
        if has_board:
            registry.module(name, "view")
            memory.keep_board()

    # Where room runs out.

    def _note(self, k):
        """Note how everything stands before the screen takes a key, or None for the time."""
        screens = [self.screen]
        if self.playing and self.playing is not self.screen:
            screens.append(self.playing)
        self._noted = k, [(screen, screen.snapshot(k is not None)) for screen in screens]

    def _mend(self):
        """Go on as if the key had not been pressed, with more room, and take it once more."""
        if self._noted:
            self._again, noted = self._noted
            self._noted = ()
            for screen, state in noted:
                screen.put_back(state)
        short = self._short + 1
        while True:
            if short > 1:
                self._again = None
            try:
                self._retry(short)
                break
            except MemoryError:
                if short > _MOST:
                    raise
            short += 1
        self._short = short

    def _retry(self, short):
        """Go on where room has run out so many times. Raises MemoryError if there is no way on."""
        screen, change = self.screen, self._change
        if short == 1:
            found = screen if isinstance(screen, Change) else screen.way()
            if not found:
                screen.drop()
                memory.release()
                gc.collect()
                screen.is_fresh = True
                return
        elif short == 2 and screen is not change:
            found = change
        elif short <= 3 and (change.no_room or change.again):
            found = change.no_room() if change.no_room else change.again
        else:
            # No key since a start: it would begin again for ever.
            if not (self._has_key and self._will_go_on()):
                raise MemoryError
            self.restart()
        screen.drop()
        self.screen = screen = change = None
        self.go(found)

    def _will_go_on(self):
        """Save the running game; the program goes on with it when it is started again.

        Return False if there is none, or no room for it.
        """
        if not (self.playing and self.playing.keep() and self.saves.is_saved()):
            return False
        return self.store.save(GO_ON, bytes((self.saves.kind,)))

    def restart(self):
        """Start the program again, once what has changed is saved. Does not return."""
        if self.settings.is_changed:
            self.settings.save()
        self.device.restart()

    def apply_settings(self):
        """Put those settings in force that change the display, the keys and the sound."""
        settings = self.settings
        self.device.brightness(settings.level)
        if self.device.turn(settings.hand, settings.flip):
            self.keys.forget()
        self.canvas.animation.calm = settings.calm
        self.sound.turn(settings.sound)
