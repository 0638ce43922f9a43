"""The built page, once for each module of tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.host_sim.web import vm


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    built = vm.built(tmp_path_factory.mktemp("web"))
    yield built
    vm.end(built)
