"""`python -m host_sim bench`: what the firmware takes, in tables."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator

from boards.install import bundle, mpy
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
    """Measure and yield the tables named; one that cannot be measured is empty and says why."""
    for name in names:
        try:
            yield TABLES[name]()
        except (bundle.BundleError, mpy.CompileError, vm.VMError) as problem:
            yield Table(name, notes=[f"not measured: {problem}"])


TABLES: dict[str, Callable[[], Table]] = {
    "heap": heap.table,
    "start": start.measure,
    "bus": bus.measure,
    "log": log.measure,
    "presses": presses.measure,
}
