"""The terminal: what is drawn and pressed, and that it is put back on every way out."""

import codecs
import contextlib
import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from host_sim.devices.clock import Stop
from host_sim.drive import Handheld
from host_sim.frontends import png, terminal
from host_sim.frontends.console import LEAVE
from host_sim.frontends.live import ASK, IN_USE, NOTHING
from host_sim.frontends.terminal import Terminal, layout, split_keys
from tests.host_sim.test_program import DOT, sitting

ROOT = Path(__file__).resolve().parent.parent.parent.parent
posix = pytest.mark.skipif(sys.platform == "win32", reason="a pty is POSIX's")


def test_half_blocks_and_braille_show_each_pixel():
    frame = bytearray(1024)
    frame[0] = 0x80  # (0, 0)
    frame[16 + 0] = 0x40  # (1, 1)
    frame[1023] = 0x01  # (127, 63)
    blocks = png.half_blocks(bytes(frame))
    assert (len(blocks), len(blocks[0])) == (32, 128)
    assert blocks[0][:3] == "▀▄ "
    assert blocks[31][127] == "▄"
    dots = png.braille(bytes(frame))
    assert (len(dots), len(dots[0])) == (16, 64)
    assert dots[0][0] == chr(0x2800 | 0x01 | 0x10)
    assert dots[15][63] == chr(0x2800 | 0x80)


@pytest.mark.parametrize(
    ("size", "way"),
    [
        ((128, 33), "blocks"),
        ((200, 60), "blocks"),
        ((127, 33), "braille"),
        ((128, 32), "braille"),
        ((64, 17), "braille"),
        ((80, 24), "braille"),
        ((63, 40), ""),
        ((80, 16), ""),
    ],
)
def test_the_size_decides_the_way_of_drawing(size, way):
    columns, lines = size
    assert layout(columns, lines) == way


def test_keys_are_split_with_their_escapes_whole():
    assert split_keys("ab\x1b[A\x1bOBz\x1b") == ["a", "b", "\x1b[A", "\x1bOB", "z", "\x1b"]
    assert split_keys("\x1b[1;5Cx") == ["\x1b[1;5C", "x"]


class Script:
    """A console: what it reads comes from a list, what is written is kept."""

    def __init__(self, columns=130, lines=40):
        self.is_dirty = True
        self.after = ""
        self.text = ""
        self.written = ""
        self.now = (columns, lines)

    def read(self):
        text, self.text = self.text, ""
        return text

    def size(self):
        return self.now

    def write(self, text):
        self.written += text


@pytest.fixture
def frontend():
    live = sitting()
    live.machine.chip.write(b"\x00\x8d\x14\xaf\xa5")
    return Terminal(live, Script())


def text_of(written):
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", written)


def test_only_lines_that_changed_are_sent(frontend):
    frontend.pump(frontend.live)
    assert frontend.console.written.count("█" * 128) == 32
    assert "Left, Right: move" in frontend.console.written
    frontend.console.written = ""
    frontend.pump(frontend.live)
    assert frontend.console.written == ""
    frontend.live.machine.chip.write(b"\x00\xa8\x3d")  # two lines less
    frontend.pump(frontend.live)
    written = frontend.console.written
    assert written.count("\x1b[1;1H") + written.count("\x1b[32;1H") == 1
    assert len(text_of(written)) < 400


def test_a_resize_redraws_and_too_small_says_so(frontend):
    frontend.pump(frontend.live)
    frontend.console.now, frontend.console.is_dirty, frontend.console.written = (70, 20), True, ""
    frontend.pump(frontend.live)
    assert "⣿" * 64 in frontend.console.written
    frontend.console.now, frontend.console.is_dirty, frontend.console.written = (30, 5), True, ""
    frontend.pump(frontend.live)
    assert text_of(frontend.console.written) == "This terminal is too small: 64"


def below(frontend):
    return [text_of(line).strip() for line in frontend.lines()[32:]]


def test_a_notice_stands_below_the_picture_till_a_key_is_pressed(frontend):
    frontend.pump(frontend.live)
    frontend.live.notice = "Read this. " + "word " * 40
    frontend.pump(frontend.live)
    assert below(frontend)[0].startswith("Read this. word")
    assert len(below(frontend)) == 2
    assert "Read this." in frontend.console.written
    frontend.console.text = "d"
    frontend.console.written = ""
    frontend.pump(frontend.live)
    assert "Left, Right: move" in below(frontend)[0]
    assert frontend.console.written.startswith("\x1b[0m\x1b[2J")  # the second line is gone
    assert "Left, Right: move" in frontend.console.written


def test_f6_says_what_it_is_for_until_a_key_is_pressed(frontend):
    for text, said in (("\x1b[17~", NOTHING), ("d", ""), ("\x1b[17~", NOTHING)):
        frontend.console.text = text
        frontend.pump(frontend.live)
        assert (said or "Left, Right: move") in below(frontend)[0]
    assert frontend.copied == ""


def test_f6_shows_a_result_and_it_is_printed_at_the_end(frontend, monkeypatch):
    monkeypatch.setattr(frontend.live, "line", lambda: "Tombolo Hashi No. 7: 47, luck +1.2\n🟩🟥")
    frontend.console.text = "\x1b[17~"
    frontend.pump(frontend.live)
    assert below(frontend) == ["Tombolo Hashi No. 7: 47, luck +1.2 🟩🟥"]
    assert frontend.copied == frontend.live.line()
    monkeypatch.setattr(terminal, "Console", lambda: contextlib.nullcontext(frontend.console))
    monkeypatch.setattr(terminal, "Terminal", lambda *_: frontend)
    monkeypatch.setattr(frontend.live, "run", lambda _: "")
    frontend.live.notice = "Read this."
    assert terminal.play(frontend.live) == ""
    assert frontend.console.after == "Read this.\n" + frontend.live.line()


def test_what_is_not_saved_stands_there_while_it_is_so_in_the_smallest_terminal_too(frontend):
    frontend.console.now = (64, 17)
    frontend.live.unsaved = IN_USE + ASK
    for _ in range(2):
        frontend.console.text = "d"
        frontend.pump(frontend.live)
        assert text_of(frontend.lines()[-1]).strip() == IN_USE
        assert len(frontend.lines()) == 17


def test_a_key_comes_up_by_itself(frontend):
    clock = frontend.live.machine.clock
    frontend.console.text = "\x1b[A"
    frontend.pump(frontend.live)
    assert frontend.live.down() == ["UP"]
    clock.sleep(terminal.TAP_US + 60_000)
    frontend.pump(frontend.live)
    clock.sleep(1000)
    assert frontend.live.down() == []


def test_repetition_holds_a_key_and_m_holds_b(frontend):
    clock = frontend.live.machine.clock
    for _ in range(5):
        frontend.console.text = "d"
        frontend.pump(frontend.live)
        clock.sleep(terminal.TAP_US // 2)
        assert frontend.live.down() == ["RIGHT"]
    frontend.console.text = "m"
    frontend.pump(frontend.live)
    clock.sleep(terminal.TAP_US * 2)
    frontend.pump(frontend.live)
    assert "B" in frontend.live.down()


def test_what_the_legend_writes_large_may_be_typed_so(frontend):
    for small, large in ("mM", "hH"):
        assert frontend.holds[large] == frontend.holds[small]
        assert f"{large}: " in frontend.legend[0]


@pytest.mark.parametrize("key", ["q", "Q", "\x03", "\x04"])
def test_leaving(frontend, key):
    frontend.console.text = key
    with pytest.raises(Stop):
        frontend.pump(frontend.live)


class Session:
    """`python -m host_sim play --terminal` on a pty of a size."""

    def __init__(self, folder, columns=130, lines=40, program=None, nvm_file=None):
        import fcntl
        import pty
        import termios

        self.termios = termios
        run = "play.main(['--terminal', '--seed', '1'])"
        if program is not None:
            kept = nvm_file and f"pathlib.Path({str(nvm_file)!r})"
            made = f"live.Live(profile.load('pico'), 1, {{}}, {kept}, {str(program)!r})"
            run = f"play._end(terminal.play({made}))"
        code = (
            "import fcntl, pathlib, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
            "from boards.install import profile; from host_sim import play;"
            "from host_sim.frontends import live, terminal;"
            f"sys.exit({run})"
        )
        env = {"PATH": os.environ["PATH"], "TERM": "xterm", "LANG": "en_US.UTF-8"}
        env.update(HOME=str(folder), XDG_DATA_HOME=str(folder))
        self.master, self.slave = pty.openpty()
        size = struct.pack("HHHH", lines, columns, 0, 0)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, size)
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=env,
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            start_new_session=True,
        )
        self.pid = self.process.pid
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, text, seconds=20.0):
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} did not come; this did: {self.seen[-500:]!r}"
            self._read(0.1)

    def _read(self, seconds):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if ready:
            with contextlib.suppress(OSError):
                self.seen += self.decoder.decode(os.read(self.master, 1 << 16))

    def press(self, keys):
        os.write(self.master, keys.encode())

    def end(self, seconds=20.0):
        """Wait until it is over; return its exit status, negative for a signal."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, "it does not end"
            self._read(0.05)
        self._read(0.1)
        return self.process.returncode

    def is_put_back(self):
        """Return True if modes, cursor and screen are as they were."""
        modes = self.termios.tcgetattr(self.slave)
        shown = self.seen.rfind("\x1b[?25h") > self.seen.rfind("\x1b[?25l")
        normal = self.seen.rfind("\x1b[?1049l") > self.seen.rfind("\x1b[?1049h")
        return modes[:4] == self.before[:4] and shown and normal

    def is_ours(self):
        """Return True if keys come without Enter now."""
        return not self.termios.tcgetattr(self.slave)[3] & self.termios.ICANON

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def session(tmp_path):
    opened = []

    def open_one(**options):
        opened.append(Session(tmp_path, **options))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


@posix
def test_keys_work_without_enter_and_q_leaves(session):
    with Handheld("pico", seed=1, localtime=time.localtime) as handheld:
        before = png.half_blocks(handheld.frame())
        handheld.press("DOWN")
        after = png.half_blocks(handheld.frame())
    one = session()
    for line in filter(str.strip, before):
        one.wait_for(line)
    assert one.is_ours()
    one.press("\x1b[B")
    for number in range(32):
        if before[number] != after[number]:
            one.wait_for(after[number])
    one.press("q")
    assert one.end() == 0
    assert one.is_put_back()


@posix
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_puts_the_terminal_back(session, name):
    one = session(columns=80, lines=24)
    one.wait_for("leave")
    os.kill(one.pid, getattr(signal, name))
    assert one.end() == 0
    assert one.is_put_back()
    assert "Traceback" not in one.seen


@posix
def test_a_crash_puts_the_terminal_back_and_names_its_log(session, tmp_path):
    path = tmp_path / "dot.py"
    path.write_text(DOT.replace("x += ", "x += 300 * (k == 4) + "))
    one = session(program=path)
    one.wait_for("▀")  # the dot stands, so the keys are scanned
    one.press("z")
    assert one.end() == 1
    assert one.is_put_back()
    assert "with an error (IndexError: pixel coordinates out of bounds)" in one.seen
    logs = list((tmp_path / "tombolo" / "logs").iterdir())
    assert len(logs) == 1
    assert "IndexError" in logs[0].read_text()


@posix
@pytest.mark.parametrize("key", ["q", "\x03"])
def test_what_is_not_saved_is_said_after_play_with_exit_status_1(session, tmp_path, key):
    path = tmp_path / "dot.py"
    path.write_text(DOT)
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")  # no folder can be made of that name
    kept = tmp_path / "gone" / "kept.nvm"
    one = session(program=path, nvm_file=kept)
    one.wait_for("▀")
    one.press(key)
    assert one.end() == 1
    assert one.is_put_back()
    after = one.seen.rpartition(LEAVE)[2]
    assert after.split() == f"play: The game cannot be saved in {kept}: File exists.".split()


@posix
def test_a_save_that_cannot_be_used_is_told_after_play(session, tmp_path):
    (tmp_path / "dot.py").write_text(DOT)
    kept = tmp_path / "kept.nvm"
    kept.write_bytes(b"spoilt")
    one = session(program=tmp_path / "dot.py", nvm_file=kept)
    one.wait_for("▀")
    one.press("q")
    assert one.end() == 0
    assert f"set aside as {kept.with_suffix('.damaged')}." in one.seen.rpartition(LEAVE)[2]


@posix
def test_ctrl_z_gives_the_terminal_back_and_takes_it_again(session):
    one = session(columns=80, lines=24)
    one.wait_for("leave")
    os.kill(one.pid, signal.SIGTSTP)
    end = time.monotonic() + 10
    while not os.waitpid(one.pid, os.WNOHANG | os.WUNTRACED)[0]:
        assert time.monotonic() < end
        one._read(0.05)
    one._read(0.1)
    assert one.is_put_back()
    one.seen = ""
    os.kill(one.pid, signal.SIGCONT)
    one.wait_for("leave")
    assert one.is_ours()
    one.press("q")
    assert one.end() == 0
    assert one.is_put_back()
