"""Hashi on the screen: the board of a person's seat with its cursor, alone and at a table.

At a table all choose at the same time (firmware/screens/simultaneous.py): a person plans the round
before its turn comes. Computer players sit before the people, so nobody waits for them.
"""

from engine.game import OVER
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, START_FOUR, Hashi
from engine.hashi.state import BRIDGES, CATEGORIES, NUMBER, ROUNDS, SETTLE, START
from firmware.games.hashi import lines
from firmware.games.hashi.board import Board
from firmware.games.hashi.info import choices
from firmware.hardware.keys import DO, DOWN, HOLD_A, LEFT, RIGHT, UP, A
from firmware.screens.simultaneous import Simultaneous
from firmware.screens.view import View
from firmware.words import legend, strings

words = strings("hashi")


class Solo(View):
    """The board of a person's seat. Keys move the cursor; a held island draws its bridges."""

    def __init__(self, session, seat, context):
        View.__init__(self, session, seat, context, Hashi())
        self._out = self.seen.moves_buffer()
        self.legal = bytearray(SKIP_BRIDGES + 2)  # a byte a move: 1 where it is legal now
        self.cursor = 0
        self.is_held = False
        self._has_drawn = False  # a bridge from the island held, just now
        session.game.observe(seat, self.seen.state)
        self.board = Board(self.seen, seat, self.legal, context.settings)
        self.changed()
        self.entered = self._points()  # what has been announced
        self.cursor = lines.nearest_useful(self.board, lines.middle(self.board))

    def changed(self):
        View.changed(self)
        self.look()

    def look(self):
        """Find what is legal now; keep holding the island, or move the cursor, where useful."""
        self.find_legal()
        # Who draws one bridge of several often draws the next from the same island.
        self.is_held = self._has_drawn and len(lines.open_keys(self.board, self.cursor)) > 0
        self._has_drawn = False
        self.cursor = lines.nearest_useful(self.board, self.cursor)

    def find_legal(self):
        """Find what is legal in the observation."""
        self.board.is_stale = True
        seen = self.seen
        legal = self.legal
        for move in range(len(legal)):
            legal[move] = 0
        if seen.player() == self.seat:
            for n in range(seen.legal(self._out)):
                legal[self._out[n]] = 1

    def _points(self):
        return bytes([self.seen.points(self.seat, category) for category in range(CATEGORIES)])

    def news(self):
        sentences = []
        points = self._points()
        for category in range(CATEGORIES):
            if points[category] != self.entered[category]:
                sentences.append(words.NEWS[category].format(n=points[category]))
        self.entered = points
        return sentences

    def is_under_way(self):
        return self.seen.round() > 1

    def let_go(self):
        was_held = self.is_held
        self.is_held = False
        self.words = ""
        return was_held

    def cursor_state(self):
        return self.cursor, self.is_held

    def set_cursor(self, state):
        self.cursor, self.is_held = state

    def can_hint(self):
        return self.seen.player() == self.seat and self.seen.phase() < SETTLE

    def is_final(self):
        return self.seen.phase() == SETTLE

    # Keys.

    def key(self, k):
        self.words = ""
        phase = self.seen.phase()
        if k in (UP, DOWN, LEFT, RIGHT):
            if self.is_held:
                self._draw_bridge(k)
            else:
                to = lines.next_island(self.board.tables, self.cursor, k)
                if to != lines.NOWHERE:
                    self.cursor = to
        elif k == HOLD_A and phase == NUMBER:
            self.decide(SKIP_NUMBER)
        elif k == HOLD_A and phase == BRIDGES:
            if self.legal[SKIP_BRIDGES]:
                self.decide(SKIP_BRIDGES)
            else:
                self.say(words.NO_SKIP)
        elif k in DO:
            if phase == SETTLE:
                self.decide(CONFIRM)
            elif phase == BRIDGES:
                self._hold()
            elif phase in (START, NUMBER):
                self._write(phase)

    def _write(self, phase):
        i = self.cursor
        move = i + START_FOUR if phase == START and choices[1] else i
        if self.legal[move]:
            self.decide(move)
        elif self.seen.number_at(self.seat, i):
            self.say(words.NO_HAS_NUMBER)
        elif phase == START:
            self.say(words.NO_FLAG_START)
        elif self.seen.degree(self.seat, i) == 0:
            self.say(words.NO_NEEDS_BRIDGE)
        else:
            self.say(words.NO_TOO_MANY)

    def _hold(self):
        """Hold the island or let go of it, draw its only bridge, or skip where none fits."""
        k = lines.only_key(self.board, self.cursor)
        if not self.fits():
            self.decide(SKIP_BRIDGES)
        elif self.is_held:
            self.is_held = False
        elif k >= 0:
            self._draw_bridge(k)
        elif lines.open_keys(self.board, self.cursor):
            self.is_held = True
        else:
            self.say(words.NO_BRIDGE_HERE)

    def fits(self):
        """Return True if any bridge can be drawn now."""
        return max(self.legal[BRIDGE : BRIDGE + self.board.lines]) == 1

    def _draw_bridge(self, k):
        line = lines.line_from(self.board.tables, self.cursor, k)
        if line < 0:
            self.say(words.NO_LINE)
        elif not self.legal[BRIDGE + line]:
            self.say(words.NO_BRIDGE[lines.why_not(self.seen, self.seat, line)])
        else:
            self._has_drawn = True
            self.decide(BRIDGE + line)

    # The screen.

    def hint(self):
        if self.words:
            return self.words
        seen = self.seen
        phase = seen.phase()
        undo = words.UNDO if self.can_undo() else words.MENU
        if self.is_held:
            spoiling = self.board.spoiling()
            if not spoiling:
                return words.HELD
            return words.SPOILS.format(arrow="↑↓←→"[spoiling[0]], n=spoiling[1])
        if phase == SETTLE:
            return legend(self.confirms(), undo)
        if phase == BRIDGES:
            if not self.fits():
                n = seen.left() if lines.takes_one(seen, self.seat) else 1
                return words.NOTHING_FITS[n - 1]
            hint = words.TAKE if lines.open_keys(self.board, self.cursor) else words.NOT_HERE
            return legend(hint, words.SKIP if self.legal[SKIP_BRIDGES] else "", undo)
        number = choices[1] + 3 if phase == START else seen.card_number()
        if self.board.is_unfinishable(self.cursor):
            return words.NEVER_FINISHED.format(n=number)
        hint = words.WRITE.format(n=number) if self.legal[self.cursor] else words.NOT_HERE
        return legend(hint, undo) if phase == START else legend(hint, words.SKIP, words.MENU)

    def confirms(self):
        """Return what A does once only CONFIRM is left."""
        n = self.seen.round()
        return words.START_GO if not n else words.FINISH if n == ROUNDS else words.NEXT

    def draw(self, c):
        self.board.draw(c, self.cursor, self.is_held, self.is_fresh)
        c.hint(self.foot())
        self.is_fresh = False

    def rows(self, play):
        from firmware.games.hashi import sheets

        return sheets.rows(self, play)

    def result(self, play):
        from firmware.games.hashi.result import SoloResult

        return SoloResult(play, self.seen, self.seat)


class Table(Simultaneous, Solo):
    """A person's seat. `seen` is its observation with the plan tried on it."""

    CONFIRM = CONFIRM

    # Looking at the session.

    def changed(self):
        said = self.words
        View.changed(self)
        self.words = said
        seen = self.seen
        player = seen.player()
        ended = seen.round() + (player == OVER)
        is_new = ended != self.ended
        if is_new:
            self._begin(ended, player)
        chosen = self._chosen() if player == self.seat else []
        self.handed = len(chosen)
        if chosen != self.plan[: self.handed]:
            self.plan = chosen
            is_new = True
        self.is_waiting = False
        if OVER != player != self.seat:
            self.is_waiting = self.next_person(player) != self.seat
            if player < self.seat:
                seen.anticipate(self.seat)
        for move in self.plan[self.handed :]:
            seen.apply(move)
        if is_new:
            self.look()
        else:
            self.find_legal()

    def _begin(self, ended, player):
        """Begin a round, or the end of the game, or a round that was taken back."""
        is_next = -1 < self.ended < ended
        self.ended = ended
        self.plan = []
        self.is_sure = False
        self.story = None
        if is_next and (player == OVER or not self.are_several()):
            self.tell_story()

    def _chosen(self):
        """Return the moves that the session has of the seat whose turn it is."""
        moves = self.session.moves
        n = len(moves)
        while n and moves[n - 1] != CONFIRM:
            n -= 1
        return list(moves[n:])

    def news(self):
        return ()

    def tell_story(self):
        from firmware.games.hashi import recap

        self.sheet = None
        if self.seen.round() > 1:
            brevity = self.context.settings.story
            news = self.session.game.news
            story = recap.Round(self.seen, self.seat, news, brevity, self.context)
        else:
            story = recap.Passing(self.seen, self.seat)
        self.story = None if story.is_over else story
        self.is_fresh = True

    # Deciding and taking back.

    def decide(self, move):
        if move == CONFIRM:
            self.is_sure = True
        else:
            self.plan.append(move)
            self.seen.apply(move)
            self.look()

    def let_go(self):
        if self.story or self.sheet:
            self.close()
            return True
        if Solo.let_go(self):
            return True
        if self.is_sure:
            self.is_sure = False
            return True
        if self.is_waiting or not self.plan:
            return False
        self.plan.pop()
        if len(self.plan) < self.handed:
            return False
        self.changed()
        self.look()
        return True

    # Keys.

    def can_hint(self):
        return not (self.is_away() or self.sheet) and Solo.can_hint(self)

    def is_final(self):
        return not (self.is_away() or self.sheet) and Solo.is_final(self)

    def key(self, k):
        if self.story:
            self.story.skip()
        elif self.sheet:
            if self.sheet.key(k):
                self.close()
        elif self.is_sure or self.is_waiting:
            if k < A:
                self.show_boards()
        else:
            Solo.key(self, k)

    def show_boards(self):
        """Show everybody's boards in front of the turn."""
        from firmware.games.hashi.sheets import Boards

        self.sheet = Boards(self.seen, self.seat)
        self.is_fresh = True

    # The screen.

    def hint(self):
        if self.is_sure or self.is_waiting:
            return self.words or words.WAIT
        return Solo.hint(self)

    def confirms(self):
        is_last = self.seen.round() == ROUNDS
        return Solo.confirms(self) if is_last else words.CONFIRM

    def draw(self, c):
        front = self.story or self.sheet
        if front:
            front.draw(c, self.is_fresh)
            self.is_fresh = False
        elif self.session.game.player() != OVER:
            Solo.draw(self, c)

    def result(self, play):
        from firmware.games.hashi.result import TableResult

        return TableResult(play, self.seen, -1 if self.are_several() else self.seat)


def view(session, seat, context):
    """Return the View of a person's seat."""
    return (Solo if session.game.players() == 1 else Table)(session, seat, context)
