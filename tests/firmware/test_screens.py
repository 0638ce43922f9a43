"""Every golden screen is what the firmware draws today; `make screens` draws them anew."""

import pytest

from tests.firmware import golden_screens


@pytest.mark.parametrize("path", golden_screens.scripts(), ids=lambda path: path.stem)
def test_screens_are_golden(path):
    changed = []
    for name, frame in golden_screens.shots(path):
        if golden_screens.golden(path, name) != frame:
            changed.append(name)
    assert not changed, f"{path.name}: {', '.join(changed)}; if on purpose: make screens"
