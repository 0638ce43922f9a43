"""A coach: it judges each turn of a running game as a review will, and says a word on it.

It thinks while the person thinks about the next turn: beside the board where there is room, else
while the board is unloaded; then a key brings the board back, and the coach begins again. The word
comes when it is ready. The game counts as practice from then on.
"""

from engine.ai import judgement
from firmware.hardware.keys import BACK
from firmware.screens.search import Search, to_search
from firmware.words import strings


class Coach(Search):
    """Judges play.turn; as a screen it leaves the picture of the board as it stands."""

    def key(self, k):
        return self.play.app.pressed(self.play, k)

    def tick(self, ms):
        if self.was_drawn and self.is_fresh:  # something else was up, and the board has gone
            return self.play
        return Search.tick(self, ms)

    def find(self):
        play = self.play
        if play.half is None:
            return strings("coach").FULL
        review = self.load("review")  # now, while a large block is free
        first, end = play.turn
        seen = yield from self.before(first)
        own = list(play.session.moves[first : end - 1])
        return (yield from review.judge(seen, play.seat, end - 1, own, play.half))

    def found(self, found):
        """Keep what was found for the play screen to say; return the next screen."""
        play = self.play
        self.drop()
        if isinstance(found, list):
            play.half = found
            return play.app.judge(play, False)
        first, end = play.turn
        play.forget_turn()
        if found is None:
            found = strings("coach").MISSING
        play.is_due = len(found) > 0  # else it was no turn that counts
        if isinstance(found, str):
            play.word = found
        elif found:
            lost, error, _, better = found
            play.told = first, end, lost, error, list(better)
            play.word = said(play)
        return play


def said(play):
    """Return what the coach says of the turn judged last, in a line."""
    from firmware.screens.after.amounts import amount

    texts = strings("coach")
    lost, error = play.told[2:4]
    is_chance = play.session.game.players() > 1
    sure = judgement.certainty(lost, error, is_chance)
    if sure == judgement.EVEN:
        return texts.EVEN[is_chance]
    return texts.COST[sure + (2 if lost < 0 and sure else 0)].format(n=amount(lost, is_chance))


def begin(play, down, row):
    """Return what leads to why the coach said that, as Ways.coach() has it."""
    if down:
        from firmware.screens.hint_search import take_back

        take_back(play, *down)
    lost, error, better = play.told[2:]
    is_chance = play.session.game.players() > 1
    if lost > 0 and better and judgement.is_likely(lost, error, is_chance):
        return to_search(Why, play, row)
    return play.app.coached(play, row)


class Why(Search):
    """The board as it stands, while what the better turn has is looked for."""

    def key(self, k):
        if k not in BACK:
            return self
        play = self.play
        return play.to_menu(self.row) if self.row else play.saying(play.word)

    def find(self):
        play = self.play
        first, end = play.told[:2]
        contrast = self.load("contrast")
        seen = yield from self.before(first)
        own = list(play.session.moves[first : end - 1])
        self.why = yield from contrast.reason(seen, play.seat, play.told[4], own)

    def show(self):
        from firmware.screens.after.coached import Coached

        return Coached(self.play, self.why, self.row)
