"""A machine for tests of frontends: no program runs, time passes only when the test sleeps."""

from host_sim.frontends.live import Live
from tests.host_sim.test_program import PROFILE


def sitting() -> Live:
    live = Live(PROFILE, 1, {}, None)
    live.machine.clock.realtime = False
    return live
