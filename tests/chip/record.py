"""What host_sim shows, key by key: the pictures that the chip has to show as well.

A Recorder is a Handheld that anything may drive, a key script or thumbs. Each press becomes a Step:
the key, how long it was down, and every picture that followed until nothing more was to come.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import catalog
from engine.game import OVER
from engine.session import PERSON
from firmware.storage.log import Store
from firmware.storage.records import SETTINGS
from firmware.storage.settings import MORE, TABLE
from host_sim.drive import DOWN_MS, Handheld
from host_sim.machine import ROOT

NORMAL, AT_ONCE = 2, 0  # paces of the settings
START = ""  # the key of the step from power-on to the first screen
OFF, ON, BLANK = "power off", "power on", "power blank"  # of steps of a script
REST = "rest"  # of a step in which nothing is pressed for some time
UNKNOWN = b""  # in place of a frame: what the display's memory holds when a program switches it on
QUIET_MS = 500  # after which nothing more comes, if nobody thinks and nothing is told
BLINK_MS = 300  # what comes and goes again and again, slower than that, blinks
LONGEST_MS = 600_000
DARK = bytes(1024)
_LOOK_MS = 50
_NEVER_PLAYED = 255
_NVM = 4096
# The rules and the words of a game: App loads those of every game once.
_MET = re.compile(r"engine\.(hashi|arabana|atoll)\.|firmware\.games\.\w+\.words\.")


@dataclass
class Step:
    """One key, and what followed. frames: each different from the one before it."""

    key: str
    ms: float = 0
    frames: list[bytes] = field(default_factory=list)
    gap: float = 0  # the longest time between two pictures, ms
    rest: float = 0  # from the last picture until nothing more was to come, ms
    kind: str = ""  # where it was pressed and what that led to, for the figures
    place: str = ""  # where it led to
    screen: str = ""  # that is up then: module and class
    game: str = ""  # the game that is in memory
    has_thought: bool = False  # a computer player had its turn
    has_saved: bool = False
    is_hurried: bool = False  # the next key comes while somebody still thinks
    shown: tuple[str, ...] = ()  # the screens whose pictures came, likewise


@dataclass
class Recording:
    """What a case was started with, its steps, and the nvm at its end.

    packs: on the drive. used: the modules that it imported and the paths that it opened, but for
    the rules and the words of games that are loaded once at the start and not played.
    """

    name: str
    env: Mapping[str, object]
    before: bytes
    steps: list[Step]
    nvm: bytes
    snaps: list[tuple[str, int]]  # name, and after how many steps
    packs: tuple[str, ...] = ()
    used: tuple[str, ...] = ()


class Recorder(Handheld):
    """A handheld that notes what it shows. name: of the case.

    is_plain: the chip will have plain sources, and with them no tables of computer players.
    patience: a review, a closer look, or a master's game, is only waited for until so many pictures
    of it have come after a key; None: until it is complete.
    """

    is_plain = False
    patience: int | None = None

    def __init__(
        self, name: str, env: Mapping[str, object], nvm: bytes = b"", root: Path = ROOT
    ) -> None:
        self._name = name
        self._env = dict(env)
        self._before = nvm
        self._steps: list[Step] = []
        self._snaps: list[tuple[str, int]] = []
        self._step = Step(START)
        self._shown = DARK
        self._lit = 0  # 1: a program has switched the display on; 2: and has made it dark
        self._game = ""
        self._at = 0.0  # of the last picture
        self._busy = 0.0  # the last time that more was to come
        self._used: set[str] = set()
        # The imports of the program that runs, and how many of them are in _used.
        self._read: tuple[list[str], int] = ([], 0)
        super().__init__(env=env, nvm=nvm, start_ms=1, root=root)
        self._watch()
        self._finish(START)

    def _watch(self) -> None:
        chip = self.machine.chip
        write = chip.write

        def watched(data: bytes) -> None:
            write(data)
            frame = chip.frame()
            if self._screen() is not None:
                self._lit = 0
            elif chip.is_on and self._lit < 2:
                if self._lit == 0 or frame != DARK:
                    frame = UNKNOWN
                    self._lit = 1
                else:
                    self._lit = 2
            if frame != self._shown:
                self._shown = frame
                self._note_shown()
                now = self.machine.clock.now / 1000
                if self._step.frames:
                    self._step.gap = max(self._step.gap, now - self._at)
                self._at = now
                self._step.frames.append(frame)

        chip.write = watched  # type: ignore[method-assign]

    def hold(self, key: str, ms: float) -> None:
        """Hold a key for ms, let it go, and wait until nothing more is to come."""
        if ms > DOWN_MS:
            self._let_rest()  # else a long press and a card laid would race
        if self._is_told_ahead() or self._is_moving():
            self._settle()  # to the end of the recap or the animation
        before = self._place()
        nvm = self.nvm
        moves = self._moves()
        self._step = Step(key, ms)
        super().hold(key, ms)
        self._finish(before)
        self._step.has_saved = nvm != self.nvm
        if self._step.kind.endswith(": cursor") and moves != self._moves():
            self._step.kind = f"{before}: move"  # an arrow that draws a bridge

    def wait(self, ms: float) -> None:
        """Let ms pass, and see whether more is to come."""
        if not self.is_on:
            return
        end = self.now_ms + ms
        while self.now_ms < end:
            super().wait(min(_LOOK_MS, end - self.now_ms))
            if self._is_busy():
                self._busy = self.machine.clock.now / 1000
                self._note_shown()  # a coach thinks behind the picture of the board

    def rest(self, ms: float) -> None:
        """Press nothing for ms, in which nothing comes, and go on with the first picture then."""
        before = self._place()
        self._step = Step(REST, ms, is_hurried=True)
        self.wait(ms)
        while not self._step.frames:
            self.wait(_LOOK_MS)
        self._note(before)

    def power(self, is_on: bool, nvm: bytes | None = None) -> None:
        """Cut the power when nothing more is to come, or give it back; nvm: None or nothing."""
        if self.is_on:
            self._settle()
            super().power(False)
            self._shown = DARK
            self._step = Step(OFF, kind="off")
            self._steps.append(self._step)
        if is_on:
            self._step = Step(ON if nvm is None else BLANK)
            self._lit = 0
            self._at = self._busy = 0.0
            super().power(True, nvm)
            self._watch()
            self._finish(START)

    def _is_resting(self) -> bool:
        """Return True if a card laid in Atoll will be confirmed by itself."""
        view: Any = getattr(self._screen(), "view", None)
        return bool(getattr(view, "left", 0) and not view.sheet)

    def _let_rest(self) -> None:
        """Wait until no card laid in Atoll will be confirmed by itself."""
        if self._is_resting():
            self._settle()
        if self._is_resting():
            while self._is_resting():
                self.wait(_LOOK_MS)
            self._settle()

    def _is_moving(self) -> bool:
        """Return True in an animation, as of a hand dealt when a card laid has confirmed itself."""
        app = self.machine.main.get("app")
        return bool(app and app.canvas.animation.moving)

    def _is_told_ahead(self) -> bool:
        """Return True if a recap goes on by itself while somebody thinks, longer on the chip."""
        screen = self._screen()
        if not getattr(getattr(screen, "view", None), "recap", None):
            return False
        player = screen.session.game.player()
        return player != OVER and screen.session.seats[player] != PERSON

    def _note_shown(self) -> None:
        """Note whose picture has come."""
        name = name_of(type(self._screen()))
        if self._screen() is not None and name not in self._step.shown:
            self._step.shown += (name,)

    def _is_impatient(self) -> bool:
        """Return True if what somebody still thinks about is not waited for."""
        screen = self._screen()
        if self.patience is None or type(screen).__name__ not in ("Review", "Closer", "Match"):
            return False
        return bool(screen.is_busy) and len(self._step.frames) > self.patience

    def _settle(self) -> None:
        """Wait until nothing more is to come, or nothing but blinking."""
        started = self.machine.clock.now / 1000
        now = started
        while now - max(self._at, self._busy, started) < QUIET_MS and not self._blinks():
            if now - started > LONGEST_MS:
                raise TimeoutError(f"{self._name}: the screen never comes to rest")
            if self._is_impatient():
                self._step.is_hurried = True
                return
            self.wait(_LOOK_MS)
            now = self.machine.clock.now / 1000

    def _finish(self, before: str) -> None:
        self._settle()
        self._note(before)

    def _note(self, before: str) -> None:
        """Note what a step has led to, and that it is over."""
        screen = self._screen()
        self._game = "" if self._place() == "Title" else game_of(screen) or self._game
        self._step.place = self._place()
        self._step.screen = name_of(type(screen)) if screen is not None else ""
        self._step.game = self._game
        self._step.kind = self._kind(before)
        self._step.rest = max(0.0, self._busy - self._at)
        self._note_used()
        self._steps.append(self._step)

    def _note_used(self) -> None:
        """Note what this step has imported and opened."""
        imported, done = self.machine.imported, 0
        if self._read[0] is imported:
            done = self._read[1]
        names = set(imported[done:])
        if not done:  # the program has started, and has met all games
            own = (f"engine.{self._game}", f"firmware.games.{self._game}.words")
            names = {name for name in names if not _MET.match(name) or name.startswith(own)}
        self._used |= names | set(self.machine.opened)
        self._read = imported, len(imported)

    def _blinks(self) -> bool:
        """Return True if nothing but blinking is left; the step then ends with one turn of it.

        The chip keeps its own time, so both press the next key when it has just shown the same.
        """
        frames = self._step.frames
        if self._step.gap < BLINK_MS or self._is_busy():
            return False
        for n in range(2, len(frames) // 2 + 1):
            if frames[-n:] == frames[-2 * n : -n]:
                del frames[-n:]
                return True
        return False

    def _screen(self) -> Any:
        app = self.machine.main.get("app")
        return app.screen if app else None

    def _moves(self) -> int:
        """Return how many moves the game on the screen has."""
        session = getattr(self._screen(), "session", None)
        return len(session.moves) if session else 0

    def _is_busy(self) -> bool:
        """Return True if the screen will change by itself."""
        screen = self._screen()
        if screen is None or getattr(screen, "_pause", 0) > 0:
            return True
        if getattr(screen, "rest", 0) > 0 or getattr(screen, "unread", None):
            return True  # a result takes no keys yet; a menu reads how far its games are
        if type(screen).__name__ == "Lesson" and screen._ms > 0:
            return True  # its next sentence comes by itself
        if {"Match", "Thinking"} & {kind.__name__ for kind in type(screen).__mro__}:
            return bool(screen.is_busy)  # a computer player thinks on it
        if not hasattr(screen, "session") or not hasattr(screen, "view"):
            return False
        player = screen.session.game.player()
        if player != OVER and screen.session.seats[player] != PERSON:
            self._step.has_thought = True
            return True
        if _is_coached(screen):
            self._step.has_thought = True
            return True
        recap = getattr(screen.view, "recap", None)
        return bool(recap) and recap is not screen.view  # a Grid's last position waits for a key

    def _place(self) -> str:
        """Return where the program is: the screen, the game on it, and what it asks for."""
        screen = self._screen()
        name = type(screen).__name__
        info = getattr(screen, "info", None)
        if name != "Play" or info is None:
            return name
        sheet = getattr(screen.view, "sheet", None)
        if sheet:
            return f"{info.NAME}, {type(sheet).__name__}"
        is_placing = info.NAME == "atoll" and screen.view.seen.stage() == 2
        return f"{info.NAME}, placing" if is_placing else info.NAME

    def _kind(self, before: str) -> str:
        key, after = self._step.key, self._step.place
        if key in (START, ON, BLANK):
            return "start"
        if before != after:
            return f"{before} to {after}"
        return f"{before}: {'cursor' if key not in 'AB' else key}"

    def snap(self, name: str) -> None:
        """Give the picture that is shown now a name."""
        self._snaps.append((name, len(self._steps)))

    def __enter__(self) -> Recorder:
        return self

    def recording(self) -> Recording:
        """Return what has been recorded."""
        used = tuple(sorted(self._used))
        return Recording(
            self._name, self._env, self._before, self._steps, self.nvm, self._snaps, used=used
        )


def game_of(screen: Any) -> str:
    """Return the name of the game that a screen is of, "" if that is none."""
    info = getattr(screen, "info", None) or getattr(getattr(screen, "play", None), "info", None)
    return str(info.NAME) if info else ""


def _is_coached(screen: Any) -> bool:
    """Return True if a coach thinks about a turn, or is about to say a word on it."""
    if getattr(screen.view, "sheet", None):  # it waits until nothing is in front of the board
        return False
    return bool(getattr(screen, "turn", None) or getattr(screen, "is_due", False))


def name_of(kind: type) -> str:
    """Return what a class of screen is called: its module in firmware/, and its name."""
    return f"{kind.__module__}.{kind.__qualname__}".removeprefix("firmware.")


def settings(pace: int, level: int = 4, calm: int = 1, played: Sequence[str] = ()) -> bytes:
    """Return an nvm with nothing but settings: how long opponents' moves are shown, brightness.

    calm: 0 lets things move, whose pictures come at their own time on the chip. played: games that
    have been begun before. The display never goes dark, since the simulator's players think for
    longer than the chip's.
    """
    nvm = bytearray(b"\xff" * _NVM)
    values = {"level": level, "pace": pace, "calm": calm, "dim": 0, "off": 0}
    kept = bytearray(14)
    for name, at, _, _, default in TABLE + MORE:
        kept[at] = values.get(name, default)
    for name in played:
        kept += catalog.key(name).to_bytes(2, "little")
    Store(nvm).save(SETTINGS, bytes(kept))
    return bytes(nvm)
