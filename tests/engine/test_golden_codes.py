"""Golden codes lead to the same games for ever, on CPython and on the MicroPython VM."""

import pytest

from host_sim.lab.bench import vm
from tests.engine import golden_codes

EXPECTED = [found for _, found in golden_codes.GOLDEN]


def test_golden_codes_lead_to_the_same_games():
    assert golden_codes.digests() == EXPECTED


def test_golden_codes_lead_to_the_same_games_on_the_second_vm():
    problem = vm.missing()
    if problem:
        pytest.skip(problem)
    code = "from tests.engine import golden_codes\nprint(*golden_codes.digests())"
    printed = vm.Run(code, (*vm.ENGINE, "tests", "tests/engine")).result()
    assert [int(word) for word in printed.split()] == EXPECTED


def test_every_house_game_has_golden_codes():
    assert {code[0] for code, _ in golden_codes.GOLDEN} == set("ADG")


REFUSALS = """
from engine import catalog, codes, record
def refused(call):
    try:
        call()
    except ValueError as error:
        print(error.kind, "|", error)
refused(lambda: codes.decode("AJ20-06N5", ("hashi",)))
refused(lambda: codes.decode("AJ20-06N40", ("hashi",)))
refused(lambda: codes.decode("AKY0-000Z-ZZZZ-ZR10-0Y0", ("hashi",)))
refused(lambda: codes.decode("DNY0-0000-00Y4-G010-4004-0R00-4002-J0", ("arabana",)))
refused(lambda: codes.decode("AJ20-06N4", ("atoll",)))
refused(lambda: codes.decode("AM00-0012", ("hashi",)))
refused(lambda: record.decode(b"no record of a game", catalog.make("hashi")))
"""


def test_what_cannot_be_read_is_refused_alike_on_both_vms(capsys):
    """The chip's ValueError has no __init__: a class of errors must not call it by its name."""
    exec(REFUSALS, {})
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines()] == [
        *["code"] * 4,
        "game",
        "version",
        "unreadable",
    ]
    problem = vm.missing()
    if problem:
        pytest.skip(problem)
    assert vm.Run(REFUSALS).result() == said
