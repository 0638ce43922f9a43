"""Does the sum of a review hold for whoever plays? `python -m host_sim.review.balance --game NAME`.

The levels play games with seeds that this command draws, solo in Hashi, else each against itself,
and their first seats are reviewed as on a desktop, quickly and looking closer. Fair cards bring
nothing on average: what is left of the mean luck is wrong at the start, or in what the turns cost.
Of a few games luck says little; so what it is beyond the luck that the quick review finds is
printed as well: in Hashi that one weighs every card that could have come, and is 0 on average.
The same games say what a turn of a level costs, for the names of strengths. A log keeps each game.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from host_sim.games import LEVELS, ROOT, joined
from host_sim.lab import SEEDS
from host_sim.lab.tournament.run import Progress
from host_sim.lab.tournament.spread import cores, in_order
from host_sim.review import log, strength
from host_sim.review.closer import closer
from host_sim.review.levels import SETTINGS, played
from host_sim.review.turns import Turn, looked_closer, reviewed, to_look_at

Figures = list[list[int]]  # of each turn: what was brought, what it lost


def main(argv: list[str] | None = None) -> None:
    """Review what is missing, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m host_sim.review.balance", description=__doc__)
    parser.add_argument("--game", choices=SETTINGS, default="hashi")
    parser.add_argument("--games", type=int, default=10, help="of each level and setting (10)")
    parser.add_argument("--seed", type=int, help="of the first game; else the command draws it")
    parser.add_argument("--log", type=Path, help="build/balance/<game>.txt")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (one a core)")
    args = parser.parse_args(argv)
    if min(args.games, args.jobs) < 1:
        parser.error("--games and --jobs are 1 or more")
    path = args.log or ROOT / "build" / "balance" / f"{args.game}.txt"
    with log.opened(path, args.seed) as (seed, kept, keep):
        done = {(one["setting"], one["level"], one["game"]) for one in kept}
        order = [
            (setting, level, k)
            for k in range(args.games)
            for setting in SETTINGS[args.game]
            for level in LEVELS
        ]
        todo = [one for one in order if one not in done]
        tasks = [(args.game, setting, level, (seed + k) % SEEDS) for setting, level, k in todo]
        progress = Progress(len(tasks), 0)
        for (setting, level, k), found in zip(
            todo, in_order(weighed, tasks, args.jobs), strict=True
        ):
            keep({"setting": setting, "level": level, "game": k, **found})
            progress.step()
    print(f"{args.game}, games with seeds from {seed} on")
    print("\n".join(table(kept, 10 if args.game != "hashi" else 100)))


def weighed(name: str, setting: str, level: str, seed: int) -> dict[str, Any]:
    """Return the figures of a level's game, in the units of its review: those of the quick review,
    and those of the closer look; and the end to expect at first.
    """
    record = played(name, setting, level, seed)
    turns = reviewed(record)
    looked = {place: closer(pair) for place, pair in to_look_at(record, turns)}
    later = looked_closer(record, turns, looked)
    return {
        "start": later[0].expected + later[0].lost - later[0].brought,
        "end": later[-1].expected,
        "points": joined(record).game.score(0),
        "quick": _figures(turns),
        "closer": _figures(later),
    }


def _figures(turns: tuple[Turn, ...]) -> Figures:
    return [[turn.brought, turn.lost] for turn in turns]


def table(kept: list[dict[str, Any]], scale: int) -> list[str]:
    """Return the lines of the table: a row for each setting and level, and one for all levels."""
    head = (
        "games of", "games", "start", "luck", "luck beyond the quick review's", "turns cost",
        "in a turn", "quickly", "end",
    )  # fmt: skip
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for setting in sorted({one["setting"] for one in kept}):
        for name in (*LEVELS, "all"):
            games = [
                one for one in kept if one["setting"] == setting and name in ("all", one["level"])
            ]
            if len(games) > 1:
                lines.append(f"| {setting}, `{name}` | {len(games)} | {_cells(games, scale)} |")
    return lines


def _cells(games: list[dict[str, Any]], scale: int) -> str:
    luck, lost = ([_total(one["closer"], part) / scale for one in games] for part in range(2))
    quick = [_total(one["quick"], 0) / scale for one in games]
    beyond = [a - b for a, b in zip(luck, quick, strict=True)]
    cells = [
        f"{mean(one['start'] for one in games) / scale:.1f}",
        _with_error(luck),
        _with_error(beyond),
        f"{mean(lost):.1f}",
        *(_in_a_turn([one[which] for one in games], scale) for which in ("closer", "quick")),
        f"{mean(one['end'] for one in games) / scale:.1f}",
    ]
    return " | ".join(cells)


def _total(figures: Figures, part: int) -> int:
    return sum(turn[part] for turn in figures)


def _with_error(found: list[float]) -> str:
    return f"{mean(found):+.1f} +- {stdev(found) / len(found) ** 0.5:.1f}"


def _in_a_turn(games: list[Figures], scale: int) -> str:
    """Return the mean of what turns cost, and its deviation between games of strength.TURNS."""
    lost = [_total(one, 1) / len(one) / scale for one in games]
    apart = mean((len(one) / strength.TURNS) ** 0.5 for one in games)
    return f"{mean(lost):.2f}, deviation {stdev(lost) * apart:.2f}"


if __name__ == "__main__":
    main()
