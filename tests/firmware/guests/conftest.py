import pytest

from boards.install import profile
from host_sim.machine import Machine
from tests import guests


@pytest.fixture(scope="session")
def drive(tmp_path_factory):
    """A drive with the program and both guests."""
    return guests.drive(tmp_path_factory.mktemp("drive"))


@pytest.fixture
def machine():
    with Machine(profile.load("pico")) as machine:
        yield machine
