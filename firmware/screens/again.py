"""A turn of a reviewed game, played again; judging.py says what it is worth."""

from engine.session import Session
from firmware import registry
from firmware.hardware.keys import HOLD_B, B
from firmware.screens.play import Play
from firmware.words import strings

words = strings("review")


class Again(Play):
    """The game as the turn of a row began; the person plays it once more. Nothing of it is saved.

    over: the play screen of the game that is over. page: of the verdict, which B leads back to.
    """

    def __init__(self, over, row, page):
        self.over = over
        self.row = row
        self.page = page
        self.begun = row[0]  # moves that had been played
        played = over.session
        session = Session(type(played.game)(), played.seed, played.options, played.seats)
        for move in played.moves[: self.begun]:
            session.apply(move)
        Play.__init__(self, over.app, over.info, session)
        self.before = bytes(self.view.seen.state)
        self.view.say(words.AGAIN)

    def key(self, k):
        view = self.view
        if k == HOLD_B:
            return self.leave()
        is_front = view.recap or getattr(view, "sheet", None)
        if k == B and len(self.session.moves) == self.begun and not (view.plan or is_front):
            before = view.cursor_state()
            view.let_go()
            return self.leave() if view.cursor_state() == before else self
        return Play.key(self, k)

    def leave(self):
        """Return what leads back to the verdict."""
        self.view = None  # the verdict needs its room
        registry.unload_view(self.info.NAME)
        return self.app.verdict(self.over, self.page)

    def play(self, move):
        if not self._ends_turn(move):
            return Play.play(self, move)
        from firmware.screens.judging import Judging

        return Judging(self)

    def _ends_turn(self, move):
        """Return True if a move ends the turn, by trying it: its number may mean others as well."""
        game = self.session.game
        before = bytes(game.state)
        is_over = game.apply(move) or game.player() != self.seat
        game.state[:] = before
        return is_over

    def again(self):
        """Return this screen as it was at first."""
        self.session.undo(len(self.session.moves) - self.begun)
        self.sit(self.seat)
        self.view.say(words.AGAIN)
        return self

    def ask_hint(self, down=None, row=0):
        self.view.say(words.AGAIN_NO_HINT)
        return self
