"""Adding up deals until they are enough: engine/ai/rollout.py."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from statistics import mean, stdev

import pytest

from engine.ai import rollout
from engine.ai.rollout import Tally
from host_sim.lab.bench import vm


def tally(lost: Iterable[int], is_chance: bool = False, systematic: int = 30) -> Tally:
    found = Tally(is_chance, systematic)
    for n in lost:
        found.add([100, 100 + n])
    return found


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 8, 9, 99, 100, 10**6 - 1, 10**6, 2**31])
def test_a_root_is_rounded_down(n: int) -> None:
    assert rollout.root(n) ** 2 <= n < (rollout.root(n) + 1) ** 2


def test_the_error_is_that_of_the_deals_and_what_stays() -> None:
    deals = [310, -40, 120, 205, 77, 160, -15, 240, 133, 90]
    lost, error = tally(deals).found()
    assert lost == round(mean(deals))
    assert error == pytest.approx((stdev(deals) ** 2 / len(deals) + 30**2) ** 0.5, abs=1)
    assert tally([-n for n in deals]).found() == (-lost, error)


def test_a_few_deals_that_agree_are_not_sure() -> None:
    assert not tally([200] * 15).is_over()
    assert tally([200] * 8).found()[1] > 30
    assert tally([0] * 8, True, 10).found()[1] >= 30, "the next deal may be a win more"


def test_what_is_known_counts_by_its_error_as_long_as_the_deals_agree() -> None:
    deals = [310, -40, 120, 205, 77, 160, -15, 240, 133, 90]
    lost, error = tally(deals).found()
    assert known(deals, 200, 10**6).found() == (lost, error), "what is hardly known"
    both, less = known(deals, 200, error).found()
    assert both == round((lost + 200) / 2)
    assert less == pytest.approx(error / 2**0.5, abs=1)
    lost_less, error_less = known(deals, 200, 4).found()
    assert abs(lost_less - 200) <= 2, "what is nearly certain"
    assert error_less <= 4
    assert known(deals, lost + 3 * error, error).found() == (lost, error), "they do not agree"
    assert known([], 200, 90).found()[1] <= 90


def known(deals: Iterable[int], lost: int, error: int) -> Tally:
    """Return the deals, and what was known before."""
    found = Tally(False, 30, (lost, error))
    for n in deals:
        found.add((0, n))
    return found


def test_a_tally_goes_on_where_another_was() -> None:
    deals = [310, -40, 120, 205, 77, 160, -15, 240, 133, 90]
    first = tally(deals[:6])
    second = Tally(False, 30, added=first.state())
    assert (second.deals, second.found()) == (6, first.found())
    for n in deals[6:]:
        second.add((0, n))
    assert second.found() == tally(deals).found()


def test_it_is_over_beyond_three_errors_or_where_the_difference_is_small() -> None:
    assert tally([200, 240] * 8).is_over()
    assert not tally([200, -60, 300, -20] * 4).is_over()
    assert not tally([300, -150] * 8).is_over(), "more than nothing, and not beyond three errors"
    assert tally([10, 0] * 16).is_over()
    assert tally([100, 0, 200, -60] * 32).is_over(), "the most deals"


def test_of_chances_the_luck_in_what_stands_out_is_taken_off() -> None:
    deals = [300, -100, 200, 100] * 10
    lost, error = tally(deals, True, 15).found()
    assert mean(deals) - error**2 / 50 < lost < mean(deals) - error**2 / 80
    assert tally([-n for n in deals], True, 15).found() == (-lost, error)
    assert tally([10, -500, 500] * 12, True, 15).found()[0] == 0


def test_of_chances_it_is_also_over_where_the_difference_is_hardly_dear() -> None:
    even = [400, -400] * 16
    assert not tally(even * 2, True, 15).is_over()
    assert tally(even * 4, True, 15).is_over()
    assert not tally([0] * 31, True, 15).is_over()
    assert tally([0] * 32, True, 15).is_over()
    assert tally([225, -225] * 16, True, 0).is_over(), "80 at most: nothing, and two errors of 40"
    assert not tally([230, -230] * 16, True, 0).is_over(), "82 at most"


def test_it_is_over_once_more_deals_would_not_make_the_error_smaller() -> None:
    assert tally([90, 80] * 30, systematic=90).is_over()
    assert not tally([90, -80, 300, 10] * 4, systematic=30).is_over()
    assert tally([210, -90] * 13, systematic=30).is_over(), "30 of the deals, and 30 that stay"
    assert not tally([210, -90] * 13, systematic=29).is_over()


def test_what_is_known_counts_nothing_beside_deals_that_are_certain() -> None:
    found = Tally(False, 0, (5, 1))
    for _ in range(101):
        found.add((0, 6))
    assert found.found() == (6, 0)


def test_both_vms_find_the_same() -> None:
    if vm.missing():
        pytest.skip(vm.missing())
    deals = [1310, -2040, 3120, 205, -77, 1060, -1500, 240, 133, 90000]
    run = vm.Run(
        "from engine.ai.rollout import Tally\nt = Tally(True, 9)\n"
        f"for n in {deals!r}:\n    t.add((0, n))\n    print(*t.found(), int(t.is_over()))",
        vm.ENGINE,
    )
    found = Tally(True, 9)
    rows = []
    for n in deals:
        found.add((0, n))
        rows += [*found.found(), int(found.is_over())]
    assert [int(word) for word in run.result().split()] == rows


SAID = {
    (False, ()): (
        "160+-100 -39+-198 -61+-75 -29+-44 128: -10",
        "40+-100 25+-51 3+-26 6+-46 106: -1",
        "-297+-100 -84+-213 72+-99 80+-37 41: 81",
        "190+-100 92+-98 85+-44 77+-30 27: 94",
        "264+-100 153+-111 88+-56 16: 103",
        "272+-100 270+-51 255+-42 16: 144",
        "358+-100 504+-145 289+-101 16: 344",
    ),
    (False, (90, 60)): (
        "108+-51 79+-57 31+-46 13+-35 111: -2",
        "77+-51 53+-39 17+-23 37+-36 128: 15",
        "-297+-100 77+-57 85+-51 83+-31 35: 75",
        "116+-51 91+-51 87+-35 80+-26 20: 80",
        "136+-51 104+-52 89+-41 16: 100",
        "138+-51 270+-51 255+-42 16: 129",
        "358+-100 504+-145 142+-51 16: 344",
    ),
    (True, ()): (
        "0+-250 0+-198 0+-75 0+-44 32: -1",
        "0+-250 0+-125 0+-51 0+-46 32: 0",
        "0+-250 0+-213 0+-99 59+-37 51: 80",
        "0+-250 0+-125 45+-51 64+-30 32: 98",
        "0+-250 0+-125 40+-56 76+-30 32: 95",
        "0+-250 28+-125 215+-51 100+-40 32: 132",
        "0+-250 177+-145 132+-101 264+-49 32: 248",
    ),
    (True, (60, 40)): (
        "59+-39 58+-39 47+-35 33+-29 33: 26",
        "59+-39 54+-38 37+-31 34+-30 32: 26",
        "59+-39 58+-39 52+-37 59+-27 41: 67",
        "59+-39 54+-38 54+-31 63+-24 32: 84",
        "59+-39 54+-38 53+-32 70+-24 32: 82",
        "59+-39 57+-38 215+-51 80+-28 32: 105",
        "59+-39 68+-38 70+-37 264+-49 32: 248",
    ),
}


@pytest.mark.parametrize(("is_chance", "known"), list(SAID))
def test_after_each_deal_it_is_as_sure_as_ever(is_chance: bool, known: tuple[int, ...]) -> None:
    """What is said after some of the deals, and after how many of them it was over.

    Seven differences, the smallest and the largest of which are sure soon.
    """
    rows = []
    for most in (0, 15, 40, 70, 110, 160, 260):
        luck = Random(most)
        found = Tally(is_chance, 12, known)
        said, over = [], 0
        for n in range(1, 300):
            found.add((50, 50 + round(luck.gauss(most, 170))))
            if n in (1, 2, 5, 20):
                said.append("{}+-{}".format(*found.found()))
            if found.is_over():
                over = n
                break
        rows.append(f"{' '.join(said)} {over}: {found.found()[0]}")
    assert rows == list(SAID[is_chance, known])
