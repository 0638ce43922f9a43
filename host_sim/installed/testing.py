"""The pytest plugin of an installed Tombolo: the fixture of host_sim/program/testing.py.

Its folders are found as late as a test asks for it: they have names that others use, too.
"""

from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture
def program(request: pytest.FixtureRequest) -> Iterator[Any]:
    """Start programs by their folders or files; all of them are switched off at the end."""
    from tombolo import find_project

    find_project()
    from host_sim.program.testing import started

    yield from started(request)
