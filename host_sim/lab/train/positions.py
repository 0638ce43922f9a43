"""Positions that players of all levels have made, and how the top level played on from them.

The first part of a game is played by levels drawn for each seat, in some games with random turns in
between, up to a random turn; then `hard` plays on for all. A game depends on its seed alone, and is
a line of a file, so games that are there need not be played again.
"""

from __future__ import annotations

import base64
import contextlib
import json
import random
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import catalog
from engine.game import OVER
from host_sim.games import LEVELS
from host_sim.lab import SEEDS, policy_for
from host_sim.lab.playouts import TOP, lead, play_on, share
from host_sim.lab.tournament.run import Progress
from host_sim.lab.tournament.spread import in_order

TURNS = {"arabana": 56, "atoll": 10}  # of a game; of a round of Atoll
LATER = 5  # positions kept of a game after the first one, for fitting
SLIPS = (0.0, 0.0, 0.1, 0.3)  # in how many of its first turns a game's seats play at random


@dataclass(frozen=True)
class Played:
    """A game. states: the first one is that from which `hard` played on, the others are later.

    There is none if the game was over before. levels: the players of the first part. shares, leads:
    of the result, by seat.
    """

    seed: int
    options: bytes
    levels: tuple[str, ...]
    slips: float
    states: tuple[bytes, ...]
    shares: tuple[float, ...]
    leads: tuple[int, ...]


def options_of(name: str, luck: random.Random) -> bytes:
    """Return the options of a game. Arabana: every second game has ships, every third one the
    designer's reading. Atoll: 3 to 6 players, and one game in six has a single round."""
    if name == "arabana":
        return bytes((luck.randrange(3) == 0, luck.randrange(2), 0, 0, 0, 0, 0, 0, 2))
    players = luck.randrange(3, 7)
    return bytes((players, 1, luck.randrange(4, 9)) if luck.randrange(6) == 0 else (players, 2, 4))


def played(name: str, seed: int) -> Played:
    """Play the game of a seed."""
    luck = random.Random(seed)
    options = options_of(name, luck)
    game = catalog.make(name)
    seen = catalog.make(name)
    game.reset(seed % SEEDS, options)
    seats = range(game.players())
    turns = TURNS[name] * (game.rounds() if name == "atoll" else 1)
    begin = luck.randrange(turns)
    levels = tuple(luck.choice(LEVELS) for _ in seats)
    slips = luck.choice(SLIPS)
    usual = [policy_for(level, game, seed, p) for p, level in enumerate(levels)]
    rash = [policy_for("random", game, seed, p) for p in seats]

    def first(game: Any) -> bool:
        """Count a turn; draw who plays which way in the next one."""
        nonlocal begin
        begin -= 1
        for p in seats:
            players[p] = rash[p] if luck.random() < slips else usual[p]
        return begin < 0

    players = list(usual)
    states: list[bytes] = []
    if not first(game):
        play_on(game, players, seen, first)
    if game.player() != OVER:
        states.append(bytes(game.state))
        top = [policy_for(TOP, game, seed, p) for p in seats]
        play_on(game, top, seen, lambda game: states.append(bytes(game.state)))
        if game.player() == OVER:
            states.pop()
    later = sorted(luck.sample(range(1, len(states)), min(LATER, max(0, len(states) - 1))))
    return Played(
        seed, options, levels, slips,
        tuple(states[:1] + [states[k] for k in later]),
        tuple(share(game, p) for p in seats),
        tuple(lead(game, p) for p in seats),
    )  # fmt: skip


def games(path: Path, name: str, seed: int, n: int, jobs: int) -> Iterator[Played]:
    """Yield n games from a seed on, in order: those in the file, then new ones, added to it."""
    known = {one.seed: one for one in read(path)}
    wanted = range(seed, seed + n)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        whole = path.read_bytes()
        with path.open("r+b") as file:
            file.truncate(whole.rfind(b"\n") + 1)  # a line that was cut short goes
    rows = [(name, number) for number in wanted if number not in known]
    progress = Progress(n, n - len(rows))
    with path.open("a") as file, contextlib.closing(in_order(played, rows, jobs)) as found:
        for one in found:
            known[one.seed] = one
            file.write(_line(one))
            file.flush()
            progress.step()
    for number in wanted:
        yield known[number]


def read(path: Path) -> Iterator[Played]:
    """Yield the games of a file; none if there is no file. A line cut short ends it."""
    if not path.exists():
        return
    with path.open() as file:
        for line in file:
            if not line.endswith("\n"):
                return
            row = json.loads(line)
            states = tuple(zlib.decompress(base64.b64decode(state)) for state in row["states"])
            yield Played(
                row["seed"], bytes.fromhex(row["options"]), tuple(row["levels"]), row["slips"],
                states, tuple(row["shares"]), tuple(row["leads"]),
            )  # fmt: skip


def _line(one: Played) -> str:
    row = {
        "seed": one.seed,
        "options": one.options.hex(),
        "levels": one.levels,
        "slips": one.slips,
        "shares": one.shares,
        "leads": one.leads,
        "states": [base64.b64encode(zlib.compress(state, 9)).decode() for state in one.states],
    }
    return json.dumps(row) + "\n"
