"""The pytest plugin for somebody's own programs."""

from pathlib import Path

pytest_plugins = ["pytester"]
KEYS = Path(__file__).resolve().parents[2] / "programs/keys"
TEST = f"""
pytest_plugins = ["host_sim.program.testing"]

def test_keys(program):
    keys = program({str(KEYS)!r}, keys={{"A": "GP12"}})
    keys.shows("pictures/start.png")
    keys.press("A")
    keys.wait(300)
    keys.shows("pictures/pressed.png")
"""


def test_pictures_are_written_once_and_compared_from_then_on(pytester, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[3]))
    pytester.makepyfile(TEST)

    def run():
        return pytester.runpytest_subprocess("-p", "no:cacheprovider")

    run().stdout.fnmatch_lines(["*start.png is not there, nor is its folder in *"])
    assert not list(pytester.path.rglob("*.png"))
    (pytester.path / "pictures").mkdir()
    run().stdout.fnmatch_lines(["*start.png was not there. It is now: look at it*"])
    run().stdout.fnmatch_lines(["*pressed.png was not there.*"])
    run().assert_outcomes(passed=1)
    folder = pytester.path / "pictures"
    (folder / "start.png").write_bytes((folder / "pressed.png").read_bytes())
    run().stdout.fnmatch_lines(["*The display does not show pictures/start.png*"])
    assert (folder / "start.shown.png").is_file()
