"""The bundles on CircuitPython itself. These tests need the two files that files.py names."""

import pytest

from tests.chip import cases, files, runs

pytestmark = pytest.mark.skipif(bool(files.missing()), reason=files.missing())


def case(name):
    return next(case for case in cases.every() if case.name == name)


@pytest.mark.parametrize("is_plain", [False, True], ids=["compiled", "plain"])
def test_the_title_and_its_menus_are_the_simulators(is_plain):
    result = runs.play(case("title"), is_plain)
    assert result.difference == ""
    assert result.frames > 30


def test_a_game_for_several_is_the_simulators():
    result = runs.play(case("atoll_new"))
    assert result.difference == ""
    assert result.frames > 15
