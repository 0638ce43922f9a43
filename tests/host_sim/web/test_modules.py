"""The page's modules without a browser: the tests of each *.test.mjs, under Node."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.host_sim.web import vm

pytestmark = vm.needs_node


@pytest.mark.parametrize("name", sorted(path.name for path in vm.HERE.glob("*.test.mjs")))
def test_the_modules_of_the_page(name: str) -> None:
    found = subprocess.run(
        ["node", "--test", "--test-reporter=tap", str(vm.HERE / name)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout
    assert re.search(r"^# pass [1-9]", found.stdout, re.M), found.stdout
