"""The firmware draws every golden screen; `make screens` redraws them on purpose."""

import pytest

from tests.firmware import golden_screens


@pytest.mark.parametrize(
    ("path", "language"),
    golden_screens.plays(),
    ids=[f"{path.stem}-{language}" for path, language in golden_screens.plays()],
)
def test_screens_are_golden(path, language):
    frames = dict(golden_screens.shots(path, language))
    changed = golden_screens.compare(path, language, frames)
    assert not changed, "\n".join(["if on purpose: make screens", *changed])
    assert list(golden_screens.golden(path, language)) == list(frames), "not in the script's order"
