"""Playing on the chip, in the terminal: as slow as the emulation, and never faster than a Pico."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

from host_sim.devices.clock import Stop
from host_sim.frontends.console import Console
from host_sim.frontends.live import stopped_by_signals
from host_sim.frontends.terminal import Terminal
from tests.chip.chip import Chip

_SLICE_MS = 20


class Sitting:
    """As much of host_sim's Live as a terminal asks for."""

    notice = unsaved = ""

    def __init__(self, chip: Chip) -> None:
        self.chip = chip
        self.machine = SimpleNamespace(
            clock=SimpleNamespace(now=0),
            chip=SimpleNamespace(changes=0, width=128, height=64),
        )

    def frame(self) -> bytes:
        return self.chip.frame

    def press(self, key: str, _holder: object = None) -> None:
        self.chip.hold(key)

    def release(self, key: str, _holder: object = None) -> None:
        self.chip.hold(key, False)

    def run(self, ms: float) -> None:
        """Let ms pass on the chip; wait if it was quicker than that."""
        started = time.monotonic()
        self.chip.run(ms)
        self.machine.clock.now = int(self.chip.now * 1000)
        self.machine.chip.changes += len(self.chip.pictures)
        self.chip.pictures.clear()
        time.sleep(max(0.0, started + ms / 1000 - time.monotonic()))


def play(chip: Chip) -> None:
    """Play until the person leaves. The terminal is put back however it ends."""
    sitting: Any = Sitting(chip)
    try:
        with stopped_by_signals(), Console() as console:
            terminal = Terminal(sitting, console)
            while True:
                sitting.run(_SLICE_MS)
                terminal.pump(sitting)
    except (KeyboardInterrupt, Stop):
        pass
