"""What the tests of bundles and drives share: bundles made once, a drive to put them on."""

import json

import pytest

from boards.install import bundle, profile
from tests.boards.drives import BOOT_OUT

_CHANGED = ("engine/hashi/rules.mpy", "firmware/app.mpy")


@pytest.fixture(scope="session")
def pico():
    return bundle.make(profile.load("pico"))


@pytest.fixture(scope="session")
def new(pico):
    """Some of its files, all folders among them: a flash does the same with each."""
    seen = set()
    files = {}
    for n, name in enumerate(pico.files):
        folder = name.rpartition("/")[0]
        if n % 6 == 0 or not folder or folder not in seen or name in _CHANGED:
            files[name] = pico.files[name]
        seen.add(folder)
    return bundle.Bundle(pico.board, files, pico.compiler)


@pytest.fixture(scope="session")
def old(new):
    """An older Tombolo: one file changed, one gone, one of another name."""
    files = dict(new.files)
    rules, app = _CHANGED
    del files[rules]
    files["engine/hashi/rules.py"] = b"# older, and not compiled\n"
    files[app] = b"older"
    files["firmware/gone/away.mpy"] = b"older"
    files["code.py"] = b"import older\n"
    listed = [name for name in files if name != bundle.MANIFEST]
    files[bundle.MANIFEST] = json.dumps({"files": listed}).encode()
    return bundle.Bundle(new.board, files, "")


@pytest.fixture
def place(tmp_path):
    path = tmp_path / "CIRCUITPY"
    path.mkdir()
    (path / "boot_out.txt").write_text(BOOT_OUT)
    return path
