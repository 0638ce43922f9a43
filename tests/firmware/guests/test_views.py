"""What the view of a guest must keep to, in many positions: its values, its cells, its lines."""

from __future__ import annotations

import pytest

from host_sim.maker import views
from tests.guests import ALL, root_of


@pytest.mark.parametrize("name", [*ALL, "null"])
def test_a_view_keeps_to_what_it_may_return_and_to_the_display(drive, name):
    problems = views.problems(root_of(name), drive, name)
    assert not problems, "\n".join(problems)
