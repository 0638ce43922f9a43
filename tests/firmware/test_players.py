"""What players are called: the names of firmware/screens/players.py."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine import catalog
from engine.session import PERSON
from firmware import registry
from firmware.screens import players
from host_sim.drive import Handheld
from tests.firmware.atoll.buttons import short_game
from tests.firmware.ink import texts

GULL = catalog.NUMBERS[2]
ORCA = catalog.NUMBERS[4]


def session(*seats: int) -> Any:
    return SimpleNamespace(seats=bytes(seats))


def test_computers_are_called_by_their_level_and_counted_where_several_have_it() -> None:
    table = session(GULL, ORCA, GULL, PERSON)
    assert [players.name(table, seat, 3) for seat in range(4)] == ["Gull", "Orca", "Gull 2", "You"]
    assert [players.sign(table, seat) for seat in range(4)] == ["🐦", "🐳", "🐦2", "P1"]


def test_the_levels_to_choose_from_are_numbered_beside_their_pictures() -> None:
    assert registry.levels() == ("1 🦐 Krill", "2 🦀 Crab", "3 🐦 Gull", "4 🦭 Seal", "5 🐳 Orca")


def test_a_cover_calls_for_the_person_by_the_number_in_their_name() -> None:
    with Handheld(seed=8) as h:
        cover = short_game(h, People=1)  # two of three, behind a computer player
        session = cover.play.session
        assert list(session.seats)[1:] == [PERSON, PERSON]
        assert players.name(session, cover.seat) == "Player 1"
        assert texts(cover)[:2] == ["Pass to", "player 1"]


def test_people_are_counted_apart_from_computers() -> None:
    table = session(ORCA, PERSON, PERSON)
    assert players.name(table, 1) == "Player 1"
    assert [players.name(table, seat, 1) for seat in range(3)] == ["Orca", "You", "Player 2"]
