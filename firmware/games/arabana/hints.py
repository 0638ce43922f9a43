"""What the ladder of hints (firmware/screens/ladder.py) asks of Arabana-Ikibiti."""

from engine.arabana.map import INITIALS, ISLANDS, NAMES
from engine.arabana.moves import DISCARD, DRAW, DRAW_STACK, PASS
from engine.const import const
from engine.game import HIDDEN
from firmware.games.arabana.board import HEIGHT, WIDTH, target_of, target_xy
from firmware.games.arabana.panel import DRAW_ROW, END_ROW, HAND_ROW
from firmware.screens import ladder
from firmware.words import strings

common = strings()
words = strings("arabana")

_AROUND = const(15)  # dots on each side of a place or sea that is to be looked at

# The keys in words.REASONS of the codes 0, 1, ... of engine/arabana/ai/explain.py, contrast.py.
REASONS = (
    "beats wins wins_fells wins_frees takes_over frees defends bars nears ahead "
    "only idle helps likes unseen spares lacks firm fells enough open secret keeps later"
).split()


class Ladder(ladder.Ladder):
    """The turn that the highest level would make, on a view of Arabana."""

    def __init__(self, view):
        ladder.Ladder.__init__(self, view)
        view.hide_cursor()

    def spot(self, moves):
        """Return the box of where the moves begin: on the map, or a row of the panel."""
        t = target_of(moves[0])
        if t != HIDDEN:
            x, y = target_xy(t)
            left = max(0, x - _AROUND)
            top = max(0, y - _AROUND)
            right = min(WIDTH, x + _AROUND + 1)
            return left, top, right - left, min(HEIGHT, y + _AROUND + 1) - top
        return self.view.panel.row(
            HAND_ROW if moves[0] < DRAW else END_ROW if moves[0] >= DRAW_STACK else DRAW_ROW
        )

    def show(self, moves, is_on):
        """Show the turn as if it were made, or, while it is not on, the game as it is."""
        self.view.show_turn(self.state, moves if is_on else (), self.cursor)

    def said(self, moves):
        island = _laid_off(moves)
        return words.HINT_LAY_OFF.format(island=island) if island else ""

    def did(self, moves):
        off, take, stack, no_more = words.DID
        island = _laid_off(moves)
        parts = [off.format(island=island)] if island else []
        for move in moves:
            if DRAW <= move < DRAW_STACK:
                seen = self.view.seen
                seen.state[:] = self.state
                parts.append(take.format(island=NAMES[seen.face_up(move - DRAW)]))
            elif move == DRAW_STACK:
                parts.append(stack)
            elif move == PASS:
                parts.append(no_more)
        return " ".join(parts)

    def sentence(self, found):
        return reason(found, self.view.rival)

    def close(self):
        self.view.show_turn(self.state, (), self.cursor)
        self.view.set_cursor(self.cursor)


def _laid_off(moves):
    """Return the islands of the cards that the moves lay off, as they are written, or ""."""
    cards = [move - DISCARD for move in moves if DISCARD <= move < DRAW]
    names = NAMES if len(cards) == 1 else INITIALS
    return "+".join([names[i] for i in cards])


def reason(found, rival):
    """Return a reason of engine/arabana/ai/explain.py in a sentence. rival: the opponent's name."""
    if not found:
        return common.NOTHING
    name = REASONS[found[0]]
    text = words.REASONS[name]
    island, n = (found + (0, 0))[1:3]
    if name in ("fells", "keeps"):  # no island
        island, n = 0, island
    if len(text) == 2:  # for one, and for several
        text = text[n > 1]
    return text.format(island=NAMES[island], other=NAMES[n % ISLANDS], n=n, name=rival)
