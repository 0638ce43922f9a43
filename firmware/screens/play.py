"""A game being played: moves, taking back, saving, opponents, the menu. Its looks are the view's.

A view (one a game, registry.view(name, session, seat), a subclass of firmware.screens.view.View) has
    key(k)        the move that a key means, or NO_MOVE; moves the cursor, says why not
    let_go()      True if B only ended something begun on the screen, such as a bridge held
    changed()     the session has moved: look again
    draw(c)       draws what has changed; everything if is_fresh
    say(words)    shows words in the place of the hint until the next key
    news()        lines to announce, once, after a reveal
    is_under_way() True once a turn is confirmed, so that the game before it may go
    is_final()    A would confirm: with the setting for it, A has to be held
    where()       where its cursor is, and go_back(where) puts it there again
    rows(play)    the game's own rows of the menu
    result(play)  the screen of the result
and, where a game has computer players or several people,
    ready()       the move a person has already decided on when their turn comes, or NO_MOVE
    think(seat)   a computer player is thinking: True if a sign of it has to be drawn
    tell(seat, move) a computer player is about to make a move: get ready to show it
    pause(move)   how long the move just told is shown, ms at normal speed; a key ends it
    tick(play, ms) time passes: True if that changes what draw() shows
    can_undo()    B would take back a move of the person's own
    greeting(play) the screen for a person who has taken the device over: play, or a story first
"""

from engine import ai, rng
from engine.ai import PENDING
from engine.const import const
from engine.game import OVER
from engine.session import PERSON
from firmware import memory
from firmware.hardware.keys import DO, DOWN, HINT, HOLD_B, A, B
from firmware.screens import Screen
from firmware.screens.view import NO_MOVE
from firmware.games import registry
from firmware.words import strings

words = strings("common")

_SLICES = const(4)  # of thinking, until the rest of the program has its turn


class Play(Screen):
    """The session of one game on the screen, as the person in `seat` sees it."""

    def __init__(self, app, kit, session):
        self.app = app
        self.kit = kit
        self.session = session
        self.is_due = 0  # 1: it is to be kept; 2: and to be told of if there is no room
        self.seat = self._first_person()
        self.view = None  # where several people play, until one of them has taken the device
        self.policy = None  # the computer player whose turn it is: one object for all its moves
        self._mind = OVER  # the seat that it plays
        self._luck = bytearray(4)  # its generator
        self._drawn = bytes(4)  # that generator when it began to think
        self.thinker = None  # its think(), while that runs
        self.spare = None  # the Game that holds its observation
        self.minds = memory.Shelf()  # its modules
        self._pause = 0  # ms left to look at what it did
        self.slip = None  # of the last key, if it was DOWN: what it may have to be taken back to
        self.hinted = -1  # the moves revealed when a hint was counted
        if list(session.seats).count(PERSON) == 1:
            self.sit(self.seat)

    def first(self):
        """Return the screen to begin with: where several people play, nobody's cards at once."""
        return self if self.view else self._cover(self.seat)

    def _first_person(self):
        """Return the seat of the person whose turn it is, or else of the first person."""
        player = self.session.game.player()
        seats = self.session.seats
        if player != OVER and seats[player] == PERSON:
            return player
        return list(seats).index(PERSON)

    def key(self, k):
        slip = self.slip
        self.slip = None
        if k == HOLD_B:
            return self.menu()
        if k == HINT:
            return self.hint(slip)
        if self._pause > 0:
            self._pause = 0
            return self
        if k == B:
            if not self.view.let_go():
                if self.view.can_undo() and self.session.undo():
                    self.view.changed()
                else:
                    self.view.say(words.NO_UNDO)
            return self
        if self.app.hold and k in DO and self.view.is_final():
            if k == A:
                self.view.say(words.HOLD)
                return self
            k = A
        planned = len(self.view.plan)
        slip = (self.view.where(), len(self.session.moves)) if k == DOWN else None
        move = self.view.key(k)
        if slip:
            self.slip = slip + (move != NO_MOVE or len(self.view.plan) > planned,)
        return self if move == NO_MOVE else self.play(move)

    def play(self, move):
        """Play a move; return the screen that follows."""
        player = self.session.game.player()
        revealed = self.session.play(move)
        self.view.changed()
        return self._after(revealed, revealed or self.session.game.player() != player)

    def _after(self, revealed, is_due):
        """Return the screen after a move: news, the result, a cover for the next person.

        is_due: the game is to be kept, as it is in any case if it never was before. The program
        does so when the picture is there.
        """
        player = self.session.game.player()
        screen = self
        lines = ()
        if revealed:
            lines = self.view.news()
            if lines:
                self.app.canvas.prize()
        if player == OVER:
            self.forget()  # else the next game would find its modules there, and never drop them
            self.is_due = 1
            screen = self.view.result(self)
        elif is_due or not self.app.is_kept():
            self.is_due = 2 if revealed else self.is_due or 1
        if player not in (OVER, self.seat) and self.session.seats[player] == PERSON:
            screen = self._cover(player)
        return self.app.notice(lines, screen) if lines else screen

    def save(self):
        """Keep the game as it stands, nothing of one that is over. Return False without room."""
        self.forget()  # saving needs its room
        if self.session.game.player() == OVER:
            self.app.forget()
            return True
        return self.app.save(self.session, self.view.is_under_way())

    def keep(self):
        """Keep the game if there is anything to lose of it. Return False if it has no room."""
        is_running = self.view and self.session.moves and self.session.game.player() != OVER
        return not is_running or self.save()

    def sit(self, seat):
        """Show the game to the person in another seat."""
        self.seat = seat
        self.view = registry.view(self.kit.NAME, self.session, seat)

    # Computer players.

    def tick(self, ms):
        self.is_busy = False
        is_changed = self.view.tick(self, ms)
        if self._pause > 0:
            self._pause -= ms
            return is_changed
        player = self.session.game.player()
        if player == OVER:
            return is_changed
        if self.session.seats[player] != PERSON:
            self.is_busy = True
            return self._think(player) or is_changed
        self.forget()
        move = self.view.ready() if player == self.seat else NO_MOVE
        if move == NO_MOVE:
            return is_changed
        self.app.go(self.play(move))
        if self.view.story:
            self.view.tick(self, 0)  # what takes no time is not drawn
        return True

    def _think(self, player):
        """Let a computer player think one step further; play what it decides."""
        session = self.session
        if not self.thinker:
            self.spare = self.spare or type(session.game)()
            if self._mind != player:
                self.policy = None
                rng.seed(self._luck, (session.seed ^ len(session.moves) * 8 + player) & 0xFFFFFFFF)
                self._mind = player
            if not self.policy:  # it may remember what it plans until its turn ends
                level = self.kit.LEVELS[session.seats[player] - 1]
                self.policy = self.minds.take(ai.make, level, self.spare, self._luck)
            session.game.observe(player, self.spare.state)
            self._drawn = bytes(self._luck)
            self.thinker = self.policy.think(self.spare, player)
        move = think(self.thinker, self.app.device)
        if move == PENDING:
            return self.view.think(player)
        self.thinker = None
        return self._make(player, move)

    def _make(self, player, move):
        """Play a computer player's move; return whether to draw."""
        self.view.tell(player, move)
        revealed = self.session.play(move)
        self.view.changed()
        self._pause = self.app.paced(self.view.pause(move))
        # What the others did is kept with the person's next turn: until then it is played anew.
        self.app.go(self._after(revealed, False))
        return self._pause > 0 or self.app.screen is not self or self._is_persons_turn()

    def _is_persons_turn(self):
        """Tell whether nobody is left to think: until then what takes no time is not drawn."""
        player = self.session.game.player()
        return player == OVER or self.session.seats[player] == PERSON

    def forget(self):
        """Drop the computer player; if it was thinking, it begins this thought anew."""
        if self.thinker:
            self.thinker = None
            self._luck[:] = self._drawn
        if self.policy:
            self.policy = None
            self.spare = None
            self.minds.clear()

    def draw(self, c):
        if self.is_fresh:
            self.view.is_fresh = True
            self.is_fresh = False
        self.view.hold = self.app.hold
        self.view.draw(c)
        self.app.sparks.calm = self.app.calm  # what a view that has rested draws first is no news

    def menu(self, row=0):
        """Return the menu of the running game, at a row; it takes the place of who thinks."""
        self.forget()
        self.view.say("")
        pause = memory.screens.lend("firmware.screens.pause")
        menu = memory.screens.take(pause.menu, self)
        for _ in range(row):
            menu.key(DOWN)
        return menu

    def hint(self, slip=None, row=0):
        """Return the ladder of hints; this screen, which says so, where there is none now.

        slip: of DOWN on its way to DOWN and A (view.where() and moves before, whether it made one).
        row: of the menu, if it was asked for there; B leads back to it.
        """
        self.forget()
        return memory.screens.lend("firmware.screens.thought").begin(self, slip, row)

    def _cover(self, seat):
        return memory.screens.lend("firmware.screens.cover").Cover(self, seat)

    def reset(self):
        """Look at the session again, in which what had been revealed was taken back (H13)."""
        self.forget()
        self._mind = OVER
        self._pause = 0
        self.view.changed()


def think(thinker, device):
    """Let somebody think a little further, less if a key waits; return what was yielded last."""
    for _ in range(_SLICES):
        found = next(thinker)
        if found != PENDING or device.has_event():
            break
    return found
