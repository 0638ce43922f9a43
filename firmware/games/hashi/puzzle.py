"""A puzzle of Hashi: a position of a solo game; engine/hashi/puzzles.py has its bytes.

It stays in memory while a turn of one's own is judged, so its board and its words are in
puzzle_view.py.
"""

from engine.game import HIDDEN
from engine.hashi.boards import ISLANDS, MAX_LINES
from engine.hashi.puzzles import NONE, unpack
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from engine.hashi.state import (
    BLOCKED,
    BOARDS,
    CATEGORIES,
    DECK,
    FULL,
    LATER,
    POINTS,
    ROUND,
    is_crossed,
)
from engine.session import PERSON, Session
from firmware.screens.puzzles import turn as puzzle_turn


class Puzzle(Hashi):
    """A game that begins in a puzzle: its bytes are the options. No card to come is known."""

    def reset(self, seed, options=b""):
        islands, lines, cards, card, entered, *_, side, _ = unpack(options)
        Hashi.reset(self, seed, bytes((1, side[0])))
        s = self.state
        played = bytes([k for k in range(18) if cards[k]]) + card
        r = s[ROUND] = len(played)
        s[DECK : DECK + 18] = played + bytes([HIDDEN] * (18 - r))
        for k in range(CATEGORIES):
            s[POINTS + k] = (0, FULL[k], LATER[k])[entered[k]]
        s[BOARDS : BOARDS + ISLANDS] = islands
        at = BOARDS + ISLANDS
        s[at : at + MAX_LINES] = lines
        board = self.board
        for m in range(board.lines):
            s[BOARDS + board.one[m]] += 16 * lines[m]
            s[BOARDS + board.two[m]] += 16 * lines[m]
            if is_crossed(board, s, BOARDS, m):
                s[at + m] = BLOCKED
        self.begin(s, 0)


class Solving(puzzle_turn.Solving):
    APART = b"\x17\x18\x1a"  # of engine/hashi/ai/contrast.py

    def read(self, _, data):
        found = unpack(data)
        place, *lines = found[5]
        drawn = [BRIDGE + line for line in lines if line != NONE]
        answer = [SKIP_NUMBER if place == NONE else place] + (drawn or [SKIP_BRIDGES])
        why = (0,) + tuple(found[7])
        return Session(Puzzle(), 0, data, bytes((PERSON,))), answer, why

    def sit(self, seat):
        from firmware.games.hashi.puzzle_view import Asked

        self.seat = seat
        self.view = Asked(self.session, seat, self.app.context)

    def question(self):
        return self.view.question()

    def _ends_turn(self, move):
        return move == CONFIRM  # no card follows
