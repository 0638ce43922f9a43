"""`python -m host_sim bench`: tables of what the firmware takes, each figure with its unit."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator
from dataclasses import replace

from boards.install import bundle, mpy
from firmware.games import registry
from firmware.words import language
from host_sim.lab.bench import bus, heap, log, presses, start, vm
from host_sim.lab.bench.tables import Table
from host_sim.options import Parser


def main(argv: list[str]) -> int:
    """Print every table, or only those named; return the exit status."""
    parser = Parser("bench", __doc__)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"of {', '.join(TABLES)}")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args(argv)
    unknown = [name for name in args.tables if name not in TABLES]
    if unknown:
        parser.error(f"there is no table {unknown[0]!r}; there are {', '.join(TABLES)}")
    here = f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}"
    if not args.json:
        print(here)
    made: list[Table] = []
    for table in measured(args.tables or list(TABLES)):
        made.append(table)
        if not args.json:
            print(f"\n{table.text()}", flush=True)
    if args.json:
        print(json.dumps({"python": here, "tables": [table.data() for table in made]}, indent=1))
    return 0


def measured(names: list[str]) -> Iterator[Table]:
    """Measure and give the tables named; one that cannot be measured says why, and is empty."""
    for name in names:
        try:
            yield TABLES[name]()
        except (bundle.BundleError, mpy.CompileError, vm.VMError) as problem:
            yield Table(name, notes=[f"not measured: {problem}"])


def heap_table() -> Table:
    """Return the heap that engine, each game and the whole program take on the 32-bit VM."""
    table = Table("Heap on the 32-bit VM")
    if vm.missing():
        table.notes.append(vm.missing())
        return table
    for name, title in registry.NAMES:
        for what, size in heap.measure(name).items():
            table.add(f"{title}: {what}", size, "bytes")
        for spoken, _ in language.NAMES[1:]:
            walk = replace(heap.WALKS[2], language=spoken)
            most = heap.measure(name, walks=[walk])["at most"]
            table.add(f"{title}: a game of many, in {spoken}, at most", most, "bytes")
        for walk in heap.ASKED:
            most = heap.measure(name, walks=[walk]).get(heap.HINT, 0)
            if most:
                late = "late at a large table, " if walk.is_late else ""
                table.add(f"{title}: {late}{heap.HINT}", most, "bytes")
        plain = heap.measure(name, walks=heap.WALKS[:1], plain=True)
        table.add(f"{title}: a new game, at most, as plain sources", plain["at most"], "bytes")
    table.notes.append(
        f"whole program at most {heap.LIMIT:,} bytes, of which the chip takes less for names,"
        f" to leave {heap.FREE:,} of its {heap.CHIP:,};"
        f" {heap.DISPLAY:,} bytes of displayio, driver and bitmap are in every figure;"
        f" the most of {len(heap.WALKS)} games with hundreds of random presses each; the"
        " method is told in host_sim/lab/bench/heap.py"
    )
    return table


TABLES: dict[str, Callable[[], Table]] = {
    "heap": heap_table,
    "start": start.measure,
    "bus": bus.measure,
    "log": log.measure,
    "presses": presses.measure,
}
