"""What the ladder of hints (firmware/screens/ladder.py) asks of Atoll."""

from engine.atoll.state import CARD, TAKE
from firmware.games.atoll.board import request_box
from firmware.screens import ladder
from firmware.words import entry, strings

common = strings()
words = strings("atoll")

# The keys in words.REASONS of the codes 0, 1, ... of engine/atoll/ai/explain.py, contrast.py.
REASONS = (
    "claims claims_more lacks_one lacks joins leads widens ties nears sum counts spoils_nothing "
    "more later"
).split()

_OF_A_REQUEST = "claims", "lacks_one", "lacks"


class Ladder(ladder.Ladder):
    """The turn that the highest level would play, on a view of Atoll."""

    def __init__(self, view):
        ladder.Ladder.__init__(self, view)
        self._request = -1  # the slot of the Request that the sentence names
        self._is_shown = False

    def spot(self, moves):
        """Return the box around the place of the card, or at the edge of the window nearest to it.

        Once the card is shown there, return the box of the Request that the sentence names, if any.
        """
        if self._is_shown and self._request >= 0:
            return request_box(self._request, False)
        board = self.view.board
        pitch = board.pitch
        across = 1 if moves[-1] & 2 else 2
        x = (moves[-1] >> 2 & 127) - board.x - 1
        y = (moves[-1] >> 9) - board.y - 1
        left = min(max(x, 0), board.columns - 1)
        top = min(max(y, 0), board.rows - 1)
        right = min(max(x + across + 2, left + 1), board.columns)
        bottom = min(max(y + 5 - across, top + 1), board.rows)
        return left * pitch, top * pitch, (right - left) * pitch, (bottom - top) * pitch

    def show(self, moves, is_on):
        """Show the card where it goes; while not is_on, the one that it is swapped for (T11)."""
        self._is_shown = True
        view = self.view
        seen = view.seen
        seen.state[:] = self.state
        view.place = moves[-1]
        for move in moves[:-1]:
            if seen.stage() == TAKE and move and not is_on:
                view.taking = move - 1
                return
            seen.apply(move)

    def make(self, moves):
        seen = self.view.seen
        seen.state[:] = self.state
        for move in moves:
            seen.apply(move)

    def sentence(self, found):
        if found and REASONS[found[0]] in _OF_A_REQUEST:
            self._request = found[1]
        return reason(found)

    def do(self, play, moves):
        view = self.view
        if view.seen.stage() == CARD:
            view.slot = moves[0]
        view.place = moves[-1]
        screen = play.play_all(moves)
        view.rest()
        return screen

    def close(self):
        self.view.set_cursor(self.cursor)
        self.view.changed()


def reason(found):
    """Return a reason of engine/atoll/ai/explain.py in a sentence."""
    if not found:
        return common.NOTHING
    name = REASONS[found[0]]
    text = words.REASONS[name]
    first, n, other = (found + (0, 0, 0))[1:4]
    if name in ("sum", "spoils_nothing", "later"):
        return text
    if name == "claims_more":
        return text.format(n=first, other=n)
    if name == "lacks_one":
        return text.format(request=words.REQUESTS[first], terrain=words.TERRAINS[n])
    if name in _OF_A_REQUEST:
        return text.format(request=words.REQUESTS[first], n=n)
    return text.format(award=entry(words.AWARDS, first)[0], n=n, other=other)
