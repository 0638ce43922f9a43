"""A game being played: moves, undo, saving, opponents, the menu. Its looks are the view's."""

from engine import catalog
from engine.ai import PENDING
from engine.const import const
from engine.game import OVER
from engine.session import LESSON, PERSON, Session  # noqa: F401 - else its module would come twice
from firmware import registry
from firmware.hardware.keys import DO, DOWN, HINT, HOLD_B, A, B
from firmware.screens import Change, Screen
from firmware.screens.opponent import Opponent, turn
from firmware.screens.view import NO_MOVE
from firmware.words import strings

words = strings()

_REST_MS = const(600)  # without keys for a result, for those still meant for the game
_QUIET_MS = const(1200)  # without keys for a coach

# save_needed
_NO = const(0)
_SAVE = const(1)
_SAVE_AND_REPORT = const(2)  # and tell the person if there is no room


class Away:
    """What stays of a view that is dropped: what is planned, and what saving a game needs."""

    handed = 0
    recap = sheet = None

    def __init__(self, view):
        self.seat = view.seat
        self.is_sure = view.is_sure
        self.plan = list(view.plan[view.handed :])
        self.cursor = view.cursor_state()
        self.has_begun = view.is_under_way()

    def is_under_way(self):
        return self.has_begun

    def cursor_state(self):
        return self.cursor


class Play(Screen):
    """The session of one game on the screen, as the person in `seat` sees it.

    drop() drops the view but for its plan and the place of its cursor; resume() rebuilds it.
    """

    # Once the game is over:
    best = None  # the most points at its setting before, if there are any and a result shows them
    review = None  # what its review has found, once it is complete
    reviewed = None  # what it has found so far
    grades = None  # how dear its turns were, as engine/ai/judgement.py says, once all are reviewed
    closer = ()  # what a closer look has found, see closer.py
    is_past = False  # it was over before: only its result is shown
    page = ()  # of the result, as its menu was opened: (at, marked)

    def __init__(self, app, info, session):
        self.app = app
        self.info = info
        self.session = session
        self.save_needed = _NO
        seats = list(session.seats)
        player = session.game.player()  # its turn, or else the first person's seat
        self.seat = player if player != OVER and seats[player] == PERSON else seats.index(PERSON)
        # None where several people play, until one of them has taken the device; of a result.
        self.view = None
        self.opponent = Opponent(info, session)
        self._pause = 0  # ms left to look at what it did
        self.down = None  # what DOWN did, if that was the last key: see ask_hint()
        self.hinted = ()  # the turn in which a hint was counted, as hint.py has it
        self.forget_turn()
        if seats.count(PERSON) == 1 and player != OVER:
            self.sit(self.seat)

    def first(self):
        """Return the screen to begin with: where several people play, nobody's cards at once."""
        return self if self.view else self._cover(self.seat)

    def sit(self, seat):
        """Show the game to the person in a seat."""
        self.seat = seat
        self.view = registry.view(self.info.NAME, self.session, seat, self.app.context)

    def key(self, k):
        down = self.down
        self.down = None
        is_over = self.session.game.player() == OVER
        if k == HOLD_B and not is_over:  # else what is counted could be taken back
            return self.menu()
        is_told = self.told and self.view.words == self.told[5]
        if k == HINT:
            if is_told or (down and down[3]):
                return self.app.coach(self, down)
            return self.ask_hint(down)
        is_shown = self._pause > 0
        self._pause = 0
        if is_shown and self.session.game.player() != self.seat:
            return self
        view = self.view
        if is_over and not view.recap:
            return self  # the result is about to come
        if k == B:
            if not view.let_go():
                if view.undo():
                    player = self.session.game.player()
                    if player != self.seat and self.session.seats[player] == PERSON:
                        self.sit(player)
                    else:
                        view.changed()
                else:
                    view.say(words.NO_UNDO)
            return self
        if self.app.settings.hold and k in DO and view.is_final():
            if k == A:
                view.say(words.HOLD)
                return self
            k = A
        before = (view.cursor_state(), len(self.session.moves)) if k == DOWN else ()
        n = self._decided()
        view.key(k)
        screen = self._play_plan()
        if before:
            self.down = before + (self._decided() > n, is_told)
        return screen

    def _decided(self):
        """Return how many moves have been played or decided on."""
        return len(self.session.moves) + len(self.view.plan) - self.view.handed

    def _play_plan(self):
        """Play the next move of the person's plan if it is their turn; return the next screen."""
        if self.session.game.player() != self.seat:
            return self
        move = self.view.take_move()
        return self if move == NO_MOVE else self.play(move)

    def play_all(self, moves):
        """Make moves for the person, one after the other; return the next screen."""
        screen = self
        for move in moves:
            self.view.decide(move)
            screen = self._play_plan()
        return screen

    def play(self, move):
        """Play a move; return the screen that follows."""
        player = self.session.game.player()
        _, begun = turn(self.session, player)
        revealed = self.session.play(move)
        self.view.changed()
        game = self.session.game
        is_turn_over = revealed or game.player() != player or game.is_turn_a_move()
        if is_turn_over:
            self.forget_turn()
            if self.app.settings.coach and game.player() != OVER and self.can_coach():
                self.turn = begun, len(self.session.moves)
        # A move that was saved and taken back, as the start of Hashi, must not come back.
        return self._after(revealed, is_turn_over or not self.session.kept)

    def _after(self, revealed, is_turn_over):
        """Return the screen after a move: news, the result, a cover for the next person."""
        player = self.session.game.player()
        screen = self
        lines = ()
        if revealed:
            lines = self.view.news()
            if lines:
                self.app.sound.chord()
        if player == OVER:
            self.opponent.forget()
            self.save_needed = _SAVE
            if not self.view.recap:
                self.view.say(words.WAIT)
        elif is_turn_over or not self.app.saves.is_saved():
            self.save_needed = _SAVE_AND_REPORT if revealed else max(self.save_needed, _SAVE)
        if player not in (OVER, self.seat) and self.session.seats[player] == PERSON:
            screen = self._cover(player)
        return self.app.notice(lines, screen) if lines else screen

    def to_result(self, rest=0, row=-1):
        """Return what leads to the result, or to a row of the menu there.

        rest: ms in which it takes no keys.
        """
        return Change(lambda: self._result(rest, row), self.info.NAME, is_said=False)

    def _result(self, rest, row):
        self.view = None
        self.is_away = False
        seen = catalog.make(self.info.NAME)
        self.session.game.observe(self.seat, seen.state)
        found = registry.module(self.info.NAME, "result").Result(self, seen, self.seat)
        found.rest = rest
        if self.page:
            found.at, found.marked = self.page
        return found if row < 0 else found.menu(row)

    def _cover(self, seat):
        """Return what comes before a person's turn: this screen, where all may see all."""
        if not self.session.game.hides():
            self.sit(seat)
            return self
        from firmware.screens.pause import Cover

        return Cover(self, seat)

    # Saving.

    def save_if_needed(self):
        """Save if that is needed. Return False if the person has to be told of no room."""
        is_saved = self.save() or self.save_needed != _SAVE_AND_REPORT
        self.save_needed = _NO
        return is_saved

    def save(self):
        """Save the game as it stands; count one that is over. Return False without room."""
        self.opponent.forget()
        if self.session.game.player() == OVER:
            from firmware import counts

            counts.over(self)
            return True
        return self._save(self.view.is_under_way())

    def _save(self, is_begun):
        self.app.settings.played(self.app.saves.game)
        progress = self.info.progress(self.session)
        return self.app.saves.save(self.session, progress, self.view, is_begun)

    def keep(self):
        """Save the game if there is anything to lose of it. Return False if it has no room."""
        if not self.view or self.session.game.player() == OVER:
            return True
        if self.session.moves:
            return self.save()
        if self.app.saves.is_saved():
            self.app.saves.remove()  # all that was saved has been taken back
        return True

    # Computer players.

    def tick(self, ms):
        self.is_busy = False
        self.is_stale = self.view.tick(ms, self._pause > 0) or self.is_stale
        if self._pause > 0:
            self._pause -= ms
            return self
        player = self.session.game.player()
        if player == OVER:
            is_ending = self.save_needed or self.view.recap
            return self if is_ending else self.to_result(_REST_MS)
        if self.session.seats[player] != PERSON:
            self.is_busy = True
            if self.is_fresh or self.app.canvas.animation.moving:
                return self  # what has led here goes first; what moves would stand still
            return self if self.save_needed else self._think(player)  # saving unloads the player
        self.opponent.forget()
        n = len(self.session.moves)
        screen = self._play_plan()
        if len(self.session.moves) > n:
            self.is_stale = True
            if self.view.recap:
                self.view.tick(0)  # what takes no time is not drawn
        elif self._can_judge():
            return self.app.judge(self)
        return screen

    # A coach, see after/coach.py.

    def _can_judge(self):
        """Return True if a coach may think about the person's last turn now: keys go first."""
        is_at_rest = self.turn and self.is_bare() and not self.save_needed
        return is_at_rest and self.app.settings.coach and self.app.idle.quiet() >= _QUIET_MS

    def can_coach(self):
        """Return True if a coach can judge the turns of this game."""
        is_alone = list(self.session.seats).count(PERSON) == 1
        return self.view.can_review and is_alone and not self.session.flags & LESSON

    def forget_turn(self):
        """Let no turn be judged, and forget what was said of one."""
        self.turn = ()  # to be judged: where it begins and ends in the moves
        self.half = ()  # of that work, see after/review.py
        # Of the turn judged last: where it begins, ends, lost, error, the better one, the word.
        self.told = ()

    def _think(self, player):
        """Let a computer player think one step further; play what it decides."""
        move = self.opponent.think(player, self.app.device)
        if move == PENDING:
            self.is_stale = self.view.think() or self.is_stale
            return self
        return self._play_theirs(move)

    def _play_theirs(self, move):
        """Play a computer player's move; return the next screen."""
        self.view.expect(move)
        revealed = self.session.play(move)
        self.view.changed()
        self._pause = self.app.settings.paced(self.view.pause(move))
        # Saved with the person's next turn; until then it is played again after a power cut.
        screen = self._after(revealed, False)
        # Between opponents what takes no time is not drawn.
        player = self.session.game.player()
        is_persons_turn = player == OVER or self.session.seats[player] == PERSON
        self.is_stale = self.is_stale or self._pause > 0 or is_persons_turn
        return screen

    def reset(self):
        """Look at the session again, in which what had been revealed was taken back (H13)."""
        self.opponent.forget()
        self.forget_turn()
        self._pause = 0
        self.view.recap = self.view.sheet = None  # of what was taken back
        self.view.changed()

    # The screen, and what leads away from it and back.

    def is_bare(self):
        view = self.view
        has_front = view and (view.recap or getattr(view, "sheet", None))
        return view and not (has_front or self.opponent.policy)

    def drop(self):
        self.opponent.forget()
        if self.view and not self.is_away:
            self.view = Away(self.view)
            self.is_away = True

    def way(self):
        return Change(self.resume, self.info.NAME, True, is_said=False)

    def resume(self):
        """Return this screen, its view as it was before drop()."""
        if self.is_away:
            self.is_away = False
            away = self.view
            self.sit(away.seat)
            for move in away.plan:
                self.view.decide(move)
            self.view.is_sure = away.is_sure
            self.view.set_cursor(away.cursor)
        return self

    def to_menu(self, row):
        """Return what leads back to the menu of the running game, at a row."""
        return Change(lambda: self.resume().menu(row), self.info.NAME, True, is_said=False)

    def saying(self, text):
        """Return what leads back to this screen, which says a text."""

        def begin():
            self.resume().view.say(text)
            return self

        return Change(begin, self.info.NAME, True, is_said=False)

    def snapshot(self, is_key):
        away = Away(self.view) if self.view and is_key else None
        return Screen.snapshot(self, is_key), self.session.snapshot(), away

    def put_back(self, noted):
        screen, session, away = noted
        Screen.put_back(self, screen)
        self.session.put_back(session)
        self.drop()
        if away:
            self.view = away
            self.is_away = True

    def draw(self, c):
        if self.is_fresh:
            self.view.is_fresh = True
            self.is_fresh = False
        self.view.draw(c)

    def menu(self, row=0):
        """Return the menu of the running game, at a row."""
        self.opponent.forget()
        self.view.say("")
        from firmware.screens import pause

        return pause.menu(self, row)

    def ask_hint(self, down=None, row=0):
        """Return the search for a hint; this screen, which says so, if there is none now.

        down: what DOWN did on its way to DOWN and A, for it is taken back: (cursor_state, moves
        played before, whether it made a move, whether the coach's word was up), or None. row: of
        the menu, if the hint was asked for there; B leads back to it.
        """
        self.opponent.forget()
        return self.app.hint(self, down, row)
