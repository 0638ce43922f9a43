"""What the ladder of hints (firmware/screens/hint.py) asks of Atoll."""

from engine.atoll.state import CARD, TAKE
from engine.const import const
from firmware.games.atoll.board import CELL, COLUMNS, ROWS
from firmware.hardware.keys import A
from firmware.words import entry, strings

_CLAIMS_MORE = const(1)  # reasons of engine/atoll/ai/explain.py
_LACKS_ONE = const(2)
_JOINS = const(4)  # from here on they are about an Award
_SUM = const(9)


class Ladder:
    """The turn that the highest level would make, on a view of Atoll."""

    def __init__(self, view):
        self.view = view
        self.first = bytes(view.seen.state)
        self.cursor = view.cursor_state()

    def spot(self, moves):
        """Return the box around where the card goes; where that is out of sight, at that edge."""
        board = self.view.board
        across = 1 if moves[-1] & 2 else 2
        x = (moves[-1] >> 2 & 127) - board.x - 1
        y = (moves[-1] >> 9) - board.y - 1
        left = min(max(x, 0), COLUMNS - 1)
        top = min(max(y, 0), ROWS - 1)
        right = min(max(x + across + 2, left + 1), COLUMNS)
        bottom = min(max(y + 5 - across, top + 1), ROWS)
        return left * CELL, top * CELL, (right - left) * CELL, (bottom - top) * CELL

    def show(self, moves, is_on):
        """Show the card where it goes; while it is not on, the one that it is swapped for (T11)."""
        view = self.view
        seen = view.seen
        seen.state[:] = self.first
        view.place = moves[-1]
        for move in moves[:-1]:
            if seen.stage() == TAKE and move and not is_on:
                view.taking = move - 1
                return
            seen.apply(move)

    def said(self, moves):
        """Return nothing: the picture shows it all."""
        return ""

    def sentence(self, found):
        """Return a reason (engine/atoll/ai/explain.py) in words."""
        words = strings("atoll")
        if not found:
            return words.NOTHING
        code, first, n, other = (found + (0, 0, 0))[:4]
        text = words.REASONS[code]
        if code == _CLAIMS_MORE:
            return text.format(n=first, other=n)
        if code == _LACKS_ONE:
            return text.format(request=words.REQUESTS[first], terrain=words.TERRAINS[n])
        if code < _JOINS:
            return text.format(request=words.REQUESTS[first], n=n)
        if code < _SUM:
            award = entry(strings("atoll").AWARDS, first)[0]
            return text.format(award=award, n=n, other=other)
        return text

    def do(self, play, moves):
        """Make the moves; return the screen that follows."""
        view = self.view
        if view.seen.stage() == CARD:
            view.slot = moves[0]
        for move in moves[:-1]:
            view.decide(move)
        view.place = moves[-1]
        return play.key(A)

    def close(self):
        """Show again what was there."""
        view = self.view
        view.set_cursor(self.cursor)
        view.changed()
