"""How one screen leads to another, so that no screen has to import one above it.

What is returned here is a Change wherever a game, or much else, has to be loaded. What such a
Change builds with is of this module: functions of a screen would keep that in memory.
"""

from firmware import memory, registry
from firmware.screens import Change
from firmware.words import strings


class Ways:
    """The part of App that leads from screen to screen."""

    playing = None

    def first(self):
        """Return the first screen, once the language is chosen."""
        memory.release()
        strings()
        from firmware.screens import play, view  # noqa: F401

        memory.keep()  # the words, and what every game takes
        from firmware.screens import entry

        return entry.first(self)

    def notice(self, sentences, after, is_over_list=False):
        """Return a screen that shows some sentences, then leads to `after`, as Notice has it."""
        from firmware.screens.notice import Notice

        return Notice(sentences, after, is_over_list)

    def guarded(self, name, begin):
        """Return the screen of begin(), which loads of a game, or a notice of why it cannot be."""
        game = registry.by_name(name)
        try:
            if not game.why:
                return begin()
        except Exception as error:  # a guest that does not load leaves the others as they are
            game.refuse(error)
        return self._refused(game, game.why)

    def _refused(self, game, why):
        sentence = strings("menus").REFUSED[why].format(game=game.title, about=game.about)
        return self.notice((sentence,), self.title)

    # Without a game.

    def title(self, at=0):
        """Return what leads to the title, at a row: no game is being played."""
        self.playing = None
        return Change(lambda: self._title(at), is_said=False)

    def _title(self, at=0):
        from firmware.screens.title import Title

        found = Title(self)
        found.go_to(at)
        return found

    def leave(self, info=None):
        """Return what leads to the title, or to a game's menu."""
        self.playing = None
        return Change(lambda: self.game_menu(info) if info else self._title())

    def game_menu(self, info):
        """Return the menu of a game, over the title."""
        from firmware.screens.title import GameMenu

        return GameMenu(self, info, self._title())

    def options(self, info):
        """Return the options of a new game, over those menus."""
        from firmware.screens.title import new_game

        return new_game(self, info, self.game_menu(info))

    def puzzles(self, info, n):
        """Return what leads to the list of a game's puzzles, at puzzle n, over its menus."""

        def begin():
            from firmware.screens.puzzles import List

            return List(self, info, self.game_menu(info), n)

        return Change(begin)

    # To a game. The questions before it are in screens/entry.py.

    def to_game(self, name, begin, has_board=True):
        """Return what leads to the screen of begin(), which a game is loaded for."""
        self.playing = None
        game = registry.by_name(name)

        def refuse(error):
            game.refuse(error)
            return self._refused(game, game.why)

        def no_room():
            if not game.is_house:
                game.mark("large")
            return self._refused(game, "large")

        change = Change(begin, name, has_board, no_room)
        change.refuse = refuse
        return self._refused(game, game.why) if game.why else change

    def start(self, info, is_lesson=False, asked=None):
        """Return what leads to the play screen of a new game, or to a question. See entry.new()."""

        def begin():
            from firmware.screens import entry

            return entry.new(self, info, is_lesson, asked)

        return Change(begin)

    def play(self, info, is_lesson, asked):
        """Return what leads to the play screen of a new game. See start.new()."""

        def begin():
            from firmware.screens import start

            return start.new(self, info, is_lesson, asked)

        return self.to_game(info.NAME, begin)

    def go_on(self, name, kind):
        """Return what leads to a saved game, or to why not; of one that is over to its result.

        kind: of its record.
        """

        def begin():
            from firmware.screens import start

            return start.go_on(self, name, kind)

        return self.to_game(name, begin, has_board=False)

    def replay(self, info, kind):
        """Return what leads to the replay of a game that is over. kind: of its record."""

        def begin():
            from firmware.screens import start

            return start.replay(self, info.NAME, kind)

        return self.to_game(info.NAME, begin, has_board=False)

    def puzzle(self, info, n):
        """Return what leads to puzzle n of a game."""

        def begin():
            if registry.has(info.NAME, "puzzle"):
                return registry.module(info.NAME, "puzzle").begin(self, info, n)
            from firmware.screens.puzzle_turn import Solving

            return Solving(self, info, n)

        return self.to_game(info.NAME, begin)

    def take_back(self, info, menu):
        """Return the question whether a game that has just begun goes for the one before it."""
        from firmware.screens import entry

        return entry.take_back(self, info, menu)

    # Of a game that is played or over. play: its play screen.

    def hint(self, play, down, row):
        """Return the search for a hint; see Play.ask_hint()."""
        from firmware.screens import hint_search

        return hint_search.begin(play, down, row)

    def walk(self, play, back):
        """Return what leads to the replay of a play screen's game. back: as Replay has it."""

        def begin():
            from firmware.screens.replay import Replay

            return Replay(play, back)

        def no_room():
            return self.notice((strings("records").NO_REPLAY,), back)

        return Change(begin, play.info.NAME, True, no_room)

    def review(self, play):
        """Return what leads to the review of a game that is over, or to its next turn."""

        def begin():
            from firmware.screens.review import Review

            return Review(play)

        def no_room():
            from firmware.screens import review

            return review.ended(play) or self.notice((strings("review").NO_ROOM,), play.to_result)

        return Change(begin, play.info.NAME, False, no_room, is_said=False)

    def verdict(self, play, page=0):
        """Return what leads to a page of the review of a game that is over."""

        def begin():
            from firmware.screens.verdict import Verdict

            return Verdict(play, page)

        return self._of_review(play, begin, False)

    def again(self, play, row, page):
        """Return what leads to the turn of a row of that review, played once more."""

        def begin():
            from firmware.screens.again import Again

            return Again(play, row, page)

        return self._of_review(play, begin, True)

    def _of_review(self, play, begin, has_board):
        """Return what leads to the screen of begin(), or to a notice of no room and the result."""

        def no_room():
            return self.notice((strings("review").NO_ROOM,), play.to_result)

        return Change(begin, play.info.NAME, has_board, no_room, is_said=False)
