"""A person who tries everything meets nothing wrong in a guest: the last of its tests."""

from __future__ import annotations

import pytest

from host_sim.maker import curious
from tests.guests import ALL, root_of


@pytest.mark.parametrize("name", [*ALL, "null"])
def test_a_curious_person_meets_nothing_wrong(drive, name):
    problems = curious.problems(root_of(name), drive, name)
    assert not problems, "\n".join(problems)
