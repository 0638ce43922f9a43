"""What interrupts a game: its menu, leaving it, taking back what is known, handing it over."""

from engine.session import LESSON
from firmware import registry
from firmware.screens import Screen, code_of, short_code
from firmware.words import strings

words = strings()


def menu(play, at):
    """Return the menu of the running game, at a row."""
    from firmware.screens.menu import Menu, Row

    rows = [Row(words.GO_ON, lambda menu: play)]
    if play.view.can_hint():
        rows.append(Row(words.HINT, lambda menu: play.ask_hint(None, menu.at)))
    rows += play.view.rows(play)
    if play.can_coach() and registry.has_reviews():
        rows += _coach_rows(play)
    if play.seat in list(play.session.movers) and not play.view.can_undo():
        rows.append(Row(words.TAKE_BACK, lambda menu: _ask_undo(play, menu)))
    over = not play.session.moves and play.app.saves.finished(play.app.saves.game)
    if over:  # A on that result may have been one too many
        rows.insert(1, Row(strings("menus").LAST_RESULT, lambda menu: _to_result(play, over)))
    if not play.view.is_under_way() and play.app.saves.before():
        rows.append(Row(words.TAKE_NEW, lambda menu: play.app.take_back(play.info, menu)))
    if play.view.is_under_way() and not play.session.flags & LESSON:
        rows.append(Row(words.REPLAY, lambda menu: _replay(play, menu.at)))
    if not play.session.flags & LESSON:  # its cards are the same for all; its board has little room
        text = words.CODE.format(code=short_code(play.session))
        rows.append(Row(text, lambda menu: _show_code(play, menu)))
    if registry.has_help(play.info.NAME):
        rows.append(Row(words.HOW_TO, lambda menu: _how_to(play, menu)))
    leave = words.LEAVE_KEPT if play.session.moves else words.LEAVE
    rows.append(Row(leave, lambda menu: _leave(play, play.app.leave)))
    found = Menu(play.info.TITLE, rows, play, words.HINT_MENU_BACK)
    found.go_to(at)
    return found


def _coach_rows(play):
    """Return the rows of the coach."""
    from firmware.screens.menu import Choice, Row

    texts = strings("coach")
    setting = Choice(play.app.settings, "coach", texts.MENU)
    if not play.told:
        return [setting]
    return [setting, Row(texts.SAID, lambda menu: play.app.coach(play, None, menu.at))]


def _how_to(play, menu):
    """Return the pages of how to play, at that of what is to be done."""
    from firmware.screens.pages import Pages

    return Pages(play.info.NAME, menu, play.view.seen)


def _replay(play, row):
    return play.app.walk(play, lambda: play.to_menu(row))


def _show_code(play, menu):
    """Show the code in full: one of odd options is longer than a row."""
    return play.app.notice((code_of(play.session),), menu, is_over_list=True)


def _leave(play, to):
    """Save the game and go on with to(): nothing is asked and nothing lost."""
    if play.keep():
        return to()
    return play.app.notice(strings("menus").SAVE_FULL, to)


def _to_result(play, kind):
    return _leave(play, lambda: play.app.go_on(play.info.NAME, kind))


def _ask_undo(play, menu):
    """Ask before what has been revealed is taken back (H13)."""
    from firmware.screens.notice import Question

    return Question(strings("menus").PRACTICE_ASK, lambda: undo_reveal(play), menu)


def undo_reveal(play):
    """Return a game in which the round was taken back."""
    from engine import rewind

    is_undone = rewind.undo_reveal(play.session, play.seat)
    play.reset()
    where = play.info.where(play.info.progress(play.session))
    play.view.say(words.BACK_AT.format(where=where) if is_undone else words.NO_UNDO)
    return play


class Cover(Screen):
    """Hides the game while the device is handed to the person in another seat."""

    last_line = words.HINT_GO_ON

    def __init__(self, play, seat):
        self.play = play
        self.seat = seat

    def key(self, k):
        self.play.sit(self.seat)
        return self.play.view.greeting(self.play)

    def fill(self, c):
        from firmware.screens import players

        n = players.count(self.play.session, self.seat)
        lines = strings("menus").COVER.format(n=n).split("\n")
        for i in range(len(lines)):
            c.center(18 + 12 * i, lines[i])
