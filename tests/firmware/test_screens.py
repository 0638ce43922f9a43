"""The firmware draws every golden screen; `make screens` redraws them on purpose."""

import pytest

from host_sim.drive import Handheld
from tests.firmware import golden_screens
from tests.firmware.redrawn import differs


@pytest.mark.parametrize(
    ("path", "language"),
    golden_screens.plays(),
    ids=[f"{path.stem}-{language}" for path, language in golden_screens.plays()],
)
def test_screens_are_golden(path, language):
    redrawn: list[str] = []

    def redraw(handheld: Handheld) -> None:
        redrawn.append(differs(handheld))

    frames = dict(golden_screens.shots(path, language, after=redraw))
    changed = golden_screens.compare(path, language, frames)
    assert not changed, "\n".join(["if on purpose: make screens", *changed])
    assert list(golden_screens.golden(path, language)) == list(frames), "not in the script's order"
    wrong = [f"step {n + 1}: {text}" for n, text in enumerate(redrawn) if text]
    assert not wrong, "\n".join(["drawn once more it is another picture", *wrong])
