"""From presses to keys: directions repeat, A and B are short or long."""

from firmware.keys import DOWN, HOLD_A, HOLD_B, LEFT, UP, A, B, Keys


def keys_of(keys, ms, step=10):
    """Let ms pass in steps; return the keys that came due."""
    due = [keys.tick(step) for _ in range(ms // step)]
    return [k for k in due if k is not None]


def test_a_direction_counts_when_it_goes_down():
    keys = Keys()
    assert keys.feed(LEFT, True) == LEFT
    assert keys.feed(LEFT, False) is None


def test_a_direction_held_repeats():
    keys = Keys()
    keys.feed(UP, True)
    assert keys_of(keys, 390) == []
    assert keys_of(keys, 10) == [UP]
    assert keys_of(keys, 450) == [UP] * 3
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
    assert keys_of(keys, 400) == [DOWN]
