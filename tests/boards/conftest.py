"""What the tests of bundles and drives share: bundles made once, a drive to put them on."""

import json

import pytest

from boards.install import bundle, profile
from tests.boards.drives import BOOT_OUT


@pytest.fixture(scope="session")
def pico():
    return bundle.make(profile.load("pico"))


@pytest.fixture(scope="session")
def new(pico):
    return pico


@pytest.fixture(scope="session")
def old(new):
    """An older Tombolo: one file changed, one gone, one of another name."""
    files = dict(new.files)
    del files["engine/hashi/rules.mpy"]
    files["engine/hashi/rules.py"] = b"# older, and not compiled\n"
    files["firmware/app.mpy"] = b"older"
    files["firmware/gone/away.mpy"] = b"older"
    files["code.py"] = b"import older\n"
    listed = [{"path": name} for name in files if name != bundle.MANIFEST]
    files[bundle.MANIFEST] = json.dumps({"files": listed}).encode()
    return bundle.Bundle(new.board, files, "")


@pytest.fixture
def place(tmp_path):
    path = tmp_path / "CIRCUITPY"
    path.mkdir()
    (path / "boot_out.txt").write_text(BOOT_OUT)
    return path
