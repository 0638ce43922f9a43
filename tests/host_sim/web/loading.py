"""`python -m tests.host_sim.web.loading --page DIR --against DIR`: how fast two pages load.

Each is opened with nothing kept from before, in Chromium and Firefox, on this computer's own speed
and on a slow line (1.6 Mbit/s, 150 ms a request), until a dot of the display is lit. The server
sends with gzip what hosts do.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from tests.host_sim.web import vm
from tests.host_sim.web.browsers import PATHS

SCRIPT = vm.HERE / "loading.mjs"
SPEEDS = ("local", "slow")
MOST_BYTES = 450_000  # with gzip, before the title
MOST_REQUESTS = 15  # half of what they were when all of the program came first


def visits(browser: str, speed: str, times: int, pages: list[Path]) -> list[list[dict]]:
    """Return of each page its visits: {"requests", "bytes", "ms"} until the first lit picture."""
    found = subprocess.run(
        ["node", str(SCRIPT), browser, str(times), speed, *map(str, pages)],
        env={**os.environ, browser.upper(): str(PATHS[browser])},
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode:
        raise RuntimeError(found.stderr)
    lines = [json.loads(line) for line in found.stdout.splitlines()]
    counted = lines[lines.index(None) + 1 :]
    return [[one for one in counted if one["page"] == str(page)] for page in pages]


def main(argv: list[str]) -> int:
    """Print a table; 1 if there is no browser."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--page", type=Path, required=True, help="what make web has written")
    parser.add_argument("--against", type=Path, required=True, help="another, to compare it with")
    parser.add_argument("--times", type=int, default=7, help="visits of each")
    arguments = parser.parse_args(argv)
    pages = [arguments.page, arguments.against]
    browsers = [name for name, path in PATHS.items() if path]
    if not browsers:
        print("loading: no browser is installed.", file=sys.stderr)
        return 1
    print(f"{'':<16}{'requests':>12}{'KB':>12}{'ms':>14}  ratio of the medians")
    for browser in browsers:
        for speed in SPEEDS:
            new, old = visits(browser, speed, arguments.times, pages)
            rows = {
                what: [median(one[what] for one in page) for page in (new, old)]
                for what in ("requests", "bytes", "ms")
            }
            kb = [n / 1000 for n in rows["bytes"]]
            print(
                f"{browser + ' ' + speed:<16}"
                f"{rows['requests'][0]:>5.0f} :{rows['requests'][1]:>5.0f}"
                f"{kb[0]:>5.0f} :{kb[1]:>5.0f}"
                f"{rows['ms'][0]:>6.0f} :{rows['ms'][1]:>6.0f}"
                f"  {rows['ms'][0] / rows['ms'][1]:.2f}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
