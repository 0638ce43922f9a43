"""A coach: it judges each turn of a running game as a review will, and says a word on it.

It thinks while the person thinks about the next turn. There is no room for it beside the board: the
board is unloaded, its picture stays, and a key brings it back; then the coach begins again. The
word comes when it is ready. The game counts as practice from then on.
"""

from engine.session import PRACTICE
from firmware.hardware.keys import BACK
from firmware.screens.search import Search, to_search
from firmware.words import strings


class Coach(Search):
    """Judges play.turn, behind the picture of the board as it stands."""

    def key(self, k):
        return self.play.app.pressed(self.play, k)

    def tick(self, ms):
        if self.was_drawn and self.is_fresh:  # something else was up, and the board has gone
            return self.play
        return Search.tick(self, ms)

    def find(self):
        play = self.play
        review = self.load("review")  # now, while a large block is free
        first, end = play.turn
        seen, own = yield from self.before(first, end)
        return (yield from review.judge(seen, play.seat, end - 1, own, play.half))

    def found(self, found):
        """Keep what was found, and say it; return the next screen."""
        play = self.play
        self.drop()
        if isinstance(found, list):
            play.half = found
            return play.app.judge(play)
        turn = play.turn
        play.forget_turn()
        if found is None:
            return play.saying(strings("coach").MISSING)
        if not found:  # it was no turn that counts
            return play
        lost, error, _, better = found
        text = said(lost, error, play.session.game.players() > 1)
        play.told = turn + (lost, error, list(better), text)
        play.session.flags |= PRACTICE  # such a game counts for no best
        play.session.kept = 0
        return play.saying(text)


def said(lost, error, is_chance):
    """Return what a turn cost in a line."""
    from engine.ai import judgement
    from firmware.screens.after.amounts import amount

    words = strings("coach")
    sure = judgement.certainty(lost, error, is_chance)
    if sure == judgement.EVEN:
        return words.EVEN[is_chance]
    return words.COST[sure + (2 if lost < 0 and sure else 0)].format(n=amount(lost, is_chance))


def begin(play, down, row):
    """Return what leads to why the coach said that, as Ways.coach() has it."""
    if down:
        from firmware.screens.hint_search import take_back

        take_back(play, *down)
    return to_search(Why, play, row)


class Why(Search):
    """The board as it stands, while what the better turn has is looked for."""

    screen = "firmware.screens.after.coached", "Coached"
    FOUND = Search.FOUND + ("cost",)

    def key(self, k):
        if k not in BACK:
            return self
        play = self.play
        return play.to_menu(self.row) if self.row else play.saying(play.told[5])

    def find(self):
        from engine.ai import judgement

        play = self.play
        first, end, lost, error, better, _ = play.told
        is_chance = play.session.game.players() > 1
        if lost <= 0 or not (better and judgement.is_likely(lost, error, is_chance)):
            return  # nothing is better, as far as is known
        seen, own = yield from self.before(first, end)
        self.why = yield from self.reason(seen, better, own)

    def found(self, found):
        from engine.ai import judgement  # in words now, before the board is loaded
        from firmware.screens.after.amounts import cost

        lost, error = self.play.told[2:4]
        is_chance = self.play.session.game.players() > 1
        sure = judgement.certainty(lost, error, is_chance)
        self.cost = cost(lost, 0, sure, is_chance)
        return Search.found(self, found)
