"""The board of a puzzle: as alone, but it asks for one turn, and B leads back to the list."""

from firmware.games.hashi.solo import Solo
from firmware.words import strings

words = strings("hashi")


class Asked(Solo):
    """The person's board, with the question in the last line until the first key."""

    AWAY = words.PUZZLE_AWAY

    def __init__(self, session, seat, context):
        Solo.__init__(self, session, seat, context)
        self.ask()

    def ask(self):
        """Ask, if nothing of the turn has been played."""
        if not self.session.moves:
            game = self.seen
            text = words.PUZZLE_ASK[game.card_bridges() > 1]
            self.say(text.format(n=game.card_number(), m=game.card_bridges()))

    def confirms(self):
        return words.CONFIRM
