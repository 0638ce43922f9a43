"""Reviews as text: one game whole, or a table of many."""

from __future__ import annotations

from typing import Any

from host_sim.review import report, words


def one(found: dict[str, Any]) -> str:
    """Return a game's review. found: as report.report() returns it."""
    own = words.of()
    rows = [report.cells(row) for row in found["turns"]]
    out = [f"{found['title']}. {report.under(found)}", ""]
    out += table([own.HEAD, *rows], "rlrlrr")
    out += ["", found["notation"], report.about(found)]
    out += ["", report.total(found), "", *report.sentences(found)]
    for title, which in ((own.DEAREST, found["worst"]), (own.GOOD, found["good"])):
        if which:
            out += ["", title]
        for n in which:
            row = found["turns"][n]
            out += ["", report.heading(row), row["cost"], "", row["board"], ""]
            out += [*report.compared(row), row["why"]] if row["why"] else report.compared(row)
    return "\n".join(out) + "\n"


def many(games: list[dict[str, Any]], mean: dict[str, Any]) -> str:
    """Return the table of many games, and the mean over the last ones."""
    rows = [words.of().ALL_HEAD, *(report.all_cells(one) for one in games)]
    return "\n".join([*table(rows, "llrrrrl"), "", report.average_words(mean)]) + "\n"


def table(rows: list[tuple[str, ...]], sides: str) -> list[str]:
    """Return lines of columns. sides: l or r for each."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(sides))]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(wide) if side == "r" else cell.ljust(wide)
            for cell, wide, side in zip(row, widths, sides, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
