"""Going back in time: each picture that the panel showed, with the nvm and the game at that moment.

A running program cannot be restored, so the machine is started again with the nvm of that moment
and resumes the game, as it does after another game (firmware/screens/begin/start.py).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine import record
from engine.game import OVER
from engine.session import ONE_HINT, PRACTICE
from firmware.storage.log import Store
from firmware.storage.records import GO_ON
from host_sim.games import replayed
from host_sim.machine import Machine
from host_sim.options import info

MOST = 5000  # pictures
_SEED = slice(6, 10)  # of a record, see engine/record.py
_FLAGS = 10


class Moment(NamedTuple):
    """A picture. nvm: at that time. kind, game: the record of the game being played, b"" for none.

    mark: how many of the game's moves had been played at the last reveal.
    """

    frame: bytes
    nvm: bytes
    kind: int = 0
    game: bytes = b""
    mark: int = 0


class Rewind:
    """The moments of a machine, the newest last. at: how many moments back is shown.

    frame: a function that returns the present picture; by default the machine's own.
    """

    def __init__(self, machine: Machine, frame: Callable[[], bytes] | None = None) -> None:
        self.machine = machine
        self._frame = frame or machine.frame
        self.at = 0
        self._moments: deque[Moment] = deque(maxlen=MOST)
        self._changes = -1

    def note(self) -> None:
        """Record the present, if the panel shows something new."""
        machine = self.machine
        if machine.chip.changes == self._changes:
            return
        self._changes = machine.chip.changes
        frame, nvm = self._frame(), bytes(machine.nvm)
        last = self._moments[-1] if self._moments else Moment(b"", b"")
        if frame != last.frame:
            kept = last.nvm if nvm == last.nvm else nvm  # share equal copies
            self._moments.append(Moment(frame, kept, *_game(machine)))

    def back(self, steps: int) -> None:
        """Show so many moments further back, or the first of the game; of all, without a game."""
        self.at = min(self.at + steps, self._most())

    def forward(self, steps: int) -> None:
        """Show so many moments nearer to the present, or the present."""
        self.at = max(0, self.at - steps)

    def _most(self) -> int:
        """Return how many moments back the newest game began."""
        newest = None
        found = max(0, len(self._moments) - 1)
        for at in range(len(self._moments)):
            game = self._game_of(at)
            newest = newest or game
            if game and game != newest:
                break
            if game:
                found = at
        return found

    def _game_of(self, at: int) -> tuple[int, bytes] | None:
        """Return what tells the game of so many moments ago from others, None without one."""
        moment = self._moments[-1 - at]
        return (moment.kind, moment.game[_SEED]) if moment.game else None

    def where(self) -> str:
        """Return how far the game was at the moment that is shown, in English; "" without one."""
        game = self._moments[-1 - self.at].game if self._moments else b""
        if not game:
            return ""
        session = replayed(game)
        of_game = info(session.game.NAME)
        return str(of_game.where(of_game.progress(session)))

    def frame(self) -> bytes:
        """Return the picture of the moment that is shown."""
        return self._moments[-1 - self.at].frame if self._moments else self._frame()

    def go(self) -> bool:
        """Make the moment that is shown the present; return True if the machine must be started."""
        if not self.at:
            return False
        ahead = [self._moments.pop() for _ in range(self.at)]
        self.at = 0
        now = self._moments[-1]
        nvm = bytearray(now.nvm)
        if now.game:
            store = Store(nvm)
            if store.save(now.kind, _taken_back(now, ahead)):
                store.save(GO_ON, bytes((now.kind,)))
        self.machine.nvm[:] = bytes(nvm)
        return True


def _game(machine: Machine) -> tuple[int, bytes, int]:
    """Return kind, game and mark of the game being played."""
    app: Any = None if machine.drive else machine.main.get("app")
    playing = getattr(app, "playing", None)
    if playing is None or playing.session.game.player() == OVER:
        return 0, b"", 0
    return app.saves.kind, record.encode(playing.session), playing.session.mark


def _taken_back(now: Moment, ahead: Sequence[Moment]) -> bytes:
    """Return the record of a game, with practice (H13) and hints of the moments after it."""
    session = replayed(now.game)
    for moment in ahead:
        is_same = moment.game[_SEED] == now.game[_SEED] and moment.kind == now.kind
        if is_same and moment.mark > len(session.moves):
            session.flags |= PRACTICE
        if is_same:  # hints stay counted
            more = moment.game[_FLAGS] // ONE_HINT - session.hints()
            session.flags += ONE_HINT * max(0, more)
    return record.encode(session)
