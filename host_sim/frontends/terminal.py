"""The terminal: the panel in half blocks or braille, keys without Enter, restored at the end.

A terminal reports only that keys go down. A button is released a moment after the last repetition
of its key. To hold buttons there are keys of their own (M holds B, which opens the menu; H holds
DOWN and A), and the capital of each letter that presses one.
"""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Mapping
from typing import Protocol

from host_sim.devices.clock import Stop
from host_sim.devices.panel import HEIGHT, WIDTH
from host_sim.frontends import controls, png
from host_sim.frontends.console import Console
from host_sim.frontends.live import NOTHING, Live, stopped_by_signals

TAP_US = 90_000  # down for so long; a held key repeats about every 33 ms
HOLD_US = 900_000
LOOK_US = 250_000  # between two checks of the terminal's size
SENT: Mapping[str, tuple[str, ...]] = {  # names of controls.py, and what a terminal sends for them
    "up": ("\x1b[A", "\x1bOA"),
    "down": ("\x1b[B", "\x1bOB"),
    "right": ("\x1b[C", "\x1bOC"),
    "left": ("\x1b[D", "\x1bOD"),
    "return": ("\r", "\n"),
    "space": (" ",),
    "tab": ("\t",),
    "backspace": ("\x7f", "\b"),
    "escape": ("\x1b",),
    "f6": ("\x1b[17~",),
}
LEAVE = ("q", "Q", "\x03", "\x04")
WHITE, DIM, PLAIN = "\x1b[97;40m", "\x1b[37;40m", "\x1b[0m"


def split_keys(text: str) -> list[str]:
    """Split what a terminal sent into keys; escape sequences stay whole."""
    keys = []
    at = 0
    while at < len(text):
        end = at + 1
        if text[at] == "\x1b" and text[end : end + 1] in ("[", "O"):
            end += 1
            while end < len(text) and not "@" <= text[end] <= "~":
                end += 1
            end += 1
        keys.append(text[at:end])
        at = end
    return keys


def layout(columns: int, lines: int) -> str:
    """Return the way of drawing that fits: "blocks", "braille", or "" for none."""
    if columns >= WIDTH and lines > HEIGHT // 2:
        return "blocks"
    if columns >= WIDTH // 2 and lines > HEIGHT // 4:
        return "braille"
    return ""


class Glass(Protocol):
    """The methods of Console that drawing and reading use."""

    is_dirty: bool

    def size(self) -> tuple[int, int]: ...

    def write(self, text: str) -> None: ...

    def read(self) -> str: ...


class Terminal:
    """A frontend on a terminal."""

    def __init__(self, live: Live, console: Glass, keys: controls.Keys | None = None) -> None:
        keys = keys or controls.read("")
        self.live = live
        live.is_held = True
        self.legend = legends(keys)
        self.taps: dict[str, str] = {}
        self.holds: dict[str, tuple[tuple[str, ...], int]] = {}
        self.copies: set[str] = set()
        for key, what in keys.items():
            for sent in SENT.get(key, (key,)):
                if what in controls.BUTTONS:
                    self.taps[sent] = what
                    if len(key) == 1 and key.isalpha():
                        self.holds[key.upper()] = ((what,), HOLD_US)
                elif what == "COPY":
                    self.copies.add(sent)
                elif what in controls.HELD:
                    self.holds[sent] = self.holds[sent.upper()] = controls.HELD[what]
        self.console = console
        self.size = (0, 0)
        self._drawn: list[str] = []
        self._shown: tuple[object, ...] = ()
        self._read = ""  # the notice that a key was pressed on
        self._said = ""  # by the last key
        self.copied = ""  # what COPY has shown, to be printed at the end
        self._looked = -LOOK_US
        self._taps: dict[str, int] = {}  # key -> when it comes up

    def pump(self, live: Live) -> None:
        now = live.machine.clock.now
        for key in split_keys(self.console.read()):
            self._take(key, now)
        for key, until in list(self._taps.items()):
            if now >= until:
                del self._taps[key]
                live.release(key, "terminal")
        if now - self._looked >= LOOK_US or self.console.is_dirty:
            self._looked = now
            size = self.console.size()
            if size != self.size or self.console.is_dirty:
                self.size = size
                self._drawn = []
                self._shown = ()
                self.console.is_dirty = False
        shown = (live.machine.chip.changes, self.message())
        if shown != self._shown:
            self._shown = shown
            self.draw()

    def message(self) -> str:
        """Return what is said in place of the legend: until a key is pressed, or while it is so."""
        notice = self.live.notice
        return self._said or self.live.unsaved or (notice if notice != self._read else "")

    def _take(self, key: str, now: int) -> None:
        if key in LEAVE:
            raise Stop
        self._read = self.live.notice
        self._said = ""
        if key in self.taps:
            self._tap(self.taps[key], now + TAP_US)
        elif key in self.copies:
            self.copied = self.live.line() or self.copied
            self._said = self.live.line() or NOTHING
        elif key in self.holds:
            buttons, us = self.holds[key]
            for button in buttons:
                self._tap(button, now + us)

    def _tap(self, key: str, until: int) -> None:
        self._taps[key] = max(until, self._taps.get(key, 0))
        self.live.press(key, "terminal")

    def lines(self) -> list[str]:
        """Return what to show, at most as many lines as the terminal has."""
        columns, lines = self.size
        way = layout(columns, lines)
        if not way:
            needed = f"{WIDTH // 2} x {HEIGHT // 4 + 1}"
            return [f"This terminal is too small: {needed} characters at least."[:columns]]
        picture = png.half_blocks if way == "blocks" else png.braille
        shown = picture(self.live.frame())
        wide = len(shown[0])
        margin = " " * ((columns - wide) // 2)
        legend = next((line for line in self.legend if len(line) <= wide), self.legend[-1][:wide])
        below = textwrap.wrap(self.message(), wide) or [legend]
        drawn = [margin + WHITE + line + PLAIN for line in shown]
        drawn += [margin + DIM + line.ljust(wide) + PLAIN for line in below]
        return drawn[:lines]

    def draw(self) -> None:
        """Send the lines that have changed."""
        lines = self.lines()
        is_shorter = len(lines) < len(self._drawn)
        out = [] if self._drawn and not is_shorter else [PLAIN + "\x1b[2J"]
        self._drawn = self._drawn[: 0 if is_shorter else None]
        for number, line in enumerate(lines):
            if number >= len(self._drawn) or self._drawn[number] != line:
                out.append(f"\x1b[{number + 1};1H{line}")
        self._drawn = lines
        if out:
            self.console.write("".join(out))


def legends(keys: controls.Keys) -> tuple[str, str]:
    """Return the legend of the keys, as a long line and as a short one."""
    names = [controls.names_of(keys, way) for way in ("UP", "DOWN", "LEFT", "RIGHT")]
    a, b, menu = (controls.names_of(keys, what) for what in ("A", "B", "MENU"))
    menus = f"   {menu}: B held (menu)" if menu else ""
    hint = controls.names_of(keys, "HINT")
    menus += f"   {hint}: hint" if hint else ""
    return (
        f"{', '.join(names)}: move   {controls.names_of(keys, 'A', 2)}: A"
        f"   {controls.names_of(keys, 'B', 2)}: B{menus}   Q: leave",
        f"Move: {'/'.join(names)}  A: {a}  B: {b}  menu: {menu or '-'}  leave: Q",
    )


def play(live: Live, keys: controls.Keys | None = None) -> str:
    """Play in the terminal; return as Live.run. The terminal is always restored."""
    try:
        with stopped_by_signals(), Console() as console:
            frontend = Terminal(live, console, keys)
            try:
                return live.run(frontend)
            finally:
                console.after = "\n".join(filter(None, (live.notice, frontend.copied)))
    except (KeyboardInterrupt, Stop):
        return ""
    finally:
        live.save()


def is_terminal() -> bool:
    """Return True if input and output are a terminal that can draw."""
    try:
        both = sys.stdin.isatty() and sys.stdout.isatty()
    except (AttributeError, ValueError):
        return False
    return both and os.environ.get("TERM", "") != "dumb"
