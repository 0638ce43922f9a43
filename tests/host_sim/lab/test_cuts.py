"""No power cut costs more than the page for makers says: every cut in many saves is tried.

A failure names the cut: `make cuts ARGS="--only ID"` tries that one again.
"""

from __future__ import annotations

import re

import pytest

from engine import catalog
from engine.record import encode
from engine.session import Session
from firmware.storage.log import Store
from host_sim.devices.nvm import Nvm
from host_sim.lab.bench import cuts


def held(count: cuts.Count) -> None:
    assert count.cuts > count.saves, count.text()
    if count.model == "NRF52840":
        assert count.lost == 0, count.text()
    if count.model == "RP2":
        assert count.quiet_lost == 0, count.text()
        assert count.quiet > 0.8 * count.cuts, count.text()


@pytest.mark.parametrize("model", cuts.MODELS)
def test_what_a_cut_may_cost(model: str) -> None:
    held(cuts.walk(model, 25))


@pytest.mark.long
@pytest.mark.parametrize("model", cuts.MODELS)
def test_what_a_cut_may_cost_in_a_thousand_turns(model: str) -> None:
    count = cuts.walk(model, 1000)
    held(count)
    assert len(count.games) == 3, count.text()
    if model == "RP2":
        assert sum(count.games.values()) / count.erases > 4, count.text()


def test_one_cut_is_tried_again_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert cuts.main(["--only", "RP2:1:3:0:0:7"]) == 0
    assert "4 saves" in capsys.readouterr().out


def test_what_is_no_id_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cuts.main(["--only", "RP3:1:3"])
    assert ended.value.code == 2
    assert "'RP3:1:3' is no id of a cut" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--turns", "0"], "--turns 0 cuts nothing; it is 1 or more"),
        (["--only", "RP2:1:3:0:0:99999"], "there is no cut 'RP2:1:3:0:0:99999'"),
        (["--only", "RP2:1:0:nonsense"], "there is no cut 'RP2:1:0:nonsense'"),
    ],
)
def test_what_cuts_nothing_is_one_sentence(words, says, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        cuts.main(words)
    assert ended.value.code == 2
    assert says in capsys.readouterr().err


def test_a_second_cut_is_tried_again_by_its_id(capsys) -> None:
    tried = []
    real = cuts.Walk._second

    def noted(walk, cut_id, image, luck):
        tried.append(cut_id)
        real(walk, cut_id, image, luck)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cuts.Walk, "_second", noted)
        cuts.walk("RP2", 5)
    assert cuts.main(["--only", f"{tried[0]}+0:1"]) == 0
    assert re.search(r" 1 cuts and [1-9]\d* second ones", capsys.readouterr().out)


def test_what_was_never_saved_is_named_unless_the_program_refuses_it(monkeypatch, capsys) -> None:
    game = encode(Session(catalog.make("hashi"), 1, b"\x01\x00", b"\x00"))
    for kind, payload in ((1, b"nonsense"), (17, game)):
        _walk_finds(kind, payload, monkeypatch)
        assert cuts.main(["--turns", "1"]) == 1
        assert capsys.readouterr().out.startswith(f"RP2:1:0:0:0:1: kind {kind} is {payload.hex()}")
    _walk_finds(17, b"nonsense", monkeypatch)
    assert cuts.main(["--turns", "1"]) == 0


def _walk_finds(kind: int, payload: bytes, monkeypatch) -> None:
    nonsense = Nvm()
    Store(nonsense).save(kind, payload)
    monkeypatch.setattr(cuts, "images", lambda *given: iter([("0:1", bytes(nonsense))]))
