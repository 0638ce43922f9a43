"""What the ladder of hints (firmware/screens/hint.py) asks of Arabana-Ikibiti."""

from engine.arabana.map import INITIALS, NAMES
from engine.arabana.moves import DISCARD, DRAW, PASS
from engine.const import const
from engine.game import HIDDEN
from firmware.games.arabana.map import HEIGHT, WIDTH, target_of, target_x, target_y
from firmware.games.arabana.view import NOWHERE
from firmware.words import strings

_AROUND = const(15)  # dots on each side of a place or sea that is to be looked at


class Ladder:
    """The turn that the highest level would make, on a view of Arabana."""

    def __init__(self, view):
        self.view = view
        self.first = bytes(view.seen.state)
        self.cursor = view.cursor_state()
        self.islands = view.map.islands
        view.focus = NOWHERE

    def spot(self, moves):
        """Return the box of where the moves begin: on the map, or a row of the panel."""
        t = target_of(moves[0])
        if t != HIDDEN:
            x = max(0, target_x(t) - _AROUND)
            y = max(0, target_y(t) - _AROUND)
            right = min(WIDTH, target_x(t) + _AROUND + 1)
            return x, y, right - x, min(HEIGHT, target_y(t) + _AROUND + 1) - y
        return self.view.panel.row(1 if moves[0] < DRAW else 3 if moves[0] == PASS else 2)

    def show(self, moves, is_on):
        """Show the turn as if it were made; while it is not on, what is there."""
        view = self.view
        seen = view.seen
        seen.state[:] = self.first
        for move in moves if is_on else ():
            seen.apply(move)
        view.focus = 0
        view.is_laying = False
        view.at = self.cursor[0]
        view.look(False)
        view.map.islands = -1  # what is only shown is nothing to sound a chord for

    def said(self, moves):
        """Return which cards are laid off: of the hand, they look as if they were played."""
        laid = [move - DISCARD for move in moves if DISCARD <= move < DRAW]
        return _laying_off(laid) if laid else ""

    def sentence(self, found):
        """Return a reason (engine/arabana/ai/explain.py) in words."""
        words = strings("arabana")
        if not found:
            return words.NOTHING
        text = words.REASONS[found[0]]
        name = NAMES[found[1]] if len(found) > 1 else ""
        n = found[2] if len(found) > 2 else 0
        if len(text) == 2:  # of one bridge, and of several
            return text[n > 1].format(island=name, n=n)
        return text.format(island=name, other=NAMES[n])

    def do(self, play, moves):
        """Make the moves; return the screen that follows."""
        return play.make(moves)

    def close(self):
        """Show again what was there."""
        view = self.view
        view.seen.state[:] = self.first
        view.look(False)
        view.set_cursor(self.cursor)
        view.map.islands = self.islands


def _laying_off(laid):
    """Return which cards are laid off, in words."""
    words = strings("arabana")
    if len(laid) == 1:
        return words.HINT_LAY_OFF.format(island=NAMES[laid[0]])
    return words.HINT_LAY_OFF.format(island="+".join([INITIALS[i] for i in laid]))
