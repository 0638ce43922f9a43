"""A game being played: moves, taking back, saving, the menu. What it looks like is the view's.

A view (one a game, made as kit.View(session)) promises
    key(k)       the move that a key means, or NO_MOVE; moves the cursor, says why not
    let_go()     True if B only ended something begun on the screen, such as a bridge held
    changed()    the session has moved: look again
    draw(c)      draws what has changed; everything if is_fresh
    news()       lines to announce, once, after a reveal
    rows(play)   the game's own rows of the menu
    result(play) the screen of the result
    say(words)   shows words in the place of the hint until the next key
"""

from engine.game import OVER
from firmware.keys import HOLD_B, B
from firmware.screens import Screen
from firmware.screens.menu import Menu, Row
from firmware.screens.notice import Notice, Question
from firmware.words import en as words

NO_MOVE = -1


class Play(Screen):
    """The session of one game on the screen. back is where leaving it leads."""

    def __init__(self, app, kit, session, back):
        self.app = app
        self.kit = kit
        self.session = session
        self.back = back
        self.view = kit.View(session)

    def key(self, k):
        if k == HOLD_B:
            return self.menu()
        if k == B:
            if not self.view.let_go():
                if self.session.undo():
                    self.view.changed()
                else:
                    self.view.say(words.NO_UNDO)
            return self
        move = self.view.key(k)
        return self if move == NO_MOVE else self.play(move)

    def play(self, move):
        """Play a move of the person's; return the screen that follows."""
        revealed = self.session.play(move)
        self.view.changed()
        if not revealed:
            return self
        lines = self.view.news()
        screen = self
        if self.session.game.player() == OVER:
            self.app.forget(self.session)
            screen = self.view.result(self)
        elif self.is_under_way() and not self.app.save(self.session):
            lines = words.SAVE_FULL
        return Notice(lines, screen) if lines else screen

    def is_under_way(self):
        """Tell whether a round has been confirmed: from here on it replaces the game before."""
        return self.view.is_under_way()

    def draw(self, c):
        if self.is_fresh:
            self.view.is_fresh = True
            self.is_fresh = False
        self.view.draw(c)

    def menu(self):
        """Return the menu of the running game."""
        rows = [Row(words.GO_ON, lambda menu: self)]
        rows += self.view.rows(self)
        if self.session.moves:
            rows.append(Row(words.TAKE_BACK, self.take_back))
        rows.append(Row(words.HOW_TO, self.kit.pages))
        rows.append(Row(words.LEAVE, self.leave))
        return Menu(self.kit.words.NAME, rows, self, words.HINT_MENU_BACK)

    def leave(self, menu):
        """Keep the game and go back: nothing is asked and nothing lost."""
        if self.is_under_way() or not self.app.has_saved(self.session.game.ID):
            if self.session.moves and not self.app.save(self.session):
                return Notice(words.SAVE_FULL, self.app.title())
        return self.app.title()

    def take_back(self, menu):
        """Take back to before the last reveal, after a warning where that has not been done yet."""
        return Question(words.PRACTICE_ASK, self._take_back, menu)

    def _take_back(self):
        self.session.undo_reveal()
        self.view.changed()
        return self
