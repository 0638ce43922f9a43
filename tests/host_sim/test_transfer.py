"""`saves`: between a board, the desktop and files; the board is a REPL behind a pty."""

from __future__ import annotations

import builtins
import contextlib
import gzip
import io
import os
import sys
import threading
import traceback
from types import SimpleNamespace
from typing import Any

import pytest

from boards.install import buttons
from host_sim import saves, sent, transfer
from host_sim.frontends import keep
from host_sim.frontends.lock import Lock
from tests.firmware.test_statistics import KINDS
from tests.host_sim.test_saves import kept, played
from tests.host_sim.test_sent import played as game_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a pty is POSIX's")
STOP, RAW, PLAIN, RUN = 3, 1, 2, 4
LINK = f"https://a.example/#record={sent.write(game_of(KINDS[0]))}".encode()


class Board:
    """A board as CircuitPython shows itself at its port.

    state: its program "runs", it "waits" for a key, or shows its REPL "plain" or "raw".
    """

    def __init__(self, nvm: bytes) -> None:
        import pty
        import tty

        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        self.port = os.ttyname(self.slave)
        self.state = "runs"
        self.nvm: Any = bytearray(nvm)  # None without memory
        self.writes = 0
        self.is_mute = False
        self._names: dict[str, object] = {}
        self._lines = b""
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                for byte in os.read(self.master, 1024):
                    answer = b"" if self.is_mute else self._take(byte)
                    os.write(self.master, answer)

    def _take(self, byte: int) -> bytes:
        if self.state == "runs":
            if byte != STOP:
                return b""
            self.state = "waits"
            return b"\r\nCode done running.\r\n\r\nPress any key to enter the REPL."
        if self.state == "waits":
            self.state = "plain"
            self._names = {}
            return b"\r\nAdafruit CircuitPython 10.2.1\r\n>>> "
        if byte == RAW:
            self.state, self._lines = "raw", b""
            return b"raw REPL; CTRL-B to exit\r\n>"
        if byte == PLAIN:
            self.state = "plain"
            return b"\r\n>>> "
        if byte == STOP:
            self._lines = b""
            return b"\r\nKeyboardInterrupt\r\n>>> " if self.state == "plain" else b""
        if byte != RUN:
            self._lines += bytes((byte,))
            return b""
        if self.state == "plain":
            self.state = "runs"
            return b"\r\nsoft reboot\r\n"
        lines, self._lines = self._lines, b""
        return b"OK" + self._run(lines.decode()) + b"\x04>"

    def _run(self, lines: str) -> bytes:
        out = io.StringIO()

        def load(name: str, *more: object) -> object:
            return SimpleNamespace(nvm=self._slices()) if name == "microcontroller" else real(name)

        real = builtins.__import__
        own = {**vars(builtins), "__import__": load, "print": lambda *a: print(*a, file=out)}
        self._names["__builtins__"] = own
        error = ""
        try:
            exec(lines, self._names)
        except Exception:
            error = traceback.format_exc().replace("\n", "\r\n")
        return (out.getvalue().replace("\n", "\r\n") + "\x04" + error).encode()

    def _slices(self) -> object:
        board = self
        if self.nvm is None:
            return None

        class Nvm:
            def __len__(self) -> int:
                return len(board.nvm)

            def __getitem__(self, at: slice) -> bytes:
                return bytes((board.nvm)[at])

            def __setitem__(self, at: slice, content: bytes) -> None:
                board.nvm[at] = content
                board.writes += 1

        return Nvm()


@pytest.fixture(autouse=True)
def _own_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


@pytest.fixture(scope="module", params=saves.SIZES)
def nvm(request):
    return bytes(played(request.param, 1).nvm)


def move(source, target, *more):
    return transfer.main(["--from", str(source), "--to", str(target), *more])


def test_what_a_board_holds_comes_into_a_file_and_back(tmp_path, nvm, capsys):
    board = Board(nvm)
    file = tmp_path / "my games.nvm"
    assert move("board", file, "--port", board.port) == 0, capsys.readouterr().err
    assert file.read_bytes() == nvm
    assert board.state == "runs"  # again
    empty = Board(b"\xff" * len(nvm))
    assert move(file, "board", "--port", empty.port) == 0
    assert empty.nvm == nvm
    assert empty.writes == 1
    assert empty.state == "runs"
    said = capsys.readouterr().out
    assert f"the board now has {saves.describe(nvm)}" in said


def test_a_board_of_the_other_size_takes_everything(tmp_path, nvm):
    file = tmp_path / "games.nvm"
    file.write_bytes(nvm)
    other = sum(saves.SIZES) - len(nvm)
    board = Board(bytes(other))
    assert move(file, "board", "--port", board.port) == 0
    assert len(board.nvm) == other
    assert kept(bytes(board.nvm)) == kept(nvm)


def test_the_desktops_save_goes_to_a_board_and_comes_from_one(nvm):
    board = Board(nvm)
    assert move("board", "desktop", "--board", "feather_m4", "--port", board.port) == 0
    desktop, trouble = keep.load_nvm(keep.nvm_file("feather_m4"))
    assert (len(desktop), trouble) == (8192, "")
    assert kept(desktop) == kept(nvm)
    board.nvm[:] = b"\xff" * len(nvm)
    assert move("desktop", "board", "--board", "feather_m4", "--port", board.port) == 0
    assert kept(bytes(board.nvm)) == kept(nvm)


def test_files_change_their_size(tmp_path, nvm):
    digits, other = tmp_path / "digits.txt", tmp_path / "other.nvm"
    digits.write_text(nvm.hex(" ", 32))
    size = sum(saves.SIZES) - len(nvm)
    assert move(digits, other, "--size", str(size)) == 0
    assert len(other.read_bytes()) == size
    assert kept(other.read_bytes()) == kept(nvm)


def test_what_is_replaced_is_asked_about_and_kept(tmp_path, nvm, monkeypatch, capsys):
    old, new = tmp_path / "old.nvm", tmp_path / "new.nvm"
    before = bytes(played(4096, 1).nvm)
    old.write_bytes(before)
    new.write_bytes(nvm)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert move(new, old) == 1
    assert capsys.readouterr().err.startswith("saves: nothing was replaced: add --yes")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    for answer, status in (("", 1), ("no", 1), ("Y ", 0)):
        assert old.read_bytes() == before
        monkeypatch.setattr(builtins, "input", lambda _, answer=answer: answer)
        assert move(new, old) == status
    assert old.read_bytes() == nvm
    said = capsys.readouterr().out
    assert f"{old}: {saves.describe(before)}, to be replaced." in said
    (aside,) = (keep.data_folder() / "replaced").iterdir()
    assert aside.read_bytes() == before
    assert move(aside, old, "--yes") == 0
    assert old.read_bytes() == before


def test_games_without_room_are_told_before_anything_is_written(tmp_path, capsys):
    from tests.firmware.test_statistics import KINDS, Device
    from tests.host_sim.test_saves import begun

    device = Device("NRF52840")
    for seed in range(3):
        begun(device, *KINDS[0], seed=seed)
    file = tmp_path / "games.nvm"
    file.write_bytes(bytes(device.nvm))
    assert move(file, tmp_path / "small.nvm", "--size", "4096") == 0
    assert "There is room for 1 running game and no games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "there are no saved games in "),
        (b"Dear diary", "cannot be used: it holds 10 bytes, and saved games are 4,096 or 8,192."),
        (b"\xff" * 4096, "cannot be used: it is empty: nothing has been saved in it."),
        (
            gzip.compress(b"\xff" * 4096, mtime=0),
            "cannot be used: it is a gzip file, to be unpacked first,",
        ),
        (b"\x89PNG\r\n\x1a\n", "cannot be used: it is a picture, not saved games."),
        (b"see AJ20-06N4.", "it is the code of a game: make play CODE=AJ20-06N4 deals it."),
        (LINK, "cannot be used: it is a game with its moves: make review RECORD= shows it."),
    ],
)
def test_what_is_no_save_replaces_nothing(tmp_path, content, sentence, capsys):
    file = tmp_path / "games.nvm"
    if content is not None:
        file.write_bytes(content)
    assert move(file, "desktop") == 1
    assert not keep.nvm_file("pico").exists()
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_save_that_is_being_played_is_not_replaced(tmp_path, nvm, capsys):
    file = tmp_path / "games.nvm"
    file.write_bytes(nvm)
    lock = Lock(keep.nvm_file("pico"))
    assert lock.take()
    assert move(file, "desktop") == 1
    assert "the desktop's pico is being played: close the game first" in capsys.readouterr().err
    lock.let_go()
    assert move(file, "desktop") == 0


def mute(board: Board) -> None:
    board.is_mute = True


def without(board: Board) -> None:
    board.nvm = None


def spoil(board: Board) -> None:
    board.nvm = bytearray(256)


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (mute, f"the board does not answer: {buttons.RESTART}, and try again"),
        (without, "the board has 0 bytes of memory, too few to save games"),
        (spoil, "the board has 256 bytes of memory, too few to save games"),
    ],
)
def test_a_board_that_cannot_is_one_sentence(tmp_path, fault, sentence, capsys, monkeypatch):
    monkeypatch.setattr("boards.install.repl._TRIES", 1)
    board = Board(b"")
    fault(board)
    assert move("board", tmp_path / "games.nvm", "--port", board.port) == 1
    assert capsys.readouterr().err == f"saves: {sentence}.\n"


def test_an_error_on_the_board_is_one_sentence(tmp_path, nvm, capsys, monkeypatch):
    monkeypatch.setattr(transfer, "_READ", "print(1)\nraise MemoryError('no room')\n")
    board = Board(nvm)
    assert move("board", tmp_path / "games.nvm", "--port", board.port) == 1
    assert capsys.readouterr().err == "saves: the board says 'MemoryError: no room'.\n"


def test_memory_that_does_not_keep_what_is_written_is_told(tmp_path, nvm, capsys, monkeypatch):
    monkeypatch.setattr(transfer, "_WRITE", "print(False)\n")
    board = Board(b"\xff" * 4096)
    file = tmp_path / "games.nvm"
    file.write_bytes(nvm)
    assert move(file, "board", "--port", board.port) == 1
    assert "holds something else than was written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--from", "board"], "the following arguments are required: --to"),
        (["--from", "a", "--to", "a"], "FROM and TO are the same"),
        (["--from", "a", "--to", "desktop", "--size", "4096"], "--size goes with a file"),
        (["--from", "a", "--to", "b", "--size", "5"], "--size"),
    ],
)
def test_options_that_do_not_fit_are_one_sentence(arguments, sentence, capsys):
    with pytest.raises(SystemExit):
        transfer.main(arguments)
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
