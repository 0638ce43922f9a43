"""How commands end: lost output, Ctrl-C, what cannot be written; in one sentence each."""

import errno
import os
import pickle
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from boards.install import commands, flash, profile
from boards.install.drive import Drive, DriveError
from tests.boards.drives import BOOT_OUT, do, files_of, put
from tests.long import long

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="of a POSIX shell")


def shell(command: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run a line of bash; PYTHON in it is this Python. Its status is the first command's."""
    line = command.replace("PYTHON", shlex.quote(sys.executable)) + "; exit ${PIPESTATUS[0]}"
    return subprocess.run(
        ["bash", "-c", line],
        cwd=ROOT,
        env={**os.environ, **environ},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
    )


TRACE = "PYTHON -m host_sim trace --game arabana --seed 1"


@pytest.mark.parametrize(
    ("command", "status", "says"),
    [
        (f"{TRACE} --games 9 | head -1", 0, ""),
        (f"{TRACE} > /dev/full", 1, "the output cannot be written: No space left on device.\n"),
        (f"{TRACE} >&-", 1, "the output cannot be written: Bad file descriptor.\n"),
        (f"{TRACE} --help > /dev/full", 1, "the output cannot be written: No space left on"),
        ("PYTHON -m boards.install check > /dev/full", 1, "the output cannot be written: No space"),
        ("PYTHON -m boards.install check | true", 0, ""),
        ("PYTHON -m tests.pack --help > /dev/full", 1, "pack: the output cannot be written: No"),
        ("PYTHON -m host_sim play --demo --language xx >&- 2>&-", 2, ""),
    ],
)
def test_output_that_is_lost_is_one_sentence_or_none(command, status, says):
    done = shell(command)
    assert done.returncode == status, done.stderr
    assert says in done.stderr
    assert done.stderr.count("\n") == (1 if says else 0), done.stderr


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("boards.install", "the following arguments are required: COMMAND."),
        ("boards.install flash --dryrun", "unrecognized arguments: --dryrun."),
        ("host_sim cuts --turns x", "argument --turns: invalid int value: 'x'."),
        ("tests.pack", "the following arguments are required: NAME."),
        *(
            pytest.param(*row, marks=long)
            for row in (
                ("boards.install uf2 --circuitpython", "argument --circuitpython: expected one"),
                ("host_sim numbers 7", "unrecognized arguments: 7."),
                ("tests.walk 4294967296", "argument SEED: '4294967296' is no seed; it is a number"),
                ("tests.chip --slow", "argument --slow: expected one argument."),
                ("tests.firmware.golden_screens -k title", "unrecognized arguments: -k title."),
            )
        ),
    ],
)
def test_a_wrong_option_is_one_sentence(command, says):
    done = shell(f"PYTHON -m {command}")
    assert done.returncode == 2
    assert done.stderr.startswith(f"python -m {command.split()[0]}")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("web --files NONE", "web: NONE: No such file or directory.\n"),
        (
            "web --port 65536",
            "python -m host_sim web: --port 65536 is no number from 0 to 65535.\n",
        ),
        ("tournament --game null --games 2 --log NONE/log", "host_sim: NONE/log: No such file"),
        (
            "numbers --played NONE/x/y --out FILE/x --count 1",
            "host_sim: FILE/x: Not a directory.\n",
        ),
        ("records --file FILE", "records: FILE cannot be read: file is not a database.\n"),
    ],
)
def test_a_file_that_is_wrong_is_one_sentence(tmp_path, command, says):
    (tmp_path / "FILE").write_text("something else\n" * 100)
    paths = {word: str(tmp_path / word) for word in ("NONE", "FILE")}
    for word, path in paths.items():
        command, says = command.replace(word, path), says.replace(word, path)
    done = shell(f"PYTHON -m host_sim {command}")
    assert done.returncode == (2 if "--port" in command else 1)
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == 1, done.stderr


@pytest.fixture
def fast(new, monkeypatch, place):
    """Return a script that flashes some files of the bundle, which are made already."""
    script = place.parent / "flash.py"
    script.write_text(
        "import pickle, sys\nfrom boards.install import bundle, commands, ending\n"
        f"made = pickle.load(open({str(place.parent / 'made')!r}, 'rb'))\n"
        "bundle.make = lambda *of: made\n"
        f"words = ['flash', '--drive', {str(place)!r}]\n"
        "sys.exit(ending.run('boards.install', lambda argv: commands.main, words))\n"
    )
    board = profile.load("pico")
    (place.parent / "made").write_bytes(pickle.dumps(replace(new, board=board)))
    return f"PYTHON {script}"


@pytest.mark.parametrize(
    "output",
    ["| head -3", ">&-", *(pytest.param(row, marks=long) for row in ("| true", "> /dev/full"))],
)
def test_a_flash_goes_on_to_its_end_though_nobody_reads(fast, place, new, output):
    done = shell(f"{fast} {output}", PYTHONPATH=str(ROOT))
    assert done.returncode == 0, done.stderr
    assert files_of(place) == new.files
    assert done.stderr.startswith(f"flash: all {len(new.files)} files are on {place}")
    assert done.stderr.count("\n") == 1


def test_ctrl_c_lets_a_flash_finish_the_file_and_say_how_to_go_on(place, old, new, monkeypatch):
    put(place, old.files)
    written = []
    real = Drive.write

    def write(self, name, data):
        if len(written) == 1:
            os.kill(os.getpid(), 2)
        written.append(name)
        real(self, name, data)

    monkeypatch.setattr(Drive, "write", write)
    with pytest.raises(flash.Stopped):
        do(place, new)
    assert written == [flash.UNFINISHED, "engine/hashi/rules.mpy"]
    assert files_of(place)["engine/hashi/rules.mpy"] == new.files["engine/hashi/rules.mpy"]
    do(place, new)
    assert files_of(place) == new.files


def test_the_command_says_how_a_stopped_flash_goes_on(place, new, monkeypatch, capsys):
    monkeypatch.setattr(commands.bundle, "make", lambda *of: new)

    def stop(*of):
        raise flash.Stopped

    monkeypatch.setattr(commands.flash, "apply", stop)
    assert commands.main(["flash", "--drive", str(place)]) == 130
    assert capsys.readouterr().err == "flash: stopped; run it again to go on\n"


@pytest.mark.parametrize(
    ("module", "command"),
    [("zipfile", "boards.install bundle"), ("platformdirs", "host_sim play")],
)
def test_ctrl_c_while_modules_load_is_one_sentence(module, command, tmp_path):
    # It comes inside an import that swallows exceptions.
    (tmp_path / f"{module}.py").write_text(
        "import os\ntry:\n    os.kill(os.getpid(), 2)\nexcept BaseException:\n    import gone\n"
    )
    done = shell(f"PYTHON -m {command}", PYTHONPATH=str(tmp_path))
    assert done.returncode == 130
    assert done.stderr == f"\n{command.split()[0]}: stopped.\n"


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path, new, monkeypatch, capsys):
    monkeypatch.setattr(commands.bundle, "make", lambda *of: new)
    (tmp_path / "file").write_text("")
    for command in ("bundle", "uf2"):
        assert commands.main([command, "--out", str(tmp_path / "file")]) == 1
        said = capsys.readouterr().err
        assert said.startswith(f"{command}: {tmp_path}/file/pico")
        assert said.endswith(": Not a directory\n")


def test_a_full_disk_leaves_the_older_uf2_and_says_what_to_do(tmp_path, new, monkeypatch, capsys):
    monkeypatch.setattr(commands.bundle, "make", lambda *of: new)
    older = tmp_path / "pico/tombolo-pico.uf2"
    put(tmp_path, {"pico/tombolo-pico.uf2": b"older"})

    def write(path, data):
        path.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write)
    assert commands.main(["uf2", "--out", str(tmp_path)]) == 1
    says = "uf2: No space left on device: make room and run this again\n"
    assert capsys.readouterr().err == says
    assert older.read_bytes() == b"older"
    assert list(older.parent.iterdir()) == [older]


def test_no_answer_or_no_number_chooses_no_drive(place, new, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(commands.bundle, "make", lambda *of: new)
    monkeypatch.setattr(commands.drive, "find", lambda places: ([tmp_path, place], []))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    answers = iter(["²", "१२", "x", "2"])
    monkeypatch.setattr("builtins.input", lambda words: next(answers))
    assert commands.main(["flash", "--dry-run"]) == 0

    def ended(words):
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    assert commands.main(["flash", "--dry-run"]) == 1
    assert capsys.readouterr().err.startswith("flash: no drive was chosen; name one with DRIVE=")


def test_a_profile_that_ends_python_is_a_sentence(tmp_path):
    (tmp_path / "odd.py").write_text("import sys\nsys.exit(3)\n")
    with pytest.raises(profile.ProfileError, match=r"boards/odd\.py ends Python; a profile only"):
        profile.load("odd", tmp_path)


def test_the_template_is_no_board():
    with pytest.raises(profile.ProfileError, match=r"TEMPLATE\.py is no board .*: copy it to"):
        profile.load("TEMPLATE")


def test_a_drive_that_is_too_small_names_what_would_be_smaller(place, new, monkeypatch):
    monkeypatch.setattr(Drive, "free", lambda self: 0)
    (place / "boot_out.txt").write_text(BOOT_OUT)

    def refused(files):
        with pytest.raises(DriveError) as caught:
            do(place, replace(new, files=files))
        return str(caught.value)

    one = {n: d for n, d in new.files.items() if not n.endswith(("de.mpy", "fr.mpy", "_help.mpy"))}
    plain = {n: d for n, d in new.files.items() if not n.endswith(".mpy")}
    words = {"firmware/words/en.mpy": b"", "firmware/words/de.mpy": b""}
    assert "flash the compiled one, without PY=1" in refused(plain)
    assert "flash one language alone, such as LANGUAGE=en" in refused({**one, **words})
    del words["firmware/words/de.mpy"]
    one = {n: d for n, d in one.items() if "/words/" not in n}
    assert "Tombolo needs a board with a larger drive" in refused({**one, **words})
