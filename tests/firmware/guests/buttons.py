"""Guests for tests: games of packs, and a game made here for what Kalah and Reversi lack."""

from __future__ import annotations

from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from host_sim.drive import Handheld
from host_sim.machine import Machine
from tests.firmware.menus import app

PASS = 81  # of Leap
_LAST_LINE = 128 * 7  # where its 128 bytes start in a frame
_QUICK = 160  # bytes that a step of the cursor sends at most, and with another last line
_QUICK_WITH_LINE = 300


def start(drive: Path, name: str, seed: int = 5, level: str = "random", **more: Any) -> Handheld:
    """Start a game on a drive with packs; the opponents are of that level."""
    handheld = Handheld(seed=seed, env={"TOMBOLO_GAME": name}, root=drive, start_ms=1500, **more)
    found = app(handheld).screen
    sentences = getattr(found, "sentences", None)  # of a Notice: the game could not be loaded
    assert not sentences, " ".join(sentences)
    found.info.LEVELS = (level,) * 5
    return handheld


def play_of(handheld: Handheld) -> Any:
    play = app(handheld).screen
    assert type(play).__name__ == "Play", play
    return play


def first_of(view: Any) -> int:
    """Return the first legal move: of a cell, of two, or of none."""
    assert view.seen.legal(view.out) > 0
    move: int = view.out[0]
    return move


def slow_step(handheld: Handheld, name: str, key: str) -> str:
    """Press a direction; return a sentence if the step of the cursor sends much, else ""."""
    before = handheld.frame()[_LAST_LINE:]
    handheld.bytes_on_bus()
    handheld.press(key)
    count = handheld.bytes_on_bus()
    most = _QUICK if handheld.frame()[_LAST_LINE:] == before else _QUICK_WITH_LINE
    if count <= most:
        return ""
    return (
        f"firmware/games/{name}/view.py: {key} to cell {play_of(handheld).view.cursor} sends"
        f" {count} bytes to the display, and {most} are quick: make the cells smaller, or let them"
        " begin and end at multiples of 8 dots from the top"
    )


def leap(machine: Machine, seats: bytes, **configured: Any) -> Any:
    """Return a view of seat 0 of Leap: pieces in cells 0 and 8 of nine go to a free neighbour.

    A move is 9 * start + end, or PASS. The game is over after ten moves.
    """
    contract = machine.load("engine.game")

    class Leap(contract.Game):  # type: ignore[name-defined]
        NAME = "leap"
        SIZE = 8
        MAX_LEGAL = 9
        PLAYERS = (2, 2)

        def deal(self) -> None:
            self.state[6] = 8

        def player(self) -> int:
            return int(self.state[4] % 2) if self.state[4] < 10 else -1

        def legal(self, out: Any) -> int:
            start = self.state[5 + self.player()]
            ends = [end for end in range(9) if self.is_near(start, end)]
            moves = [9 * start + end for end in ends] + [PASS]
            out[: len(moves)] = array("H", moves)
            return len(moves) if self.player() >= 0 else 0

        def is_near(self, start: int, end: int) -> bool:
            distance = abs(start % 3 - end % 3) + abs(start // 3 - end // 3)
            return distance == 1 and end not in self.state[5:7]

        def apply(self, move: int) -> bool:
            if move != PASS:
                self.state[5 + self.player()] = move % 9
            self.state[4] += 1
            return False

        def score(self, player: int) -> int:
            return 0

        def observe(self, player: int, out: Any) -> None:
            out[:] = self.state

    class View(machine.load("firmware.guest.grid").Grid):  # type: ignore[misc]
        GAME = Leap
        COLUMNS = ROWS = 3
        SIZE = (14, 14)
        SHOWS_LEGAL = True

        def shows(self, at: int) -> Any:
            return bytes(self.seen.state[5:7]).index(at) if at in self.seen.state[5:7] else ""

        def cells(self, move: int, seat: int) -> tuple[int, ...]:
            return () if move == PASS else (move // 9, move % 9)

    for name, value in configured.items():
        setattr(View, name, value)
    session = machine.load("engine.session").Session(Leap(), 1, b"", seats)
    settings = SimpleNamespace(hold=0)
    return View(session, 0, SimpleNamespace(settings=settings, sound=None))


def make(view: Any, move: int) -> None:
    """Make a move of whoever's turn it is, as the play screen does."""
    if view.session.game.player() != view.seat:
        view.expect(move)
    view.session.play(move)
    view.changed()


def made(view: Any) -> int:
    """Return the move that the person has decided on, and make it."""
    move: int = view.take_move()
    make(view, move)
    return move
