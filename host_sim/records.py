"""Exports the games that were finished on the desktop, and draws them: `make records`.

Writes games.csv and games.json, and for each game an SVG: the points of every game and their moving
mean, apart for each setting; for Hashi alone also by how many points a master is better or worse on
the same cards. The charts are SVG written here: three charts of lines and bars need no library, and
every browser shows and prints them sharply. matplotlib would weigh more than all the rest.
"""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path
from typing import Any

from firmware.storage.numbers import COUNT
from firmware.storage.numbers import par as numbered
from host_sim.frontends import keep
from host_sim.history import FIELDS, NAME, History
from host_sim.lab.numbers import par
from host_sim.machine import ROOT
from host_sim.options import Parser

MEAN = 10  # games of the moving mean
_WIDE, _HIGH = 720, 260
_LEFT, _TOP, _BOTTOM = 50, 34, 30
_INK, _SOFT, _LINE = "#1b4965", "#9ac1d9", "#c8553d"

Games = list[dict[str, Any]]


def settings(games: Games) -> dict[str, Games]:
    """Return games by what was played: the game, who, and the options."""
    found: dict[str, Games] = {}
    for game in games:
        who = "alone" if len(game["seats"]) == 2 else f"seats {game['seats']}"
        found.setdefault(f"{game['game']}, options {game['options']}, {who}", []).append(game)
    return found


def moving(points: list[int]) -> list[float]:
    """Return the mean of each game and of those before it, MEAN at most."""
    return [
        sum(points[max(0, n - MEAN + 1) : n + 1]) / min(n + 1, MEAN) for n in range(len(points))
    ]


def chart(title: str, body: str, labels: str) -> str:
    """Return an SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" '
        f'font-family="sans-serif" font-size="12">\n'
        f'<rect width="{_WIDE}" height="{_HIGH}" fill="white"/>\n'
        f'<text x="{_LEFT}" y="20" font-size="14">{title}</text>\n{body}{labels}</svg>\n'
    )


def _text(x: float, y: float, text: object, anchor: str = "end") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{text}</text>\n'


def points_chart(title: str, points: list[int]) -> str:
    """Return the chart of points by game: a dot a game, and the moving mean as a line."""
    least, most = min(points), max(points)
    high = _HIGH - _TOP - _BOTTOM
    step = (_WIDE - _LEFT - 20) / max(1, len(points) - 1)

    def at(n: int, value: float) -> tuple[float, float]:
        return _LEFT + n * step, _TOP + high - (value - least) * high / max(1, most - least)

    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{_SOFT}"/>\n'
        for x, y in (at(n, value) for n, value in enumerate(points))
    )
    means = [at(n, value) for n, value in enumerate(moving(points))]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in means)
    labels = _text(_LEFT - 8, _TOP + 4, most) + _text(_LEFT - 8, _TOP + high + 4, least)
    labels += _text(_LEFT, _HIGH - 8, 1, "middle") + _text(_WIDE - 20, _HIGH - 8, len(points))
    labels += _text(_WIDE - 20, 20, f"line: mean of the last {MEAN}")
    drawn = f'<polyline points="{line}" fill="none" stroke="{_LINE}" stroke-width="2"/>\n'
    return chart(title, dots + drawn, labels)


def difference_chart(title: str, differences: list[int]) -> str:
    """Return the chart of how many games ended so many points above or below a master's."""
    counts = Counter(differences)
    least, most = min([*differences, 0]), max([*differences, 0])
    high = _HIGH - _TOP - _BOTTOM
    step = (_WIDE - _LEFT - 20) / (most - least + 1)
    bars = ""
    for value, count in sorted(counts.items()):
        tall = count * high / max(counts.values())
        x = _LEFT + (value - least) * step
        fill = _INK if value > 0 else _SOFT
        bars += (
            f'<rect x="{x + 1:.1f}" y="{_TOP + high - tall:.1f}" width="{max(1, step - 2):.1f}" '
            f'height="{tall:.1f}" fill="{fill}"/>\n'
        )
    middle = _LEFT + (0.5 - least) * step
    bars += f'<path d="M{middle:.1f} {_TOP}V{_TOP + high}" stroke="{_LINE}"/>\n'
    labels = _text(_LEFT - 8, _TOP + 4, max(counts.values()))
    labels += _text(_LEFT + step / 2, _HIGH - 8, f"{least:+d}", "middle")
    labels += _text(middle, _HIGH - 8, "as the master", "middle")
    labels += _text(_LEFT + (most - least + 0.5) * step, _HIGH - 8, f"{most:+d}", "middle")
    return chart(title, bars, labels)


def master_of(history: History, game: dict[str, Any]) -> int:
    """Return what a master makes of the cards of a game of Hashi alone; play that if need be."""
    seed, side = game["seed"], bytes.fromhex(game["options"])[1]
    known = history.master(seed, side)
    if known is None and 0 < seed <= COUNT:
        known = numbered("hashi", side, seed) or None
    if known is None:
        known = par(side, seed)
        history.keep_master(seed, side, known)
    return known


def draw(history: History, games: Games, out: Path) -> list[Path]:
    """Draw all charts into a folder; return their paths."""
    paths = []
    for n, (title, mine) in enumerate(settings(games).items(), 1):
        points = [game["points"] for game in mine]
        name = f"{n:02d}-{mine[0]['game']}"
        paths.append(out / f"{name}-points.svg")
        paths[-1].write_text(points_chart(f"{title}: points", points), encoding="utf-8")
        if mine[0]["game"] == "hashi" and len(points) and len(mine[0]["seats"]) == 2:
            differences = [game["points"] - master_of(history, game) for game in mine]
            paths.append(out / f"{name}-master.svg")
            title = f"{title}: points more or fewer than a master, same cards"
            paths[-1].write_text(difference_chart(title, differences), encoding="utf-8")
    return paths


def main(argv: list[str]) -> int:
    """Export and draw; return the exit status."""
    parser = Parser("records", __doc__)
    parser.add_argument("--file", type=Path, default=keep.data_folder() / NAME)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "records")
    arguments = parser.parse_args(argv)
    history = History(arguments.file)
    games = history.games()
    if not games:
        print(f"No game has been finished yet: there is none in {arguments.file}.")
        return 0
    out = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    with (out / "games.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, FIELDS)
        table.writeheader()
        table.writerows(games)
    (out / "games.json").write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8")
    paths = [out / "games.csv", out / "games.json", *draw(history, games, out)]
    print(f"{len(games)} games:")
    for path in paths:
        print(f"  {path}")
    return 0
