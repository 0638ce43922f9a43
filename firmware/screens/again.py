"""A turn of a reviewed game, played again; the verdict goes by its value, not by equality."""

from engine.ai import PENDING
from engine.session import Session
from firmware import registry
from firmware.hardware.keys import BACK, DO, HOLD_B, B
from firmware.screens import Screen, hint
from firmware.screens.amounts import amount
from firmware.screens.play import Play
from firmware.screens.search import Search
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
        return Judging(self) if self._ends_turn(move) else Play.play(self, move)

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


class Judging(Search):
    """The board with the person's turn, while it is compared with the better one."""

    def __init__(self, play):
        Search.__init__(self, play, play, 0)
        self.state = play.before
        self.moves = list(play.session.moves[play.begun :])
        self.said = words.MISSING

    def find(self):
        review = self.load("review")
        play = self.play
        seen = type(play.session.game)()
        seen.state[:] = self.state
        _, end, _, _, _, _, better = play.row
        turns = self.moves, list(better)
        for found in review.compare(seen, play.seat, end - 1, turns):
            if found == PENDING:
                yield PENDING
        if found:
            lost, error = found
            self.said = words.AS_GOOD
            if lost > 0 and review.is_clear(lost, error):
                is_chance = seen.players() > 1
                text = words.LACKS[is_chance]
                self.said = text.format(n=amount(lost, is_chance), more=amount(error, is_chance))
        yield None

    def show(self):
        self.load_view()
        return Judged(self)


class Judged(Screen):
    """The person's turn on the board, and the verdict on it."""

    def __init__(self, search):
        self.play = search.play
        self.moves = search.moves
        self.said = search.said
        self.ladder = registry.module(self.play.info.NAME, "hints").Ladder(self.play.view)
        self.ladder.state = search.state

    def key(self, k):
        if k in BACK:
            self.ladder = None
            return self.play.leave()
        if k in DO:
            return self.play.again()
        return self

    def fill(self, c):
        self.ladder.show_made(c, self.moves, words.AGAIN_KEYS)
        hint.say(c, self.said, self.ladder.spot(self.moves))
