"""What playing on the chip took, by what a person does: times, thinking, heap, start."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median

from host_sim.bench.tables import Table
from tests.chip.replay import Played, Result


def tables(results: list[Result]) -> list[Table]:
    """Return the tables of some results."""
    steps = [step for result in results for step in result.steps]
    return [start(results), times(steps), thinking(steps), heap(steps)]


def by_kind(steps: Iterable[Played]) -> dict[str, list[Played]]:
    """Return the steps by what they are, in the order of the alphabet."""
    out: dict[str, list[Played]] = {}
    for step in steps:
        out.setdefault(step.kind, []).append(step)
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
    for kind, found in by_kind(steps).items():
        shown = [step for step in found if step.last and not step.has_thought]
        if shown:
            last = [step.last for step in shown]
            table.add(f"{kind}, first byte", median(step.first for step in shown), "ms, median")
            table.add(f"{kind}, last byte", median(last), "ms, median")
            table.add(f"{kind}, last byte", max(last), f"ms at most, of {len(shown)}")
    table.notes.append("a press of A or B acts when it comes up: its edge is that one")
    return table


def thinking(steps: Iterable[Played]) -> Table:
    """Return how long it took until the person had the turn again."""
    table = Table("Thinking on the chip")
    for kind, found in by_kind(step for step in steps if step.has_thought).items():
        whole = [step.whole / 1000 for step in found]
        table.add(f"{kind}, until all was shown", median(whole), "s, median")
        table.add(f"{kind}, until all was shown", max(whole), f"s at most, of {len(whole)}")
    return table


def heap(steps: Iterable[Played]) -> Table:
    """Return what was free after collections: the least, by what was done."""
    table = Table("Heap on the chip, free after a collection")
    least = None
    for kind, found in by_kind(steps).items():
        heaps = [heap for step in found for heap in step.heaps]
        if heaps:
            low = min(heaps, key=lambda heap: heap.free)
            table.add(f"{kind}, lowest", low.free, f"bytes, in one piece {low.largest:,}")
            least = low if least is None or low.free < least.free else least
    if least:
        table.add("lowest of all", least.free, "bytes")
    return table
