"""Reviews as one page that needs nothing else: no script, no font, no other file.

A page of one game is walked through: each turn has a radio button, which a click on its column of
the curve chooses, and the arrow keys the next one. A rule of style shows the board of the one that
is chosen.
"""

from __future__ import annotations

from typing import Any

from firmware import words as chosen
from firmware.words import strings
from host_sim.review import report, words
from host_sim.review.words import escaped

_STYLE = """
:root { color-scheme: light dark; --ink: #1d2a33; --page: #fff; --soft: #63747f; --grid: #d5dde2;
  --blue: #1b6ea5; --red: #b8442a; --land: #f4efe2; --new: #c8720a; --done: #1b4965; }
@media (prefers-color-scheme: dark) { :root { --ink: #e3eaee; --page: #14191d; --soft: #9aaab4;
  --grid: #39454d; --blue: #63b3e4; --red: #f08a6c; --land: #2b2a24; --new: #ffb454;
  --done: #8fc6e8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--page); }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; } p { margin: .3rem 0; } .soft { color: var(--soft); }
.big { font-size: 1.2rem; } .wide { overflow-x: auto; } details { margin: .5rem 0; }
summary { cursor: pointer; padding: .3rem 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .5rem; text-align: left; border-bottom: 1px solid var(--grid); }
th { color: var(--soft); font-weight: 600; } .n { text-align: right; white-space: nowrap; }
td.clear { color: var(--red); font-weight: 600; } td.gain { color: var(--blue); font-weight: 600; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; }
figure { margin: 0; } svg { display: block; width: 100%; height: auto; }
.chart { max-width: 36rem; } .chart text { font-size: 11px; fill: var(--soft); }
.grid { stroke: var(--grid); } .curve { fill: none; stroke: var(--ink); stroke-width: 2; }
.luck { fill: var(--blue); } .lost { fill: var(--red); } .dot { fill: var(--ink); }
.board text { font-size: 11px; text-anchor: middle; fill: var(--ink); }
.board text.edge { font-size: 8px; fill: var(--soft); }
.board .any { fill: none; stroke: var(--soft); }
.board .line { stroke: var(--grid); stroke-dasharray: 2 3; }
.board .bridge { stroke: var(--ink); stroke-width: 1.8; } .board .bridge.new { stroke: var(--new); }
.board circle { fill: var(--land); stroke: var(--soft); }
.board circle.finished { fill: var(--done); } .board text.finished { fill: var(--page); }
.board circle.new { stroke: var(--new); stroke-width: 2.5; }
@media (max-width: 32rem) { table { font-size: .8rem; } th, td { padding: .2rem; }
  .n { white-space: normal; } }
.board .island { fill: var(--land); stroke: var(--soft); }
.board .first { stroke: var(--red); fill: var(--red); }
.board .second { stroke: var(--blue); fill: var(--blue); }
.board path.first { stroke-width: 4; }
.board path.second { stroke-width: 2; stroke-dasharray: 5 2; }
.board circle.first, .board circle.second { fill: var(--land); stroke-width: 2.5; }
.board circle.second { stroke-dasharray: 3 2; }
.board .card { fill: none; stroke: var(--ink); stroke-width: 1.2; }
.board .card.new { stroke: var(--new); stroke-width: 2.5; }
.board .water { fill: #7db8dc; } .board .sand { fill: #e6d08a; } .board .meadow { fill: #a9cf7f; }
.board .forest { fill: #5f9a5f; } .board .rock { fill: #a8a29c; }
.board text.tile { fill: #1d2a33; }
.walk > input { position: absolute; opacity: 0; } .walk .turn { display: none; }
.walk > input:focus-visible ~ .curved { outline: 2px solid var(--soft); outline-offset: 4px; }
.curved { position: relative; max-width: 36rem; } .curved label { flex: 1; cursor: pointer; }
.columns { position: absolute; inset: 0 1.67% 0 9.44%; display: flex; }
.curved label:hover { background: #8883; } label.go { color: var(--blue); cursor: pointer; }
.board .pennant { fill: var(--red); } .board .square { fill: var(--blue); }
"""
_WIDE, _HIGH = 360, 240
_LEFT, _RIGHT, _TOP = 34, 6, 22
_MIDDLE, _BARS, _BOTTOM = 130, 145, 220  # the curve ends, the bars begin and end


def one(found: dict[str, Any]) -> str:
    """Return the page of a game's review. found: as report.report() returns it."""
    head = f"<h1>{escaped(found['title'])}</h1>\n"
    return _page(found["title"], head + _review(found, True), _chosen(len(found["turns"])))


def many(games: list[dict[str, Any]], mean: dict[str, Any]) -> str:
    """Return the page of many games: their table, then each, the last one first."""
    own = words.of()
    rows = [report.all_cells(one) for one in games]
    body = f"<h1>{escaped(own.ALL)}</h1>\n<p>{escaped(report.average_words(mean))}</p>\n"
    body += _table(own.ALL_HEAD, rows, "llrrrrl")
    for one in reversed(games):
        said = " ".join([one["finished"][:10], one["title"] + ".", report.under(one)]).strip()
        body += f"<details><summary>{escaped(said)}</summary>\n{_review(one)}</details>\n"
    return _page(own.ALL, body)


def _page(title: str, body: str, more: str = "") -> str:
    """Return a page. more: rules of style."""
    return (
        f'<!DOCTYPE html>\n<html lang="{chosen.chosen}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escaped(title)}</title>\n<style>{_STYLE}{more}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )


def _review(found: dict[str, Any], walks: bool = False) -> str:
    """Return a review. walks: each turn can be looked at."""
    own = words.of()
    first, *others = report.sentences(found)
    out = f'<p class="soft">{escaped(report.under(found))}</p>\n'
    out += f'<p class="big">{escaped(first)}</p>\n'
    out += "".join(f"<p>{escaped(one)}</p>\n" for one in others)
    out += f"<h2>{escaped(_title(found))}</h2>\n"
    out += _walk(found) if walks else _curve(found)
    out += f"<p>{escaped(report.total(found))}</p>\n"
    for title, which in ((own.DEAREST, found["worst"]), (own.GOOD, found["good"])):
        if which:
            out += f"<h2>{escaped(title)}</h2>\n"
        for n in which:
            out += _turn(found["turns"][n])
    rows = [report.cells(row) for row in found["turns"]]
    marks = [_mark(row) for row in found["turns"]]
    out += f"<h2>{escaped(own.TURNS)}</h2>\n{_table(own.HEAD, rows, 'rlrlrr', marks)}"
    about = f"{report.about(found)} {found['notation']}"
    return out + f'<p class="soft">{escaped(about)}</p>\n'


def _mark(row: dict[str, Any]) -> str:
    """Return the class of what a turn lost."""
    return "" if not report.give(row).strip("?") else " clear" if row["lost"] > 0 else " gain"


def _title(found: dict[str, Any]) -> str:
    """Return what the curve is called."""
    return str(strings("sums").CURVE[1] if report.is_chance(found) else words.of().EXPECTED)


def _turn(row: dict[str, Any]) -> str:
    out = f"<h3>{escaped(report.heading(row))}</h3>\n<p>{escaped(row['cost'])}</p>\n"
    out += '<div class="pair">\n'
    for svg, said in zip(row["svg"], report.compared(row), strict=True):
        out += f"<figure>\n{svg}<figcaption>{escaped(said)}</figcaption>\n</figure>\n"
    why = f"<p>{escaped(row['why'])}</p>\n" if row.get("why") else ""
    return out + "</div>\n" + why


def _walk(found: dict[str, Any]) -> str:
    """Return the chart, and below it the turn that is chosen on it."""
    own = words.of()
    rows = [row for row in found["turns"] if row["turn"] is not None]
    costly = [n for n, row in enumerate(rows) if report.is_costly(row) or n in found["worst"]]
    first = found["worst"][0] if found["worst"] else 0
    out = f'<p class="soft">{escaped(own.WALK)}</p>\n<div class="walk">\n'
    for n, row in enumerate(rows):
        checked = " checked" if n == first else ""
        label = escaped(report.heading(row))
        out += f'<input type="radio" name="turn" id="turn-{n}" aria-label="{label}"{checked}>\n'
    columns = ""
    for n, row in enumerate(found["turns"]):
        title = escaped("  ".join(cell for cell in report.cells(row) if cell))
        at = f' for="turn-{n}" class="at-{n}"' if n < len(rows) else ""
        columns += f'<label{at} title="{title}"></label>'
    out += f'<div class="curved">\n{_curve(found)}<div class="columns">{columns}</div>\n</div>\n'
    for n, row in enumerate(rows):
        out += f'<section class="turn turn-{n}">\n{_turn(row)}<p>'
        for text, places in (
            (own.BEFORE, [k for k in costly if k < n][-1:]),
            (own.NEXT, [k for k in costly if k > n][:1]),
        ):
            for k in places:
                said = escaped(text.format(turn=report.heading(rows[k])))
                out += f'<label class="go" for="turn-{k}">{said}</label> '
        out += "</p>\n</section>\n"
    return out + "</div>\n"


def _chosen(count: int) -> str:
    """Return the rules that show the turn that is chosen, one of so many."""
    shown = ", ".join(f"#turn-{n}:checked ~ .turn-{n}" for n in range(count))
    marked = ", ".join(f"#turn-{n}:checked ~ .curved .at-{n}" for n in range(count))
    return f"{shown} {{ display: block; }}\n{marked} {{ background: #8885; }}\n"


def _table(
    head: tuple[str, ...], rows: list[tuple[str, ...]], sides: str, marks: list[str] | None = None
) -> str:
    kinds = [' class="n"' if side == "r" else "" for side in sides]
    out = '<div class="wide">\n<table>\n<tr>'
    for kind, name in zip(kinds, head, strict=True):
        out += f"<th{kind}>{escaped(name)}</th>"
    for n, row in enumerate(rows):
        out += "</tr>\n<tr>"
        for k, (kind, cell) in enumerate(zip(kinds, row, strict=True)):
            if marks and k == 4:
                kind = f' class="n{marks[n]}"'
            out += f"<td{kind}>{escaped(cell)}</td>"
    return out + "</tr>\n</table>\n</div>\n"


def _curve(found: dict[str, Any]) -> str:
    """Return the chart: the expected end as a line, and below what each turn's parts are."""
    turns = found["turns"]
    values = [found["start"], *(row["expected"] for row in turns)]
    low, high = min(values), max(values)
    most = max([0.1, *(abs(row[key]) for row in turns for key in ("brought", "lost"))])
    step = (_WIDE - _LEFT - _RIGHT) / len(turns)

    def up(value: float) -> float:
        return _MIDDLE - (value - low) * (_MIDDLE - _TOP) / max(0.1, high - low)

    zero = (_BARS + _BOTTOM) / 2
    scale = (_BOTTOM - _BARS) / 2 / most
    out = [
        f'<svg class="chart" viewBox="0 0 {_WIDE} {_HIGH}" role="img" '
        f'aria-label="{escaped(_title(found))}">'
    ]
    for value in sorted({low, high}):
        y = up(value)
        out.append(f'<path class="grid" d="M{_LEFT} {y:.1f}H{_WIDE - _RIGHT}"/>')
        out.append(_label(_LEFT - 4, y + 4, report.number(value), "end"))
    out.append(f'<path class="grid" d="M{_LEFT} {zero}H{_WIDE - _RIGHT}"/>')
    for sign in (1, -1):
        y = zero - sign * most * scale
        out.append(_label(_LEFT - 4, y + 4, report.number(sign * most, True), "end"))
    points = []
    for n, value in enumerate(values):
        points.append(f"{_LEFT + n * step:.1f},{up(value):.1f}")
    out.append(f'<polyline class="curve" points="{" ".join(points)}"/>')
    for n, row in enumerate(turns):
        x = _LEFT + n * step
        brought, lost = row["brought"], -row["lost"]
        title = "  ".join(cell for cell in report.cells(row) if cell)
        out.append(f"<g><title>{escaped(title)}</title>")
        out.append(
            f'<circle class="dot" cx="{x + step:.1f}" cy="{up(row["expected"]):.1f}" r="2.5"/>'
        )
        for kind, value, at in (("luck", brought, 0.1), ("lost", lost, 0.5)):
            y = zero - max(0.0, value) * scale
            out.append(
                f'<rect class="{kind}" x="{x + at * step:.1f}" y="{y:.1f}" '
                f'width="{0.38 * step:.1f}" height="{abs(value) * scale:.1f}"/>'
            )
        out.append("</g>")
        if n % max(1, len(turns) // 9) == 0:
            out.append(_label(x + step / 2, _HIGH - 6, str(row["turn"] or ""), "middle"))
    x = float(_LEFT)
    for kind, name in zip(("dot", "luck", "lost"), words.of().LEGEND, strict=True):
        out.append(f'<rect class="{kind}" x="{x}" y="4" width="8" height="8"/>')
        out.append(_label(x + 12, 12, name, "start"))
        x += 100
    return "\n".join(out) + "\n</svg>\n"


def _label(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escaped(text)}</text>'
