"""A puzzle of Hashi: a position of a solo game, the question, and the person's turn in it.

puzzles.bin has them in bytes, see engine/hashi/puzzles.py; host_sim/lab/puzzles writes it. Behind
them are those of one's own, see puzzle_own.py.
"""

from engine.const import const
from engine.game import HIDDEN
from engine.hashi.ai import learned
from engine.hashi.boards import ISLANDS, MAX_LINES
from engine.hashi.puzzles import NONE, SIZE, unpack
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
from firmware.games.hashi import puzzle_own
from firmware.hardware.keys import HOLD_B, B
from firmware.screens.play import Play
from firmware.storage.records import PUZZLES, with_bit
from firmware.words import strings

words = strings("puzzle")

_BITS = const(8)  # bytes with a bit for each
NAME = "hashi"
PATH = "firmware/games/hashi/puzzles.bin"


def load(store, n):
    """Return the bytes of puzzle n."""
    with open(PATH, "rb") as file:
        file.seek(SIZE * n)
        found = file.read(SIZE)
    if found:
        return found
    k = n - len(grades())
    return puzzle_own.load(store)[SIZE * k : SIZE * (k + 1)]


def grades(_=NAME):
    """Return the grade of each puzzle of the file, 0 to 2, as bytes: the easiest come first."""
    with open(PATH, "rb") as file:
        data = file.read()
    return bytes([data[at] >> 1 for at in range(SIZE - 1, len(data), SIZE)])


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


def is_there():
    """Return True if the tables that verdicts need are on the drive."""
    try:
        for path in learned.PATHS:
            open(path, "rb").close()
    except OSError:
        return False
    return True


def own(store):
    """Return how many of one's own there are."""
    return len(puzzle_own.load(store)) // SIZE


def remove(store, k):
    """Forget one of one's own."""
    puzzle_own.remove(store, k)


def solved(_, store):
    """Return a number whose bit n is set if puzzle n has been solved."""
    count = len(grades())
    bits = int.from_bytes(store.load(PUZZLES), "little") & (1 << count) - 1
    return bits | puzzle_own.solved(puzzle_own.load(store)) << count


def begin(app, info, n):
    """Return the screen of puzzle n."""
    return Solving(app, info, Session(Puzzle(), n, load(app.store, n), bytes((PERSON,))))


class Solving(Play):
    """A puzzle: the person plays one turn and confirms it. Nothing of it is saved but a bit.

    answer: the best turn, without CONFIRM. limit: the tenths of a point by which a turn that does
    not solve it is worse. why: the reason. is_shown: the answer has been shown.
    """

    def __init__(self, app, info, session):
        found = unpack(session.options)
        place, *lines = found[5]
        drawn = [BRIDGE + line for line in lines if line != NONE]
        self.answer = [SKIP_NUMBER if place == NONE else place] + (drawn or [SKIP_BRIDGES])
        self.limit = found[6][0]
        self.why = tuple(found[7])
        self.is_shown = False
        Play.__init__(self, app, info, session)

    def sit(self, seat):
        from firmware.games.hashi import puzzle_view

        self.seat = seat
        self.view = puzzle_view.Asked(self.session, seat, self.app.context)

    def key(self, k):
        if k == HOLD_B or (k == B and not self.view.is_taken and not self.session.moves):
            return self.leave()
        return Play.key(self, k)

    def leave(self):
        """Return what leads to the list that this was chosen from."""
        return self.app.puzzles(self.info, self.session.seed)

    def next(self):
        """Return what leads to the next puzzle that is not solved, or to the list."""
        from firmware.screens import puzzles

        return puzzles.next_one(self.app, self.info, self.session.seed)

    def play(self, move):
        if move != CONFIRM:
            return Play.play(self, move)
        from firmware.games.hashi.puzzle_search import Judging
        from firmware.screens.search import to_search

        return to_search(Judging, self)

    def again(self):
        """Return this screen as it was at first."""
        self.session.undo(len(self.session.moves))
        self.view.changed()
        self.view.ask()
        return self

    def note(self):
        """Keep that this is solved, if the answer was not shown. Return False without room."""
        if self.is_shown:
            return True
        store = self.app.store
        k = self.session.seed - len(grades())
        if k >= 0:
            return puzzle_own.solve(store, k)
        return store.save(PUZZLES, with_bit(store.load(PUZZLES), self.session.seed, _BITS))

    def ask_hint(self, down=None, row=0):
        from firmware.screens import hint_search

        return hint_search.refuse(self, down, words.NO_HINT)
