"""How turns that cost are spread over themes, and how often a usual mistake is named:
`python -m host_sim.review.themes --game NAME`.

The levels play games, and the three turns of each that cost most are kept with their themes
(engine/ai/themes.py), as the statistics of a handheld keep them. Prints SHARES for
engine/<game>/ai/themes.py: what each theme costs, of 256. Then persons are made of these turns, at
random: how many of those without a usual mistake are told of one; and how many of those with one,
which WEAK of ten turns are of, are told of that one. Last, with --planted, a player with a real
weakness plays twenty games: what the page says of it.

A log keeps each game; the same command goes on.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from engine import ai, catalog, record
from engine.ai import judgement, themes
from engine.game import OVER
from engine.hashi.rules import SKIP_NUMBER
from engine.session import PERSON, Session
from host_sim.games import LEVELS, ROOT, joined
from host_sim.lab import policy_for
from host_sim.review.levels import SETTINGS, played
from host_sim.review.turns import reviewed

SEED = 9_900_000  # of the first game
REVIEWS = 20  # that the statistics keep
TURNS = 3  # of each, see firmware/storage/statistics.py
WEAK = 3  # of ten turns are of the theme of a usual mistake, beside its share of the others


def table(name: str) -> Any:
    """Return the themes of a game."""
    return import_module(f"engine.{name}.ai.themes")


def turns(data: bytes) -> list[tuple[int, list[int]]]:
    """Return (what it lost, the reason) of the turns of a game that cost most."""
    found = [turn for turn in reviewed(data) if not turn.is_end]
    losses = [(0, 0, 0, turn.lost, turn.error) for turn in found]
    is_chance = joined(data).game.players() > 1
    return [(found[n].lost, list(found[n].why)) for n, _ in judgement.dearest(losses, is_chance)]


def packed(name: str, found: Sequence[tuple[int, list[int]]]) -> bytes:
    """Return the bytes of such turns; those without a theme are left out."""
    own = table(name)
    out = [themes.packed(own, tuple(why), lost) for lost, why in found]
    return bytes(turn for turn in out if turn)


def shares(name: str, found: Sequence[bytes]) -> bytes:
    """Return SHARES: what each theme costs in all, of 256; each is at least 4."""
    costs = themes.sums(table(name).SHARES, b"".join(found))
    out = [max(4, round(256 * cost / sum(costs))) for cost in costs]
    out[out.index(max(out))] += 256 - sum(out)
    return bytes(out)


def person(luck: Random, pool: bytes, reviews: int, weak: int = -1) -> bytes:
    """Return the turns of a person: drawn from a pool, of the theme `weak` more often."""
    own = bytes(turn for turn in pool if turn >> 5 == weak)
    return bytes(
        luck.choice(own if own and luck.randrange(10) < WEAK else pool)
        for _ in range(TURNS * reviews)
    )


def rate(name: str, pool: bytes, reviews: int, persons: int, weak: int = -1) -> float:
    """Return how many persons are told of a usual mistake; with `weak`, of that one first."""
    luck = Random(f"{name} {reviews} {weak}")
    hits = 0
    for _ in range(persons):
        found = themes.named(table(name).SHARES, person(luck, pool, reviews, weak))
        hits += found[:1] == [weak] if weak >= 0 else bool(found)
    return hits / persons


class Careless:
    """A level of Hashi that writes its numbers anywhere: many can never be finished."""

    def __init__(self, level: Any, seed: int) -> None:
        self.level = level
        self.luck = Random(seed)

    def think(self, seen: Any, seat: int) -> Any:
        """Return the move; a generator."""
        is_number = seen.is_legal(SKIP_NUMBER)  # before the level thinks, which changes `seen`
        places = [move for move in range(SKIP_NUMBER) if seen.is_legal(move)]
        move = yield from self.level.think(seen, seat)
        return self.luck.choice(places) if is_number and places and seen.round() > 1 else move


def planted(seed: int) -> bytes:
    """Return the record of a solo game of Hashi that a Careless has played."""
    game, seen = catalog.make("hashi"), catalog.make("hashi")
    options = SETTINGS["hashi"]["A"]
    game.reset(seed, options)
    session = Session(game, seed, options, bytes([PERSON]))
    player = Careless(policy_for("medium", game, seed, 0), seed)
    while game.player() != OVER:
        session.play(ai.choose(player, game, seen))
    return bytes(record.encode(session))


def collect(name: str, games: int, log: Path) -> dict[str, bytes]:
    """Return the turns of each game by level, setting and seed, those of the log and new ones."""
    known: dict[str, list[Any]] = {}
    if log.exists():
        for line in log.read_text(encoding="utf-8").splitlines():
            known.update(json.loads(line))
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a", encoding="utf-8") as file:
        for seed in range(SEED, SEED + games):
            for setting in SETTINGS[name]:
                for level in LEVELS:
                    key = f"{level} {setting} {seed}"
                    if key not in known:
                        known[key] = turns(played(name, setting, level, seed))
                        file.write(json.dumps({key: known[key]}) + "\n")
                        file.flush()
    return {key: packed(name, found) for key, found in known.items()}


def main(argv: list[str] | None = None) -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m host_sim.review.themes", description=__doc__)
    parser.add_argument("--game", choices=SETTINGS, default="hashi")
    parser.add_argument("--games", type=int, default=20, help="of each level and setting (20)")
    parser.add_argument("--persons", type=int, default=1000, help="made at random (1000)")
    parser.add_argument("--log", type=Path, help="build/themes/<game>.txt")
    parser.add_argument("--planted", action="store_true", help="a weak player of Hashi as well")
    args = parser.parse_args(argv)
    if args.games < 1 or args.persons < 1:
        parser.error("--games and --persons are 1 or more")
    name = args.game
    log = args.log or ROOT / "build" / "themes" / f"{name}.txt"
    found = collect(name, args.games, log)
    pool = b"".join(found.values())
    print(f"{len(found)} games, {len(pool)} turns; SHARES = {tuple(shares(name, [pool]))}")
    for reviews in (5, 10, REVIEWS):
        print(f"{reviews} reviews: {rate(name, pool, reviews, args.persons):.1%} told by chance")
    for weak in range(len(table(name).SHARES)):
        told = rate(name, pool, REVIEWS, args.persons // 5 or 1, weak)
        print(f"theme {weak}: {sum(turn >> 5 == weak for turn in pool)} turns, {told:.0%} named")
    for level in LEVELS:
        own = b"".join(found[key] for key in found if key.split()[0] == level)
        print(f"{level}: {themes.named(table(name).SHARES, own[: TURNS * REVIEWS])}")
    if args.planted:
        games = [packed("hashi", turns(planted(SEED + n))) for n in range(REVIEWS)]
        print(f"numbers anywhere: {themes.named(table('hashi').SHARES, b''.join(games))}")


if __name__ == "__main__":
    main()
