"""A handheld that can be forked: its program runs in the test's own thread, within its sleeps."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

from boards.install.profile import KEYS
from boards.install.profile import load as load_profile
from host_sim import script
from host_sim.devices.clock import Clock, Stop
from host_sim.drive import DOWN_MS, SETTLE_MS, START_MS, TOGETHER_MS
from host_sim.machine import ROOT, Machine
from host_sim.pointing.pointer import Pointer
from tests import guests
from tests.firmware import golden_screens

PRESS_MS = 20
LONG_MS = 600
_MOST = 60  # rounds of keys that a tap may take
_LONGEST = 1000  # bytes of an error
Wait = Generator[float, None, Any]  # yields ms to wait


class Inside:
    """A machine that a generator plays. look(self): called at each snap of a script."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self._pressed: list[tuple[int, bool]] = []

    @property
    def app(self) -> Any:
        return self.machine.main["app"]

    def run(self, play: Wait) -> None:
        """Switch the machine on, and let play() run until it ends."""
        clock = self.machine.clock
        clock.wake_at = START_MS * 1000

        def world(_: Clock) -> None:
            while clock.now >= (clock.wake_at or 0):
                ms = next(play, None)
                if ms is None:
                    raise Stop
                clock.wake_at = clock.now + int(ms * 1000)

        clock.world = world
        self.machine.boot()

    def press(self, name: str, ms: float = 0) -> Wait:
        """Press keys, as Handheld does."""
        names = name.split("+")
        for one in names:
            self.machine.set_key(one, True)
        yield ms or (TOGETHER_MS if len(names) > 1 else DOWN_MS)
        for one in names:
            self.machine.set_key(one, False)
        yield SETTLE_MS

    def pointer(self) -> Pointer:
        """Return a pointer on the program that runs."""

        def press(number: int, is_long: bool) -> None:
            self._pressed.append((number, is_long))

        return Pointer(self.machine.load("sys").modules, press)

    def tap(self, x: int, y: int) -> Wait:
        """Tap on a dot."""
        pointer = self.pointer()
        pointer.tap(self.app, x, y)
        for _ in range(_MOST):
            for number, is_long in self._pressed:
                self.machine.set_key(KEYS[number], True)
                yield LONG_MS if is_long else PRESS_MS
                self.machine.set_key(KEYS[number], False)
                yield PRESS_MS
            self._pressed.clear()
            if not pointer.is_busy():
                break
            pointer.go_on(self.app)
        assert not pointer.is_busy(), "the tap takes for ever"
        yield SETTLE_MS

    def keys(self, numbers: list[int]) -> Wait:
        """Press keys by their numbers in firmware/hardware/keys.py."""
        for k in numbers:
            yield from self.press(KEYS[k if k < 6 else k - 2], LONG_MS if k > 5 else 0)


def forked(play: Callable[[], Wait]) -> Generator[float, None, bytes]:
    """Play something in a copy of this process; return the bytes that it returns.

    What it raises is raised here, in words.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        found = b""
        try:
            found = b"=" + (yield from play())
        except BaseException as problem:
            found = f"{type(problem).__name__}: {problem}".encode()[:_LONGEST]
        finally:
            os.write(writing, found)
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        found = pipe.read()
    os.waitpid(child, 0)
    if found[:1] != b"=":
        raise AssertionError(found.decode())
    return found[1:]


def golden(path: Path, language: str, look: Callable[[Inside, str], Wait]) -> None:
    """Play a script of the golden screens; look at each of its snaps."""
    text = path.read_text(encoding="utf-8")
    options = golden_screens.options_of(path)
    named = golden_screens.SETTINGS
    env: dict[str, object] = {named[key]: options[key] for key in options if key in named}
    env["TOMBOLO_LANGUAGE"] = language
    with tempfile.TemporaryDirectory() as folder:
        packs = golden_screens.packs_of(options)
        root = guests.drive(Path(folder), packs) if packs or guests.OWN else ROOT
        machine = Machine(
            load_profile("pico"),
            seed=int(options.get("seed", 1)),
            env=env,
            nvm=golden_screens.nvm_of(options),
            root=root,
        )
        inside = Inside(machine)

        def play() -> Wait:
            for step in script.read(text):
                if step.what == "press":
                    yield from inside.press(step.name)
                elif step.what == "hold":
                    yield from inside.press(step.name, step.ms)
                elif step.what == "wait":
                    yield step.ms
                elif step.what == "snap":
                    yield from look(inside, step.name)

        inside.run(play())
