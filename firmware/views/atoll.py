"""Atoll's kit: what a new game asks, and the person's turn: hand, card carried, confirmation.

Everybody chooses at the same time, so the person need not wait: what is chosen goes into `plan`,
moves tried on the view's own observation, and play.py collects them (ready) once the seats before
have chosen. People therefore sit behind the computer players.
"""

from engine.atoll import Atoll
from engine.atoll_cards import first, is_double_water, second
from engine.atoll_island import MIDDLE, place
from engine.atoll_table import CARD, CONFIRM, NONE, PLACE, SURE, TAKE
from engine.game import OVER
from engine.session import PERSON
from firmware.keys import DO, DOWN, HOLD_A, LEFT, RIGHT, UP, A
from firmware.screens.menu import Row
from firmware.views import atoll_board
from firmware.views.atoll_hand import Hand
from firmware.views.atoll_panel import GAIN, Panel
from firmware.views.base import NO_MOVE
from firmware.views.base import View as Base
from firmware.words import atoll_en as words

ID = 3
NAME = "atoll"
LEVELS = ("easy", "medium", "hard")
COMPUTERS = 5  # at most

_PLAYERS = 0  # the choices: less 3
_PEOPLE = 1  # less 1
_LEVEL = 2
_ROUNDS = 3  # 0: both
_AWARDS = 4  # less 1
_OWN = 5  # the level of each computer player: 0 as all
choices = bytearray(_OWN + COMPUTERS)
choices[_PLAYERS] = 1
choices[_LEVEL] = 1
choices[_AWARDS] = 3


def options():
    """Return the rows of the new-game screen (T1, T13, T15)."""
    rows = [
        (words.PLAYERS, ("3", "4", "5", "6")),
        (words.PEOPLE, ("1", "2", "3", "4", "5", "6")),
        (words.LEVEL, words.LEVELS),
        (words.ROUNDS, ("2", "1")),
        (words.AWARDS_A_ROUND, [str(n) for n in range(1, 11)]),
    ]
    own = (words.AS_ALL,) + words.LEVELS
    for n in range(COMPUTERS):
        rows.append((words.COMPUTER + str(n + 1), own))
    return rows


def choose(setting):
    """Take nothing from the settings of a machine that starts a game at once."""


def start_options():
    """Return the engine's options: players, rounds, Awards a round."""
    return bytes((choices[_PLAYERS] + 3, 2 - choices[_ROUNDS], choices[_AWARDS] + 1))


def seats():
    """Return the seats of the session: computer players first, so that people need not wait."""
    n = choices[_PLAYERS] + 3
    people = min(n, choices[_PEOPLE] + 1)
    out = bytearray(n)
    for p in range(n - people):
        out[p] = choices[_OWN + p] or choices[_LEVEL] + 1
    for p in range(n - people, n):
        out[p] = PERSON
    return bytes(out)


def pages(back):
    """Return the how-to-play screen."""
    from firmware.views.atoll_help import help_pages

    return help_pages(back)


class View(Base):
    """A person's seat. `seen` is its observation with the plan tried on it."""

    def __init__(self, session, seat):
        Base.__init__(self, session, seat, Atoll())
        self.plan = []  # moves of this turn: slot, what to take up, placement
        self.is_sure = False  # all of it is confirmed
        self.is_waiting = False  # confirmed and played: the others have not chosen yet
        self.handed = 0  # moves of the plan that are in the session
        self.laid = -1
        self.taking = NONE  # the own card under the cursor (T11)
        self.place = place(MIDDLE, MIDDLE, 0)  # of the card carried
        self.hand = Hand()
        self.board = atoll_board.Board()
        self.panel = Panel()
        self.sheet = None
        self.story = None
        self._shown = -1  # the stage on the screen
        self.changed()
        if self._are_several() and self.laid and not self.plan:
            self._tell_story()

    def _are_several(self):
        return self.session.seats.count(PERSON) > 1

    def _next_person(self, player):
        """Return the person who chooses next, in turn order from that seat on."""
        seats = self.session.seats
        while seats[player] != PERSON:
            player = (player + 1) % len(seats)
        return player

    def _tell_story(self):
        from firmware.views.atoll_story import Story

        self.story = Story(self.seen, self.seat, self.session.game.news)
        self.sheet = None
        self.is_fresh = True

    # The plan

    def changed(self):
        """Look at the session again: keep what is planned, unless the turn is over."""
        said = self.words
        Base.changed(self)
        self.words = said
        seen = self.seen
        player = seen.player()
        laid = seen.laid(self.seat)
        if laid != self.laid:
            self._begin(laid, player)
        chosen = []
        self.is_waiting = False
        if player == self.seat:
            chosen = self._chosen()
        elif player != OVER:
            self.is_waiting = self._next_person(player) != self.seat
            seen.anticipate(self.seat)
        self.handed = len(chosen)
        if chosen != self.plan[: self.handed]:
            self.plan = chosen
            self.hand.slot = chosen[0]
            if seen.stage() == SURE:
                self.place = chosen[-1]
        for move in self.plan[self.handed :]:
            seen.apply(move)

    def _begin(self, laid, player):
        """Begin a turn with so many cards laid."""
        is_next = -1 < self.laid < laid
        self.laid = laid
        self.plan = []
        self.is_sure = False
        self.taking = NONE
        self.hand.slot = 0
        self._shown = -1
        if is_next and (player == OVER or not self._are_several()):
            self._tell_story()

    def _chosen(self):
        """Return the moves of this turn that are in the session."""
        seen = self.seen
        p = self.seat
        stage = seen.stage()
        if stage == CARD:
            return []
        out = [seen.chosen_slot(p)]
        if stage > TAKE and seen.laid(p) and is_double_water(seen.chosen(p)):
            taken = seen.chosen_take(p)
            out.append(0 if taken == NONE else taken + 1)
        if stage == SURE:
            out.append(seen.chosen_place(p))
        return out

    def _decide(self, move):
        self.plan.append(move)
        self.seen.apply(move)

    def ready(self):
        """Return the next move of the plan that is not in the session yet, or NO_MOVE."""
        if len(self.plan) > self.handed:
            return self.plan[self.handed]
        return CONFIRM if self.is_sure else NO_MOVE

    def can_undo(self):
        """Tell whether anything has been decided this turn."""
        return len(self.plan) > 0

    def let_go(self):
        """Take back the last decision. Return False if it is in the session, where undo gets it."""
        if self.story or self.sheet:
            self.story = self.sheet = None
            self.is_fresh = True
            return True
        self.words = ""
        if self.is_waiting or not (self.is_sure or self.plan or self.taking != NONE):
            self.words = words.NO_UNDO
        elif self.is_sure:
            self.is_sure = False
        elif self.taking != NONE and self.seen.stage() == TAKE:
            self.taking = NONE
        else:
            self.taking = NONE
            if len(self.plan) == self.handed:
                return False
            self.plan.pop()
            self.changed()
        return True

    def is_under_way(self):
        """Tell whether the first cards have been laid."""
        return self.laid > 0

    # Keys

    def key(self, k):
        """Take a key. Moves are handed over by ready(), so this is always NO_MOVE."""
        self.words = ""
        stage = self.seen.stage()
        if self.story:
            self.story.skip()
        elif self.sheet:
            self._show(self.sheet.key(k))
        elif self.is_sure or self.is_waiting:
            self._key_look(k)
        elif stage == CARD:
            self._key_hand(k)
        elif stage == TAKE:
            self._key_take(k)
        elif stage == PLACE:
            self._key_place(k)
        elif k == A:
            self.is_sure = True
        else:
            self._key_look(k)
        return NO_MOVE

    def _show(self, sheet):
        if sheet is not self.sheet:
            self.sheet = sheet
            self.is_fresh = True

    def open(self, name):
        """Show a sheet: Requests, Awards or Islands."""
        from firmware.views import atoll_sheets

        self._show(getattr(atoll_sheets, name)(self.seen, self.seat))

    def _key_look(self, k):
        """Open the sheet that a key means, if any."""
        if k == UP:
            self.open("Requests")
        elif k == DOWN:
            self.open("Awards")
        elif k == HOLD_A:
            self.open("Islands")

    def _key_hand(self, k):
        n = self.seen.hand_size(self.seat)
        if k == A:
            self._decide(self.hand.slot)
            self._start_placing()
        elif k in (LEFT, RIGHT):
            self.hand.slot = (self.hand.slot + (1 if k == RIGHT else n - 1)) % n
        else:
            self._key_look(k)

    def _start_placing(self):
        """Put the card to place at the cursor."""
        if self.seen.stage() != PLACE:
            return
        if self._is_alike():
            self.place &= ~1
        if not self.laid:
            self.place = place(MIDDLE, MIDDLE, self.place & 3)

    def _is_alike(self):
        card = self.seen.placing(self.seat)
        return first(card) == second(card)

    def _key_take(self, k):
        if k in DO:
            self._decide(0 if self.taking == NONE else self.taking + 1)
            self._start_placing()
            return
        best = self._free_card(k)
        if best == NONE:
            self.words = words.NO_CARD
        else:
            self.taking = best

    def _free_card(self, k):
        """Return the uncovered own card next in the direction of key k (T11), NONE if none is."""
        seen = self.seen
        p = self.seat
        best = NONE
        shortest = 9999
        for i in range(self.laid):
            if i == self.taking or not seen.is_uncovered(p, i):
                continue
            if self.taking == NONE:
                best = i  # the newest to begin with
                continue
            here = seen.placed(p, self.taking)
            there = seen.placed(p, i)
            # Twice the distance between the middles of the cards.
            dx = 2 * (there >> 2 & 127) - 2 * (here >> 2 & 127)
            dx += (here >> 1 & 1) - (there >> 1 & 1)
            dy = 2 * (there >> 9) - 2 * (here >> 9)
            dy += (there >> 1 & 1) - (here >> 1 & 1)
            along = dx if k in (LEFT, RIGHT) else dy
            if k in (LEFT, UP):
                along = -along
            far = along + 3 * abs(dy if k in (LEFT, RIGHT) else dx)
            if along > 0 and far < shortest:
                shortest = far
                best = i
        return best

    def _key_place(self, k):
        at = self.place
        if k == A:
            # Clockwise about the upper left tile: left, up, right, down is where the first goes.
            turn = b"\x02\x03\x01\x00"[at & 3]
            self.place = at & ~3 | (at & 2 ^ 2 if self._is_alike() else turn)
        elif k == HOLD_A:
            if self.seen.is_legal(at):
                self._decide(at)
            else:
                self.words = words.NO_APART
        elif not self.laid:
            self.words = words.NO_FIRST
        else:
            self._move(k)

    def _move(self, k):
        x = (self.place >> 2 & 127) + (1 if k == RIGHT else -1 if k == LEFT else 0)
        y = (self.place >> 9) + (1 if k == DOWN else -1 if k == UP else 0)
        left, top, right, bottom = self.seen.island(self.seat).bounds()
        # One cell beyond where a card can still touch the Island.
        if left - 3 <= x <= right + 2 and top - 3 <= y <= bottom + 2:
            self.place = place(x, y, self.place & 3)
        else:
            self.words = words.NO_SEA

    # Time

    def tick(self, play, ms):
        """Let the story go on; after the last one comes the final count."""
        if self.story:
            if not self.story.tick(play.app.paced(1000), ms):
                return False
            if self.story.is_over:
                self.story = None
            self.is_fresh = True
            return True
        if self.session.game.player() == OVER:
            play.app.go(self.result(play))
            return True
        return False

    # The screen

    def hint(self):
        """Return the last line: what the keys do here and now."""
        if self.words:
            return self.words
        if self.is_waiting:
            return words.HINT_DONE
        if self.is_sure:
            return words.HINT_WAIT
        stage = self.seen.stage()
        if stage == TAKE and self.taking != NONE:
            return words.HINT_TAKE_THIS
        return (words.HINT_HAND, words.HINT_TAKE, words.HINT_PLACE, words.HINT_SURE)[stage]

    def draw(self, c):
        """Draw what has changed."""
        front = self.story or self.sheet
        if front:
            front.draw(c, self.is_fresh)
            self._shown = -1
        elif self.session.game.player() != OVER:
            self._draw_turn(c)
        self.is_fresh = False

    def _draw_turn(self, c):
        seen = self.seen
        p = self.seat
        stage = seen.stage()
        board = self.board
        panel = self.panel
        is_fresh = self.is_fresh or stage != self._shown
        board.kind = atoll_board.NO_RING
        panel.over_nothing()
        if is_fresh:
            c.clear()
            island = seen.island(p)
            board.fit(island, atoll_board.FEW_ROWS if stage == CARD else atoll_board.ROWS)
        self._shown = stage
        if stage == TAKE and self.taking != NONE:
            board.carry(atoll_board.WHOLE, seen.chosen(p), seen.placed(p, self.taking))
        elif stage == PLACE:
            is_legal = seen.is_legal(self.place)
            kind = atoll_board.WHOLE if is_legal else atoll_board.DOTTED
            board.carry(kind, seen.placing(p), self.place)
        elif stage == SURE:
            board.carry(atoll_board.WHOLE, seen.placing(p), seen.chosen_place(p))
        self._weigh(stage)
        if board.kind and board.follow() and not is_fresh:
            is_fresh = True
            c.clear()
        board.draw(c, self._island_below(stage), is_fresh)
        if not is_fresh:
            c.show()
        panel.draw(c, is_fresh)
        if stage == CARD:
            if not is_fresh:
                c.show()
            self.hand.draw(c, seen, p, is_fresh)
        c.hint(self.hint())

    def _island_below(self, stage):
        """Return the Island as it lies under the card carried."""
        seen = self.seen
        island = seen.island(self.seat)
        taken = NONE if stage in (CARD, TAKE) else seen.chosen_take(self.seat)
        if taken != NONE:
            seen.slip_in(self.seat, taken, island)
        return island

    def _weigh(self, stage):
        """Fill the panel for what lies on the screen."""
        seen = self.seen
        p = self.seat
        panel = self.panel
        at = self.place
        if stage == SURE:
            at = seen.chosen_place(p)
        if stage == PLACE:
            panel.over(self._island_below(stage), at >> 2 & 127, at >> 9, at & 3)
        if stage == SURE or (stage == PLACE and seen.is_legal(at)):
            panel.weigh(seen, seen.preview(p, seen.chosen(p), seen.chosen_take(p), at))
        else:
            panel.weigh(seen, self._island_below(stage))
        if stage == SURE:
            panel.over_nothing(GAIN, panel.gain())

    def rows(self, play):
        """Return Atoll's rows of the menu."""
        return [
            Row(words.REQUESTS, lambda menu: self._opened("Requests", play)),
            Row(words.AWARDS, lambda menu: self._opened("Awards", play)),
            Row(words.ISLANDS, lambda menu: self._opened("Islands", play)),
        ]

    def _opened(self, name, play):
        if not self.story:
            self.open(name)
        return play

    def result(self, play):
        """Return the screen of the result, or the play screen while the last story is told."""
        if self.story:
            return play
        from firmware.views.atoll_result import Result

        return Result(play, self.seen, self.seat)
