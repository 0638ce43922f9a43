"""What people without Python download: complete, explained, and the same bytes each time."""

import hashlib
import io
import os
import re
import subprocess
import sys
import zipfile

import pytest
from setuptools.config.pyprojecttoml import read_configuration  # type: ignore[import-untyped]

from boards.install import bundle, fat, pack, profile, uf2
from firmware.hardware.version import VERSION
from host_sim import release

SOME = ("feather_m4", "macropad", "oled_bonnet")  # without a UF2, with one, without any file
ZIP, UF2 = (release.file_name("macropad", ending) for ending in ("zip", "uf2"))
# In a process of its own, so that nothing is left over in memory.
PRINT_SUMS = f"""
import sys
from host_sim import release
sys.stdout.buffer.write(release.sums(release.board_files({SOME[1:]!r})))
"""


@pytest.fixture(scope="module")
def files():
    return release.board_files(SOME)


def test_two_runs_give_the_same_bytes(files):
    env = {**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}
    again = subprocess.run(
        [sys.executable, "-c", PRINT_SUMS],
        cwd=bundle.ROOT,
        env=env,
        check=True,
        capture_output=True,
    )
    assert again.stdout == release.sums({name: files[name] for name in (ZIP, UF2)})


def test_each_board_has_a_zip_and_where_it_can_be_a_uf2(files):
    assert list(files) == [release.file_name("feather_m4", "zip"), ZIP, UF2]
    board = profile.load("macropad")
    with zipfile.ZipFile(io.BytesIO(files[ZIP])) as archive:
        packed = {name: archive.read(name) for name in archive.namelist()}
    start, end = (uf2.FLASH + at for at in board.DRIVE)
    assert fat.read(uf2.image(uf2.decode(files[UF2]), start, end)) == packed
    assert (
        bundle.Bundle(board, packed, "").languages
        == set(bundle.languages())
        == {*"en fr de".split()}
    )


def test_the_sums_are_of_every_file(files):
    listed = dict(line.split("  ")[::-1] for line in release.sums(files).decode().splitlines())
    assert listed == {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}


def test_the_notes_are_the_section_of_the_version():
    text = (
        "# Changelog\n\n## [1.1.0] - 2026-02-03\n\n### Games\n\n- New.\n\n## [1.0.0]\n\n- First.\n"
    )
    assert release.notes(text, "1.1.0") == "# Tombolo 1.1.0\n\n### Games\n\n- New.\n"
    assert release.notes(text, "1.0.0") == "# Tombolo 1.0.0\n\n- First.\n"
    with pytest.raises(release.ReleaseError, match=re.escape("no section of version 1.0")):
        release.notes(text, "1.0")
    changelog = (bundle.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "### Boards" in release.notes(changelog, VERSION)


def test_the_notes_say_which_file_is_for_whom(files):
    own = [release.file_name(what, "zip") for what in ("pack-kalah", "web", "case-pico-1.3")]
    names = [*files, *own, release.NOTES, release.SUMS]
    rows = dict(re.findall(r"\| `(.*?)` +\| (.*?) +\|", release.whom(names)))
    assert list(rows) == names
    assert rows[ZIP].startswith("Adafruit MacroPad RP2040: unpack it")
    assert "settings.toml too" in rows[UF2]
    assert rows[own[0]].startswith("Kalah, a game to try: open it in the page")
    assert "on a server" in rows[own[1]]
    assert "a case for the Raspberry Pi Pico with a display of 1.3 inch" in rows[own[2]]


def test_there_are_packs_to_try(tmp_path):
    packs = release.pack_files()
    assert list(packs) == ["kalah", "mines", "moat", "pig", "reversi"]
    for name, data in packs.items():
        (tmp_path / "some.zip").write_bytes(data)
        assert pack.read(tmp_path / "some.zip").name == name


def test_a_usual_build_has_a_zip_with_its_case(monkeypatch):
    def make(build):
        return {"front.stl": build.board.name.encode()}

    monkeypatch.setattr(release.case_files, "make", make)
    made = release.cases(release.case_page.USUAL)
    assert release.file_name("case-qtpy_rp2040-0.96", "zip") in made
    for name, data in made.items():
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            assert f"-case-{archive.read('front.stl').decode()}-" in name


def test_the_zips_are_small(files):
    with zipfile.ZipFile(io.BytesIO(files[ZIP])) as archive:
        size = sum(entry.file_size for entry in archive.infolist())
    assert len(files[ZIP]) < size * 0.7


def test_a_release_replaces_the_one_before(tmp_path):
    folder = tmp_path / "release"
    release.write({"old": b"1"}, folder)
    release.write({"new": b"2"}, folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {"new": b"2"}


def test_the_version_stands_in_one_place():
    project = read_configuration(bundle.ROOT / "pyproject.toml")["project"]
    assert project["version"] == VERSION
    again = re.compile(rf'"{re.escape(VERSION)}"')
    sources = [
        p for top in ("firmware", "boards", "host_sim") for p in (bundle.ROOT / top).rglob("*.py")
    ]
    named = [
        p.name
        for p in [*sources, bundle.ROOT / "pyproject.toml"]
        if again.search(p.read_text("utf-8"))
    ]
    assert named == ["version.py"]
