"""What all tests share: no clock decides, and long tests get the time they need."""

import hypothesis
import pytest

# How long an example takes says something about the machine alone.
hypothesis.settings.register_profile("tombolo", deadline=None, print_blob=True)
hypothesis.settings.load_profile("tombolo")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(1800))
