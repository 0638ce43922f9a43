"""The common part of results: keys, the winner, and pictures: a rank of Hashi's, a cup, a medal.

A result reached with hints has another picture, a light tile, and says how many hints there were.
"""

from engine.const import const
from engine.session import KNOWN, PERSON, PRACTICE
from firmware import registry
from firmware.graphics import pictures
from firmware.graphics.canvas import width
from firmware.hardware.keys import DOWN, HOLD_A, HOLD_B, A, B
from firmware.screens import Screen, code_of, players, short_code
from firmware.words import legend, strings

words = strings("records")

_ADDRESS = const(53)  # characters of an address in a QR code
_BOTH = const(122)  # dots of words at both ends of a line
_REST_MS = const(600)  # as in play.py
_OUTCOME = const(56)  # dots, up to the heads of a table's columns


class Result(Screen):
    """The result of a game, an observation of a seat. A starts another one, B leads to the title.

    The next game has the same options and seats; after a numbered game it has the next number.
    B leads to the game's menu if the result was opened there. A held shows the code of the game to
    a phone. DOWN, or B held, opens the menu of what can be done with a game that is over.
    """

    rest = 0  # ms in which it takes no keys
    at = 0  # the page
    marked = 0  # a player on it
    can_review = False  # the game has reviews

    def __init__(self, play, game, seat):
        self.play = play
        self.game = game
        self.seat = seat
        self.me = seat if list(play.session.seats).count(PERSON) == 1 else -1  # is called "You"
        self.sent = _sent(play)

    def tick(self, ms):
        self.rest -= ms
        return self

    def key(self, k):
        if self.rest > 0:
            self.rest = _REST_MS  # pressed again and again, it is all meant for the game
            return self
        if k == HOLD_A:
            return self._show_code(self)
        if k in (DOWN, HOLD_B):
            return self.menu()
        if k == A:
            app, info, session = self.play.app, self.play.info, self.play.session
            seed = _next(app.store, session)
            return app.start(info, False, (session.options, session.seats, seed))
        if k == B:
            return self._leave()
        return self.show_more(k) if k < A else self

    def show_more(self, k):
        """Take an arrow but DOWN; return the next screen."""
        return self

    def menu(self, row=0):
        """Return the menu of what can be done with a game that is over, at a row."""
        from firmware.screens.menu import Menu, Row

        play = self.play
        play.page = self.at, self.marked
        rows = self.rows()
        rows.append(Row(strings().REPLAY, lambda menu: self._replay(menu.at)))
        text = strings().CODE.format(code=short_code(play.session))
        rows.append(Row(text, self._show_code))
        rows.append(Row(strings().LEAVE, lambda menu: self._leave()))
        found = Menu(words.AFTER, rows, self, strings().HINT_MENU_BACK)
        found.go_to(row)
        return found

    def rows(self):
        """Return the first rows of that menu."""
        from firmware.screens.menu import Row

        is_reviewed = self.can_review and self.me >= 0
        return [Row(words.REVIEW, self._review)] if is_reviewed else []

    def _replay(self, row):
        play = self.play
        return play.app.walk(play, lambda: play.to_result(0, row))

    def _leave(self):
        play = self.play
        return play.app.leave(play.info if play.is_past else None)

    def _review(self, menu):
        """Return what leads to the review of this game."""
        play = self.play
        if not registry.has_reviews():  # the drive is too small for it
            return play.app.notice((words.NO_REVIEW,), menu)
        return play.app.verdict(play) if play.review else play.app.review(play)

    def foot(self, hint):
        """Return the last line, in which {back} stands for where B leads; or both results, if the
        link to these cards had one.
        """
        if self.sent:
            return words.SENT.format(n=self.game.score(self.seat), other=self.sent)
        return hint.format(back=words.BACK[self.play.is_past])

    def outcome(self, widest=_OUTCOME):
        """Return who has won, in words; a name that is too long gives way to its sign."""
        winners = self.game.winners()
        if len(winners) > 1:
            return words.TIE
        if self.me in winners:
            return words.YOU_WIN
        session = self.play.session
        text = words.WINS.format(name=players.name(session, winners[0]))
        if width(text) <= widest:
            return text
        return words.WINS.format(name=players.sign(session, winners[0]))

    def is_practice(self):
        """Return True if something was taken back after it was revealed: no rank (H13)."""
        return self.play.session.flags & PRACTICE

    def _show_code(self, back):
        """Return a QR code: the code and the points, or a page of the web with the same cards.

        TOMBOLO_PAGE in settings.toml is the address of that page. The link has the points, too, if
        there is room for them. back: the screen it leads to.
        """
        from firmware.screens import qr

        play = self.play
        found = code_of(play.session)
        points = self.game.score(self.seat)
        text = "TOMBOLO " + found + " " + str(points)
        page = play.app.device.setting("TOMBOLO_PAGE")
        if page and len(page) + len(found) < _ADDRESS:
            text = page + "#" + found
            more = "&points=" + str(points)
            text += more if len(text) + len(more) <= _ADDRESS else ""
        lines = (
            play.info.TITLE.split("-")[0],
            found.replace("-", " "),
            strings().POINTS.format(n=points),
        )
        return qr.Code(text, lines, back)

    def notes(self):
        """Return lines below a table: hints or why it counts for no best, practice, the code."""
        session = self.play.session
        notes = [hints(session) or note(session), words.PRACTICE if self.is_practice() else ""]
        notes.append(legend(short_code(session), words.QR))
        return [text for text in notes if text]


def _sent(play):
    """Return the points that somebody who sent a link to these cards has made, "" for none.

    TOMBOLO_POINTS has the code and the points: "AJ20-06N4=43".
    """
    text = play.app.device.setting("TOMBOLO_POINTS")
    if text.find("=") < 0 or play.is_past:
        return ""
    code, points = text.split("=")[:2]
    own = code_of(play.session).replace("-", "")
    return points if code.replace("-", "") == own and points.isdigit() else ""


def rank(c, n, x, y):
    """Draw the picture of Hashi's rank n, 16x16 dots."""
    pictures.picture(c, n, x, y)


def place(c, n, x, y):
    """Draw the prize of place n, 16x16 dots: a cup, or a medal with that number."""
    rank(c, pictures.CUP if n == 1 else pictures.MEDAL, x, y)
    if n > 1:
        c.dots(x + 5, y + 6, 48 + n, 1)


def code_row(c, y, session, beside=""):
    """Draw the code of a game at the left of the line at y, and words at its right.

    Without words the line says how the code is shown to a phone.
    """
    beside = beside or words.QR
    code = short_code(session)
    text = strings().CODE.format(code=code)
    if width(text) + width(beside) > _BOTH:
        text = code
    c.row(y, text, beside)


def note(session):
    """Return why a game counts for no best, in words: its number, or that its cards are known."""
    if not session.flags & KNOWN:
        return ""
    from firmware.storage import numbers

    if numbers.setting_of(session) < 0:
        return words.KNOWN
    return words.NUMBER.format(n=session.seed)


def par(session):
    """Return the par of a numbered game in words, "" if there is none."""
    from firmware.storage import numbers

    setting = numbers.setting_of(session)
    n = numbers.par(session.game.NAME, setting, session.seed) if setting >= 0 else 0
    return words.PAR.format(n=n) if n else ""


def _next(store, session):
    """Return the number after a numbered game that has not been played; None after others."""
    from firmware.storage import numbers

    setting = numbers.setting_of(session)
    if setting < 0:
        return None
    return numbers.NumberMap(store, session.game.NAME, setting).next(session.seed)


def hints(session):
    """Return how many hints a game was played with, in words; "" for none."""
    n = session.hints()
    return words.TAKEN[n > 1].format(n=n) if n else ""


def helped(c, session, x, y):
    """Turn the picture at x, y into a light tile, its corners round, if hints were taken."""
    if session.hints():
        c.invert(x, y, 16, 16)
        for corner in (x, x + 15):
            c.fill(corner, y, 1, 1, 0)
            c.fill(corner, y + 15, 1, 1, 0)
