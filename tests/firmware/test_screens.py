"""Every golden screen is what the firmware draws today; `make screens` draws them anew."""

import pytest

from tests.firmware import golden_screens


@pytest.mark.parametrize(
    ("path", "language"),
    golden_screens.plays(),
    ids=[f"{path.stem}-{language}" for path, language in golden_screens.plays()],
)
def test_screens_are_golden(path, language):
    changed = []
    for name, frame in golden_screens.shots(path, language):
        if golden_screens.golden(path, name, language) != frame:
            changed.append(name)
    assert not changed, f"{path.name}: {', '.join(changed)}; if on purpose: make screens"
