"""Plays the turns of a review on while its pages are up: what they cost becomes more certain.

The handheld does so with one turn, where somebody asks for it (firmware/screens/after/closer.py). A
page has the time and the room for all, also of games for several.
"""

_PAGES = ("Overview", "Verdict")  # of a review
_COSTLY = 4  # see judgement.marks()
_HALF = 32  # deals after which half of a turn's part of the bar is done


class Better:
    """go_on() is called again and again, whatever is on the display."""

    def __init__(self):
        self._review = None
        self._open = []  # rows of the turns that are still to be played on, by their numbers
        self._many = 0  # so many were there
        self._tally = None  # of the first of them
        self._deal = None  # the one that is being played, a generator
        self._is_new = False
        self._uncounted = None  # the game of what was found, until the statistics have it

    def go_on(self, screen):
        """Go on a little if a review is up; return how much is done, 0 to 1, -1 if there is nothing
        to do. screen: of the program.
        """
        if type(screen).__name__ not in _PAGES:
            self._deal = None  # others may use what computer players share: it is played again
            self._count()
            return -1
        play = screen.play
        if play.review is not self._review:
            self._review = play.review
            rows = play.review[0]
            losses = sorted([(-rows[n][3], n) for n in range(len(rows)) if len(rows[n][6])])
            self._open = [n for _, n in losses]  # the dearest first
            self._many = len(self._open)
            self._tally = self._deal = None
        if not self._open:
            self._count()
            return -1
        if not self._deal:
            self._deal = self._played(play, self._open[0])
        try:
            next(self._deal)
        except StopIteration:
            self._deal = None
        except MemoryError:
            self._open = []
        if self._is_new:
            self._is_new = False
            screen.is_fresh = True
            if hasattr(screen, "costly"):
                marks = play.review[3]
                screen.costly[:] = [n for n in range(screen.count) if marks[n] & _COSTLY]
        return self._share() if self._open else -1

    def _count(self):
        """Let the statistics have what was found since."""
        play = self._uncounted
        self._uncounted = None
        if play:
            _module("firmware.counts").reviewed(play, True)

    def _share(self):
        """Return how much is done."""
        deals = self._tally.deals if self._tally else 0
        return (self._many - len(self._open) + deals / (deals + _HALF)) / self._many

    def _played(self, play, place):
        """Play one more deal of the turn of a row; a generator."""
        thinking = _module("firmware.screens.thinking").Thinking(play)
        try:
            rollout = thinking.load("rollout")
            systematic = thinking.load("measured").SYSTEMATIC
        except ImportError:  # a guest has none of these
            self._open = []
            return
        is_chance = play.session.game.players() > 1
        if not self._tally:
            self._tally = _module("engine.ai.rollout").Tally(is_chance, systematic)
        tally = self._tally
        row = play.review[0][place]
        seen, own = yield from thinking.before(*row[:2])
        found = yield from rollout.played(seen, play.seat, (own, list(row[6])), tally.deals)
        if not found:  # the tables are missing
            self._open = []
            return
        tally.add(found)
        if tally.is_over():
            self._tally = None
            self._open.pop(0)
            self._take(play, place, tally)

    def _take(self, play, place, tally):
        """Put into the review what a turn lost, if that is more certain than what is there."""
        lost, error = tally.found()
        is_chance = play.session.game.players() > 1
        rows, turns, _, marks = play.review
        first, end, brought, before, wide, expected, better = rows[place]
        if error >= wide:
            return
        # A closer look has these deals already, and does not count them once more.
        looked = [one[:3] for one in play.closer if one[0] == place] or [[place, before, wide]]
        looked[0].extend(tally.state())
        play.closer = [one for one in play.closer if one[0] != place]
        play.closer.append(looked[0])
        if is_chance:  # luck is the rest of the sum, as in firmware/screens/after/closer.py
            brought += lost - before
        rows[place] = first, end, brought, lost, error, expected, better
        judgement = _module("engine.ai.judgement")
        for turn in turns:
            if turn[0] == place:
                turn[2] = judgement.certainty(lost, error, is_chance)
        marks[:] = judgement.marks(rows, is_chance)
        play.grades = judgement.grades(rows, is_chance)
        self._is_new = True
        self._uncounted = play


def _module(name):
    return __import__(name, None, None, ("__name__",))
