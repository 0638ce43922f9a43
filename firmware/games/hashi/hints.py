"""What the ladder of hints (firmware/screens/ladder.py) needs of Hashi."""

from engine.const import const
from engine.hashi.rules import BRIDGE, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BOARDS, STRIDE
from firmware.screens import ladder
from firmware.words import strings

words = strings("hashi_hints")
board_words = strings("hashi")

_AROUND = const(17)  # pixels on each side of an island that is to be looked at

# The keys of words.REASONS, in the order of the codes in engine/hashi/ai/explain.py, contrast.py.
REASONS = (
    "pennants squares six finishes pennant_number square_number pennant_bridge square_bridge "
    "nears spares fits no_number no_bridges small best worst no_points unknown "
    "nearer no_room loses no_pennants no_squares roomier open later room"
).split()


def _island(board, moves):
    """Return the island of the first number or bridge in the moves, -1 if they skip both."""
    for move in moves:
        if move < SKIP_NUMBER:
            return move % 18
        if BRIDGE <= move < SKIP_BRIDGES:
            return board.tables.one[move - BRIDGE]
    return -1


def _skipped(moves):
    """Return 1 if the moves skip the number, and 2 more if they skip the bridges."""
    return (SKIP_NUMBER in moves) + 2 * (SKIP_BRIDGES in moves)


class Ladder(ladder.Ladder):
    """The turn that a master would make, on a view of Hashi."""

    def spot(self, moves):
        """Return the box around the island that the moves begin at, None if they skip both."""
        board = self.view.board
        i = _island(board, moves)
        if i < 0:
            return None
        x = max(0, board.x[i] - _AROUND)
        y = max(0, board.y[i] - _AROUND)
        right = min(101, board.x[i] + _AROUND + 1)
        return x, y, right - x, min(56, board.y[i] + _AROUND + 1) - y

    def show(self, moves, is_on):
        """Show the moves as if they were made, or if not is_on, the board without them."""
        view = self.view
        seen = view.seen
        seen.state[:] = self.state
        for move in moves:
            seen.apply(move)
        if not is_on:
            at = BOARDS + STRIDE * view.seat
            seen.state[at : at + STRIDE] = self.state[at : at + STRIDE]
        view.find_legal()
        view.is_held = False
        i = _island(view.board, moves)
        if i >= 0:
            view.cursor = i

    def said(self, moves):
        return ("", words.SKIP_NUMBER, words.SKIP_BRIDGES, words.SKIP_BOTH)[_skipped(moves)]

    def did(self, moves):
        return ("", words.DID_NUMBER, words.DID_BRIDGES, words.DID_BOTH)[_skipped(moves)]

    def sentence(self, found):
        return reason(found, words)

    def do(self, play, moves):
        i = _island(self.view.board, moves)
        if i >= 0:
            self.view.cursor = i
        return play.play_all(moves)

    def close(self):
        view = self.view
        view.seen.state[:] = self.state
        view.find_legal()
        view.set_cursor(self.cursor)


def reason(found, words):
    """Return a reason of explain.py, without others, in these words for help."""
    text = words.REASONS[REASONS[found[0]]]
    n, more, left, cards = (found + (0, 0, 0, 0))[1:5]
    if len(text) == 2:  # for one, and for several
        text = text[n > 1]
    return text.format(n=n, more=more, left=left, cards=cards)
