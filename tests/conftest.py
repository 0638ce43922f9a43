"""What all tests share: no clock decides, and long tests get the time they need."""

import signal

import hypothesis
import pytest

# How long an example takes says something about the machine alone.
hypothesis.settings.register_profile("tombolo", deadline=None, print_blob=True)
hypothesis.settings.load_profile("tombolo")

# What starts the tests may ignore Ctrl-C, as nohup does; then the programs that they start do, too.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(3600))
