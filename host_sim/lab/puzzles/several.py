"""Finds puzzles of the games for several: positions of Arabana-Ikibiti and Atoll.

In games of all levels every turn is looked at. The levels say what they would play, each with three
lucks. If some of it is clearly worse than the turn of `hard`, by the review that judges a person's
turn on the handheld as well, the review is asked again with other luck; then both turns are played
on to the end by `keen`, with the same hands and cards for both, until it is sure that the better
one wins more often, or plainly not. `hard`'s turn has to have a reason that says something.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from statistics import fmean, stdev
from typing import Any, NamedTuple

from engine import ai, catalog, record, rng
from engine.ai.judgement import is_clear
from engine.game import HIDDEN, OVER
from engine.session import PERSON, Session
from host_sim.games import LEVELS, whole
from host_sim.lab import playouts, policy_for
from host_sim.lab.puzzles.frame import GRADES, Wanted

GAMES = {
    "arabana": (b"",),
    "atoll": (b"\x04\x02\x04", b"\x04\x02\x04", b"\x04\x01\x04", b"\x03\x02\x04"),
}  # the options of the games that are looked at, by seeds in turns
LEAST = 80  # per mille by which a turn is worse that does not solve a puzzle, by the review
TRIES = 3  # lucks of a level
# Of all 12 tries at most so many miss an easy one, and a medium one.
MISSED = {"arabana": (4, 7), "atoll": (2, 3)}
AGAIN = 3  # times that the review is asked again
PART = 0.6  # what it has to say then, of what it has said at first
OUTS = 24  # play-outs, and so many more while they are not sure,
MOST = {"arabana": 216, "atoll": 96}  # up to so many
SURE = 2.5  # standard errors by which the better turn has to win more often
_MARGIN = 0.6  # with errors below so many it is plainly not
_TOP = LEVELS[-1]
_ON = "keen"  # who plays on: nearly as strong, and much faster


class Puzzle(NamedTuple):
    """A position and its best turn, as a record that ends with that turn, without CONFIRM."""

    grade: int  # 0 to 2, see _grade
    begun: int  # moves before that turn
    record: bytes
    reason: tuple[int, ...]  # see explain.py, with how many others are as good
    stage: int  # 0 to 2: how far the game is
    gap: float  # how much more often the best turn wins than the best of the wrong ones
    error: float  # the standard error of that
    wrong: tuple[tuple[int, ...], ...]  # turns that levels play and that are clearly worse

    @property
    def group(self) -> tuple[int]:
        return (self.grade,)

    @property
    def idea(self) -> int:
        return self.reason[1]


@cache
def module(name: str, leaf: str) -> Any:
    """Return a module of a game's computer players."""
    return import_module(f"engine.{name}.ai.{leaf}")


def positions(name: str, seed: int) -> Iterator[tuple[Session, Any, int]]:
    """Yield (session, observation, seat) as turns begin; a level, and a seed, play them all."""
    game, seen = catalog.make(name), catalog.make(name)
    options = GAMES[name][seed % len(GAMES[name])]
    game.reset(seed, options)
    count = game.players()
    session = Session(game, seed, options, bytes(count))
    levels = [LEVELS[(seed // 4 + seat * (seed % 3)) % len(LEVELS)] for seat in range(count)]
    players = [policy_for(level, game, seed, seat) for seat, level in enumerate(levels)]
    is_new = True
    while game.player() != OVER:
        seat = game.player()
        if is_new:
            game.observe(seat, seen.state)
            yield session, seen, seat
        move = ai.choose(players[seat], game, seen)
        is_new = session.play(move) or game.player() != seat


def turn(level: str, seen: Any, seat: int, seed: int) -> list[int]:
    """Return the turn of a level, without CONFIRM, from what its seat sees."""
    game = catalog.make(seen.NAME)
    game.state[:] = seen.state
    luck = bytearray(4)
    policy = ai.make(level, game, luck)
    rng.seed(luck, seed)
    return _planned(policy, game, seat)


def _planned(policy: Any, game: Any, seat: int) -> list[int]:
    moves: list[int] = []
    is_over = module(game.NAME, "explain").is_over
    while not is_over(game):
        before = bytes(game.state)
        move = ai.finish(policy.think(game, seat))
        game.state[:] = before
        game.apply(move)
        moves.append(move)
    return moves


def lost(seen: Any, seat: int, number: int, moves: list[int], best: list[int]) -> tuple[int, int]:
    """Return what a turn loses against another by the review, and the error, both per mille."""
    found = whole(module(seen.NAME, "review").compare, seen, seat, number, [moves, best])
    return int(found[0]), int(found[1])


def _after(seen: Any, moves: list[int]) -> bytes:
    game = catalog.make(seen.NAME)
    game.state[:] = seen.state
    for move in moves:
        game.apply(move)
    return bytes(game.state)


def _reason(seen: Any, seat: int, best: list[int], seed: int) -> tuple[int, ...]:
    """Return why the turn of the top level is good; it plans that turn once more."""
    explain = module(seen.NAME, "explain")
    game = catalog.make(seen.NAME)
    game.state[:] = seen.state
    luck = bytearray(4)
    policy = ai.make(explain.LEVEL, game, luck)
    rng.seed(luck, seed)
    assert _planned(policy, game, seat) == best
    game.state[:] = seen.state
    return tuple(int(n) for n in ai.finish(explain.reason(policy, game, seat, best)))


def won(seen: Any, seat: int, turns: list[list[int]], count: int, seed: int) -> list[list[float]]:
    """Return for each turn what the seat wins in so many play-outs, with the same cards for all."""
    luck = bytearray(4)
    rng.seed(luck, seed)
    dealt, game, other = (catalog.make(seen.NAME) for _ in range(3))
    out: list[list[float]] = [[] for _ in turns]
    for k in range(count):
        dealt.state[:] = seen.state
        dealt.determinize(seat, luck)
        for n, moves in enumerate(turns):
            game.state[:] = dealt.state
            for move in [*moves, _confirm(game)]:
                game.apply(move)
            players = [policy_for(_ON, game, seed + k, p) for p in range(game.players())]
            playouts.play_on(game, players, other)
            out[n].append(playouts.share(game, seat))
    return out


def _confirm(game: Any) -> int:
    return int(game.CONFIRM)


def confirmed(
    seen: Any, seat: int, best: list[int], wrong: list[list[int]], seed: int
) -> tuple[float, float]:
    """Return by how much the best turn wins more often than the best of the others, and the error.

    It plays on until that is sure, or plainly not.
    """
    found: list[list[float]] = [[] for _ in range(1 + len(wrong))]
    while True:
        new = won(seen, seat, [best, *wrong], OUTS, seed + len(found[0]))
        found = [old + more for old, more in zip(found, new, strict=True)]
        nearest = max(found[1:], key=fmean)
        apart = [a - b for a, b in zip(found[0], nearest, strict=True)]
        gap, error = fmean(apart), max(stdev(apart), 0.2) / len(apart) ** 0.5
        if gap > SURE * error or gap < _MARGIN * error or len(apart) >= MOST[seen.NAME]:
            return gap, error


def puzzle(session: Session, number: int, seen: Any, seat: int, is_wanted: Any) -> Puzzle | None:
    """Return the puzzle of the position after so many moves of a game, if it is one.

    seen: what the seat sees there, whose turn it is. is_wanted(grade, stage, reason): asked before
    the long computations.
    """
    name = seen.NAME
    if name == "arabana" and seen.choice() != HIDDEN:
        return None  # it places free bridges first
    best = turn(_TOP, seen, seat, number)
    known = {_after(seen, best): False}  # if a turn is wrong, by what it comes to
    asked: list[list[bool]] = [[] for _ in LEVELS[:-1]]  # by level and luck, if that turn is wrong
    wrong: list[list[int]] = []
    for k in range(TRIES):
        for level, row in zip(LEVELS, asked, strict=False):
            moves = turn(level, seen, seat, number + 7 * k)
            after = _after(seen, moves)
            if after not in known:
                cost, off = lost(seen, seat, number, moves, best)
                known[after] = is_clear(cost, off, True)
                if known[after] and cost < LEAST:
                    return None  # it is too little, or `hard` has not found the best one
                if known[after]:
                    wrong.append(moves)
            row.append(known[after])
        if not wrong:  # by their first lucks nobody overlooks anything
            return None
    grade = _grade(name, asked)
    reason = _reason(seen, seat, best, number)
    how_far = stage(seen)
    if not reason or len(reason) < 2 or not is_wanted(grade, how_far, reason):
        return None
    for k in range(1, AGAIN + 1):
        for moves in wrong:
            cost, off = lost(seen, seat, number + 1000 * k, moves, best)
            if cost < PART * LEAST or not is_clear(cost, off, True):
                return None
    seed = session.seed + 31 * number
    gap, error = confirmed(seen, seat, best, wrong, seed)
    if gap < PART * LEAST / 1000 or gap <= SURE * error:
        return None
    kept = _record(session, seat, [*session.moves[:number], *best])
    there = tuple(tuple(moves) for moves in wrong)
    apart = round(gap, 3), round(error, 3)
    return Puzzle(grade, number, kept, reason, how_far, *apart, there)


def _record(session: Session, seat: int, moves: list[int]) -> bytes:
    """Return the record of moves with a seat that is the person's."""
    game = catalog.make(session.game.NAME)
    seats = bytearray([len(LEVELS)] * session.game.players())
    seats[seat] = PERSON
    copy = Session(game, session.seed, session.options, bytes(seats))
    for move in moves:
        copy.play(move)
    return bytes(record.encode(copy))


class Search:
    """A frame.Search."""

    seed = 7_500_000
    groups = tuple((grade,) for grade in range(GRADES))

    def __init__(self, name: str) -> None:
        self.name = name

    def look(self, seed: int, wanted: Wanted) -> Iterator[Puzzle]:
        """Yield at most one puzzle of a game."""
        whole = None
        begun = []
        for session, seen, seat in positions(self.name, seed):
            begun.append((bytes(seen.state), len(session.moves), seat))
            whole = session
        assert whole

        def is_wanted(grade: int, how_far: int, reason: tuple[int, ...]) -> bool:
            return wanted((grade,), how_far, reason[1])

        for k in random.Random(seed).sample(range(len(begun)), len(begun)):
            state, number, seat = begun[k]
            seen = catalog.make(self.name)
            seen.state[:] = state
            one = puzzle(whole, number, seen, seat, is_wanted)
            if one:
                yield one
                return

    def row(self, one: Puzzle) -> list[Any]:
        """Return what the log keeps of a puzzle."""
        return [*one[:2], one.record.hex(), *one[3:]]

    def read(self, row: list[Any]) -> Puzzle:
        """Return the puzzle of a row."""
        grade, begun, kept, reason, how_far, gap, error, there = row
        turns = tuple(tuple(one) for one in there)
        kept = bytes.fromhex(kept)
        return Puzzle(grade, begun, kept, tuple(reason), how_far, gap, error, turns)

    def pack(self, one: Puzzle) -> bytes:
        """Return the bytes of a puzzle, see firmware/screens/puzzles/turn.py."""
        why = bytes([len(one.reason), *one.reason])
        return one.begun.to_bytes(2, "little") + why + one.record


def stage(seen: Any) -> int:
    """Return 0 early in a game, 1 in its middle, 2 late."""
    if seen.NAME == "arabana":
        return int(seen.round()) - 1
    done = seen.round() * 10 + seen.turn()
    return int(3 * done // (10 * seen.rounds() + 1))


def _grade(name: str, asked: list[list[bool]]) -> int:
    """Return how hard it is, 0 to 2, by how many of all tries of the levels miss the turn.

    asked: by level and luck, if its turn is wrong.
    """
    missed = sum(sum(row) for row in asked)
    return sum(missed > most for most in MISSED[name])
