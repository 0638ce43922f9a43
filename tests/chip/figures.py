"""What playing on the chip took, by what a person does: times, thinking, heap, start.

Two forms: tables to print, with everything, and what `--release` puts into FIGURES.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from statistics import median
from typing import NamedTuple

from host_sim.lab.bench.tables import Table
from tests.chip import files
from tests.chip.replay import Played, Result

PAGE = files.ROOT / "tests" / "chip" / "FIGURES.md"
BEGIN, END = "<!-- chip: made by `make chip ARGS=--release` -->", "<!-- chip: end -->"
_MENUS = "(Title|GameMenu|NewGame|Settings|Menu)"
_GAMES = "(hashi|arabana|atoll)"
_APART = "GameMenu to Notice|Result|Cover|Hint|MastersTurn"  # a lesson, a game over, a hint
_BEGINS = "start|(Title|GameMenu|NewGame|Result) to .*"  # the program may start for it
# What the page names, and what the kinds of those steps look like.
_ROWS: tuple[tuple[str, str], ...] = (
    ("cursor of Hashi", "hashi: cursor"),
    ("cursor of Arabana-Ikibiti", "arabana: cursor"),
    ("cursor of Atoll's hand", "atoll: cursor"),
    ("a card of Atoll moved", "atoll, placing: cursor"),
    ("cursor of a guest", "(kalah|reversi): cursor"),
    ("cursor in a lesson", "Lesson: cursor"),
    ("a row of a menu", f"{_MENUS}: cursor"),
    ("a page of help", "Pages: cursor"),
    ("title to a game's menu", "Title to GameMenu"),
    ("menu to a new game's options", "GameMenu to NewGame"),
    ("a running game's menu", f"{_GAMES}(, placing)? to Menu"),
    ("a sheet of Hashi or Arabana-Ikibiti", "Menu to (Cards|Score|Replay)"),
    ("a sheet of Atoll", r"(atoll|Menu)(, \w+)? to atoll, (Requests|Awards|Islands)"),
    ("back to the game", f"(Menu|Cards|Score|Notice|atoll, .*) to {_GAMES}"),
    ("any screen beside the games", f"(?!{_APART}).* to (?!{_APART})[A-Z].*"),
)
# The same, whether or not something was saved.
_EITHER: tuple[tuple[str, str], ...] = (
    ("from a game to the title", "(Menu|Result) to Title"),
    ("numbered games", "GameMenu to Numbers"),
    ("a saved game, from the title", f"Title to {_GAMES}"),
)
# The same; a result takes no key for half a second, so a rest behind it is not a story told.
_RESTING: tuple[tuple[str, str], ...] = (
    ("the result of a game, once it is saved", f"{_GAMES} to Result"),
    ("the last result, played again from its record", "GameMenu to Result"),
)
_NEW, _NEW_ATOLL = "NewGame to (Cover|hashi|arabana|atoll)", "NewGame to atoll"
_ROUND = rf"{_GAMES}(?!.* to Result).*"


def tables(results: list[Result]) -> list[Table]:
    """Return the tables of some results."""
    steps = [step for result in results for step in result.steps]
    return [start(results), times(steps), thinking(steps), heap(steps)]


def by(what: Callable[[Played], str], steps: Iterable[Played]) -> dict[str, list[Played]]:
    """Return the steps by what they are, in the order of the alphabet."""
    out: dict[str, list[Played]] = {}
    for step in steps:
        out.setdefault(what(step), []).append(step)
    return dict(sorted(out.items()))


def start(results: list[Result]) -> Table:
    """Return how long the first screen takes."""
    table = Table("Start on the chip")
    titles = [result.title for result in results if result.title]
    if titles:
        table.add("from power-on to the first screen", median(titles), "ms, median")
        table.add("from power-on to the first screen", max(titles), "ms at most")
    return table


def times(steps: Iterable[Played]) -> Table:
    """Return the times from the edge at the pin to the last byte, where nobody had to think."""
    table = Table("Times on the chip, from the edge at the pin")
    for kind, found in by(lambda step: step.kind, steps).items():
        shown = [step for step in found if is_timed(step)]
        if shown:
            last = [step.last for step in shown]
            table.add(f"{kind}, first byte", median(step.first for step in shown), "ms, median")
            table.add(f"{kind}, last byte", median(last), "ms, median")
            table.add(f"{kind}, last byte", max(last), f"ms at most, of {len(shown)}")
    table.notes.append("a press of A or B acts when it comes up: its edge is that one")
    return table


def slowest(results: list[Result], n: int) -> Table:
    """Return the n steps that took longest, where nobody had to think."""
    table = Table("The slowest steps on the chip")
    steps = [
        (step.last, result.name, at, step)
        for result in results
        for at, step in enumerate(result.steps)
        if is_timed(step)
    ]
    for last, name, at, step in sorted(steps, key=lambda one: -one[0])[:n]:
        table.add(f"{name}, step {at}, {step.key or 'start'}: {step.kind}", last, "ms")
    return table


def is_timed(step: Played) -> bool:
    """Return True if a step showed something at once: no thinking, no recap, no held key."""
    return step.last > 0 and not step.has_thought and step.rest == 0 and not step.is_long


def thinking(steps: Iterable[Played]) -> Table:
    """Return how long it took until the person had the turn again."""
    table = Table("Thinking on the chip")
    thought = (step for step in steps if step.has_thought)
    for game, found in by(lambda step: step.game + _beginning(step), thought).items():
        whole = [step.whole / 1000 for step in found]
        table.add(f"{game}, until all had moved", median(whole), "s, median")
        table.add(f"{game}, until all had moved", max(whole), f"s at most, of {len(whole)}")
    return table


def heap(steps: Iterable[Played]) -> Table:
    """Return what was free after collections, the least of it, by where the step led."""
    table = Table("Heap on the chip, free after a collection")
    lows = lowest(lambda step: f"{step.game}: {step.place}", steps)
    for place, low in lows.items():
        table.add(f"{place}, lowest", low.free, f"bytes, in one piece {low.piece:,}")
    if lows:
        least = min(lows.values())
        table.add("lowest of all", least.free, f"bytes, in one piece {least.piece:,}")
    return table


class Low(NamedTuple):
    """The least that was free, the least that the largest piece had, both in bytes, and where."""

    free: int
    piece: int
    where: str


def lowest(what: Callable[[Played], str], steps: Iterable[Played]) -> dict[str, Low]:
    """Return the lowest heap of the steps by what they are, of those with any."""
    out = {}
    for name, found in by(what, (step for step in steps if step.heaps)).items():
        heaps = [(heap.free, heap.largest, step) for step in found for heap in step.heaps]
        free, _, step = min(heaps, key=lambda one: one[0])
        where = f"{step.game}: {step.kind}" if step.game else step.kind
        out[name] = Low(free, min(piece for _, piece, _ in heaps), where)
    return out


def page(results: list[Result], worst: list[Result]) -> str:
    """Return the figures for FIGURES.md. worst: of files.worst."""
    steps = [step for result in results for step in result.steps]
    lines = ["| from the edge at the pin | first byte, ms | last byte, ms | at most | of |"]
    lines.append("|---|---|---|---|---|")
    timed = [step for step in steps if is_timed(step)]
    unsaved = [step for step in timed if not step.has_saved]
    for what, pattern in _ROWS:
        lines += _row(what, unsaved, pattern)
    for what, pattern in _EITHER:
        lines += _row(what, timed, pattern)
    unthought = [step for step in steps if step.last > 0 and not step.has_thought]
    for what, pattern in _RESTING:
        lines += _row(what, unthought, pattern)
    # Atoll's opponents think unseen, so nothing that they do comes after the picture.
    lines += _row("a new game", timed + [step for step in steps if _NEW_ATOLL == step.kind], _NEW)
    saved = [step for step in timed if step.has_saved]
    lines += _row("a round confirmed and saved", saved, _ROUND)
    titles = [result.title for result in results if result.title]
    thoughts = _thoughts(results)
    if thoughts:
        lines += [
            "",
            "| thinking, opponents shown at once | median, s | at most | of |",
            "|---|---|---|---|",
        ]
    for name, took in thoughts.items():
        lines.append(f"| {name} | {median(took):.2f} | {max(took):.2f} | {len(took)} |")
    lines += _heaps(results, worst)
    frames = sum(result.frames for result in results)
    wrong = [result.name for result in results if result.difference]
    outcome = f"{', '.join(wrong)} differed" if wrong else "all were equal"
    lines += [
        "",
        f"From power-on to the first screen: {median(titles):,.0f} ms, at most {max(titles):,.0f}."
        f" {frames:,} pictures of {len(results)} cases were compared; {outcome}.",
    ]
    return "\n".join(lines)


def _row(what: str, steps: list[Played], pattern: str) -> list[str]:
    found = [step for step in steps if re.fullmatch(pattern, step.kind)]
    if not found:
        return []
    first, last = ([getattr(step, name) for step in found] for name in ("first", "last"))
    return [
        f"| {what} | {median(first):.0f} | {median(last):.0f} | {max(last):.0f} | {len(last)} |"
    ]


def _heaps(results: list[Result], worst: list[Result]) -> list[str]:
    """Return the rows of what stays free by screen: in ordinary play, and with the least room."""
    columns = [
        lowest(lambda step: step.screen, (step for result in some for step in result.steps))
        for some in (results, worst)
    ]
    names = sorted({name for column in columns for name in column if name})
    if not names:
        return []
    head = (
        "| free after a collection | lowest, bytes | in one piece | all names met before | in one"
    )
    lines = ["", f"{head} piece | where |", "|---|---|---|---|---|---|"]
    for name in names:
        found = [column.get(name) for column in columns]
        cells = [f"{low.free:,} | {low.piece:,}" if low else "- | -" for low in found]
        where = min(low for low in found if low).where
        lines.append(f"| {name} | {' | '.join(cells)} | {where} |")
    return lines


def _thoughts(results: list[Result]) -> dict[str, list[float]]:
    """Return the seconds until the person had the turn again, by the case that was played."""
    out: dict[str, list[float]] = {}
    for result in results:
        thought = (step for step in result.steps if step.has_thought)
        for how, found in by(_beginning, thought).items():
            whole = [step.whole / 1000 for step in found]
            out[result.name.removeprefix("game_") + how] = whole
    return out


def _beginning(step: Played) -> str:
    """Return what sets a step apart that begins a game: all that is read for it is in its time."""
    return ", game begun" if re.fullmatch(_BEGINS, step.kind) else ""


def write(results: list[Result], worst: list[Result]) -> None:
    """Put the figures into FIGURES.md, between their two marks."""
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    _, mark, tail = rest.partition(END)
    if not mark:
        raise files.ChipError(f"{PAGE} lacks the marks between which the figures go")
    made = f"{head}{BEGIN}\n\n{page(results, worst)}\n\n{END}{tail}"
    PAGE.write_text(made, encoding="utf-8")
