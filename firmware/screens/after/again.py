"""One turn played for practice, as a turn of a reviewed game again; judging.py judges it."""

from engine.session import Session
from firmware.hardware.keys import HOLD_B, B
from firmware.screens.play import Play
from firmware.words import strings


class Turn(Play):
    """One turn of a game, on a session of its own that stands before it. Nothing of it is saved.

    row: a row of a review: where the turn begins and ends, ..., the better turn. begun: the number
    of moves played before the turn. before: what the person sees then. JUDGED: module and class
    of the verdict on a turn that was judged. It stays in memory while it is: it keeps no words.
    """

    NO_HINT = strings("review").AGAIN_NO_HINT
    JUDGED = "firmware.screens.after.judged", "Judged"
    half = ()  # of the work of judging it, see review.py; or the verdict, and the turn

    def __init__(self, app, info, session, row):
        self.row = row
        self.begun = len(session.moves)
        Play.__init__(self, app, info, session)
        self.before = bytes(self.view.seen.state)
        self.view.say(self.question())

    def question(self):
        """Return the last line at first."""
        raise NotImplementedError

    def leave(self):
        """Return what leads back."""
        raise NotImplementedError

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

    def play(self, move):
        if not self._ends_turn(move):
            return Play.play(self, move)
        from firmware.screens.after.judging import Judging
        from firmware.screens.search import to_search

        return to_search(Judging, self)

    def to_verdict(self, is_solved, verdict):
        """Return what leads to a verdict; a puzzle keeps how the try has ended before."""
        return verdict

    def counted(self, turn):
        """Return what of a turn counts, in which the reason looks for a difference."""
        return turn

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
        self.view.say(self.question())
        return self

    def ask_hint(self, down=None, row=0):
        from firmware.screens import hint_search

        return hint_search.refuse(self, down, self.NO_HINT)


class Again(Turn):
    """The game as the turn of a row began; the person plays it once more.

    over: the play screen of the finished game. page: the page and the stage of Ways.verdict() to
    which B leads back.
    """

    def __init__(self, over, row, page):
        self.over = over
        self.page = page
        played = over.session
        if not row[6]:  # none is better than the person's
            row = row[:6] + (list(played.moves[row[0] : row[1] - 1]),)
        session = Session(type(played.game)(), played.seed, played.options, played.seats)
        for move in played.moves[: row[0]]:
            session.apply(move)
        Turn.__init__(self, over.app, over.info, session, row)

    def question(self):
        return strings("review").AGAIN

    def leave(self):
        return self.app.verdict(self.over, *self.page)
