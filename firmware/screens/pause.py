"""What interrupts a game: its menu, leaving it, taking back what is known."""

from firmware import memory
from firmware.screens.menu import Menu, Row
from firmware.storage.kinds import PLAN
from firmware.games import registry
from firmware.words import strings

common = strings("common")
words = strings("common")


def menu(play):
    """Return the menu of the running game."""
    rows = [Row(words.GO_ON, lambda menu: play)]
    if play.view.can_hint():
        rows.append(Row(words.HINT, lambda menu: play.hint(None, menu.at)))
    rows += play.view.rows(play)
    if play.session.moves and not play.view.can_undo():
        rows.append(Row(words.TAKE_BACK, lambda menu: _take_back(play, menu)))
    if not play.view.is_under_way() and play.app.before():
        rows.append(Row(words.TAKE_NEW, lambda menu: _take_new_back(play, menu)))
    rows.append(Row(common.HOW_TO, lambda menu: _how_to(play, menu)))
    leave = words.LEAVE_KEPT if play.session.moves else words.LEAVE
    rows.append(Row(leave, lambda menu: _leave(play)))
    return Menu(registry.label(play.kit.NAME), rows, play, common.HINT_MENU_BACK)


def _how_to(play, menu):
    """Return the pages of how to play, at that of what is to be done."""
    return registry.part(play.kit.NAME + ".help").help_pages(menu, play.view.seen)


def _leave(play):
    """Keep the game and go to the title: nothing is asked and nothing lost."""
    play.app.canvas.wait()
    if not (_is_kept(play) or play.keep()):
        return play.app.notice(words.SAVE_FULL, play.app.title())
    return play.app.title()


def _is_kept(play):
    """Tell whether all of the game lies in the store already, as that played last."""
    app = play.app
    session = play.session
    is_planned = play.view.plan or play.view.is_sure or app.store.has(PLAN)
    is_new = app.last != session.game.ID or session.kept < len(session.moves)
    return app.is_kept() and not (is_planned or is_new)


def _take_new_back(play, menu):
    """Ask whether the game being played goes for the one before it."""
    return memory.screens.lend("firmware.screens.begin").take_back(play.app, play.kit, menu)


def _take_back(play, menu):
    """Ask before what has been revealed is taken back (H13)."""
    notice = memory.screens.lend("firmware.screens.notice")
    return notice.Question(words.PRACTICE_ASK, lambda: taken_back(play), menu)


def taken_back(play):
    """Return a game in which the round was taken back."""
    memory.briefly(_undo_reveal, play.session, play.seat)
    play.reset()
    return play


def _undo_reveal(session, seat):
    from engine import rewind

    rewind.undo_reveal(session, seat)
