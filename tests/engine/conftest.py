"""What tests of the engine share: the second VM, with every game on its drive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from host_sim.lab.bench import vm
from tests import guests

Starter = Callable[[str, str], "vm.Run | None"]
FOLDERS = (*vm.ENGINE, *(f"engine/{name}" for name in guests.NAMES), "tests")


@pytest.fixture(scope="session")
def on_vm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starter]:
    """Yield what starts code about a game on the MicroPython VM.

    It returns None if the VM is not installed.
    """
    runs = []
    drive: Path = guests.drive(tmp_path_factory.mktemp("drive"))

    def start(name: str, code: str) -> vm.Run | None:
        own = f"tests/engine/{name}"  # what it is to be tested with, if that is not the default
        folders = (*FOLDERS, own) if (drive / own).is_dir() else FOLDERS
        if vm.missing():
            return None
        runs.append(vm.Run(code, folders, drive))
        return runs[-1]

    yield start
    for run in runs:  # one that nobody waits for any more, since the game failed before
        run.end()
