"""How many bytes of the store the games of a game take, and what its maker can do about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine import catalog
from engine.game import OVER
from engine.record import encode, more
from engine.session import Session
from firmware.storage.records import ROOM
from host_sim.maker import place_in
from tests.conform import options_of

SEEDS = 2
_FRAMES = 40  # bytes of a record beside its moves, about
_FRAME = 4  # of an addition
_PROGRESS = 3  # which is saved with each of them
_STEP = 20  # RECORD is proposed in such steps


def beyond(root: Path, name: str, record: int) -> str:
    """Return a sentence if RECORD of a game whose two folders lie in root is too large, else ""."""
    if record <= ROOM:
        return ""
    return f"{_info(root, name)}RECORD is {record}, and no game may take more than {ROOM} bytes"


def problems(root: Path, name: str, record: int) -> Iterator[str]:
    """Yield a sentence if RECORD, or a game that is played at random, is too large for the store.

    root: where the game's two folders lie. record: RECORD of its info.py, or the default.
    """
    wrong = beyond(root, name, record)
    if wrong:
        yield wrong
        return
    games = [played(name, options, n) for options in options_of(name) for n in range(SEEDS)]
    moves, size, log = max(games, key=lambda game: (game.size, game.log))
    taken = f"a game of {moves} moves, played at random, takes"
    if max(size, log) > ROOM:
        rules = place_in(root, f"engine/{name}/rules.py", "apply")
        yield (
            f"{rules}{taken} {max(size, log)} bytes of the store with what is around them, and none"
            f" may take more than {ROOM}: let it end sooner, or have fewer turns, or give its moves"
            " smaller numbers (below 96 they take one byte each)"
        )
    elif size > record:
        wanted = min(ROOM, size + 2 * _STEP - size % _STEP)
        yield f"{_info(root, name)}RECORD is {record}, and {taken} {size} bytes: let it be {wanted}"


def _info(root: Path, name: str) -> str:
    return place_in(root, f"firmware/games/{name}/info.py", "RECORD")


class Played(NamedTuple):
    """A whole game. size: bytes that RECORD has to allow; log: the same with all its frames."""

    moves: int
    size: int
    log: int


def played(name: str, options: bytes, seed: int) -> Played:
    """Play a game at random to its end, in which people confirm their turns."""
    game = catalog.make(name)
    game.reset(seed, options)
    session = Session(game, seed, options, bytes(game.players()))
    luck = Random(seed)
    out = game.moves_buffer()
    additions = []
    record = b""
    while game.player() != OVER:
        record = encode(session)
        is_person = game.player() == game.players() - 1
        revealed = session.play(luck.choice(list(out[: game.legal(out)])))
        if is_person and (revealed or game.player() != game.players() - 1):
            additions.append(len(more(session, 0)))
            session.kept = len(session.moves)
    size = len(record) + _PROGRESS * (len(additions) + 1)  # one each save
    log = _FRAMES + sum(additions) + _FRAME * len(additions)
    return Played(len(session.moves), size, log)
