"""A Dask cluster as somebody starts it: processes that import what lies in their folders."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def started(told: Path, of_scheduler: Path, of_worker: Path) -> Iterator[str]:
    """Give the address of a scheduler with one worker, each started in a folder of its own.

    told: a file to be, in which the scheduler tells where it is.
    """
    from distributed import Client

    dask = shutil.which("dask", path=str(Path(sys.executable).parent))
    assert dask
    named = ["--scheduler-file", str(told)]
    # The wire alone: no page to look at, and no process that watches the worker.
    parts = [
        (of_scheduler, "scheduler", "--port", "0", "--no-dashboard"),
        (of_worker, "worker", "--no-nanny", "--no-dashboard"),
    ]
    with contextlib.ExitStack() as stack:
        for folder, *words in parts:
            process = subprocess.Popen(
                [dask, *words, "--host", "127.0.0.1", *named],
                cwd=folder,
                env={**os.environ, "PYTHONPATH": "."},
                stderr=subprocess.DEVNULL,
            )
            stack.callback(process.wait)
            stack.callback(process.terminate)
        with Client(scheduler_file=str(told)) as client:
            client.wait_for_workers(1)
            address = client.scheduler.address
        yield address
