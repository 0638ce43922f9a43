"""Is what a review calls a mistake one? `python -m host_sim.review.mistakes --game NAME`.

The levels play games with seeds that this command draws, and their turns are judged as a review
does that looks closer. Then both turns are played on to the end with many other cards, the same for
both: that is what is real. Prints how many turns really cost much, how many of these are called a
mistake, and how many of those called one are. A log keeps each game; the same command goes on.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import correlation, mean, stdev
from typing import Any, NamedTuple

from engine import ai, catalog, rng
from engine.ai import judgement
from engine.game import OVER
from host_sim.games import LEVELS, ROOT, joined
from host_sim.lab import SEEDS, playouts, policy_for
from host_sim.lab.tournament.run import Progress
from host_sim.lab.tournament.spread import cores, in_order
from host_sim.review import log
from host_sim.review.closer import Pair, closer, pairs
from host_sim.review.levels import SETTINGS, played
from host_sim.review.turns import rows

ON = {"hashi": "master", "arabana": "keen", "atoll": "keen"}  # who plays on to the end
COSTLY = (150, 80)  # what a turn really cost that is to be found, in the units of a review
FALSE = (50, 25)  # who cost less is no mistake
_FIRST = 32  # deals; then it ends where the difference is certainly nothing
_MOST = {"hashi": 128, "arabana": 640, "atoll": 640}  # for errors of 20 to 30 of the last two


class Row(NamedTuple):
    """What is said of a turn and what is real, in the units of a review."""

    turn: float
    quick: float  # what the quick review says that it lost
    lost: float  # what the closer look says
    error: float
    deals: float
    took: float  # seconds
    real: float
    noise: float  # the error of that


def main(argv: list[str] | None = None) -> None:
    """Judge what is missing, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m host_sim.review.mistakes", description=__doc__)
    parser.add_argument("--game", choices=SETTINGS, default="hashi")
    parser.add_argument("--setting", help="of SETTINGS in host_sim/review/levels.py, the first")
    parser.add_argument("--games", type=int, default=4, help="of each level (4)")
    parser.add_argument("--every", type=int, default=1, help="check one turn in so many (1)")
    parser.add_argument("--seed", type=int, help="of the first game; else the command draws it")
    parser.add_argument("--log", type=Path, help="build/mistakes/<game>_<setting>.txt")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (one a core)")
    args = parser.parse_args(argv)
    settings = SETTINGS[args.game]
    setting = args.setting or next(iter(settings))
    if setting not in settings or min(args.games, args.every, args.jobs) < 1:
        parser.error(f"--setting is one of {', '.join(settings)}, all numbers are 1 or more")
    path = args.log or ROOT / "build" / "mistakes" / f"{args.game}_{setting}.txt"
    with log.opened(path, args.seed) as (seed, kept, keep):
        done = {(one["level"], one["game"]) for one in kept}
        todo = [(level, k) for k in range(args.games) for level in LEVELS]
        todo = [one for one in todo if one not in done]
        tasks = [(args.game, setting, level, seed + k, args.every) for level, k in todo]
        progress = Progress(len(tasks), 0)
        for (level, k), found in zip(todo, in_order(judged, tasks, args.jobs), strict=True):
            keep({"level": level, "game": k, "turns": found})
            progress.step()
    print(f"{args.game} {setting}, games with seeds from {seed} on")
    print("\n".join(table(kept, args.game != "hashi")))


def judged(name: str, setting: str, level: str, seed: int, every: int) -> list[list[float]]:
    """Return for each turn of a level's game but equal ones what is said of it and what is real.

    A row is a Row; the last one has the number of all turns.
    """
    session = joined(played(name, setting, level, seed % SEEDS))
    found = []
    quick = rows(session, list(session.moves), 0)
    for n, pair in pairs(session, 0, quick):
        if not pair.better or (n + seed) % every:  # not the same turns of each game
            continue
        began = time.process_time()
        said = closer(pair)
        took = time.process_time() - began
        is_called = said.lost > 0 and judgement.is_clear(*said[:2], pair.game != "hashi")
        real = _real(pair._replace(better=said.better), is_called)
        noise = stdev(real) / len(real) ** 0.5
        row = Row(n, quick[n][3], *said[:2], said.deals, took, mean(real), noise)
        found.append([round(float(one), 2) for one in row])
    found.append([-1, len([row for row in quick if row[0] < row[1]])])
    return found


def _real(pair: Pair, is_called: bool) -> list[float]:
    """Return by deal how much more the better turn brings when both are played on to the end.

    It ends where a turn certainly cost less than COSTLY; of chances, which take many deals, where
    one that is not called a mistake hardly cost as much.
    """
    seen = catalog.make(pair.game)
    seen.state[:] = pair.seen
    found: list[float] = []
    is_chance = seen.players() > 1
    sure = 2 if is_chance and not is_called else 3
    for one in _differences(seen, pair):
        found.append(one)
        n = len(found)
        if not n % _FIRST:
            least = COSTLY[is_chance] - sure * stdev(found) / n**0.5
            if n >= _MOST[pair.game] or (n >= _FIRST and mean(found) < least):
                break
    return found


def _differences(seen: Any, pair: Pair) -> Iterator[float]:
    if pair.game == "hashi":
        try:
            from host_sim.review.compiled import Player
        except ImportError:
            pass
        else:
            yield from Player(seen.side()).differences(seen, pair, _MOST[pair.game])
            return
    luck = bytearray(4)
    rng.seed(luck, (1 << 31) + pair.number)
    dealt = catalog.make(pair.game)
    deal = 0
    while True:
        dealt.state[:] = seen.state
        dealt.determinize(pair.seat, luck)
        own, better = (_end(dealt, pair, turn, deal) for turn in (pair.own, pair.better))
        deal += 1
        yield better - own


def _end(dealt: Any, pair: Pair, turn: tuple[int, ...], deal: int) -> float:
    """Return what a seat's game brings when it makes a turn and all play on to the end."""
    table, seen = catalog.make(pair.game), catalog.make(pair.game)
    players = [
        policy_for(ON[pair.game], table, (1 << 30) + deal, seat) for seat in range(dealt.players())
    ]
    table.state[:] = dealt.state
    is_at_once = hasattr(table, "anticipate") and table.players() > 1
    if is_at_once:
        table.anticipate(0)
    while is_at_once and table.player() != pair.seat:
        table.apply(ai.choose(players[table.player()], table, seen))
    for move in (*turn, table.CONFIRM):
        table.apply(move)
    while table.player() != OVER:
        table.apply(ai.choose(players[table.player()], table, seen))
    if table.players() == 1:
        return 100.0 * table.score(0)
    return 1000 * playouts.share(table, pair.seat)


def table(kept: list[dict[str, Any]], is_chance: bool) -> list[str]:
    """Return the lines of the table: a row for each level, and one for all.

    Where levels made the same turn in the same game, as the first one often is, it counts once.
    """
    head = (
        "turns of", "turns", "really costly", "called a mistake", "are one", "costly ones found",
        "said", "real", "called likely", "really cost something", "correlation", "quick",
        "a turn",
    )  # fmt: skip
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for name in (*LEVELS, "all"):
        games = [one for one in kept if name in ("all", one["level"])]
        turns = sum(int(one["turns"][-1][1]) for one in games)
        found = [(one["game"], Row(*row)) for one in games for row in one["turns"][:-1]]
        every = list({(game, row._replace(took=0)): row for game, row in found}.values())
        if len(every) > 2:
            lines.append(f"| `{name}` | {turns} | {_cells(every, is_chance)} |")
    return lines


def _cells(found: list[Row], is_chance: bool) -> str:
    costly = [row for row in found if row.real >= max(COSTLY[is_chance], 2 * row.noise)]
    better = [row for row in found if row.lost > 0]
    called = [row for row in better if judgement.is_clear(row.lost, row.error, is_chance)]
    likely = [row for row in better if judgement.is_likely(row.lost, row.error, is_chance)]
    likely = [row for row in likely if row not in called]
    scale = 10 if is_chance else 100
    cells = [
        len(costly),
        len(called),
        sum(row.real >= FALSE[is_chance] for row in called),
        sum(row in called for row in costly),
        *(
            f"{mean(one) / scale:.2f}"
            for one in zip(*[(row.lost, row.real) for row in called], strict=True)
        ),
        len(likely),
        sum(row.real > 0 for row in likely),
    ]
    cells[4:4] = [] if called else ["", ""]
    real = [row.real for row in found]
    for said in ([row.lost for row in found], [row.quick for row in found]):
        cells.append(f"{correlation(said, real):.2f}")
    deals, took = mean(row.deals for row in found), mean(row.took for row in found)
    return " | ".join(map(str, [*cells, f"{deals:.0f} deals, {took:.1f} s"]))


if __name__ == "__main__":
    main()
