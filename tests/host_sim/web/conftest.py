"""The built page, once for each module of tests."""

from pathlib import Path

import pytest

from tests.host_sim.web import vm


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return vm.built(tmp_path_factory.mktemp("web"))
