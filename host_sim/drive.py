"""A handheld to drive step by step from Python: press, wait, look.

    with Handheld("pico", seed=7, env={"TOMBOLO_GAME": "hashi"}) as h:
        h.press("A")
        h.frame()       # 1,024 bytes, PBM P4 order

The firmware runs in a thread of its own, but never while the caller runs: it runs while the caller
waits for machine time to pass, and otherwise stops inside a sleep. So the same steps give the same
bytes each time.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from boards.install.profile import KEYS
from boards.install.profile import load as load_profile
from host_sim.devices.clock import Clock, Stop
from host_sim.frontends import png
from host_sim.machine import CODE, Machine
from host_sim.program.board import board_of
from host_sim.program.drive import Drive
from host_sim.program.drive import find as find_drive

START_MS = 400  # from power-on until the first step
DOWN_MS = 60  # a press
TOGETHER_MS = 200  # a press of several keys, such as "DOWN+A"
SETTLE_MS = 140  # after it: to draw what changed
_FRAME_MS = 20  # between two pictures that are recorded
PATIENCE = 120.0  # seconds of real time that the firmware may compute without sleeping


class FirmwareCrashed(Exception):
    """The firmware printed a traceback; the message has all that it printed."""


class FirmwareEnded(Exception):
    """The firmware ended, which code.py never does on the board."""


class Handheld:
    """A machine with firmware running on it. board: a profile or its name.

    seed, env, nvm: see Machine. start_ms: how long to let the firmware start.
    program: the file to run, from the root of the project. may_crash: the firmware may print
    tracebacks; without it the next step raises FirmwareCrashed. drive, a folder or a file: another
    program instead of the firmware (host_sim/ANY_PROGRAM.md); when it ends, its last picture stays.
    film: records every picture while time passes.
    """

    def __init__(
        self,
        board: Any = "pico",
        seed: int | None = 1,
        env: Mapping[str, object] | None = None,
        nvm: bytes | None = None,
        *,
        start_ms: int = START_MS,
        may_crash: bool = False,
        program: str | Path = CODE,
        drive: Drive | str | Path | None = None,
        **machine: Any,
    ) -> None:
        if isinstance(drive, (str, Path)):
            drive = find_drive(drive)
        if isinstance(board, str):
            board = board_of(board, drive) if drive else load_profile(board)
        self._make = partial(Machine, board, seed=seed, env=env, drive=drive, **machine)
        self._program = program
        self._is_foreign = drive is not None
        self._is_strict = not may_crash and not drive
        self.film: png.Recording | None = None
        self._start_ms = start_ms
        self._switch_on(nvm or b"")

    def _switch_on(self, nvm: bytes) -> None:
        self.machine = self._make(nvm=nvm)
        self.machine.clock.world = self._hand_over
        self._turn = threading.Semaphore(0)  # the firmware's
        self._back = threading.Semaphore(0)  # the caller's
        self._is_stopping = False
        self._is_over = False
        self._error: BaseException | None = None
        self._counted = 0
        self.is_on = True
        self._thread = threading.Thread(target=self._run, daemon=True, name="firmware")
        self._thread.start()
        try:
            self.wait(self._start_ms)
        except BaseException:
            self.close()
            raise

    def power(self, is_on: bool, nvm: bytes | None = None) -> None:
        """Cut the power, or give it back and let the firmware start.

        nvm: its content afterwards; None: what was saved. While the power is off no time passes.
        """
        if self.is_on:
            self.close()
            self.machine.chip.reset()
            self.is_on = False
        if is_on:
            self._switch_on(self.nvm if nvm is None else nvm)

    # in the firmware's thread

    def _run(self) -> None:
        self._turn.acquire()
        try:
            if not self._is_stopping:
                self.machine.boot(self._program)
        except BaseException as error:
            self._error = error
        finally:
            self._is_over = True
            self._back.release()

    def _hand_over(self, clock: Clock) -> None:
        """Stop until the caller waits again. Called in the firmware's sleeps."""
        if not self._is_stopping:
            self._back.release()
            self._turn.acquire()
        if self._is_stopping:
            raise Stop

    # in the caller's thread

    def wait(self, ms: float) -> None:
        """Run the machine for ms of its own time. What the firmware raised is raised here."""
        while self.film is not None and ms > _FRAME_MS:
            self._wait(_FRAME_MS)
            self.film.add(self.now_ms, self.frame())
            ms -= _FRAME_MS
        self._wait(ms)

    def _wait(self, ms: float) -> None:
        if not self.is_on:
            return
        self._check()
        clock = self.machine.clock
        end = clock.now + int(ms * 1000)
        clock.wake_at = end
        while clock.now < end and not self._is_over:
            self._turn.release()
            self._await()
            self._check()

    def _await(self) -> None:
        if not self._back.acquire(timeout=PATIENCE):
            frame = sys._current_frames().get(self._thread.ident or 0)
            where = "".join(traceback.format_stack(frame)) if frame else ""
            raise TimeoutError(f"the firmware has not slept for {PATIENCE:.0f} s:\n{where}")

    def _check(self) -> None:
        if self._error is not None:
            raise self._error
        console = self.machine.console
        if self._is_strict and any(line.startswith("Traceback") for line in console):
            raise FirmwareCrashed("\n".join([f"{self._program} printed a traceback", *console]))
        if self._is_over and not self._is_foreign:
            raise FirmwareEnded("\n".join([f"{self._program} came to its end", *console]))

    def press(self, key: str, times: int = 1) -> None:
        """Press and release a key so many times; after each, wait until the screen is drawn.

        "DOWN+A" is both keys together, wherever a key is named here.
        """
        for _ in range(times):
            self.hold(key, TOGETHER_MS if "+" in key else DOWN_MS)

    def hold(self, key: str, ms: float) -> None:
        """Hold a key for ms, release it, and wait until the screen is drawn."""
        keys = key.split("+")
        for one in keys:
            if self.machine.key(one) is None:
                raise ValueError(f"there is no key {one!r}; it is one of {', '.join(KEYS)}")
        for one in keys:
            self.machine.set_key(one, True)
        self.wait(ms)
        for one in keys:
            self.machine.set_key(one, False)
        self.wait(SETTLE_MS)

    def frame(self) -> bytes:
        """Return what the panel shows: 1,024 bytes, rows top to bottom, leftmost bit highest."""
        return self.machine.frame()

    def text(self) -> str:
        """Return the picture in half blocks, 32 lines of 128 characters, to print."""
        return "\n".join(png.half_blocks(self.frame()))

    def picture(self, path: str | Path, scale: int = 4) -> None:
        """Write the picture as PNG (enlarged) or, if the name ends so, as PBM."""
        png.write(path, self.frame(), scale)

    def bytes_on_bus(self) -> int:
        """Return how many bytes were written to the bus since the last call."""
        total = self.machine.wire.bytes_written
        since = total - self._counted
        self._counted = total
        return since

    @property
    def is_over(self) -> bool:
        """Return True if the program has come to its end."""
        return self._is_over

    @property
    def nvm(self) -> bytes:
        """The present content of nvm."""
        return bytes(self.machine.nvm)

    @property
    def now_ms(self) -> int:
        """Milliseconds of machine time since power-on."""
        return self.machine.clock.now // 1000

    def close(self) -> None:
        """Switch the machine off. Errors of the firmware are not raised."""
        if not self._is_over:
            self._is_stopping = True
            self._turn.release()
            self._thread.join(PATIENCE)

    def __enter__(self) -> Handheld:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
