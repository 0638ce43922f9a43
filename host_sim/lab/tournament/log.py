"""A file with a line for every game as it ends: JSON, with the records that replay it.

A tournament reads the games that such a file has and plays the others, so that a stopped one can be
continued. An incomplete last line is removed.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
from pathlib import Path
from typing import Any

from boards.install.ending import reason
from engine import catalog, codes
from host_sim.lab import SEEDS
from host_sim.lab.tournament.match import Plan, Result

_BEGIN = b'{"game": "'  # of each line
_FOREIGN = "{where}: this is no game of a tournament"


class LogLost(Exception):
    """A game cannot be written; the text is one sentence without its full stop."""


def _key(plan: Plan, index: int) -> dict[str, object]:
    return {
        "game": plan.game,
        "version": catalog.make(plan.game).VERSION,
        "options": plan.options.hex(),
        "policies": list(plan.policies),
        "solo": plan.solo,
        "seed": plan.seed,
        "index": index,
    }


def _code(plan: Plan, index: int) -> str:
    """Return the code of a game: what a person enters to play the same cards."""
    game = catalog.make(plan.game)
    return codes.encode(game, (plan.seed + index) % SEEDS, plan.options or game.OPTIONS)


def _is_game(row: dict[str, Any], result: Result) -> bool:
    """Return True if all that a line says has the type that a tournament gives it.

    row: the part of the line that is not in the result.
    """
    names = row["policies"]
    texts = (*names, *result.winners, result.failed, result.error, row["game"], row["options"])
    whole = (*result.scores, row["seed"], row["index"], row["version"])
    return (
        isinstance(names, list)
        and all(isinstance(text, str) for text in texts)
        and all(type(value) is int for value in whole)
        and type(result.seconds) in (int, float)
        and 0 <= result.seconds < math.inf
        and {*result.winners, result.failed} <= {*names, ""}
        and len(result.scores) == (0 if result.failed else len(names))
        and len(result.records) > 0
    )


class Log:
    """The file, open for appending. path None: no file, nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self._known: dict[str, Result] = {}
        self._file = None
        if path is None:
            return
        if path.exists():
            if not path.is_file():  # a device or a pipe may never end
                raise ValueError(f"{path} is no file that a log can be kept in")
            whole = 0  # bytes of the lines that are complete
            for number, line in enumerate(path.read_bytes().splitlines(True), 1):
                where = f"{path}, line {number}"
                if line.endswith(b"\n"):
                    whole += len(line)
                    self._read(line, where)
                elif not line.startswith(_BEGIN[: len(line)]):
                    raise ValueError(_FOREIGN.format(where=where))
            os.truncate(path, whole)
        self._file = path.open("a", encoding="utf-8", buffering=1)

    def _read(self, line: bytes, where: str) -> None:
        try:
            row = json.loads(line)
            row.pop("code", None)  # it follows from the rest
            result = Result(
                tuple(row.pop("scores")),
                tuple(row.pop("winners")),
                row.pop("seconds"),
                tuple(bytes.fromhex(text) for text in row.pop("records")),
                row.pop("failed"),
                row.pop("error"),
            )
            is_game = _is_game(row, result)
        except (ValueError, KeyError, TypeError, AttributeError):
            is_game = False
        if not is_game:
            raise ValueError(_FOREIGN.format(where=where))
        self._known[json.dumps(row)] = result

    def find(self, plan: Plan, index: int) -> Result | None:
        """Return the result if the file has this game."""
        return self._known.get(json.dumps(_key(plan, index))) if self._known else None

    def add(self, plan: Plan, index: int, result: Result) -> None:
        """Append a game. Raises LogLost, after which the file is closed."""
        if self._file:
            row = {
                **_key(plan, index),
                "scores": result.scores,
                "winners": result.winners,
                "code": _code(plan, index),
                "seconds": round(result.seconds, 3),
                "failed": result.failed,
                "error": result.error,
                "records": [one.hex() for one in result.records],
            }
            try:
                self._file.write(json.dumps(row) + "\n")
            except OSError as error:
                file, self._file = self._file, None
                with contextlib.suppress(OSError):  # it tries to write once more
                    file.close()
                error.filename = file.name
                raise LogLost(reason(error)) from None

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *error: object) -> None:
        if self._file:
            self._file.close()
