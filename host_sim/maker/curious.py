"""A person who tries everything: rows of menus, pages, hints, cells where A does nothing.

It reports what fails on the way, what B cannot leave, and what is drawn where nobody sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from boards.install.ending import printed_mistake
from engine.game import OVER
from firmware.words import en, en_menus
from host_sim.bots import LONG_MS, choose, guest, wait_for_turn, way
from host_sim.drive import FirmwareCrashed, Handheld
from host_sim.frontends.own import folders
from host_sim.maker import Wrong, lesson, place_of_text, views
from host_sim.maker.drawn import Watch

_TITLE_MS = 1500  # until the title is up
_THINK_MS = 60_000  # for a hint, at most
_STEP_MS = 50
_MOST = 12  # presses of one key
_BACK = 8  # presses of B
_DEAD = 4  # cells where A does nothing, a turn
_TURNS = (0, 1, 5, 12)  # own moves before the turns in which all is tried
_LONGEST = 400  # own moves of a game
_SEARCHES = ("HintSearch", "LastTurn")
# Rows that begin a game or leave one; the rest of the walk does that.
_LEFT_OUT = (en.GO_ON, en.LEAVE, en.LEAVE_KEPT, en_menus.NEW_GAME, en_menus.LESSON)
_HELP = en.HOW_TO
_NO_SCREEN = "AttributeError: 'NoneType' object has no attribute 'is_away'"


class _RefusedError(Exception):
    """The handheld does not load the game; the text is what it says."""


def problems(root: Path, drive: Path, name: str) -> list[str]:
    """Return a sentence for each thing that a person meets in a game and should not.

    root: where the game's two folders lie. drive: a folder with the program and the game.
    """
    return _Person(root, drive, name).walk()


class _Person:
    """Walks through a game. doing: what was chosen last, for the sentence."""

    def __init__(self, root: Path, drive: Path, name: str) -> None:
        self._root = root
        self._drive = drive
        self._name = name
        self._found: dict[str, None] = {}
        self._doing = ""

    def walk(self) -> list[str]:
        """Do all of it; return what is wrong."""
        nvm = b""
        for part in (self._menus, self._game, self._menus, self._lesson):
            nvm = self._part(part, nvm)
        return list(self._found)

    def _part(self, part: Callable[[Handheld], None], nvm: bytes) -> bytes:
        """Walk a part on a handheld of its own; return what that has saved."""
        env = {"TOMBOLO_GAME": self._name} if part == self._game else {}
        self._doing = "as it starts"
        try:
            handheld = Handheld(seed=5, env=env, nvm=nvm, root=self._drive, start_ms=_TITLE_MS)
        except FirmwareCrashed as error:
            self._crashed(error)
            return nvm
        with handheld:
            watch = Watch(handheld.machine.main["app"].canvas, self._root, self._name)
            try:
                part(handheld)
            except FirmwareCrashed as error:
                self._crashed(error)
            except (_RefusedError, Wrong) as error:
                self._say(str(error))
            for problem in list(watch.problems):
                self._found.setdefault(problem, None)
            return handheld.nvm

    def _crashed(self, error: FirmwareCrashed) -> None:
        said = printed_mistake(str(error).splitlines(), folders(self._name))
        if not said.startswith(folders(self._name)):
            if said.endswith(_NO_SCREEN):
                said = "None was returned, and what A, or a key, does returns the next screen"
            said = place_of_text(self._root, self._name, self._doing) + said
        self._say(f"{said} ({self._doing})")

    def _say(self, what: str) -> None:
        self._found.setdefault(what, None)

    # --- the parts ---

    def _menus(self, handheld: Handheld) -> None:
        """Open each row of the game's menu."""

        def begin() -> None:
            handheld.power(False)
            handheld.power(True)
            handheld.wait(_TITLE_MS)
            self._open(handheld)

        self._explore(handheld, begin)

    def _game(self, handheld: Handheld) -> None:
        """Play a game to its result, and try everything in some of its turns."""
        screen = _screen(handheld)
        self._check(handheld)
        levels = screen.info.LEVELS  # the rivals are quick; a hint asks the strongest
        screen.info.LEVELS = ("random",) * (len(levels) - 1) + tuple(levels[-1:])
        session = screen.session
        views.guard(session)
        player = guest.Chooser(handheld, "random")
        own = 0
        while session.game.player() != OVER and own < _LONGEST:
            kind = wait_for_turn(handheld)
            if kind == "Cover":
                handheld.press("A")
            elif kind != "Play":
                break
            else:
                if own in _TURNS:
                    self._turn(handheld)
                self._doing = "a move"
                view = _screen(handheld).view
                if not hasattr(view, "cells"):
                    return  # a bot of its own would be needed
                if session.game.player() == view.seat:
                    guest.press_move(handheld, view, player.choose(view))
                own += 1
        wait_for_turn(handheld)
        handheld.wait(LONG_MS)
        self._result(handheld)

    def _turn(self, handheld: Handheld) -> None:
        view = _screen(handheld).view
        if hasattr(view, "cells"):
            self._press_dead_cells(handheld, view)
        if view.can_hint():
            self._hint(handheld)
        self._explore(handheld, lambda: self._menu(handheld))
        self._leave(handheld, "the menu", "Play")

    def _press_dead_cells(self, handheld: Handheld, view: Any) -> None:
        dead = [at for at in range(view.size) if view.stops(at) and at not in view.choices]
        for at in dead[:: max(1, len(dead) // _DEAD)]:
            self._doing = f"A in cell {at}"
            try:
                keys = way(view.cursor, at, view.step)
            except ValueError:
                continue
            for key in keys:
                handheld.press(key)
            if view.choices:  # else A makes a move without a cell
                handheld.press("A")
            if at not in view.seconds:
                self._doing = f"A, held, in cell {at}"
                handheld.hold("A", LONG_MS)

    def _hint(self, handheld: Handheld) -> None:
        self._doing = "a hint"
        handheld.press("DOWN+A")
        self._think(handheld)
        handheld.press("DOWN", 3)
        self._leave(handheld, "the hint", "Play")

    def _result(self, handheld: Handheld) -> None:
        self._doing = "the result"
        if _kind(handheld) != "Result":
            self._say(f"no result came after the last move, but {_kind(handheld)}")
            return
        self._wander(handheld)
        self._leave(handheld, "the result", "Result", "Title")
        if _kind(handheld) != "Result":
            return
        self._doing = "A, held, on the result"
        handheld.hold("A", LONG_MS)
        self._leave(handheld, "the code", "Result")
        handheld.press("DOWN")
        if en.REPLAY not in _rows(handheld):
            self._say(f"DOWN on the result does not open its menu, but {_kind(handheld)}")
            return
        self._choose(handheld, en.REPLAY)
        self._wander(handheld)
        handheld.press("A")
        self._wander(handheld)
        self._leave(handheld, "the replay", "Result")

    def _lesson(self, handheld: Handheld) -> None:
        """Play the lesson, if there is one."""
        registry = handheld.machine.load("firmware.registry")
        if not registry.has(self._name, "help"):
            return
        self._open(handheld)
        if en_menus.LESSON not in _rows(handheld):
            self._choose(handheld, _HELP)
        self._choose(handheld, en_menus.LESSON)
        self._doing = "the lesson"
        self._check(handheld)
        playing = handheld.machine.main["app"].playing
        wrong = (
            lesson.wrong_move(self._root, self._name, playing) if hasattr(playing, "deal") else ""
        )
        if wrong:
            self._say(wrong)
            return
        for _ in range(_LONGEST):
            handheld.wait(4 * _STEP_MS)
            screen = _screen(handheld)
            if _kind(handheld) == "Notice":
                handheld.press("A")
            elif _kind(handheld) != "Lesson":
                return
            elif screen.awaited and screen.session.game.player() == screen.seat:
                guest.press_move(handheld, screen.view, screen.awaited[0])
        self._say("the lesson does not end: what it waits for cannot be played")

    # --- how a person walks ---

    def _explore(self, handheld: Handheld, begin: Callable[[], None], depth: int = 1) -> None:
        """Choose each row of the menu that begin() opens, and try what comes."""
        begin()
        for label in _rows(handheld):
            if label.startswith(_LEFT_OUT):
                continue
            if not self._is_menu(handheld) or label not in _rows(handheld):
                begin()
            if label not in _rows(handheld):
                continue  # it was there at another turn
            self._choose(handheld, label)
            self._doing = label
            self._think(handheld)
            if depth and self._is_menu(handheld) and _kind(handheld) != "GameMenu":

                def again(label: str = label) -> None:
                    begin()
                    self._choose(handheld, label)

                self._explore(handheld, again, depth - 1)
            elif _kind(handheld) != "Play":
                self._wander(handheld)
                self._leave(handheld, repr(label), "Menu", "GameMenu", "Play", "Title")

    def _open(self, handheld: Handheld) -> None:
        """Open the game's menu, from the title or from a game that goes on after a crash."""
        if _kind(handheld) != "Title":
            self._menu(handheld)
            self._choose(handheld, en.LEAVE_KEPT)
        registry = handheld.machine.load("firmware.registry")
        self._choose(handheld, registry.by_name(self._name).title)
        self._check(handheld)

    def _check(self, handheld: Handheld) -> None:
        """Raise _RefusedError if a notice says that the game cannot be loaded."""
        game = handheld.machine.load("firmware.registry").by_name(self._name)
        if game.why and _kind(handheld) == "Notice":
            raise _RefusedError(" ".join(_screen(handheld).sentences))

    def _choose(self, handheld: Handheld, label: str) -> None:
        """Enter the row of a menu."""
        self._doing = label
        choose(handheld, label)
        handheld.wait(LONG_MS)

    def _menu(self, handheld: Handheld) -> None:
        """Open the menu of the running game."""
        if _kind(handheld) == "Title":
            handheld.press("A")
            handheld.wait(_TITLE_MS)
        self._leave(handheld, self._doing, "Play")
        handheld.hold("B", LONG_MS)

    def _wander(self, handheld: Handheld) -> None:
        """Press each arrow until nothing new comes."""
        if _kind(handheld) in ("Notice", "Question"):
            return
        for key in ("RIGHT", "DOWN", "LEFT", "UP"):
            seen = set()
            for _ in range(_MOST):
                handheld.press(key)
                if handheld.frame() in seen:
                    break
                seen.add(handheld.frame())

    def _think(self, handheld: Handheld) -> None:
        """Wait until what is searched for has been found."""
        for _ in range(_THINK_MS // _STEP_MS):
            if _kind(handheld) not in _SEARCHES:
                return
            handheld.wait(_STEP_MS)
        self._say(f"a hint takes more than {_THINK_MS // 1000} s of a desktop's time")

    def _leave(self, handheld: Handheld, what: str, *kinds: str) -> None:
        """Press B until a screen of one of these kinds is up."""
        for _ in range(_BACK):
            if _kind(handheld) in kinds:
                return
            handheld.press("B")
            handheld.wait(LONG_MS)
        if _kind(handheld) not in kinds:
            place = place_of_text(self._root, self._name, what.strip("'"))
            self._say(f"{place}B does not lead back from {what}: {_kind(handheld)} stays")
            raise FirmwareCrashed("it stays")

    def _is_menu(self, handheld: Handheld) -> bool:
        """Return True if rows are on the screen: ours, or a Menu that the game has made its own."""
        kind = type(_screen(handheld))
        is_own = kind.__module__.startswith(f"firmware.games.{self._name}.")
        return kind.__name__ in ("Menu", "GameMenu") or (is_own and hasattr(kind, "draw_row"))


def _screen(handheld: Handheld) -> Any:
    return handheld.machine.main["app"].screen


def _kind(handheld: Handheld) -> str:
    return type(_screen(handheld)).__name__


def _rows(handheld: Handheld) -> Iterable[str]:
    return [row.text() for row in getattr(_screen(handheld), "rows", ())]
