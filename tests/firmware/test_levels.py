"""Levels of computer players on the handheld: their order, and the numbers that records hold."""

from __future__ import annotations

import pytest

from engine import ai, catalog
from firmware.games.arabana import new as new_arabana
from firmware.games.atoll import new as new_atoll
from firmware.games.hashi import new as new_hashi
from firmware.words import strings
from host_sim.options import LEVELS, info

hashi, arabana, atoll = (info(name) for name in ("hashi", "arabana", "atoll"))


@pytest.mark.parametrize("one", [hashi, arabana, atoll], ids=lambda one: one.NAME)
def test_numbers_of_old_records_mean_what_they_meant(one):
    assert one.LEVELS[:3] == ("easy", "medium", "hard")


@pytest.mark.parametrize("one", [hashi, arabana, atoll], ids=lambda one: one.NAME)
def test_every_level_can_be_chosen_the_weakest_first(one):
    assert tuple(one.LEVELS[number - 1] for number in catalog.NUMBERS) == LEVELS
    assert "".join(name.split(" ")[0] for name in strings("common").NAMES) == "🦐🦀🐦🦭🐳"
    for name in LEVELS:
        ai.make(name, catalog.make(one.NAME), bytearray(b"luck"))


def test_what_is_chosen_sits_at_the_table():
    for n, name in enumerate(LEVELS):
        assert arabana.LEVELS[new_arabana.seats(bytes([n] + [0] * 7))[1] - 1] == name
        seats = new_atoll.seats(bytes([0, 0, n] + [0] * 6))
        assert [atoll.LEVELS[number - 1] for number in seats[:2]] == [name] * 2
        choices = bytearray(7)
        settings = {"TOMBOLO_SIDE": "", "TOMBOLO_OPPONENTS": name + ",person"}
        new_hashi.choose(choices, settings.get)
        assert [*new_hashi.seats(choices)] == [hashi.LEVELS.index(name) + 1, 0, 0]
    assert new_arabana.seats(bytes([5] + [0] * 7)) == b"\0\0"
