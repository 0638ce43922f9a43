"""The random number generator: known numbers, uniform draws, all state in four bytes."""

import pytest

from engine import rng
from tests.positions import luck


def test_numbers_are_pinned_so_that_every_vm_and_version_gives_the_same():
    s = luck(7)
    assert [rng.step(s) for _ in range(6)] == [28940, 18698, 19022, 28125, 35162, 38404], (
        "records of old games would replay differently"
    )


def test_a_seed_out_of_range_is_refused_in_a_sentence():
    for value in (-1, 1 << 32):
        with pytest.raises(ValueError, match="a seed is a number from 0 to 4294967295"):
            luck(value)


def test_different_seeds_start_differently():
    starts = {bytes(luck(value)) for value in range(5000)}
    starts |= {bytes(luck((1 << 32) - 1 - value)) for value in range(5000)}
    assert len(starts) == 10000
    assert b"\0\0\0\0" not in starts, "all zeros would stay all zeros"


def test_the_seed_that_would_start_at_all_zeros_does_not():
    s = luck(0xC3E95A17)
    assert any(s)
    assert len({rng.step(s) for _ in range(50)}) > 40


def test_steps_depend_on_the_four_bytes_alone():
    s = bytearray(b"\x12\x34\x56\x78" + b"rest")
    t = bytearray(b"\x12\x34\x56\x78")
    assert [rng.step(s) for _ in range(20)] == [rng.step(t) for _ in range(20)]
    assert s[4:] == b"rest"


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 18, 120, 40000, 65535, 65536])
def test_below_is_exactly_unbiased(n, monkeypatch):
    """Each result has equally many of the 65,536 numbers that a step may return."""
    even = 65536 // n * n
    numbers = iter([*range(even, 65536), *range(even)])  # those to be rejected come first
    monkeypatch.setattr(rng, "step", lambda s: next(numbers))
    seen: dict[int, int] = {}
    for _ in range(even):
        value = rng.below(bytearray(4), n)
        seen[value] = seen.get(value, 0) + 1
    assert sorted(seen) == list(range(n))
    assert set(seen.values()) == {65536 // n}


def test_shuffle_keeps_the_items_and_touches_nothing_else():
    s = luck(3)
    items = bytearray(range(20))
    rng.shuffle(s, items, 5, 15)
    assert items[:5] == bytes(range(5))
    assert items[15:] == bytes(range(15, 20))
    assert sorted(items[5:15]) == list(range(5, 15))
    rng.shuffle(s, items, 5, 5)
    rng.shuffle(s, items, 5, 6)


def test_shuffle_gives_every_order_equally_often():
    s = luck(11)
    seen: dict[bytes, int] = {}
    for _ in range(6000):
        items = bytearray(b"abc")
        rng.shuffle(s, items, 0, 3)
        seen[bytes(items)] = seen.get(bytes(items), 0) + 1
    assert len(seen) == 6
    assert all(880 < count < 1120 for count in seen.values()), seen
