"""keypad.Keys on the virtual pins: scanning, debouncing and the queue as CircuitPython's."""

import pytest

from host_sim.devices.clock import Clock
from host_sim.devices.keypad import keypad_module
from host_sim.devices.pins import Pin


class Pad:
    """Three keys to ground on a virtual clock."""

    def __init__(self, **options):
        self.clock = Clock()
        self.pins = [Pin(f"GP{number}") for number in range(3)]
        self.module = keypad_module(self.clock)
        self.options = {"value_when_pressed": False, **options}

    def make(self):
        self.keys = self.module.Keys(self.pins, **self.options)
        return self.keys

    def set(self, number, down):
        self.pins[number].level = False if down else None

    def pass_ms(self, ms):
        self.clock.advance(ms * 1000)

    def events(self):
        found = []
        while (event := self.keys.events.get()) is not None:
            found.append((event.key_number, event.pressed))
        return found


@pytest.fixture
def pad():
    made = Pad()
    made.make()
    return made


def test_a_press_and_its_release_are_events(pad):
    pad.pass_ms(30)
    pad.set(1, True)
    pad.pass_ms(20)
    assert pad.events() == [(1, True)]
    pad.set(1, False)
    pad.pass_ms(20)
    assert pad.events() == [(1, False)]
    assert pad.events() == []


def test_keys_are_scanned_every_20_ms(pad):
    pad.pass_ms(1)
    pad.set(0, True)
    pad.pass_ms(18)
    assert pad.events() == []
    pad.pass_ms(1)
    assert pad.events() == [(0, True)]


def test_a_press_between_two_scans_is_not_seen(pad):
    pad.pass_ms(1)
    pad.set(0, True)
    pad.pass_ms(10)
    pad.set(0, False)
    pad.pass_ms(100)
    assert pad.events() == []


def test_the_timestamp_is_that_of_the_scan(pad):
    pad.set(2, True)
    pad.pass_ms(59)
    event = pad.keys.events.get()
    assert event.timestamp == 20


def test_debounce_lets_a_bounce_pass():
    pad = Pad(debounce_threshold=2)
    pad.make()
    pad.pass_ms(100)
    pad.set(0, True)
    pad.pass_ms(20)
    pad.set(0, False)
    pad.pass_ms(20)
    pad.set(0, True)
    pad.pass_ms(20)
    assert pad.events() == []
    pad.pass_ms(20)
    assert pad.events() == [(0, True)]


@pytest.mark.parametrize("threshold", [1, 2, 3, 7, 127])
def test_an_event_comes_with_the_scan_that_reaches_the_threshold(threshold):
    pad = Pad(debounce_threshold=threshold)
    pad.make()
    pad.pass_ms(20 * threshold + 40)
    for is_down in (True, False):
        pad.set(0, is_down)
        pad.pass_ms(20 * (threshold - 1))
        assert pad.events() == []
        pad.pass_ms(20)
        assert pad.events() == [(0, is_down)]
        pad.pass_ms(20 * threshold + 40)
        assert pad.events() == []


@pytest.mark.parametrize("threshold", [0, 128, -1])
def test_a_threshold_that_the_counter_cannot_reach_is_refused(threshold):
    with pytest.raises(ValueError, match="debounce_threshold must be 1-127"):
        Pad(debounce_threshold=threshold).make()


def test_a_key_held_at_the_start_gives_no_press():
    pad = Pad()
    pad.set(0, True)
    pad.make()
    pad.pass_ms(100)
    assert pad.events() == []


def test_the_queue_holds_64_events_and_then_says_so(pad):
    for turn in range(65):
        pad.set(0, turn % 2 == 0)
        pad.pass_ms(20)
    assert len(pad.keys.events) == 64
    assert pad.keys.events.overflowed
    assert pad.keys.events
    pad.keys.events.clear()
    assert not pad.keys.events.overflowed
    assert not pad.keys.events


def test_get_into_fills_an_event_made_before(pad):
    event = pad.module.Event()
    assert not pad.keys.events.get_into(event)
    pad.set(2, True)
    pad.pass_ms(20)
    assert pad.keys.events.get_into(event)
    assert (event.key_number, event.pressed) == (2, True)


def test_reset_takes_a_held_key_for_a_new_press(pad):
    pad.pass_ms(20)
    pad.set(0, True)
    pad.pass_ms(20)
    pad.keys.events.clear()
    pad.keys.reset()
    assert pad.events() == [(0, True)]


def test_value_when_pressed_true_reads_high_as_down():
    pad = Pad(value_when_pressed=True)
    pad.make()
    pad.pass_ms(20)
    pad.pins[1].level = True
    pad.pass_ms(20)
    assert pad.events() == [(1, True)]


def test_timestamps_wrap_with_the_ticks(pad):
    pad.clock.first_tick = (1 << 29) - 20
    pad.set(0, True)
    pad.pass_ms(20)
    assert pad.keys.events.get().timestamp == 0
