"""Where the cursor is and what is there, in words: for people who cannot see it.

told(app) returns sentences, the place of the cursor first. A house game has a module here, by its
name, with told(view, words); a guest's view may have told(); a view of a board of cells needs
neither. The turn of a hint is told by hinted(seen, seat, moves, words), where it begins first.
Nothing here changes a view.

Words are in words_<language>.py, with the same names in each.
"""

import os
import sys

from engine import codes
from engine.game import OVER

_WHAT = 2  # the rung of a hint that shows the turn, as in firmware/screens/hint.py
_SPRITE = 8  # as in firmware/guest/picture.py


def told(app):
    """Return what is to be said of the cursor, () where there is none."""
    screen = app.screen
    if view_of(screen):
        return _in_game(screen)
    kind = type(screen).__name__
    if kind == "Code":  # one is being entered
        return (codes.SIGNS[screen.at],)
    if kind == "Hint":
        return _hinted(screen, words())
    if kind == "List":  # of puzzles
        return (_puzzle(screen, words()),)
    return ()


def view_of(screen):
    """Return the view that a screen shows if something is played on it, a puzzle too, else None."""
    play = sys.modules.get("firmware.screens.play")
    return screen.view if play and isinstance(screen, play.Play) else None


def words(language=None):
    """Return the words in a language, the one chosen unless given."""
    return _module("words_" + (language or sys.modules["firmware.words"].chosen))


def watch():
    """Let the card of a crash speak of the page, which has no switch and no console."""
    from firmware import words as ours

    def load(folder, language, part, load=ours._load):
        found = load(folder, language, part)
        if part == "menus":
            found.RESET = words(language).RESET
            found.HUNG = words(language).HUNG
        return found

    ours._load = load


def _module(name):
    return __import__("told." + name, None, None, ("__name__",))


def _in_game(play):
    view = play.view
    is_hidden = view.recap or view.is_sure or getattr(view, "sheet", None)
    if is_hidden or getattr(view, "is_waiting", False) or play.session.game.player() == OVER:
        return ()
    name = play.info.NAME
    if hasattr(view, "told"):
        return view.told()
    if name + ".py" in os.listdir("/told"):
        return _module(name).told(view, words())
    if hasattr(view, "shows") and view.is_turn():
        return (_cell(view, words()),)
    return ()


def _hinted(hint, words):
    """Return what a rung of a hint shows: where the turn begins, then the turn; why is in words."""
    name = hint.play.info.NAME
    if name + ".py" not in os.listdir("/told") or hint.rung > _WHAT:
        return ()
    seen = type(hint.view.seen)()
    seen.state[:] = hint.ladder.state
    parts = _module(name).hinted(seen, hint.view.seat, list(hint.moves), words)
    if hint.rung < _WHAT:
        parts = parts[:1]
    return (words.HINT.format(turn="; ".join(parts)),) if parts else ()


def _puzzle(screen, words):
    """Return which puzzle is under the cursor of their list, and whether it is solved."""
    from firmware.words import strings

    row = screen.rows[screen.row]
    name = strings("puzzle").ROWS[screen.row]
    place = words.CELL_OF.format(n=screen.at + 1, of=len(row))
    done = words.SOLVED[screen.known >> row[screen.at] & 1]
    return ", ".join((name, place, done))


def _cell(view, words):
    """Return the place and the contents of the cell under the cursor of a board of cells."""
    from firmware.screens import players

    at = view.cursor
    shown = view.shows(at)
    if shown == "":
        shown = words.EMPTY
    elif not isinstance(shown, str):
        is_disc = shown < _SPRITE
        shown = players.name(view.session, shown, view.seat) if is_disc else words.SIGN
    if view.COLUMNS:
        place = words.CELL.format(column=at % view.COLUMNS + 1, row=at // view.COLUMNS + 1)
    else:
        place = words.CELL_OF.format(n=at + 1, of=view.size)
    return place + ", " + shown


def count(forms, n):
    """Return how many there are of something in words. forms: for none, for one and for more."""
    return forms[min(n, 2)].format(n=n)
