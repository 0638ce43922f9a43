"""What the sentences of engine/hashi/ai/contrast.py say, by the rules of Hashi alone."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine.hashi.ai import contrast, learned
from engine.hashi.ai.master import Master
from engine.hashi.boards import BLUE, ISLANDS, RED
from engine.hashi.rules import BRIDGE, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from engine.hashi.state import BOARDS, BRIDGES, CHOICE, DECK, LEFT, ROUND, ROUNDS, START, STRIDE

_TRIES = 40_000  # games that are tried to finish flags


def room(game: Hashi, i: int, seat: int = 0) -> int:
    """Return how many bridges the lines of island i take, each alone."""

    def takes(j: int) -> int:
        return (game.number_at(seat, j) or 6) - game.degree(seat, j)

    tables = game.board
    found = 0
    for line in tables.at[i]:
        j = tables.one[line] + tables.two[line] - i
        if not game.is_blocked(seat, line):
            found += min(2 - game.drawn(seat, line), takes(i), takes(j))
    return found


def ended(seen: Hashi, turn: Sequence[int]) -> Hashi:
    """Return a second game after a turn."""
    end = Hashi()
    end.state[:] = seen.state
    for move in turn:
        assert end.is_legal(move), (turn, move)
        end.apply(move)
    return end


class Claims:
    """The board of a seat after a turn, and what can be said of it."""

    def __init__(self, seen: Hashi, seat: int, turn: Sequence[int]) -> None:
        self.seen, self.seat, self.turn = seen, seat, list(turn)
        self.end = ended(seen, turn)
        rest = [card for card in range(18) if not seen.is_played(card)]
        self.left = ROUNDS - seen.round()
        self.rest = rest
        self.most = sum(sorted((card % 3 + 1 for card in rest), reverse=True)[: self.left])

    def number(self, i: int) -> int:
        return self.end.number_at(self.seat, i)

    def missing(self, i: int) -> int:
        n = self.number(i)
        return n - self.end.degree(self.seat, i) if n else 0

    def room(self, i: int) -> int:
        return room(self.end, i, self.seat)

    def spare(self, i: int) -> int:
        return self.room(i) - self.missing(i)

    def flags(self, colour: int) -> list[int]:
        return [i for i in range(ISLANDS) if self.end.board.flag[i] == colour]

    def dead(self) -> set[int]:
        """Return the islands whose number can never be finished."""
        return {i for i in range(ISLANDS) if self.missing(i) > min(self.room(i), self.most)}

    def lost(self) -> set[int]:
        """Return the numbers that can never be finished where they stand."""
        return {self.number(i) for i in self.dead()}

    def is_out(self, colour: int) -> bool:
        """Return True if it is certain that the flags of a colour can never all be finished."""
        bare = [i for i in self.flags(colour) if not self.number(i)]
        if any(not self.can_begin(i, set()) or not self.most for i in bare):
            return True
        return len(bare) > self.left or bool(self.dead() & set(self.flags(colour)))

    def can_begin(self, i: int, met: set[int]) -> bool:
        """Return True if island i has a bridge or number, or may have, if others but those met do.

        A bridge needs a number at one of its ends, and a flag takes one only with a bridge.
        """
        end, board = self.end, self.end.board
        if self.number(i) or end.degree(self.seat, i) or not board.flag[i]:
            return True
        for line in board.at[i]:
            j = board.one[line] + board.two[line] - i
            is_free = not end.is_blocked(self.seat, line) and end.drawn(self.seat, line) < 2
            has_room = (self.number(j) or 6) > end.degree(self.seat, j)
            if is_free and has_room and j not in met and self.can_begin(j, met | {i}):
                return True
        return False

    def can_finish(self, colour: int) -> bool:
        """Return True if a way is found in which these flags are finished: cards as one likes."""
        luck = random.Random(1)
        return any(self._finishes(colour, luck) for _ in range(_TRIES))

    def _finishes(self, colour: int, luck: random.Random) -> bool:
        """Play on at random, with an eye on the flags; return True if they are finished."""
        game = Hashi()
        game.reset(1, bytes((1, self.seen.side())))
        s = game.state
        at = BOARDS + STRIDE * self.seat
        s[BOARDS : BOARDS + STRIDE] = self.end.state[at : at + STRIDE]
        s[ROUND] = self.seen.round()
        rest = list(self.rest)
        luck.shuffle(rest)
        flags = self.flags(colour)
        lines = {m for i in flags for m in game.board.at[i]}
        for card in rest[: self.left]:
            s[ROUND] += 1
            s[DECK + s[ROUND] - 1] = card
            s[CHOICE:BOARDS] = bytes(BOARDS - CHOICE)
            game.begin(s, 0)
            out = game.moves_buffer()
            moves = [m for m in out[: game.legal(out)] if m < SKIP_NUMBER]
            fitting = [m for m in moves if card // 3 + 1 - game.degree(0, m) <= room(game, m)]
            best = [m for m in fitting if m in flags and luck.random() < 0.8]
            if not best and luck.random() < 0.6:
                best = fitting
            game.apply(luck.choice(best or [SKIP_NUMBER]))
            while game.phase() == BRIDGES:
                moves = list(out[: game.legal(out)])
                good = [m for m in moves if m - BRIDGE in lines]
                if SKIP_BRIDGES in moves and (not good or luck.random() < 0.3):
                    good = [SKIP_BRIDGES]
                game.apply(luck.choice(good or moves))
            if all(game.is_finished(0, i) for i in flags):
                return True
        return False


def holds(
    reason: Sequence[int], seen: Hashi, seat: int, turn: Sequence[int], other: Sequence[int]
) -> bool:
    """Return True if a reason is true of a turn; "yours" in it means the other turn.

    What is said of a number of things is true if there are at least so many.
    """
    code, *about = reason
    if seen.phase() == START:
        level = Master(seen, bytearray(4))
        level.open(seen.side())
        return code == contrast._BEST and list(turn) == [level.known[learned.BEST]]
    one, two = Claims(seen, seat, turn), Claims(seen, seat, other)
    end = one.end
    if code < 3:
        return end.has_achieved(seat, code) and about == [seen.worth(seat, code)] != [0]
    if code == contrast._FINISHES:
        n = end.finished_count(seat) - seen.finished_count(seat)
        return n >= about[0] > 0 and about[1] == 2 * about[0]
    if code in range(contrast._FLAG, contrast._NEARS):
        colour = BLUE if code & 1 else RED
        query = Hashi.degree if code > contrast._FLAG + 1 else Hashi.number_at
        is_won = not seen.worth(seat, code & 1)
        is_new = any(query(end, seat, i) and not query(seen, seat, i) for i in one.flags(colour))
        return is_new and not (is_won or end.has_achieved(seat, code & 1))
    if code == contrast._NEARS:
        near = [i for i in range(ISLANDS) if one.missing(i) == 1 <= min(one.room(i), one.most)]
        return len(near) >= about[0] > 0
    if code in (contrast._SPARES, contrast._LOSES):
        is_right = about[0] in two.lost() - one.lost()
        more = two.end.score(seat) + gained(two) - end.score(seat) - gained(one)
        return is_right and (code == contrast._LOSES or more > 0)
    if code in (contrast._NO_FLAGS, contrast._NO_FLAGS + 1):
        k = code - contrast._NO_FLAGS
        colour = (RED, BLUE)[k]
        is_open = seen.worth(seat, k) > 0 and not two.end.has_achieved(seat, k)
        return is_open and two.is_out(colour) and one.can_finish(colour)
    if code == contrast._FITS:
        i = turn[0]
        cards = sum(card % 3 > 0 for card in one.rest)
        wanted = [one.missing(i), seen.card_number(), one.room(i), cards] if i < ISLANDS else []
        return about == wanted and 0 < about[0] <= min(one.most, about[2])
    if code == contrast._ROOMIER:
        return any(about[1:] == [one.spare(i), two.spare(j)] for i, j in same(one, two, about[0]))
    if code == contrast._NEARER:
        numbered = [i for i in range(ISLANDS) if seen.number_at(seat, i)]
        n = sum(end.degree(seat, i) > seen.degree(seat, i) for i in numbered)
        return n >= about[0] > 0
    if code == contrast._NO_NUMBER:
        return turn[0] == SKIP_NUMBER and about == [seen.card_number()]
    if code == contrast._NO_BRIDGES:
        return SKIP_BRIDGES in turn
    if code == contrast._OPEN:
        return about == [open_lines(one), open_lines(two)] and about[0] > about[1]
    if code == contrast._ROOM:
        return about == [wide(one), wide(two)] and about[0] > about[1]
    return False


def same(one: Claims, two: Claims, number: int) -> Iterator[tuple[int, int]]:
    """Yield the islands with the same number in both, those with the card's number first."""
    for i in range(ISLANDS):
        is_new = i == one.turn[0]
        j = two.turn[0] if is_new else i
        if one.number(i) == number and j < ISLANDS and two.number(j) == number:
            yield i, j


def gained(one: Claims) -> int:
    """Return the points of categories that a turn brings."""
    return sum(one.seen.worth(one.seat, k) for k in range(3) if one.end.has_achieved(one.seat, k))


def wide(one: Claims) -> int:
    """Return how many bridges all lines take, each by itself."""
    return sum(one.room(i) for i in range(ISLANDS)) // 2


def open_lines(one: Claims) -> int:
    """Return how many lines take one bridge now."""
    game = Hashi()
    game.reset(1, bytes((1, one.seen.side())))
    at = BOARDS + STRIDE * one.seat
    game.state[BOARDS : BOARDS + STRIDE] = one.end.state[at : at + STRIDE]
    game.state[ROUND] = 1
    game.begin(game.state, 0)
    game.apply(SKIP_NUMBER)
    game.state[LEFT] = 1
    out = game.moves_buffer()
    return sum(BRIDGE <= move < SKIP_BRIDGES for move in out[: game.legal(out)])
