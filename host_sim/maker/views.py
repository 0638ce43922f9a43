"""Checks a view: what its methods return, and where its cells and its players' lines are.

`problems()` asks a view in many positions of a game for everything that the keys may ask for, so
that it reports at once what a player would meet by chance.
"""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from boards.install.ending import relative
from engine import catalog
from engine.game import OVER
from engine.session import PERSON
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH, width
from host_sim.drive import Handheld
from host_sim.maker import Wrong, place_in, place_of, told, told_error
from host_sim.maker.drawn import Watch

_DRAWN = 4  # problems of what is drawn, of a language
_MOVES = 300  # of a game at most; the first few positions are looked at, then one of so many
_BEGIN = 8
_EACH = 7
_LOOKS = 24  # positions of a game
_GAMES = 4  # of different options at most
_BOARD_MS = 1500  # until the title is up
_LANGUAGES = ("en", "fr", "de")


def problems(root: Path, drive: Path, name: str) -> list[str]:
    """Return a sentence for each thing that is wrong with the view of a game.

    root: where the game's two folders lie. drive: a folder with the program and the game.
    """
    found: dict[str, None] = {}
    words = root / f"firmware/games/{name}/words"
    for language in _LANGUAGES:
        if language == "en" or (words / f"{language}.py").is_file():
            env = {"TOMBOLO_LANGUAGE": language}
            with Handheld(seed=5, env=env, root=drive, start_ms=_BOARD_MS) as handheld:
                for problem in _of_language(handheld, root, name):
                    found.setdefault(problem, None)
            if found:
                break
    return list(found)


def _of_language(handheld: Handheld, root: Path, name: str) -> Iterator[str]:
    app = handheld.machine.main["app"]
    registry = handheld.machine.load("firmware.registry")
    watch = Watch(app.canvas, root, name)
    try:
        registry.read(name)
        promise(registry.module(name, "view").view, root, name)
        make = handheld.machine.load("engine.catalog").make
        begin = handheld.machine.load("engine.session").Session
        for seed, options in enumerate(list(catalog.make(name).usual())[:_GAMES], 1):
            for seats in _seats(name, options):
                session = begin(make(name), seed, options, seats)
                found = _Looker(registry, app, root, name, session).problems()
                if found:
                    yield from found
                    return
    except Exception as error:
        yield told_error(error, name)
    yield from list(watch.problems)[:_DRAWN]


def _seats(name: str, options: bytes) -> list[bytes]:
    """Return who plays: all people, and one of them against computer players."""
    game = catalog.make(name)
    game.reset(1, options)
    n = game.players()
    people = bytes((PERSON,)) * n
    return [people] if n == 1 else [people, bytes((PERSON,)) + bytes((1,)) * (n - 1)]


class Guarded(bytearray):
    """The state of a session's game, which the screen may only read."""

    name = ""

    def __setitem__(self, at: Any, value: Any) -> None:
        frame = sys._getframe(1)
        while frame:
            file = relative(frame.f_code.co_filename)
            if file in ("engine/session.py", "engine/rewind.py"):
                break
            if file.startswith(f"firmware/games/{self.name}/"):
                place = place_of(frame, self.name)
                raise Wrong(
                    f"{place}the screen changes the game: it may only read; moves change it"
                )
            frame = frame.f_back  # type: ignore[assignment]
        super().__setitem__(at, value)


def guard(session: Any) -> None:
    """Let the state of a session's game be changed by moves alone."""
    state = Guarded(session.game.state)
    state.name = session.game.NAME
    session.game.state = state


# --- what the methods of a view return ---


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_box(value: object) -> bool:
    return _are_numbers(value) and len(value) == 4  # type: ignore[arg-type]


def _is_shown(value: object) -> bool:
    return isinstance(value, str) or (isinstance(value, int) and value >= 0)


def _are_numbers(value: object) -> bool:
    return isinstance(value, (tuple, list)) and all(isinstance(n, int) for n in value)


# Method, what its value must be, and that in words.
_PROMISES: tuple[tuple[str, Callable[[object], bool], str], ...] = (
    ("cells", _are_numbers, "a tuple of cells: (at,), or several, or () for none"),
    ("last", _are_numbers, "a tuple of cells"),
    ("shows", _is_shown, "a text, the number of a seat, or SPRITE + n"),
    ("box", _is_box, "a tuple x, y, w, h"),
    ("spot", lambda value: value is None or _is_box(value), "None, or a tuple x, y, w, h"),
    ("name", _is_text, "a text"),
    ("why_not", _is_text, "a text"),
    ("line", _is_text, "a text"),
    ("prompt", _is_text, "a text"),
    ("score", _is_text, "a text"),
    ("rows", lambda value: isinstance(value, (tuple, list)), "a list of Row"),
    ("cursor_state", lambda value: value is not None, "where the cursor is"),
)


def promise(view: Any, root: Path, name: str) -> None:
    """Let what a class View returns be looked at; what is wrong is raised as Wrong.

    A view that is made by a function is left alone.
    """
    if not isinstance(view, type):
        return
    for method, is_right, wanted in _PROMISES:
        own = vars(view).get(method)
        if callable(own):
            setattr(view, method, _looked_at(own, name, method, is_right, wanted))
    own = vars(view).get("cells")
    if own:
        view.cells = _in_range(own, name)  # type: ignore[attr-defined]


def _looked_at(
    own: Callable[..., Any], name: str, method: str, is_right: Callable[[object], bool], wanted: str
) -> Callable[..., Any]:
    @functools.wraps(own)
    def call(*given: Any) -> Any:
        value = own(*given)
        if not is_right(value):
            asked = ", ".join(map(told, given[1:]))
            what = f"{method}({asked}) returned {told(value)}, and it returns {wanted}"
            raise Wrong(_line_of(own) + what)
        return value

    return call


def _in_range(own: Callable[..., Any], name: str) -> Callable[..., Any]:
    inner: Any = getattr(own, "__wrapped__", own)

    @functools.wraps(inner)
    def call(view: Any, move: int, seat: int) -> Any:
        value = own(view, move, seat)
        for at in value:
            if not 0 <= at < view.size:
                what = f"cells({move}, {seat}) returned {told(value)}, and the cells are 0 to"
                raise Wrong(f"{_line_of(inner)}{what} {view.size - 1}")
        return value

    return call


def _line_of(function: Callable[..., Any]) -> str:
    code = function.__code__
    return f"{relative(code.co_filename)}:{code.co_firstlineno}: "


class _Looker:
    """Plays a game at random and asks its view, as each person sees it, for all that there is."""

    def __init__(self, registry: Any, app: Any, root: Path, name: str, session: Any) -> None:
        self._root = root
        self._name = name
        self._file = f"firmware/games/{name}/view.py"
        self._canvas = app.canvas
        self._session = session
        self._chance = Random(session.seed)
        self._found: list[str] = []
        self._kinds: set[str] = set()
        guard(session)
        self._views = [
            registry.view(name, session, seat, app.context)
            for seat in range(session.game.players())
            if session.seats[seat] == PERSON
        ]

    def problems(self) -> list[str]:
        """Return what is wrong. What ends the game raises."""
        session = self._session
        out = session.game.moves_buffer()
        if hasattr(self._views[0], "cells"):
            self._look_at_boxes(self._views[0])
        looks = 0
        for n in range(_MOVES):
            is_over = session.game.player() == OVER
            if n < _BEGIN or n % _EACH == 0 or is_over:
                looks += 1
                for view in self._on():
                    self._look(view)
            if is_over or self._found or looks == _LOOKS:
                break
            session.play(self._chance.choice(out[: session.game.legal(out)]))
            for view in self._views:
                view.changed()
        return self._found

    def _on(self) -> list[Any]:
        """Return the views of who is to move and of another person."""
        mover = self._session.game.player()
        views = sorted(self._views, key=lambda view: view.seat != mover)
        return views[:2]

    def _look(self, view: Any) -> None:
        is_grid = hasattr(view, "cells")
        if is_grid:
            self._look_at_lines(view)
        if not self._found:
            view.is_fresh = True
            view.draw(self._canvas)
        if not is_grid:
            return
        seen = view.seen
        if seen.player() == view.seat:
            out = seen.moves_buffer()
            for move in out[: seen.legal(out)]:
                self._look_at_move(view, move)
            for at in range(view.size):
                if view.stops(at) and at not in view.choices and view.choices:
                    self._fits(view, view.why_not(at), "why_not")
        for at in range(view.size):
            self._look_at_cell(view, at)

    def _look_at_move(self, view: Any, move: int) -> None:
        if view.can_hint():
            view.spot((move,))
        cells = view.cells(move, view.seat)
        for cell in cells:
            if not view.stops(cell):
                self._say("cursor", f"the cursor cannot be in cell {cell}, of move {move}", "stops")
        if not cells or view.is_second(move):
            self._fits(view, view.name(move), "name")
        if cells:
            cursor = view.cursor
            view.cursor = cells[0]
            self._fits(view, view.prompt(), "line")
            view.cursor = cursor

    def _look_at_cell(self, view: Any, at: int) -> None:
        shown = view.shows(at)
        own = vars(type(view))
        if "paint" in own or not isinstance(shown, str) or "\n" in shown:
            return
        _, _, w, _ = view.box(at)
        if width(shown) > w:
            what = f"cell {at} shows {told(shown)}, {width(shown)} dots wide, and is {w} wide"
            self._say("shows", what, "shows")

    def _look_at_boxes(self, view: Any) -> None:
        if not view.size:
            self._say("size", "the board has no cells: set COLUMNS and ROWS, or BOXES", "GAME")
        for at in range(view.size):
            x, y, w, h = view.box(at)
            where = f"cell {at} is {w}x{h} dots at {x}, {y}"
            names = ("BOXES", "box", "AT", "SIZE", "COLUMNS")
            if x < 0 or y < 0 or w < 1 or h < 1 or x + w > WIDTH:
                self._say("box", f"{where}, and the display has the columns 0 to 127", *names)
            elif y + h > LAST_LINE:
                low = f"its lowest row is {y + h - 1}, and the last line begins at {LAST_LINE}"
                self._say("box", f"{where}: {low}", *names)

    def _look_at_lines(self, view: Any) -> None:
        """Look whether name and score of each player have room side by side, whoever plays."""
        n = view.seen.players()
        panel = view.PANEL or [view._beside(i) for i in range(0 if view.BOXES else n)]
        for i, (x, y, w) in enumerate(panel[:n]):
            seat = (view.seat + i) % n
            if x < 0 or x + w > WIDTH or y < 0 or y + LINE - 1 > LAST_LINE:
                self._say("panel", f"line {i} of the players lies beyond the display", "PANEL")
            score = view.score(seat)
            room = w - LINE - (LINE if view.HAS_DISCS else 0)
            called = _names(n)[0]
            needed = width(called) + (width(score) + 2 if score else 0)
            if needed > room:
                what = f"{called!r} and the score {score!r} take {needed} dots, and the line of a"
                what += f" player has {room} for them"
                self._say("panel", what, "PANEL", "score", "AT", "COLUMNS")

    def _fits(self, view: Any, text: str, method: str) -> None:
        if width(text) > WIDTH:
            what = f"{method}() returned {told(text)}, {width(text)} dots wide, and a line has"
            self._say(method, f"{what} {WIDTH}", method)

    def _say(self, kind: str, what: str, *names: str) -> None:
        """Note a problem, of one kind but once."""
        if kind not in self._kinds:
            self._kinds.add(kind)
            self._found.append(place_in(self._root, self._file, *names) + what)


@functools.cache
def _names(players: int) -> tuple[str, ...]:
    """Return the signs of players where their names have no room, in all languages."""
    found = []
    for language in _LANGUAGES:
        words: Any = importlib.import_module(f"firmware.words.{language}")
        found += [words.SHORT.format(n=players), words.YOU]
        found += [called[0] + (str(players - 1) if players > 2 else "") for called in words.NAMES]
    return tuple(sorted(set(found), key=width, reverse=True))
