"""The estimates that a bundle's manifest carries, kept in measured.json so that it is reproducible.

`python -m boards.install measure` measures them anew, by the same functions as `make bench`.
"""

import json
from pathlib import Path

PATH = Path(__file__).with_name("measured.json")
METHOD = (
    "start: opcodes counted on CPython 3.11 from code.py to the title, 0.8 us each, and one full "
    "refresh; reading the files is not in it. heap: the most while playing each game on the "
    "32-bit VM; the chip has 166,300 bytes."
)


class MeasureError(RuntimeError):
    """What cannot be measured here; the text is one sentence."""


def kept() -> dict[str, object]:
    """Return the estimates as they were last measured, nothing before the first time."""
    return dict(json.loads(PATH.read_text(encoding="utf-8"))) if PATH.is_file() else {}


def measure() -> dict[str, object]:
    """Measure the estimates anew. Raises MeasureError where that is not possible."""
    from firmware import views
    from host_sim import bench_heap, bench_start, opcodes, vm

    if not opcodes.IS_CALIBRATED:
        raise MeasureError("opcodes mean chip time on CPython 3.11 only: use that one")
    if vm.missing():
        raise MeasureError(vm.missing())
    count = bench_start.start_opcodes()
    heaps: dict[str, int | None] = {}
    for name, _ in views.NAMES:
        try:
            heaps[name] = bench_heap.measure(name)["at most"]
        except vm.VMError as error:
            print(f"{name} fails on the 32-bit VM: {str(error).splitlines()[-1]}")
            heaps[name] = None
    milliseconds = round(opcodes.chip_ms(count)) + bench_start._SCREEN_MS
    return {"start_ms": milliseconds, "heap_bytes": heaps, "method": METHOD}


def write(found: dict[str, object]) -> None:
    """Keep estimates for the manifests to come."""
    PATH.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")
