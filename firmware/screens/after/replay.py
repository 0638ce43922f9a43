"""A game walked turn by turn on its own board, as its person saw it; nothing of it is changed.

Each picture is drawn by a new view of the game (View.replay), so it does not depend on the way
that led there.
"""

from engine.const import const
from engine.game import OVER
from engine.past import Past
from firmware import registry
from firmware.hardware.keys import BACK, DO, DOWN, LEFT, RIGHT, UP
from firmware.screens import Change, Screen, players
from firmware.words import legend, strings

common = strings()

_LUCK = const(4)  # bytes of a state that nobody may know


class Replay(Screen):
    """Left and right go a turn, up and down a move of it that could be seen; A opens a menu.

    The replay of a finished game begins at the deal, that of a running one at the last turn that is
    over. In a finished game, the menu can show all: each move as its player saw it. back: a
    function that returns the screen that B leads to.
    """

    def __init__(self, play, back):
        self.app = play.app
        self.info = play.info
        self.seat = play.seat
        self.back = back
        self.past = Past(play.session)
        size = play.session.game.SIZE
        self.before = bytearray(size)  # what was seen before what is marked
        self.pair = bytearray(size), bytearray(size)  # scratch, in one piece each
        self.shows_all = False
        self.can_show_all = False
        self.is_new = True  # the last line says what the keys do
        self.picture = None
        self.at = 0
        n = len(self.past.ends) - 1
        if play.session.game.player() == OVER:
            self.can_show_all = self._hides()
            n = 0
        self._go_turn(n)

    def _hides(self):
        """Return True if somebody else knew at the deal what the person did not."""
        past = self.past
        game = past.session.game
        past.go(0)
        game.observe(self.seat, self.before)
        return game.players() > 1 and self.before[_LUCK:] != game.state[_LUCK:]

    def key(self, k):
        if k in BACK:
            return self.back()
        if k in DO:
            return self._menu()
        self.is_new = False
        self._walk(k)
        return self

    # Where the replay is.

    def _walk(self, k):
        """Go where an arrow leads."""
        ends = self.past.ends
        n = self.past.turn(self.at)
        if k in (RIGHT, DOWN) and self.at == ends[n]:
            n += 1
        if n == len(ends):
            return
        if k == RIGHT:
            self._go_turn(n)
        elif not self.at and k != DOWN:
            return
        elif k == LEFT:
            self._go_turn(n - 1)
        elif k in (UP, DOWN):
            moves = self._moves(n)
            i = moves.index(self.at) + (1 if k == DOWN else -1)
            if i:
                self._go(moves[i - 1], moves[i], i)
            else:
                self._go_turn(n - 1)

    def _go_turn(self, n):
        """Go to the end of turn n of Past.ends."""
        ends = self.past.ends
        self._go(ends[max(0, n - 1)], ends[n])

    def _go(self, since, at, move=0):
        """Go to the game after `at` moves, and mark what has changed since so many moves.

        move: the number of the last move in its turn; 0 if the turn is shown as a whole.
        """
        past = self.past
        session = past.session
        self.at = at
        self.move = move
        seat = self._seat(at)
        past.go(since)
        session.game.observe(seat, self.before)
        past.go(at)
        self.picture = None  # now, so that the next one finds its room as it was

    def view(self):
        """Return the view that draws the picture."""
        if not self.picture:
            if self.past.at != self.at:  # a key has failed for want of memory
                self.past.go(self.at)
            session, seat = self.past.session, self._seat(self.at)
            self.picture = registry.view(self.info.NAME, session, seat, self.app.context)
        return self.picture

    def drop(self):
        self.picture = None
        self.is_away = True

    def way(self):
        return self.app.walk(self, self.back, self._return)

    def _return(self):
        self.is_away = False
        return self

    def _seat(self, at):
        """Return whose view is shown after so many moves."""
        return self.past.movers[at - 1] if self.shows_all and at else self.seat

    def _moves(self, n):
        """Return after how many moves something new could be seen in turn n of Past.ends.

        The first is the end of the turn before, the last the end of this turn. Moves that others
        made unseen are left out, and moves that only let the next seat choose.
        """
        past = self.past
        game = past.session.game
        movers = past.movers
        begin, end = past.ends[n - 1], past.ends[n]
        out = [begin]
        before, after = self.pair
        for at in range(begin + 1, end):
            if movers[at] == movers[at - 1]:
                past.go(at - 1)
                game.observe(self._seat(at), before)
                past.go(at)
                game.observe(self._seat(at), after)
                if before != after:
                    out.append(at)
        out.append(end)
        return out

    # What is shown.

    def draw(self, c):
        shown = self.view()
        text = common.HINT_REPLAY if self.is_new else self.where()
        shown.say(text)
        shown.is_fresh = True
        if hasattr(shown, "replay"):
            shown.replay(c, self.before)
        else:
            shown.draw(c)
        c.last_line(text)
        self.is_fresh = False

    def where(self):
        """Return the last line: the turn, the move of it, and the score as far as it is known."""
        seat = self._seat(self.at)
        game = self.view().seen
        if game.players() == 2:
            score = str(game.score(seat)) + ":" + str(game.score(1 - seat))
        else:
            score = common.POINTS.format(n=game.score(seat))
        who = "" if seat == self.seat else players.sign(self.past.session, seat)
        return legend(who, self._turn(), score)

    def _turn(self):
        """Return which turn it is, and which move of it, in words."""
        ends = self.past.ends
        n = self.past.turn(self.at)
        setup = self.past.session.game.SETUP
        number = n - setup
        is_start = number < 1
        if self.at < ends[n]:
            return (common.START_STEP if is_start else common.STEP).format(n=number, at=self.move)
        return common.START if is_start else common.TURN.format(n=number, all=len(ends) - 1 - setup)

    # The menu.

    def _menu(self):
        """Return what leads to the menu; it comes without the board, which goes for its room."""
        return Change(self._made_menu, self.info.NAME, is_said=False)

    def _made_menu(self):
        from firmware.screens.menu import Menu, Row

        words = strings("records")
        rows = []
        if self.past.session.game.player() != OVER:
            rows.append(Row(words.FROM_HERE, self._ask))
        if self.can_show_all:
            rows.append(Row(words.SHOWN[self.shows_all], lambda menu: self._turn_over()))
        rows.append(Row(common.REPLAY, lambda menu: self))
        return Menu(self._turn(), rows, self, common.HINT_MENU_BACK)

    def _turn_over(self):
        """Show all, or only what the person knew."""
        self.shows_all = not self.shows_all
        self._go_turn(self.past.turn(self.at))
        return self

    def _ask(self, menu):
        from firmware.screens.after import onward

        return onward.ask(self, self.past.session, menu)
