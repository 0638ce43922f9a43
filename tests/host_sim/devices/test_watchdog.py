"""microcontroller.watchdog on each chip: what a program that ends leaves running."""

import pytest

from host_sim.devices.clock import Clock
from host_sim.devices.watchdog import Bitten, WatchDogMode, WatchDogTimer


def started(mcu):
    clock = Clock()
    watchdog = WatchDogTimer(clock, mcu)
    watchdog.timeout = 8
    watchdog.mode = WatchDogMode.RESET
    return clock, watchdog


def test_the_nrfs_watchdog_goes_on_through_a_reload():
    clock, watchdog = started("NRF52840")
    clock.advance(5_000_000)
    watchdog.end_program()
    assert watchdog.mode == WatchDogMode.RESET
    clock.advance(2_999_999)
    with pytest.raises(Bitten):
        clock.advance(1)


def test_the_nrfs_watchdog_can_be_fed_by_the_next_program_but_not_changed():
    clock, watchdog = started("NRF52840")
    watchdog.end_program()
    clock.advance(5_000_000)
    watchdog.feed()
    clock.advance(7_999_999)
    with pytest.raises(RuntimeError):
        watchdog.timeout = 16
    with pytest.raises(RuntimeError):
        watchdog.mode = None
    with pytest.raises(Bitten):
        clock.advance(1)


@pytest.mark.parametrize("mcu", ["RP2040", "RP2350", "SAMD51", "ESP32S3"])
def test_every_other_watchdog_stops_with_its_program(mcu):
    clock, watchdog = started(mcu)
    watchdog.end_program()
    assert watchdog.mode is None
    clock.advance(60_000_000)
