"""How one screen leads to another, so that no screen has to import one above it.

A screen that takes much room comes up by a Change, see memory.py. The functions that build it are
in this module: a function of a screen's module would keep that module in memory.
"""

from firmware import memory, registry
from firmware.screens import Change
from firmware.words import strings

_PAGES = 2  # of a review, before those of its turns


def _made(module, name, *given):
    """Return a function that makes what is called `name` in firmware.screens.<module>."""

    def make():
        found = __import__("firmware.screens." + module, None, None, (name,))
        return getattr(found, name)(*given)

    return make


class Ways:
    """The part of App that leads from screen to screen."""

    playing = None

    def first(self):
        """Return the first screen, once the language is chosen."""
        memory.release()
        strings()
        from firmware.screens import play, view  # noqa: F401

        memory.keep()  # the words, and what every game takes
        return _made("begin.entry", "first", self)()

    def notice(self, sentences, after, is_over_list=False):
        """Return a screen that shows some sentences, then leads to `after`, as Notice has it."""
        return _made("notice", "Notice", sentences, after, is_over_list)()

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
        return Change(_made("begin.title", "title", self, at), is_said=False)

    def leave(self, info=None):
        """Return what leads to the title, or to a game's menu over it."""
        self.playing = None
        return Change(
            lambda: self.game_menu(info) if info else _made("begin.title", "title", self, 0)()
        )

    def game_menu(self, info):
        """Return the menu of a game, over the title, both as they were left."""
        return _made("begin.title", "game_menu", self, info)()

    def your_games(self, info):
        """Return the menu of what was played of a game, over those menus."""
        return _made("begin.title", "your_games", self, info, self.game_menu(info))().go_back()

    def last_game(self, info):
        """Return what leads back to one of the last games, over those menus."""
        self.playing = None
        return Change(_made("begin.title", "last_game", self, info))

    def puzzles(self, info, n):
        """Return what leads to the list of a game's puzzles, at puzzle n, over its menus."""
        return Change(lambda: _made("puzzles.list", "List", self, info, self.game_menu(info), n)())

    # To a game. The questions before it are in screens/begin/entry.py.

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

    def start(self, info, is_lesson=False, asked=None, begin=None):
        """Return what leads to the play screen of a new game, or a question, which leads back to
        the screen that is up. See entry.new().
        """
        return _made("begin.entry", "new", self, info, is_lesson, asked, begin)()

    def play(self, info, is_lesson, asked):
        """Return what leads to the play screen of a new game. See start.new()."""
        return self.to_game(
            info.NAME, _made("begin.start", "new", self, info, is_lesson, asked), False
        )

    def to_board(self, info, session):
        """Return what leads to the play screen of a session, now that nothing else is loaded."""
        return self.to_game(info.NAME, _made("begin.start", "board", self, info, session))

    def go_on(self, name, kind):
        """Return what leads to a saved game, or to its result if it is over, or to why not.

        kind: of its record.
        """
        return self.to_game(name, _made("begin.start", "go_on", self, name, kind), False)

    def replay(self, info, kind):
        """Return what leads to the replay of a game that is over. kind: of its record."""
        return self.to_game(info.NAME, _made("begin.start", "replay", self, info.NAME, kind), False)

    def puzzle(self, info, n, theme=-1):
        """Return what leads to puzzle n of a game. theme: of those that come next."""
        begin = _made("puzzles.turn", "Solving", self, info, n, theme)
        if registry.has(info.NAME, "puzzle"):

            def begin():
                return registry.module(info.NAME, "puzzle").Solving(self, info, n, theme)

        return self.to_game(info.NAME, begin)

    def answer(self, verdict):
        """Return what leads to the verdict of a file of puzzles, a Known, over its board."""
        play = verdict.play
        make = _made("puzzles.answer", "Answer", verdict)
        return Change(make, play.info.NAME, True, play.no_room, is_said=False)

    def demo(self, name, at):
        """Return what leads to a game that plays itself. at: the row of the title it came from."""
        return self.to_game(name, _made("demo", "Demo", self, name, at))

    def take_back(self, info, menu):
        """Return the question whether a game that has just begun goes for the one before it."""
        return _made("begin.entry", "take_back", self, info, menu)()

    # Of a game that is played or over. play: its play screen.

    def beside_board(self, play, leaf, name):
        """Return what leads to a screen of the game's own, made of play, beside its board."""
        game = play.info.NAME

        def make():
            return getattr(registry.module(game, leaf), name)(play)

        return Change(make, game, True, is_said=False)

    def hint(self, play, down, row):
        """Return the search for a hint; see Play.ask_hint()."""
        return _made("hint_search", "begin", play, down, row)()

    def judge(self, play):
        """Return what leads to a coach, which thinks about play.turn while the picture stays."""

        def no_room():
            play.forget_turn()
            return play.saying(strings("coach").FULL)

        begin = _made("after.coach", "Coach", play, play, b"", 0)
        return Change(begin, play.info.NAME, False, no_room, is_said=False)

    def pressed(self, play, k):
        """Return what leads back to a play screen, which takes a key."""
        return Change(lambda: play.resume().key(k), play.info.NAME, True, is_said=False)

    def coach(self, play, down=None, row=0):
        """Return what leads to why a coach said what it said of the last turn. See ask_hint()."""
        return _made("after.coach", "begin", play, down, row)()

    def walk(self, play, back, begin=None):
        """Return what leads to the replay of a play screen's game. back: as Replay has it.

        begin: builds it; without, it begins.
        """
        begin = begin or _made("after.replay", "Replay", play, back)

        def no_room():
            return self.notice((strings("records").NO_REPLAY,), back)

        return Change(begin, play.info.NAME, True, no_room)

    def review(self, play, page=0, stage=0):
        """Return what leads to the review of a game that is over, or to its next turn.

        page, stage: what it leads to at last, see verdict().
        """

        def no_room():
            return _made("after.review", "ended", play, page, stage)() or self._lacks_room(play)

        begin = _made("after.review", "Review", play, page, stage)
        return self._of_review(play, begin, False, no_room)

    def verdict(self, play, page=0, stage=0):
        """Return what leads to a page of the review of a game that is over.

        stage: of the page of a turn, see verdict.py; 0 for the curve.
        """
        if page < _PAGES:
            return self._of_review(play, _made("after.overview", "Overview", play, page), False)
        begin = _made("after.verdict", "Verdict", play, page, stage)
        return self._of_review(play, begin, stage > 0)  # the curve needs no board

    def closer(self, play, page, turn):
        """Return what leads to a closer look at a turn of that page, or to its next deal."""

        def no_room():
            text = strings("review").FULL
            return self.notice((text,), lambda: self.verdict(play, page, 1))

        return self._of_review(
            play, _made("after.closer", "Closer", play, page, turn), False, no_room
        )

    def looked(self, play, page):
        """Return what leads from a closer look back to that page, and counts what it has found."""
        return self._of_review(play, _made("after.review", "looked", play, page), False)

    def again(self, play, row, *page):
        """Return what leads to the turn of a row of that review, played once more.

        page: and stage, of verdict(), that it leads back to.
        """
        return self._of_review(play, _made("after.again", "Again", play, row, page), True)

    def _of_review(self, play, begin, has_board, no_room=None):
        no_room = no_room or (lambda: self._lacks_room(play))
        return Change(begin, play.info.NAME, has_board, no_room, is_said=False)

    def _lacks_room(self, play):
        return self.notice((strings("review").NO_ROOM,), lambda: play.to_result(0, 0))
