"""A sitting for tests of the faces: no program runs, and time passes only where the test sleeps."""

from host_sim.frontends.live import Live
from tests.host_sim.test_program import PROFILE


def sitting() -> Live:
    live = Live(PROFILE, 1, {}, None)
    live.machine.clock.realtime = False
    return live
