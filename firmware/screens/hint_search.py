"""Searches for a hint: the game's strongest player computes the person's whole turn from the seat's
observation; then it is unloaded, and hint.py shows the turn. B cancels the search; a cancelled hint
is not counted.

A game with hints.py of its own supplies engine/<game>/ai/explain.py with
    LEVEL               the computer player that is asked
    is_over(game)       True if nothing is left of the turn but to confirm it
    reason(policy, seen, seat, moves)  a generator that returns why: others as good (0 none, 1 one
                        or two, 2 many), then what sentence() takes; seen is a Game that holds the
                        observation of before the moves
"""

from engine import ai, catalog
from firmware import registry
from firmware.screens.search import Search, to_search
from firmware.words import strings

words = strings()


def begin(play, down, row):
    """Return the search for a hint, or play, which says that there is none. See Play.ask_hint()."""
    view = play.view
    if down:
        take_back(play, *down)
    if view.can_hint():
        return to_search(HintSearch, play, row)
    view.say(words.NONE)
    return play


def refuse(play, down, text):
    """Say that there is no hint, and why; return play. down: see Play.ask_hint()."""
    if down:
        take_back(play, *down)
        play.view.sheet = None  # which DOWN has opened
    play.view.say(text)
    return play


def take_back(play, cursor, played, has_moved, is_told):
    """Take back what DOWN did before A was pressed beside it. See Play.ask_hint()."""
    view = play.view
    before = len(view.plan) + len(play.session.moves)
    while has_moved and len(view.plan) + len(play.session.moves) == before:
        if not view.let_go():
            has_moved = play.session.undo()
            view.changed()
    if len(play.session.moves) == played:  # else somebody has moved meanwhile
        view.set_cursor(cursor)


class HintSearch(Search):
    """The board as it stands while the turn for a hint is looked for."""

    screen = "firmware.screens.hint", "Hint"

    def find(self):
        is_own = registry.has(self.play.info.NAME, "hints")
        return self.find_reasoned() if is_own else self.find_turn()

    def find_reasoned(self):
        """Find the turn and the reason; a generator."""
        self.moves = []
        explain = self.load("explain")
        seen = type(self.play.session.game)()
        seen.state[:] = self.state
        self.policy = ai.make(explain.LEVEL, seen, bytearray(self.luck))
        while not explain.is_over(seen):
            before = bytes(seen.state)
            move = yield from ai.think(self.policy, seen, self.play.seat)
            self.moves.append(move)
            seen.state[:] = before
            seen.apply(move)
        seen.state[:] = self.state
        self.why = yield from explain.reason(self.policy, seen, self.play.seat, self.moves)

    def find_turn(self):
        """Find the turn of a guest without explain.py; a generator."""
        self.moves = []
        seat = self.play.seat
        levels = self.play.info.LEVELS
        strongest = [n for n in catalog.NUMBERS if n <= len(levels)][-1]
        seen = type(self.play.session.game)()
        seen.state[:] = self.state
        self.policy = ai.make(levels[strongest - 1], seen, bytearray(self.luck))
        is_over = False
        while not is_over:
            before = bytes(seen.state)
            move = yield from ai.think(self.policy, seen, seat)
            self.moves.append(move)
            seen.state[:] = before
            seen.determinize(seat, self.luck)
            is_over = seen.apply(move) or seen.player() != seat or seen.is_turn_a_move()
            seen.observe(seat, seen.state)
