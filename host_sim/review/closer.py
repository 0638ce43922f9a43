"""Looks closer at the turns of a reviewed game: each and a better one are played on, with the same
cards: what the turn lost, and the end to expect after it.

What a row of engine/<game>/ai/review.py says comes at once; this takes seconds a turn, and its
error is that turn's own. A row's result depends on nothing but the record and the row, so any
process can find it anywhere.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from statistics import mean
from typing import Any, NamedTuple

from engine import catalog
from engine.ai.rollout import Tally
from engine.session import Session

Moves = tuple[int, ...]
_FRESH = 1 << 16  # from this number on, deals in which a better turn is chosen: it was lucky there
_LEAST = 64  # deals for what is expected after a turn: it varies more than a difference of two
_TRIED = 3  # deals for each of the turns that may be better; then for the half that is best so far


class Pair(NamedTuple):
    """A turn and the better one found, without CONFIRM, and what is seen before them.

    better: () if none was found.
    """

    game: str
    seen: bytes
    seat: int
    number: int  # of the turn's CONFIRM in the moves
    own: Moves
    better: Moves


class Found(NamedTuple):
    """What a turn lost against the better one, its error, in how many deals; and what it is worth:
    the end to expect after it.
    """

    lost: int
    error: int
    better: Moves
    deals: int
    expected: int


def pairs(session: Session, seat: int, rows: list[Any]) -> Iterator[tuple[int, Pair]]:
    """Yield the place of each row but the game's end, the turn and the better one."""
    game, seen = (catalog.make(session.game.NAME) for _ in range(2))
    game.reset(session.seed, session.options)
    played = 0
    for place, row in enumerate(rows):
        first, end, better = row[0], row[1], row[6]
        for move in session.moves[played:first]:
            game.apply(move)
        played = first
        if first < end:
            game.observe(seat, seen.state)
            own = tuple(session.moves[first : end - 1])
            yield (
                place,
                Pair(game.NAME, bytes(seen.state), seat, end - 1, own, tuple(better)),
            )


def closer(pair: Pair) -> Found:
    """Return what the turn of a pair lost against the better one, or one that is better yet."""
    seen = catalog.make(pair.game)
    seen.state[:] = pair.seen
    own = importlib.import_module(f"host_sim.review.{pair.game}")
    play = own.player(seen)
    worths: list[int] = []
    lost = error = 0
    better = pair.better
    if better:
        better = best(play, seen, pair.seat, own.candidates(seen, better))
        measured = importlib.import_module(f"engine.{pair.game}.ai.measured")
        tally = Tally(seen.players() > 1, measured.SYSTEMATIC)
        while not tally.is_over():
            both = play(seen, pair.seat, (pair.own, better), tally.deals)
            tally.add(both)
            worths.append(both[0])
        lost, error = tally.found()
    deals = len(worths)
    while len(worths) < _LEAST:
        worths += play(seen, pair.seat, (pair.own,), len(worths))
    return Found(lost, error, better, deals, round(mean(worths)) + own.beyond(seen))


def best(play: Any, seen: Any, seat: int, turns: list[Moves]) -> Moves:
    """Return the turn that is best when played on; the worse half is dropped again and again."""
    worths = [0] * len(turns)
    number = _FRESH
    tried = _TRIED
    while len(turns) > 1:
        for _ in range(tried):
            found = play(seen, seat, tuple(turns), number)
            worths = [a + b for a, b in zip(worths, found, strict=True)]
            number += 1
        order = sorted(range(len(turns)), key=lambda n: -worths[n])[: (len(turns) + 1) // 2]
        turns = [turns[n] for n in order]
        worths = [worths[n] for n in order]
        tried *= 2
    return turns[0]
