"""Pictures of a game that a bot plays, on one sheet: what its maker wants to see of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from engine.game import OVER
from firmware.words.language import LANGUAGES
from host_sim.bots import LONG_MS, choose, guest, session_of, wait_for_turn
from host_sim.drive import Handheld
from host_sim.frontends import png

_BEGIN_MS = 1500  # until a game has begun
_SETTLE_MS = 400  # until nothing moves
_THINK_MS = 50
_MOST_STEPS = 1200  # of these for a hint
_MOST_BLINK = 20  # of these in a blink
_LONGEST = 1000  # own moves
_BACK = 8  # presses of B
_SEED = 5
# The sheet.
_COLUMNS = 3
_SCALE = 3
_MARGIN = 12
_CAPTION = 18  # high


class Shot(NamedTuple):
    """A frame of the display, and what it shows."""

    caption: str
    frame: bytes


def languages(root: Path, name: str) -> list[str]:
    """Return the languages that a game in root has, English first."""
    words = root / f"firmware/games/{name}/words"
    there = [language for language, _ in LANGUAGES if (words / f"{language}.py").is_file()]
    return there or ["en"]


def shots(drive: Path, name: str, language: str) -> list[Shot]:
    """Play a game of a drive in a language; return its pictures: from its first to its result."""
    env = {"TOMBOLO_GAME": name, "TOMBOLO_LANGUAGE": language}
    n = len(_Bot(drive, env).play(-1))
    return _Bot(drive, env).play(max(1, n // 2))


class _Bot:
    """Plays a game of its own choice, the same one each time."""

    def __init__(self, drive: Path, env: dict[str, str]) -> None:
        self._env = env
        self._drive = drive
        self._shots: list[Shot] = []

    def play(self, middle: int) -> list[Shot]:
        """Return the pictures; the middle ones before so many own moves, none if it is negative.

        Then a picture of each own move is returned instead.
        """
        with Handheld(seed=_SEED, env=self._env, root=self._drive, start_ms=_BEGIN_MS) as handheld:
            self._handheld = handheld
            if not hasattr(self._screen(), "session") and not hasattr(self._screen(), "play"):
                return [Shot("why it cannot be played", handheld.frame())]
            session = session_of(handheld)
            player = guest.Chooser(handheld, "greedy")
            own = 0
            has_hint = False
            while session.game.player() != OVER and own < _LONGEST:
                kind = wait_for_turn(handheld)
                if kind == "Cover":
                    handheld.press("A")
                    continue
                if kind != "Play" or session.game.player() != self._screen().seat:
                    break
                view = self._screen().view
                if middle < 0:
                    self._shots.append(Shot("a move", b""))
                elif own == 0:
                    self._snap("the first move")
                if own == middle:
                    self._middle()
                if 0 <= middle <= own and not has_hint and self._screen().view.can_hint():
                    has_hint = True
                    self._hint()
                view = self._screen().view
                if not hasattr(view, "cells"):
                    break  # a bot of its own would be needed
                guest.press_move(handheld, view, player.choose(view))
                own += 1
            if middle < 0:
                return self._shots
            if session.game.player() == OVER:
                self._snap("the last position")
                wait_for_turn(handheld)
                handheld.wait(LONG_MS)
                self._snap("the result")
            return self._shots

    def _screen(self) -> Any:
        return self._handheld.machine.main["app"].screen

    def _snap(self, caption: str, settle: int = _SETTLE_MS) -> None:
        self._handheld.wait(settle)
        self._shots.append(Shot(caption, self._handheld.frame()))

    def _hint(self) -> None:
        """Take the rungs of a hint."""
        handheld = self._handheld
        handheld.press("DOWN+A")
        for _ in range(_MOST_STEPS):
            if type(self._screen()).__name__ == "Hint":
                break
            handheld.wait(_THINK_MS)
        self._snap("a hint, where")
        handheld.press("DOWN")
        for _ in range(_MOST_BLINK):  # what it does comes and goes
            if getattr(self._screen(), "is_on", True):
                break
            handheld.wait(_THINK_MS)
        self._snap("a hint, what", 0)
        handheld.press("B")

    def _middle(self) -> None:
        """Take what there is in the middle: the board, the menu and the rows of its own."""
        handheld = self._handheld
        self._snap("the middle")
        play = self._screen()
        own = [row.text() for row in play.view.rows(play)]
        handheld.hold("B", LONG_MS)
        self._snap("the menu")
        names = {play.view.name(move) for move in getattr(play.view, "others", ())}
        for label in own:
            if label in names:
                continue  # a move
            if not choose(handheld, label):
                continue
            self._snap(label)
            for _ in range(_BACK):
                if type(self._screen()).__name__ in ("Menu", "Play"):
                    break
                handheld.press("B")
            if type(self._screen()).__name__ == "Play":
                handheld.hold("B", LONG_MS)
            if type(self._screen()).__name__ != "Menu":
                return  # B does not lead back, which make test says
        handheld.press("B")


def sheet(blocks: Sequence[tuple[str, Sequence[Shot]]]) -> Image.Image:
    """Return a picture of all shots: a block for each language, under its title."""
    wide, high = _SCALE * 128 + _MARGIN, _SCALE * 64 + _CAPTION + _MARGIN
    rows = [-(-len(shots) // _COLUMNS) for _, shots in blocks]
    size = (_COLUMNS * wide + _MARGIN, sum(n * high + 2 * _CAPTION for n in rows) + _MARGIN)
    found = Image.new("RGB", size, "white")
    pen = ImageDraw.Draw(found)
    top = _MARGIN
    for (title, shots), n in zip(blocks, rows, strict=True):
        pen.text((_MARGIN, top), title, "black")
        top += 2 * _CAPTION
        for at, shot in enumerate(shots):
            x, y = _MARGIN + at % _COLUMNS * wide, top + at // _COLUMNS * high
            pen.text((x, y - _CAPTION + 2), shot.caption, "black")
            found.paste(png.image(shot.frame, _SCALE).convert("RGB"), (x, y))
        top += n * high
    return found
