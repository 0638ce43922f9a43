"""T4 and T12: every Award of Atoll on drawn Islands."""

from __future__ import annotations

import pytest

from engine.atoll import awards, cards
from engine.atoll.island import Island
from firmware.games.atoll.words.en import AWARDS
from firmware.words import entry
from tests.positions.islands import drawn

DRAWN = [
    # name, drawing, covered tiles, what it counts
    ("Dunes", "ssm .s. wfr", "", 3),
    ("Dunes", "mm ff", "sss", 0),
    ("Pastures", "mmm sws mfm", "", 5),
    ("Timber", "ff ss wf", "", 3),
    ("Quarries", "rsr rmr", "r", 4),
    ("Lake Shore", "sws sss", "", 3),  # the ocean above is no water tile
    ("Lake Shore", "ww ss", "", 2),
    ("Lake Shore", "w.s", "", 0),
    ("Great Beach", "sss.s mms.s sw.ss", "", 4),
    ("Great Beach", "s. .s", "", 1),  # corners do not join
    ("Great Beach", "mm", "", 0),
    ("Great Plain", "mmf mff mmm", "", 6),
    ("Great Wood", "fwf fff sss", "", 5),
    ("Massif", "rr.rr rsssr", "", 3),
    ("Long Coast", "s", "", 4),
    ("Long Coast", "sss s.s sss", "", 16),  # the hole is ocean too
    ("Strands", "sw mm", "", 3),
    ("Strands", "ms sm", "", 4),
    ("Foothills", "mrm rmr", "", 7),
    ("Foothills", "m.r", "", 0),
    ("Mangroves", "fwf www", "", 4),
    ("Mangroves", "f", "", 0),  # the ocean does not count
    ("Long Reach", "sss..s m..... m.....", "", 4),
    ("Long Reach", "s.. m.. f.. rww", "", 4),
    ("Small World", "ss ww", "rrr", 4),
    ("Broad Lands", "ssm ssm wwf", "", 6),
    ("Broad Lands", "sm ms", "", 0),
    ("Mosaic", "sms msm", "", 6),
    ("Mosaic", "sss s.w sss", "", 2),
    ("Inland", "ssss swms ssss", "", 2),
    ("Inland", "sss s.s sss", "", 0),
    ("Old Stones", "ss", "rmrs", 2),
    ("Old Stones", "rr", "", 0),
    ("Patchwork", "smf fsm", "", 2),
    ("Patchwork", "sm sm", "", 0),
    ("Patchwork", "smr f.w rrm", "", 0),  # the ocean makes no square
]


NAMES = [entry(AWARDS, award)[0] for award in range(cards.AWARDS)]
TEXTS = [entry(AWARDS, award)[1] for award in range(cards.AWARDS)]


def number(name: str) -> int:
    """Return the Award of a name."""
    return NAMES.index(name)


@pytest.mark.parametrize(("name", "text", "below", "value"), DRAWN)
def test_t4_an_award_counts_what_its_text_says(
    name: str, text: str, below: str, value: int
) -> None:
    assert awards.value(drawn(text, below), number(name)) == value


def test_t4_before_its_first_card_an_island_counts_nothing() -> None:
    assert [awards.value(Island(), award) for award in range(cards.AWARDS)] == [0] * 20


def test_t4_every_award_is_drawn() -> None:
    assert {row[0] for row in DRAWN} == set(NAMES)


def test_t4_the_twenty_are_different_and_say_which_wants_the_fewest() -> None:
    assert len(set(NAMES)) == len(set(TEXTS)) == 20
    for award in range(cards.AWARDS):
        assert cards.is_fewest(award) == TEXTS[award].startswith("Fewest")


def test_t4_counting_changes_nothing() -> None:
    island = drawn(".ssm. wswmm .frwf ..rrf", "rs")
    before = bytes(island.top)
    for award in range(cards.AWARDS):
        first = awards.value(island, award)
        assert awards.value(island, award) == first
    assert before == bytes(island.top)
