"""Which screen is up, and the step of the main loop."""

import gc

from engine import catalog
from engine.const import const
from firmware import memory, registry
from firmware.graphics.canvas import Canvas
from firmware.hardware.idle import Idle
from firmware.hardware.keys import Keys
from firmware.screens import Wait
from firmware.screens.view import Context
from firmware.storage.log import Store
from firmware.storage.records import GO_ON, LANGUAGE
from firmware.storage.saves import Saves
from firmware.storage.settings import Settings
from firmware.words import strings

_LOOK_MS = const(1000)  # from one look at the display to the next
_LOOKS = const(60)  # of these to one look at the battery
_LISTENS_MS = const(60000)  # without a key for longer nothing sounds
_LOW_MV = const(3400)  # a LiPo cell has a twentieth left, three NiMH cells less
_START_ONLY = (  # modules that nothing needs once the program runs
    "boards.",
    "firmware.hardware.toml",
    "firmware.hardware.version",
    "firmware.hardware.wiring",
    "firmware.graphics.unpack",
    "firmware.graphics.font_dots",
    "firmware.storage.scan",
    "firmware.storage.rewrite",
    "firmware.words.language",
)


class App:
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
        self._loaded = ()  # the names of the modules when the screen was drawn last
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
            from firmware.screens.settings import Languages

            self.go(Languages(self, None, self.first))
        self._draw()
        self._meet_games()

    def _meet_games(self):
        """Load the rules and the words of every game once.

        CircuitPython keeps all names it has met in tables, each twice as large as the one before.
        The one that begins after 1,260 names takes 7.7 KB in one piece, which later in a game may
        not be there. These modules have so many that it begins now.
        """
        for game in registry.games:
            loaded = memory.passing()
            try:
                if game.is_house:
                    catalog.make(game.name)
                    strings(game.name)
            except Exception as error:  # the others can be played; choosing this one says why
                print("A game cannot be loaded:", error)
            memory.release([name for name in memory.passing() if name not in loaded])

    def step(self, ms):
        """Take what the keys did in the last ms, and show what follows."""
        self.sound.tick(ms)
        has_key = self._take_keys(ms)
        self.canvas.animation.tick(ms, self.keys.held())
        self.go(self.screen.tick(self.idle.tick(ms, self.settings.dim, self.settings.off)))
        is_new = self.screen.is_fresh
        if has_key or is_new or self.screen.is_stale:
            self._draw()
        if has_key or is_new:
            gc.collect()
        self.sound.start(self.idle.quiet() < _LISTENS_MS)
        self._save()
        self._look(ms)

    def _take_keys(self, ms):
        """Hand what the buttons did to the screen. Return True if there was a key."""
        has_key = False
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
        self._has_key = True
        self.idle.wake(self.settings.level)  # one that repeats is a key, too
        self.go(self.screen.key(k))
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

        A display that slipped off its wires has lost its registers, and CircuitPython does not
        notice. One that is back before the next look goes unseen.
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

    # Screens: how one leads to another, so that no screen has to import one above it.

    def go(self, screen):
        """Make a screen the one that is up. Unloads what was loaded before it came."""
        if screen is not self.screen:
            screen.is_fresh = True
            self.screen = screen
            memory.release(self._loaded)

    def first(self):
        """Return the first screen, once the language is chosen."""
        memory.release()
        strings()
        from firmware.screens import play, view  # noqa: F401

        memory.keep()  # the words, and what every game takes
        from firmware.screens import entry

        return entry.first(self)

    def title(self):
        """Return the title screen: no game is being played."""
        self.playing = None
        registry.unload_games()
        from firmware.screens.title import Title

        return Title(self)

    def leave(self, info=None):
        """Return what leads to the title, or to a game's menu; what is up is unloaded by then."""
        self.playing = None
        return Wait(lambda: self.game_menu(info) if info else self.title())

    def game_menu(self, info):
        """Return the menu of a game, over the title."""
        title = self.title()
        from firmware.screens.title import GameMenu

        return GameMenu(self, info, title)

    def options(self, info):
        """Return the options of a new game, over those menus."""
        from firmware.screens.title import new_game

        return new_game(self, info, self.game_menu(info))

    def puzzles(self, info, n):
        """Return what leads to the list of a game's puzzles, at puzzle n, over its menus."""
        return Wait(lambda: self._puzzles(info, n))

    def _puzzles(self, info, n):
        from firmware.screens.puzzles import List

        return List(self, info, self.game_menu(info), n)

    def puzzle(self, info, n):
        """Return what leads to puzzle n of a game."""

        def begin():
            from firmware.screens import start

            start.load_game(info.NAME)
            if registry.has(info.NAME, "puzzle"):
                return registry.module(info.NAME, "puzzle").begin(self, info, n)
            from firmware.screens.puzzle_turn import Solving

            return Solving(self, info, n)

        return self._wait(info.NAME, begin)

    def verdict(self, play, page=0):
        """Return what leads to a page of the review of a game that is over."""

        def begin():
            from firmware.screens.verdict import Verdict

            return Verdict(play, page)

        return self._of_review(play, begin)

    def again(self, play, row, page):
        """Return what leads to the turn of a row of that review, played once more."""

        def begin():
            from firmware.screens import start

            start.load_game(play.info.NAME)
            from firmware.screens.again import Again

            return Again(play, row, page)

        return self._of_review(play, begin)

    def _of_review(self, play, begin):
        """Return what leads to the screen of begin(), or to a notice of no room and the result."""

        def begun():
            try:
                return begin()
            except MemoryError:
                return self.notice((strings("review").NO_ROOM,), play.result)

        return Wait(begun)

    def guarded(self, name, begin):
        """Return the screen of begin(), which loads a game, or a notice of why it cannot be."""
        game = registry.by_name(name)
        try:
            if not game.why:
                return begin()
        except Exception as error:  # a guest that does not load leaves the others as they are
            game.refuse(error)
        sentence = strings("menus").REFUSED[game.why].format(game=game.title, about=game.about)
        return self.notice((sentence,), self.title)

    def notice(self, sentences, after, is_over_list=False):
        """Return a screen that shows some sentences, then leads to `after`, as Notice has it."""
        from firmware.screens.notice import Notice

        return Notice(sentences, after, is_over_list)

    def hint(self, play, down, row):
        """Return the search for a hint; see Play.ask_hint()."""
        from firmware.screens import hint_search

        return hint_search.begin(play, down, row)

    def take_back(self, info, menu):
        """Return the question whether a game that has just begun goes for the one before it."""
        from firmware.screens import entry

        return entry.take_back(self, info, menu)

    # The functions that wait() calls are of this module: those of a menu would keep it in memory.

    def start(self, info, is_lesson=False, asked=None):
        """Return what leads to the play screen of a new game, or to a question. See entry.new()."""

        def begin_game():
            from firmware.screens import entry

            return entry.new(self, info, is_lesson, asked)

        return self._wait(info.NAME, begin_game)

    def play(self, info, is_lesson, asked):
        """Return what leads to the play screen of a new game. See start.new()."""

        def start_game():
            from firmware.screens import start

            return start.new(self, info, is_lesson, asked)

        return self._wait(info.NAME, start_game)

    def go_on(self, name, kind):
        """Return what leads to a saved game, or to why not; of one that is over to its result.

        kind: of its record.
        """

        def go_on():
            from firmware.screens import start

            return start.go_on(self, name, kind)

        return self._wait(name, go_on)

    def replay(self, info, kind):
        """Return what leads to the replay of a game that is over. kind: of its record."""

        def begin_replay():
            from firmware.screens import start

            return start.replay(self, info.NAME, kind)

        return self._wait(info.NAME, begin_replay)

    def _wait(self, name, begin):
        """Return a screen that says that it takes a moment, then leads to that of begin()."""
        self.playing = None

        def begun():
            screen = self.guarded(name, begin)
            memory.release()
            return screen

        return Wait(begun)

    def apply_settings(self):
        """Put those settings in force that change the display, the keys and the sound."""
        settings = self.settings
        self.device.brightness(settings.level)
        if self.device.turn(settings.hand, settings.flip):
            self.keys.forget()
        self.canvas.animation.calm = settings.calm
        self.sound.turn(settings.sound)

    def make_room(self):
        """Go on with the running game in a program started again, whose memory is in one piece.

        For a MemoryError, which is raised again if there is no such game, or no key since a start.
        """
        if not (self._has_key and self._will_go_on()):
            raise MemoryError
        self.restart()

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
