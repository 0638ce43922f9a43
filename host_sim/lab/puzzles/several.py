"""Finds puzzles of the games for several: positions of Arabana-Ikibiti and Atoll."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from engine import ai, catalog, record, rng
from engine.game import HIDDEN, OVER
from engine.session import PERSON, Session
from host_sim.games import LEVELS
from host_sim.lab import SEEDS, policy_for
from host_sim.lab.puzzles import position, results
from host_sim.lab.puzzles.frame import Puzzle
from host_sim.lab.puzzles.results import Rows

GAMES = {
    "arabana": (b"",),
    "atoll": (b"\x03\x01\x04", b"\x03\x02\x04", b"\x04\x01\x04", b"\x04\x02\x04"),
}  # the options of the games that are looked at, by seeds in turns
MOST = 2  # puzzles of a game
_DEALS = 1 << 20


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


def luck_of(seed: int) -> bytearray:
    """Return a generator of that seed."""
    luck = bytearray(4)
    rng.seed(luck, seed % SEEDS)
    return luck


def random_turn(seen: Any, seed: int) -> list[int]:
    """Return a turn of random legal moves, without CONFIRM, from what its seat sees."""
    game, luck = catalog.make(seen.NAME), random.Random(seed)
    game.state[:] = seen.state
    out, moves = game.moves_buffer(), []
    is_over = module(seen.NAME, "explain").is_over
    while not is_over(game):
        moves.append(luck.choice(list(out[: game.legal(out)])))
        game.apply(moves[-1])
    return moves


def turn(level: str, seen: Any, seat: int, seed: int) -> list[int]:
    """Return the turn of a level, or of `random`, without CONFIRM, from what its seat sees."""
    if level == "random":
        return random_turn(seen, seed)
    game = catalog.make(seen.NAME)
    game.state[:] = seen.state
    return planned(ai.make(level, game, luck_of(seed)), game, seat)


def planned(policy: Any, game: Any, seat: int) -> list[int]:
    """Return the turn of a policy, without CONFIRM; the game plays it."""
    moves: list[int] = []
    is_over = module(game.NAME, "explain").is_over
    while not is_over(game):
        before = bytes(game.state)
        move = ai.finish(policy.think(game, seat))
        game.state[:] = before
        game.apply(move)
        moves.append(move)
    return moves


def recorded(session: Session, seat: int, moves: list[int]) -> bytes:
    """Return the record of moves with a seat that is the person's."""
    game = catalog.make(session.game.NAME)
    seats = bytearray([len(LEVELS)] * session.game.players())
    seats[seat] = PERSON
    copy = Session(game, session.seed, session.options, bytes(seats))
    for move in moves:
        copy.play(move)
    return bytes(record.encode(copy))


class Position(position.Position):
    """A position as a turn begins. A game has a subclass. Its ai/rollout.py plays results on.

    session, begun: the game, and the moves before the turn. seen: what the seat sees. turns: the
    moves that lead to each result, without CONFIRM.
    """

    scale = results.CHANCE
    open = frozenset[int]()  # reasons that depend on more than what a turn comes to
    apart = frozenset[int]()  # those that also say what the other turn comes to
    later = 0  # the reason that says nothing of a turn

    def __init__(self, session: Session, begun: int, seen: Any, seat: int, seed: int) -> None:
        self.session = session
        self.begun = begun
        self.seen = catalog.make(seen.NAME)
        self.seen.state[:] = seen.state
        self.seat = seat
        self.seed = seed
        self.deal = seed * 1009 % _DEALS  # the number of the last one
        self.name = seen.NAME
        self.puzzles = import_module(f"engine.{self.name}.puzzles")
        self.turns: list[list[int]] = []
        self.ends = []
        self.likely = []
        self.idle = -1
        self.list_results()

    def list_results(self) -> None:
        """Set turns, ends, likely, idle, stage."""
        raise NotImplementedError

    def copy(self) -> Any:
        """Return a game that stands as the turn begins, as the seat sees it."""
        game = catalog.make(self.name)
        game.state[:] = self.seen.state
        return game

    def end(self, moves: list[int]) -> bytes:
        """Return what a turn comes to."""
        return bytes(self.puzzles.result(self.copy(), moves))

    def outs(self, which: list[int], count: int) -> Rows:
        played = module(self.name, "rollout").played
        out: Rows = [[] for _ in which]
        for _ in range(count):
            self.deal += 1
            turns = [self.turns[k] for k in which]
            worths = ai.finish(played(self.copy(), self.seat, turns, self.deal))
            for row, worth in zip(out, worths, strict=True):
                row.append(worth / 10)
        return out

    def choice(self, level: str, k: int) -> int:
        seed = self.seed + 7 * k
        moves = turn(level, self.seen, self.seat, seed)
        return self.ends.index(self.end(moves))

    def counted(self, turn: list[int]) -> list[int]:
        """Return what of a turn counts, in which the reason looks for a difference."""
        return turn

    def reason(self, best: int, other: int | None = None) -> tuple[int, ...]:
        is_told = other is not None
        if other is None:
            other = self.idle if self.idle >= 0 else self.choice("random", 0)
        turns = self.counted(self.turns[best]), self.counted(self.turns[other])
        contrast = module(self.name, "contrast")
        found = tuple(ai.finish(contrast.reason(self.copy(), self.seat, *turns)))
        if is_told:
            return () if found[1] in self.open else found
        return (0, self.later) if found[1] in self.apart else found

    def packed(self, best: int) -> bytes:
        moves = [*self.session.moves[: self.begun], *self.turns[best]]
        return self.begun.to_bytes(2, "little") + recorded(self.session, self.seat, moves)


class Search:
    """A frame.Search."""

    seed = 7_900_000
    groups = (0,)

    def __init__(self, name: str) -> None:
        self.name = name
        self._kind = import_module(f"host_sim.lab.puzzles.{name}").Position

    def look(self, seed: int) -> Iterator[Puzzle]:
        """Yield the first few puzzles of a game, whose positions come in random order."""
        begun = []
        for session, seen, seat in positions(self.name, seed):
            if not (self.name == "arabana" and seen.choice() != HIDDEN):  # a free bridge first
                begun.append((session, len(session.moves), bytes(seen.state), seat))
        left = MOST
        for k in random.Random(seed).sample(range(len(begun)), len(begun)):
            session, number, state, seat = begun[k]
            seen = catalog.make(self.name)
            seen.state[:] = state
            found = position.puzzle(self._kind(session, number, seen, seat, 31 * seed + k))
            if found:
                yield found
                left -= 1
                if not left:
                    break
