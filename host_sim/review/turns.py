"""Reviews one game; its result depends only on the record, so any process can do it anywhere."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.ai import finish, judgement
from engine.game import Game
from engine.session import PERSON, Session
from host_sim.games import joined, whole
from host_sim.options import info
from host_sim.review.closer import Found, Pair, pairs


class Refused(Exception):
    """A game that cannot be reviewed; the text is one sentence without its full stop."""


@dataclass(frozen=True)
class Turn:
    """A row of engine/<game>/ai/review.py, in its units, and what explains it.

    came: see the package. is_shown: this one is among the dearest, or the difference is clear. why:
    what the better turn has and the person's lacks, as contrast.py says it; () if it is not better.
    """

    first: int
    end: int  # behind its CONFIRM; equal to first if the game ended there, and it is no turn
    came: tuple[int, ...]
    brought: int
    lost: int
    error: int
    expected: int
    better: tuple[int, ...]
    is_shown: bool
    why: tuple[int, ...]

    def sure(self, is_chance: bool) -> int:
        """Return judgement.certainty() of what it cost."""
        return judgement.certainty(self.lost, self.error, is_chance)

    @property
    def is_end(self) -> bool:
        """True if this is no turn, but what came after the last one."""
        return self.first == self.end


def module(session: Session) -> Any:
    """Return the module here of a session's game. Raises Refused."""
    name = session.game.NAME
    needed = f"engine.{name}.ai", f"engine.{name}.ai.review", f"host_sim.review.{name}"
    if not all(map(_is_there, needed)):
        raise Refused(f"{info(name).TITLE} cannot be reviewed yet")
    found = importlib.import_module(f"host_sim.review.{name}")
    refusal = found.refusal(session)
    if refusal:
        raise Refused(refusal)
    return found


def _is_there(name: str) -> bool:
    with contextlib.suppress(ModuleNotFoundError):
        return importlib.util.find_spec(name) is not None
    return False


def dealt(session: Session) -> Game:
    """Return a second game of a session, as it was dealt."""
    game: Game = type(session.game)()
    game.reset(session.seed, session.options)
    return game


def seat_of(session: Session) -> int:
    """Return the seat that is reviewed: the first person's, without one the first."""
    seats = list(session.seats)
    return seats.index(PERSON) if PERSON in seats else 0


def observations(session: Session, turns: tuple[Turn, ...]) -> Iterator[Game]:
    """Yield what the player saw before each turn."""
    game = dealt(session)
    seat = seat_of(session)
    played = 0
    for turn in turns:
        for move in session.moves[played : turn.first]:
            game.apply(move)
        played = turn.first
        seen: Game = type(game)()
        game.observe(seat, seen.state)
        yield seen


def reviewed(record: bytes) -> tuple[Turn, ...]:
    """Return the complete turns of a game. record: as games.joined() reads it.

    Raises ValueError if it cannot be read, and Refused.
    """
    session = joined(record)
    found = rows(session, list(session.moves), seat_of(session))
    return _all_explained(session, tuple(_turn(*row) for row in found))


def looked_closer(
    record: bytes, turns: tuple[Turn, ...], found: dict[int, Found]
) -> tuple[Turn, ...]:
    """Return the turns with what a closer look found of them, by their places.

    What was brought before a turn is what is then expected of the best one, beyond what was
    expected after the turn before: so the sum of a game adds up.
    """
    session = joined(record)
    out: list[Turn] = []
    for place, turn in enumerate(turns):
        one = found.get(place)
        if one:
            better = one.better if one.lost else ()
            turn = replace(
                turn, lost=one.lost, error=one.error, better=better, expected=one.expected
            )
        if out:
            turn = replace(turn, brought=turn.expected + turn.lost - out[-1].expected)
        elif session.game.players() > 1:  # the chance when the game began
            start = turns[0].expected + turns[0].lost - turns[0].brought
            turn = replace(turn, brought=turn.expected + turn.lost - start)
        out.append(turn)
    return _all_explained(session, tuple(out))


def to_look_at(record: bytes, turns: tuple[Turn, ...]) -> list[tuple[int, Pair]]:
    """Return the places of the turns, each with the better one found."""
    session = joined(record)
    rows = [(one.first, one.end, 0, one.lost, one.error, 0, one.better) for one in turns]
    return list(pairs(session, seat_of(session), rows))


def _all_explained(session: Session, turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
    own = module(session)
    moves = list(session.moves)
    is_chance = session.game.players() > 1
    losses = [(0, 0, 0, turn.lost, turn.error) for turn in turns]
    shown = [n for n, _ in judgement.dearest(losses, is_chance)]
    shown += [n for n, row in enumerate(losses) if judgement.is_clear(row[3], row[4], is_chance)]
    turns = tuple(replace(turn, is_shown=n in shown) for n, turn in enumerate(turns))
    seen = observations(session, turns)
    return tuple(_explained(own, one, turn, moves) for one, turn in zip(seen, turns, strict=True))


def rows(session: Session, moves: list[int], seat: int) -> list[Any]:
    """Return the rows of a game's review. moves: the session's, or only the first of them.

    Raises Refused if the tables that it needs are missing.
    """
    review = importlib.import_module(f"engine.{session.game.NAME}.ai.review")
    found: list[Any] = []
    while row := whole(review.turn, dealt(session), moves, seat, found[-1] if found else ()):
        found.append(row)
    if row is None:
        title = info(session.game.NAME).TITLE
        raise Refused(f"the learned tables of {title} are missing, and nothing is known without")
    return found


def _turn(
    first: int, end: int, brought: int, lost: int, error: int, expected: int, better: Sequence[int]
) -> Turn:
    return Turn(first, end, (), brought, lost, error, expected, tuple(better), False, ())


def _explained(own: Any, seen: Game, turn: Turn, moves: list[int]) -> Turn:
    came = own.came(seen)
    why: tuple[int, ...] = ()
    if turn.better and turn.lost > 0 and turn.sure(seen.players() > 1) != judgement.EVEN:
        contrast = importlib.import_module(f"engine.{seen.NAME}.ai.contrast")
        turns = list(turn.better), moves[turn.first : turn.end - 1]
        why = tuple(finish(contrast.reason(seen, seen.player(), *turns)))
    return replace(turn, came=came, why=why)
