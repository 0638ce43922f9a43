"""A handheld played in real time: its keys, its frontend (window or terminal), what is saved.

The firmware runs in the main thread; the frontend is called inside the firmware's sleeps.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from boards.install.ending import printed_mistake, raised_by_signals
from engine import codes
from host_sim import patience, saves, sent
from host_sim.devices.bus import Fatal
from host_sim.devices.clock import Clock, Stop
from host_sim.devices.modules import Reload
from host_sim.frontends import keep, own
from host_sim.frontends.lock import Lock
from host_sim.history import NAME, History
from host_sim.machine import CODE, Machine, nvm_size
from host_sim.program import trouble
from host_sim.program.drive import Drive

SHORTEST_US = 55_000  # a press lasts at least so long
_PATIENCE = 1.0  # seconds that games.sqlite may be in use at the end
IN_USE = "Another window has these saved games: nothing is saved here."
ASK = " Started with --take-over, this one takes them."
DEAF = " It does not let go: close it first."
NOTHING = "F6 copies the code of a running game, and the result of one that is over."
LOST = "Nothing is saved here any more: another window has taken over."
_TURNED = {"UP": "DOWN", "DOWN": "UP", "LEFT": "RIGHT", "RIGHT": "LEFT"}
_MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class Frontend(Protocol):
    """Shows the panel and has keys. pump() reads keys, draws changes, and may raise Stop."""

    def pump(self, live: Live) -> None: ...


class Live:
    """A machine played until it is left. nvm_file: where its nvm is saved, None for nowhere.

    program: the file to run, from the root of the project.
    drive: somebody else's program instead of the firmware.
    takes_over: take the save over if another window has it; else nothing is saved then.
    sent: the digits of a game that somebody has sent (sent.py), until it is shown.
    notice: a sentence for the player. unsaved: why the last change is not saved, "" if it is.
    is_held: the picture is shown as its player holds the handheld. A left hand holds it upside
    down; then the picture and the directions are turned back.
    """

    is_held = False
    sent = ""
    _own: own.Watched | None = None
    _game = ""  # the one that own is of
    _printed = 0  # lines of the console that were looked at for mistakes

    def __init__(
        self,
        profile: Any,
        seed: int | None,
        env: Mapping[str, object],
        nvm_file: Path | None,
        program: str | Path = CODE,
        takes_over: bool = False,
        drive: Drive | None = None,
    ) -> None:
        self.drive = drive
        self.program = program
        self.nvm_file = nvm_file
        self.notice = self.unsaved = ""
        self._told: set[str] = set()
        self._lock = Lock(nvm_file) if nvm_file else None
        is_ours = not self._lock or self._lock.take() or (takes_over and self._lock.take_over())
        nvm, self._trouble = keep.load_nvm(nvm_file) if nvm_file else (b"", "")
        if len(nvm) > nvm_size(profile):
            self._trouble = (
                f"The saved games in {nvm_file} are of a board with more memory, and what fits is"
                " taken over"
            )
        if len(nvm) in saves.SIZES:
            nvm = saves.convert(nvm, nvm_size(profile))
        self.machine = Machine(
            profile,
            seed=seed,
            env=env,
            nvm=nvm,
            realtime=True,
            localtime=time.localtime,
            drive=drive,
        )
        self.machine.nvm.on_write = self._note_write
        self._has_changed = False
        self.history = History(nvm_file.with_name(NAME), nvm_file.stem) if nvm_file else None
        if not is_ours:
            self._trouble = ""
            self._stop_saving(IN_USE + (DEAF if takes_over else ASK))
        self._holders: dict[str, set[object]] = {}
        self._since: dict[str, int] = {}
        self._buttons: dict[str, str] = {}  # the machine's, where it is another one

    @property
    def _is_turned(self) -> bool:
        if self.drive:
            return False
        device = getattr(self.machine.main.get("app"), "device", None)
        return self.is_held and bool(getattr(device, "is_turned", 0))

    def frame(self) -> bytes:
        """Return what the panel shows, as Machine.frame(), the way its player holds it."""
        frame = self.machine.frame()
        return frame[::-1].translate(_MIRRORED) if self._is_turned else frame

    def line(self) -> str:
        """Return the result that is shown, as after/share.py writes it, or the code of a running
        game, or "".
        """
        app = self.machine.main.get("app")
        if app is None or self.drive:
            return ""
        share = self.machine.load("firmware.screens.after.share")
        over = share.of(app)
        if over:
            return str(share.line(over))
        if app.playing is None:
            return ""
        session = app.playing.session
        return "TOMBOLO " + codes.encode(session.game, session.seed, session.options)

    def make_own(self, game: str) -> None:
        """Say that a game is the player's own: start it again when a file of it is saved."""
        self._own = own.Watched(game)
        self._game = game

    def open(self, code: str) -> None:
        """Start the program again, with the game of a code or a record. Raises Reload.

        The program of a drive knows no games, and goes on.
        """
        if self.drive:
            return
        if code.startswith(sent.SIGN):
            self.sent = code[len(sent.SIGN) :]
        else:
            self.machine.once["TOMBOLO_CODE"] = code
        raise Reload

    def _show_sent(self) -> None:
        """Put up the game that was sent, once that can be."""
        app = self.machine.main.get("app")
        if self.sent and app is not None and sent.show(app, self.sent, self.machine.load):
            self.sent = ""

    # keys

    def press(self, key: str, holder: object = None) -> None:
        """Press a button for a holder: several keys of the keyboard may hold the same button."""
        holders = self._holders.setdefault(key, set())
        if not holders and not self._is_down(key):
            self._since[key] = self.machine.clock.now
            self._buttons[key] = _TURNED.get(key, key) if self._is_turned else key
        holders.add(holder)
        self.machine.set_key(self._buttons.get(key, key), True)

    def _is_down(self, key: str) -> bool:
        return self.machine.is_down(self._buttons.get(key, key))

    def release(self, key: str, holder: object = None) -> None:
        """Release a button; it comes up when nobody holds it and it was down long enough."""
        holders = self._holders.setdefault(key, set())
        holders.discard(holder)
        if not holders:
            clock = self.machine.clock
            clock.call_at(max(clock.now, self._since.get(key, 0) + SHORTEST_US), self._lift)

    def _lift(self) -> None:
        now = self.machine.clock.now
        for key, holders in self._holders.items():
            if not holders and now >= self._since.get(key, 0) + SHORTEST_US:
                self.machine.set_key(self._buttons.get(key, key), False)

    def release_all(self) -> None:
        """Release every button, as when the window loses the keyboard."""
        for key, holders in self._holders.items():
            for holder in list(holders):
                self.release(key, holder)

    def down(self) -> list[str]:
        """Return the buttons that are down."""
        return [key for key in self._holders if self._is_down(key)]

    # saving

    def _note_write(self, _: object) -> None:
        self._has_changed = True

    def _tell(self, sentence: str) -> None:
        """Say a sentence to the player, once in a play."""
        if sentence not in self._told:
            self._told.add(sentence)
            self.notice = " ".join(filter(None, (self.notice, sentence)))

    def _stop_saving(self, sentence: str) -> None:
        """Leave the save to another window."""
        self.nvm_file = self.history = None
        self.unsaved = sentence
        self._tell(sentence)

    def _yield(self) -> None:
        """Let the save go if another window asks for it, with everything that has been played."""
        if self.nvm_file and self._lock and self._lock.is_wanted():
            self.save(is_last=True)
            self._lock.let_go()
            self._stop_saving(LOST)

    def _set_aside(self) -> None:
        """Rename a save that cannot be used; where that fails, save nothing instead of it."""
        if self._trouble and self.nvm_file is not None:
            aside = keep.set_aside(self.nvm_file)
            if aside is None:
                self.nvm_file = self.history = None
            end = f"they are set aside as {aside}." if aside else "nothing is saved in this play."
            self._tell(f"{self._trouble}; {end}")
            self._trouble = ""

    def save(self, is_last: bool = False) -> None:
        """Save the nvm if it has changed, and games that are over.

        is_last: a write that has failed before is tried again.
        """
        if self.nvm_file is None:
            return
        has_changed = self._has_changed or (is_last and bool(self.unsaved))
        if has_changed:
            try:
                keep.save_nvm(self.nvm_file, bytes(self.machine.nvm))
                self.unsaved = ""
            except OSError as error:
                self.unsaved = f"The game cannot be saved in {self.nvm_file}: {error.strerror}."
            self._has_changed = False  # not before: Ctrl-C may come in between
        if is_last or (has_changed and not self.unsaved):
            self._note_games(is_last)

    def _note_games(self, is_last: bool) -> None:
        """Keep the games that are over, which the nvm has only until the next ones."""
        if not self.history:
            return
        try:
            is_kept = self.history.note(bytes(self.machine.nvm), _PATIENCE if is_last else 0)
        except sqlite3.Error as error:
            self._tell(f"The game cannot be kept in {NAME}: {error}.")
        else:
            if is_last and not is_kept:
                self._tell(f"The last games are not in {NAME}: another program holds it.")

    def close(self) -> None:
        """Let other windows have the save."""
        if self._lock:
            self._lock.let_go()

    # playing

    def run(self, frontend: Frontend) -> str:
        """Play until the frontend, Ctrl-C or the firmware ends it; return "" or what went wrong.

        The traceback of an error is in a file that the sentence names. At the end, a write that
        failed is tried again.
        """
        self._set_aside()

        def turn(clock: Clock) -> None:
            limit.beat()
            frontend.pump(self)
            self._show_sent()
            self.save()
            self._yield()
            self._look_at_own()

        limit = patience.Limit()
        self.machine.clock.world = turn
        try:
            wrong = self._boot()
        finally:
            limit.end()
            self.save(is_last=True)
            self.close()
        return " ".join(filter(None, (wrong, self.unsaved if self.nvm_file else "")))

    def _look_at_own(self) -> None:
        """Tell a new mistake of the player's own game, or start it again if it has changed."""
        if not self._own:
            return
        console = self.machine.console
        if len(console) > self._printed:
            self._printed = len(console)
            self._tell(printed_mistake(console, own.folders(self._game)))
        if self._own.has_changed():
            raise Reload

    def _boot(self) -> str:
        console = self.machine.console
        try:
            is_left = self.machine.boot(self.program)
        except KeyboardInterrupt:
            is_left = True
        except patience.Endless as error:
            return f"The game was ended: {patience.sentence(error)}."
        except (Exception, Fatal) as error:
            if self.drive:
                return trouble.of(error, self.drive)
            return keep.stopped(error, console)
        if self.drive:
            return "" if is_left else self._stay()
        if not is_left:
            return "The firmware came to its end, which it should not. " + keep.log(console)
        found = printed_mistake(console, own.folders(self._game))
        if found:
            return f"The firmware met an error and started again: {found}. " + keep.log(console)
        return ""

    def _stay(self) -> str:
        """Show the last picture of a program that has ended, until the person leaves."""
        self._tell("The program has ended.")
        with contextlib.suppress(Stop, KeyboardInterrupt):
            while True:
                self.machine.clock.sleep(100_000)
        return ""


def stopped_by_signals() -> contextlib.AbstractContextManager[None]:
    """Let SIGTERM and SIGHUP end the game as closing its window does."""
    return raised_by_signals(lambda _: Stop())
