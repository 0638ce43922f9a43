"""Exports the games that were finished on the desktop, and draws them: `make records`.

Writes games.csv and games.json, and for each game an SVG: the points and their moving mean,
separate for each setting; for solo games of Hashi also the difference to a master on the same
cards.
"""

from __future__ import annotations

import csv
import json
import math
import os
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from boards.install.origin import BUILD
from engine import catalog
from engine.session import PERSON, Session
from firmware import counts
from firmware.counts import label
from firmware.storage.numbers import COUNT
from firmware.storage.numbers import par as numbered
from firmware.words import strings
from host_sim import options
from host_sim.frontends import keep
from host_sim.history import FIELDS, NAME, History, HistoryError
from host_sim.lab.numbers import par
from host_sim.machine import ROOT

MEAN = 10  # games of the moving mean
# Charts of lines and bars need no library: matplotlib would weigh more than all the rest.
_WIDE, _HIGH = 720, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 50, 20, 40, 30
_INK, _SOFT, _LINE, _GRID = "#1b4965", "#9ac1d9", "#c8553d", "#dddddd"
_LINES, _MARKS = 5, 12  # of a grid, numbers below it
_WIDEST = 40  # bar

Games = list[dict[str, Any]]
_UNREADABLE = dict.fromkeys(range(32), " ")  # XML has no such signs


def sound(games: Games) -> Games:
    """Return the games whose rows can be read: a file lies about for years, and others write it."""
    return [game for game in games if _is_sound(game)]


def _is_sound(game: dict[str, Any]) -> bool:
    texts = ("finished", "board", "game", "code", "options", "seats", "scores")
    if not all(isinstance(game[field], str if field in texts else int) for field in FIELDS):
        return False
    name, seed = game["game"], game["seed"]
    if not name.isidentifier() or not 0 <= seed < 1 << 32:  # the name becomes one of a file
        return False
    try:
        seats = bytes.fromhex(game["seats"])
        _what(game)
        if name in options.games():
            session = _session(game)
            is_seated = len(seats) == session.game.players() and PERSON in seats
            is_whole = session.options.hex() == game["options"]  # as History writes them
            return is_whole and is_seated and max(seats) <= len(options.info(name).LEVELS)
    except Exception:  # whatever the rules of its game find wrong
        return False
    return True


def _session(game: dict[str, Any]) -> Session:
    parts = [bytes.fromhex(game[part]) for part in ("options", "seats")]
    return Session(catalog.make(game["game"]), game["seed"], *parts)


def settings(games: Games) -> dict[str, Games]:
    """Return games by what was played, in words; where that is not enough, with the options."""
    found: dict[tuple[str, str], Games] = {}
    for game in games:
        found.setdefault((_what(game), game["options"]), []).append(game)
    names = Counter(what for what, _ in found)
    return {
        what if names[what] == 1 else f"{what}, options {options}": mine
        for (what, options), mine in found.items()
    }


def _what(game: dict[str, Any]) -> str:
    """Return the game and who played, as the handheld's statistics call it."""
    name = game["game"]
    if name not in options.games():  # of a pack that is gone
        return f"{name}, seats {game['seats']}"
    known = options.info(name)
    setting = counts.setting(known, _session(game))
    if counts.who(setting) != counts.ALONE:
        return f"{known.TITLE}: {label(known, setting)}"
    names = getattr(strings(name), "NUMBERED", ()) if known.TIER == "house" else ()
    return f"{known.TITLE}: {names[counts.variant(setting)] if names else 'alone'}"


def moving(points: list[int]) -> list[float]:
    """Return the mean of each game and of those before it, MEAN at most."""
    return [
        sum(points[max(0, n - MEAN + 1) : n + 1]) / min(n + 1, MEAN) for n in range(len(points))
    ]


def chart(title: str, body: str, labels: str) -> str:
    """Return an SVG file. title: may be of somebody else's game, with any signs."""
    title = escape(title.translate(_UNREADABLE))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" '
        f'font-family="sans-serif" font-size="12">\n'
        f'<rect width="{_WIDE}" height="{_HIGH}" fill="white"/>\n'
        f'<text x="{_LEFT}" y="20" font-size="14">{title}</text>\n{body}{labels}</svg>\n'
    )


def _text(x: float, y: float, text: object, anchor: str = "end") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{text}</text>\n'


def _line(x: float, y: float, to: str, colour: str = _GRID) -> str:
    return f'<path d="M{x:.1f} {y:.1f}{to}" stroke="{colour}"/>\n'


def _grid(least: int, most: int) -> str:
    """Return lines at whole numbers from bottom to top, each with its number."""
    step = max(1, math.ceil((most - least) / _LINES))
    out = ""
    for value in range(least, most + 1, step):
        y = _height(value, least, most)
        out += _line(_LEFT, y, f"H{_WIDE - _RIGHT}") + _text(_LEFT - 8, y + 4, value)
    return out


def _height(value: float, least: int, most: int) -> float:
    high = _HIGH - _TOP - _BOTTOM
    return _TOP + high - (value - least) * high / max(1, most - least)


def points_chart(title: str, points: list[int]) -> str:
    """Return the chart of points by game: a dot a game, and the moving mean as a line."""
    least, most = min(points), max(points)
    step = (_WIDE - _LEFT - _RIGHT) / len(points)

    def at(n: int, value: float) -> tuple[float, float]:
        return _LEFT + (n + 0.5) * step, _height(value, least, most)

    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{_INK}"/>\n'
        for x, y in (at(n, value) for n, value in enumerate(points))
    )
    means = [at(n, value) for n, value in enumerate(moving(points))]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in means)
    drawn = f'<polyline points="{line}" fill="none" stroke="{_LINE}" stroke-width="2"/>\n'
    every = math.ceil(len(points) / _MARKS)
    labels = _text(_WIDE - _RIGHT, 20, f"dots: games in their order; line: mean of the last {MEAN}")
    for n in range(0, len(points), every):
        labels += _text(at(n, least)[0], _HIGH - 10, n + 1, "middle")
    return chart(title, _grid(least, most) + drawn + dots, labels)


def difference_chart(title: str, differences: list[int]) -> str:
    """Return the chart of how many games ended so many points above or below a master's."""
    found = Counter(differences)
    least, most = min([*differences, 0]), max([*differences, 0])
    step = (_WIDE - _LEFT - _RIGHT) / (most - least + 1)
    games = max(found.values())

    def middle(value: int) -> float:
        return _LEFT + (value - least + 0.5) * step

    bars = ""
    for value, count in found.items():
        y = _height(count, 0, games)
        wide = max(1, min(step - 2, _WIDEST))
        fill = _INK if value > 0 else _SOFT
        bars += (
            f'<rect x="{middle(value) - wide / 2:.1f}" y="{y:.1f}" width="{wide:.1f}" '
            f'height="{_height(0, 0, games) - y:.1f}" fill="{fill}"/>\n'
        )
    bars += _line(middle(0), _TOP, f"V{_HIGH - _BOTTOM}", _LINE)
    labels = _text(_WIDE - _RIGHT, 20, "bars: games; line: as many points as a master")
    every = max(1, math.ceil((most - least) / _MARKS))
    for value in range(math.ceil(least / every) * every, most + 1, every):
        labels += _text(middle(value), _HIGH - 10, f"{value:+d}" if value else "0", "middle")
    return chart(title, _grid(0, games) + bars, labels)


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
        paths[-1].write_text(points_chart(f"{title}, points", points), encoding="utf-8")
        if mine[0]["game"] == "hashi" and len(points) and len(mine[0]["seats"]) == 2:
            differences = [game["points"] - master_of(history, game) for game in mine]
            paths.append(out / f"{name}-master.svg")
            title = f"{title}, points above or below a master’s"
            paths[-1].write_text(difference_chart(title, differences), encoding="utf-8")
    return paths


def main(argv: list[str]) -> int:
    """Export and draw; return the exit status."""
    parser = options.Parser("records", __doc__)
    parser.add_argument("--file", type=Path, default=keep.data_folder() / NAME, help="the games")
    parser.add_argument("--out", type=Path, default=BUILD / "records", help="a folder")
    arguments = parser.parse_args(argv)
    out = arguments.out.absolute()
    history = History(arguments.file.absolute())
    os.chdir(ROOT)  # where the firmware looks for the files of games
    try:
        games = history.games()
    except (sqlite3.Error, HistoryError) as error:
        print(f"records: {arguments.file} cannot be read: {error}.", file=sys.stderr)
        return 1
    bad = len(games)
    games = sound(games)
    bad -= len(games)
    if bad:
        print(f"records: {bad} of {bad + len(games)} games cannot be read.", file=sys.stderr)
    if not games:
        print(f"No game has been finished yet: there is none in {arguments.file}.")
        return 0
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
