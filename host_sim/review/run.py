"""Reviews finished games: what was luck, what was play, and the turns that cost most.

Without another game named, it reviews the last one that the desktop has kept. It prints text, or
JSON; --html also writes one page that needs nothing else. A quick review takes some seconds; then
each turn is played on to look closer, which takes a minute or two for a game. --all does so only
with --closer.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from firmware import words
from host_sim import language, options, pasted
from host_sim.frontends import keep
from host_sim.games import joined
from host_sim.history import NAME, History, HistoryError
from host_sim.lab.tournament.run import Progress
from host_sim.lab.tournament.spread import WorkerLost, cores, in_order
from host_sim.machine import ROOT
from host_sim.review import page, text
from host_sim.review.closer import closer
from host_sim.review.report import average, report
from host_sim.review.turns import Refused, Turn, looked_closer, module, reviewed, to_look_at

_LONGEST = 100_000  # bytes of a file with a record
_STOPPED = 130

Kept = tuple[str, bytes]  # when a game was finished, and its record


def main(argv: list[str]) -> int:
    """Run the command; return its exit status."""
    args = _parsed(argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # boards and signs, whatever the locale
    words.chosen = args.language or language.of_desktop() or words.chosen
    args.file, args.html = args.file.absolute(), args.html and args.html.absolute()
    if args.record and not pasted.record(args.record):
        args.record = Path(args.record).absolute()
    os.chdir(ROOT)  # where the firmware looks for the files of games
    try:
        games = _games(args)
        if not games:
            what = "No game has been finished yet" if not args.game else f"No game of {args.game}"
            print(f"{what}: there is none in {args.file}.")
            return 0
        return _many(args, games) if args.all else _one(args, *games[-1])
    except (Refused, ValueError, HistoryError, WorkerLost, sqlite3.Error) as error:
        print(f"review: {error}.", file=sys.stderr)
        return 1


def _parsed(argv: list[str]) -> argparse.Namespace:
    parser = options.Parser("review", __doc__)
    which = parser.add_mutually_exclusive_group()
    what = "of a record, in any form, or of saved games; or a link with the moves"
    which.add_argument("--record", metavar="FILE", help=what)
    which.add_argument("--last", action="store_true", help="the game finished last (the default)")
    which.add_argument("--all", action="store_true", help="all games that the desktop has kept")
    parser.add_argument("--game", type=options.game_of, help="of what is kept, only this game")
    parser.add_argument("--file", type=Path, default=keep.data_folder() / NAME, help="the games")
    looks = parser.add_mutually_exclusive_group()
    looks.add_argument("--quick", action="store_true", help="do not play turns on to look closer")
    looks.add_argument("--closer", action="store_true", help="play turns on with --all as well")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page as well")
    parser.add_argument("--language", choices=language.NAMES, help="the desktop's, else English")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (one a core)")
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="review on this cluster")
    args: argparse.Namespace = parser.parse_args(argv)
    if args.jobs < 1:
        parser.error("--jobs is a number from 1 up")
    if args.record and args.game:
        parser.error("--game does not go with --record, which is of one game")
    return args


def _games(args: argparse.Namespace) -> list[Kept]:
    """Return the games that are asked for. Raises ValueError and what History does."""
    if args.record:
        return [("", _read(args.record))]
    try:
        rows = History(args.file).records(args.game)
    except (sqlite3.Error, HistoryError) as error:
        raise HistoryError(f"{args.file} cannot be read: {error}") from None
    return [(str(row["finished"]), row["record"]) for row in rows]


def _read(record: str | Path) -> bytes:
    """Return the record in a link, or in a file."""
    if isinstance(record, str):
        return pasted.record_in(record.encode())
    with record.open("rb") as file:
        data = file.read(_LONGEST + 1)
    if len(data) > _LONGEST:
        raise ValueError(f"{record} is no saved game: it is too long")
    try:
        return pasted.record_in(data)
    except ValueError as error:
        raise ValueError(f"{record}: {error}") from None


def _check(record: Any) -> None:
    """Raise Refused if a game that was kept cannot be reviewed."""
    try:
        session = joined(bytes(record))
    except (TypeError, ValueError):
        raise Refused("what is kept of the game cannot be read") from None
    module(session)


def _one(args: argparse.Namespace, finished: str, record: bytes) -> int:
    _check(record)
    turns = reviewed(record)
    if not turns:
        raise Refused("no turn of this game is complete yet")
    found = report(record, turns, finished)
    status = 0
    if not args.quick:
        if sys.stdout.isatty() and not args.json:
            print(text.one(found), end="", flush=True)
            _write(args, page.one, found)
        try:
            found = report(record, _closer(args, record, turns), finished, True)
        except (KeyboardInterrupt, WorkerLost) as stop:
            status = _STOPPED if isinstance(stop, KeyboardInterrupt) else 1
            why = f"{stop}; stopped" if str(stop) else "stopped"
            print(f"\nreview: {why}: this is the quick review.", file=sys.stderr)
    print(_json(found) if args.json else text.one(found), end="")
    _write(args, page.one, found)
    return status


def _closer(args: argparse.Namespace, record: bytes, turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """Return the turns as a closer look finds them, with a progress bar."""
    places = to_look_at(record, turns)
    progress = Progress(len(places), 0)
    tasks = [(pair,) for _, pair in places]
    found = {}
    jobs = max(1, min(args.jobs, len(places)))
    with contextlib.closing(in_order(closer, tasks, jobs, args.dask)) as looked:
        for (place, _), one in zip(places, looked, strict=True):
            progress.step()
            found[place] = one
    return looked_closer(record, turns, found)


def _many(args: argparse.Namespace, games: list[Kept]) -> int:
    able = []
    refused: Counter[str] = Counter()
    for game in games:
        try:
            _check(game[1])
            able.append(game)
        except Refused as error:
            refused[str(error)] += 1
    for why, n in refused.items():
        print(f"review: {n} of {len(games)} games left out: {why}.", file=sys.stderr)
    if not able:
        return 1
    status = 0
    found = []
    try:
        for one in _progressing(args, able):
            found.append(one)
    except (KeyboardInterrupt, WorkerLost) as stop:
        status = _STOPPED if isinstance(stop, KeyboardInterrupt) else 1
        why = f"\nreview: {stop}; stopped" if str(stop) else "\nreview: stopped"
        print(f"{why} after {len(found)} of {len(able)} games.", file=sys.stderr)
    if found:
        mean = average(found)
        shown = {"games": [_plain(one) for one in found], "mean": mean}
        print(json.dumps(shown) + "\n" if args.json else text.many(found, mean), end="")
        _write(args, page.many, found, mean)
    return status


def _progressing(args: argparse.Namespace, games: list[Kept]) -> Iterator[dict[str, Any]]:
    """Yield the reports of games, in their order, with a progress bar."""
    progress = Progress(len(games), 0)
    records = [(record,) for _, record in games]
    jobs = min(args.jobs, len(games))
    with contextlib.closing(in_order(reviewed, records, jobs, args.dask)) as played:
        for (finished, record), turns in zip(games, played, strict=True):
            progress.step()
            if args.closer:
                turns = _closer(args, record, turns)
            yield report(record, turns, finished, args.closer)


def _plain(found: dict[str, Any]) -> dict[str, Any]:
    """Return a report without its drawings."""
    turns = [{key: row[key] for key in row if key != "svg"} for row in found["turns"]]
    return {**found, "turns": turns}


def _json(found: dict[str, Any]) -> str:
    return json.dumps(_plain(found), indent=1, ensure_ascii=False) + "\n"


def _write(args: argparse.Namespace, written: Any, *found: Any) -> None:
    """Write the page, if one is asked for, and say where."""
    if args.html:
        args.html.parent.mkdir(parents=True, exist_ok=True)
        args.html.write_text(written(*found), encoding="utf-8")
        print(f"review: {args.html}", file=sys.stderr)
