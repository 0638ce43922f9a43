"""A file with a line for every game as it ends: JSON, with the records that replay it.

A tournament takes what a file of its kind already tells and plays the rest, so that one that was
stopped goes on. A last line that was cut short is left out.
"""

from __future__ import annotations

import json
from pathlib import Path

from engine import catalog
from host_sim.lab.tournament.match import Plan, Result


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


class Log:
    """The file, open to be added to; `path` None is a log that keeps nothing."""

    def __init__(self, path: Path | None) -> None:
        self._told: dict[str, Result] = {}
        self._file = None
        if path is None:
            return
        if path.exists():
            kept = path.read_text(encoding="utf-8").splitlines(True)
            for number, line in enumerate(kept, 1):
                if not line.endswith("\n"):
                    kept.pop()
                    path.write_text("".join(kept), encoding="utf-8")
                    break
                self._read(line, f"{path}, line {number}")
        self._file = path.open("a", encoding="utf-8", buffering=1)

    def _read(self, line: str, where: str) -> None:
        try:
            told = json.loads(line)
            result = Result(
                tuple(told.pop("scores")),
                tuple(told.pop("winners")),
                told.pop("seconds"),
                tuple(bytes.fromhex(text) for text in told.pop("records")),
                told.pop("failed"),
                told.pop("error"),
            )
        except (ValueError, KeyError, TypeError, AttributeError):
            raise ValueError(f"{where}: this is no game of a tournament") from None
        self._told[json.dumps(told)] = result

    def find(self, plan: Plan, index: int) -> Result | None:
        """Return the game if the file tells it."""
        return self._told.get(json.dumps(_key(plan, index))) if self._told else None

    def add(self, plan: Plan, index: int, result: Result) -> None:
        """Write a game down."""
        if self._file:
            told = {
                **_key(plan, index),
                "scores": result.scores,
                "winners": result.winners,
                "seconds": round(result.seconds, 3),
                "failed": result.failed,
                "error": result.error,
                "records": [one.hex() for one in result.records],
            }
            self._file.write(json.dumps(told) + "\n")

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *error: object) -> None:
        if self._file:
            self._file.close()
