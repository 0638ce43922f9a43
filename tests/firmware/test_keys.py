"""From presses to keys: directions repeat, A and B are short or long."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.app import App
from firmware.hardware.keys import DOWN, HINT, HOLD_A, HOLD_B, LEFT, UP, A, B, Keys


def keys_of(keys, ms, step=10):
    """Let ms pass in steps; return the keys that came due."""
    due = [keys.tick(step) for _ in range(ms // step)]
    return [k for k in due if k is not None]


def test_a_direction_counts_when_it_goes_down():
    keys = Keys()
    assert keys.feed(LEFT, True) == LEFT
    assert keys.feed(LEFT, False) is None


def test_a_direction_held_repeats_faster_and_faster():
    keys = Keys()
    for _ in range(2):  # as slow again after a new press
        keys.feed(UP, True)
        due = [n for n in range(1, 1501) if keys.tick(1) is not None]
        pauses = [due[n] - due[n - 1] for n in range(1, len(due))]
        assert due[0] == 300
        assert pauses[:6] == [150, 135, 120, 105, 90, 75]
        assert set(pauses[6:]) == {75}
        keys.feed(UP, False)
        assert keys_of(keys, 1000) == []


def test_a_and_b_count_when_they_come_up():
    keys = Keys()
    for k in (A, B):
        assert keys.feed(k, True) is None
        assert keys_of(keys, 200) == []
        assert keys.feed(k, False) == k


def test_a_and_b_held_are_long_keys_once_and_not_short_ones():
    keys = Keys()
    for k, hold in ((A, HOLD_A), (B, HOLD_B)):
        keys.feed(k, True)
        assert keys_of(keys, 2000) == [hold]
        assert keys.feed(k, False) is None


def test_a_second_key_takes_over():
    keys = Keys()
    keys.feed(UP, True)
    assert keys.feed(DOWN, True) == DOWN
    assert keys.feed(UP, False) is None
    assert keys_of(keys, 300) == [DOWN]


@pytest.mark.parametrize("first", [DOWN, A])
@pytest.mark.parametrize("up", [DOWN, A])
def test_down_and_a_together_are_a_hint_once_and_nothing_more(first, up):
    keys = Keys()
    assert keys.feed(first, True) == (DOWN if first == DOWN else None)
    assert keys_of(keys, 50) == []
    assert keys.feed(DOWN + A - first, True) == (DOWN if first == A else None)
    assert keys.held() == 0
    assert keys_of(keys, 2000) == [HINT]
    assert keys.feed(up, False) is None
    assert keys.feed(DOWN + A - up, False) is None
    assert keys_of(keys, 2000) == []


@pytest.mark.parametrize("first", [DOWN, A])
def test_the_second_of_both_tapped_while_the_first_is_held_is_a_hint_too(first):
    keys = Keys()
    second = DOWN + A - first
    keys.feed(first, True)
    keys.feed(second, True)
    assert keys_of(keys, 50) == []
    assert keys.feed(second, False) == HINT
    assert keys.feed(first, False) is None


@pytest.mark.parametrize(("ms", "due"), [(60, [A]), (600, [HOLD_A])])
def test_a_thumb_that_rolls_from_down_to_a_means_a(ms, due):
    keys = Keys()
    keys.feed(DOWN, True)
    keys.feed(A, True)
    assert keys_of(keys, 50) == []
    assert keys.feed(DOWN, False) is None
    found = keys_of(keys, ms)
    assert found + [k for k in [keys.feed(A, False)] if k is not None] == due


@pytest.mark.parametrize(
    ("first", "ms", "due"),
    [(DOWN, 90, A), (DOWN, 99, A), (DOWN, 100, HINT), (DOWN, 110, HINT), (A, 110, HINT)],
)
def test_how_long_both_were_down_counts_though_a_screen_was_drawn_meanwhile(first, ms, due):
    keys = Keys()
    second = DOWN + A - first
    keys.feed(first, True, 1000)
    keys.feed(second, True, 1020)
    ups = [keys.feed(first, False, 1020 + ms), keys.feed(second, False, 1040 + ms)]
    assert [k for k in ups if k is not None] == [due]


def test_a_key_that_wakes_means_nothing_and_none_beside_it_does():
    keys = Keys()
    keys.forget(DOWN)
    assert keys.feed(A, True) is None
    assert keys_of(keys, 700) == []
    assert keys.feed(A, False) is None
    assert keys.feed(DOWN, False) is None
    assert keys.feed(DOWN, True) == DOWN


def test_another_key_beside_down_and_a_takes_over():
    keys = Keys()
    keys.feed(DOWN, True)
    keys.feed(A, True)
    assert keys.feed(LEFT, True) == LEFT
    assert keys.feed(A, False) is None
    assert keys_of(keys, 250) == []


def test_time_before_a_press_does_not_count_as_its_own():
    """After a turn that took long, as where a screen is drawn, a short press stays one."""
    events = [(DOWN, True, 990)]
    taken = []
    app: Any = SimpleNamespace(
        device=SimpleNamespace(next_event=lambda: events.pop(0) if events else None),
        sound=SimpleNamespace(stop=lambda: None),
        canvas=SimpleNamespace(animation=SimpleNamespace(finish=lambda: False)),
        idle=SimpleNamespace(wake=lambda level: False),
        settings=SimpleNamespace(level=3),
        keys=Keys(),
        _again=None,
    )
    app._key = lambda k: taken.extend([] if k is None else [k])
    for ms in (1000, 290):
        App._take_keys(app, ms)
    assert taken == [DOWN]
    App._take_keys(app, 20)
    assert taken == [DOWN, DOWN]  # it is held
