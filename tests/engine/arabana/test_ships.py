"""The Seafarer variation, rule by rule (A17 to A21)."""

from __future__ import annotations

from engine.arabana import control, moves
from engine.arabana.map import DEGREE, INITIALS, SEAS, name_sea
from engine.arabana.rules import NOBODY
from engine.arabana.state import LAST
from tests.opcodes import count
from tests.positions.arabana import (
    after,
    bridges,
    discard,
    islands,
    legal,
    place,
    play,
    position,
    sail,
    sea,
    ship,
    swap,
)


def voyages(game):
    return [move for move in legal(game) if moves.SHIP <= move < moves.DISCARD]


def test_a17_example_hunisch_hunisch_elamite():
    """H-H-E places a ship at Krapink-Hunisch-Elamite or at Danidad-Hunisch-Elamite."""
    game = position(hand="HHE", seafarer=True)
    assert voyages(game) == [ship("HHE", "DEH"), ship("HHE", "EHK")]
    after(game, ship("HHE", "EHK"))
    assert game.ship_owner(sea("EHK")) == 0
    assert game.hand(0) == b""


def test_a17_a_ship_counts_as_a_bridge_and_raises_the_majority():
    game = position("AB AC", hand="ACI", seafarer=True)
    a = INITIALS.index("A")
    assert (game.filled(0, a), game.majority(a)) == (2, 3)
    after(game, ship("ACI", "ACI"))
    assert (game.filled(0, a), game.majority(a)) == (3, 4)  # of six places now
    assert islands(game, 0) == ""
    game = after(position("AC AD AI CI", hand="ABE", seafarer=True), ship("ABE", "ABE"))
    assert (game.filled(0, a), game.majority(a)) == (4, 4)
    assert "A" in islands(game, 0)


def test_a17_a_new_ship_can_take_an_islands_control_away():
    """Ikibiti has three places: with an opposing ship two bridges are not a majority."""
    game = position(theirs="AI CI", hand="ACI", seafarer=True)
    assert islands(game, 1) == "I"
    after(game, ship("ACI", "ACI"))
    assert islands(game, 1) == ""
    assert bridges(game, 1) == {"AI", "CI"}


def test_a17_a_ship_raises_the_majority_of_each_of_its_three_islands_alone():
    for e in range(SEAS):
        game = position(ships=name_sea(e), seafarer=True)
        for i, letter in enumerate(INITIALS):
            assert game.majority(i) == (DEGREE[i] + (letter in name_sea(e))) // 2 + 1
            assert game.filled(0, i) == (letter in name_sea(e))


def test_a17_one_ship_per_sea_of_one_player():
    game = position(hand="GHL", ships="GHL", seafarer=True)
    assert ship("GHL", "GHL") not in legal(game)


def test_a17_ten_ships_at_most():
    ten = "ABE ACD BEK CDF DFG EHK FGM GHL BKL CFI"
    game = position(hand="HKL", ships=ten, seafarer=True)
    assert control.ships_count(game.state, 0) == 10
    assert ship("HKL", "HKL") not in legal(game)
    fewer = position(hand="HKL", ships=ten[4:], seafarer=True)
    assert ship("HKL", "HKL") in legal(fewer)


def test_a17_a_ship_is_no_bridge_of_the_supply():
    for e in range(SEAS):
        for game in (
            position("AB", ships=name_sea(e), seafarer=True),
            position("AB", their_ships=name_sea(e), seafarer=True),
        ):
            assert (game.supply(0), game.supply(1)) == (24, 25)


def test_a18_a_player_who_plays_no_card_may_move_one_ship():
    game = position(hand="AM", ships="GHL", seafarer=True)
    assert set(voyages(game)) == {sail("GHL", "DGH"), sail("GHL", "GLM"), sail("GHL", "HKL")}
    after(game, sail("GHL", "HKL"))
    assert game.ship_owner(sea("GHL")) == NOBODY
    assert game.ship_owner(sea("HKL")) == 0
    assert min(legal(game)) >= moves.DRAW  # no second ship, no card; only the draw


def test_a18_a_discard_is_no_card_played():
    game = after(position(hand="AABBM", ships="GHL", seafarer=True), discard("M"))
    assert len(voyages(game)) == 3


def test_a18_a_bridge_of_either_player_blocks_the_way():
    game = position("GL", "HL", ships="GHL", seafarer=True)
    assert voyages(game) == [sail("GHL", "DGH")]


def test_a18_instead_of_the_last_plays_too():
    game = position(ships="GHL", stack="", seafarer=True, round=3, last=True)
    after(game, sail("GHL", "HKL"))
    assert game.stage() == LAST
    assert legal(game) == [moves.PASS]


def test_a19_pounded_by_playing_a_ship_onto_that_sea():
    game = position(hand="GHL", their_ships="GHL", seafarer=True)
    after(game, ship("GHL", "GHL"))
    assert game.ship_owner(sea("GHL")) == 0
    assert control.ships(game.state, 1) == 0


def test_a19_pounded_by_enclosing_the_sea():
    game = position("GH GL", hand="H", their_ships="GHL", seafarer=True)
    after(game, play("H", "HL"))
    assert game.ship_owner(sea("GHL")) == NOBODY


def test_a19_three_own_bridges_enclose_no_others():
    game = position("GH", "GL", hand="H", their_ships="GHL", seafarer=True)
    after(game, play("H", "HL"))
    assert game.ship_owner(sea("GHL")) == 1


def test_a19_own_ships_are_not_pounded_by_enclosing():
    game = position("GH GL", hand="H", ships="GHL", seafarer=True)
    after(game, play("H", "HL"))
    assert game.ship_owner(sea("GHL")) == 0


def test_a19_a_swapped_bridge_encloses_too():
    game = position("GH GL", "HL", hand="HL", their_ships="GHL", seafarer=True)
    after(game, swap("HL", "HL"))
    assert game.ship_owner(sea("GHL")) == NOBODY


def test_a19_moving_onto_a_ship_removes_both():
    game = position(ships="GHL", their_ships="HKL", seafarer=True)
    after(game, sail("GHL", "HKL"))
    assert control.ships(game.state, 0) == control.ships(game.state, 1) == 0


def test_a19_a_ship_in_an_enclosed_sea_stays_at_later_bridges():
    """Only the bridge that encloses pounds; one beside the sea or far away does not."""
    for card, name in (("G", "DG"), ("A", "AB")):
        game = position(theirs="GH GL HL", hand="GHL", other=card, seafarer=True)
        after(game, ship("GHL", "GHL"), moves.DRAW, moves.CONFIRM, play(card, name))
        assert game.owner(place(name)) == 1
        assert game.ship_owner(sea("GHL")) == 0


def test_a20_gaining_an_island_removes_bridges_not_ships():
    game = position("AI", "FI", hand="II", their_ships="CFI", seafarer=True)
    after(game, play("I", "CI"))
    assert islands(game, 0) == ""  # two of four
    game = position("AI CI", "FI", hand="ACI", their_ships="CFI", seafarer=True)
    after(game, ship("ACI", "ACI"))
    assert "I" in islands(game, 0)  # three of five
    assert game.owner(place("FI")) == NOBODY
    assert game.ship_owner(sea("CFI")) == 1


def test_a21_ships_are_pounded_before_control_is_computed():
    """Enclosing CFI removes the ship; only then do two of Ikibiti's three places give control."""
    game = position("CI CF", "AI", hand="I", their_ships="CFI", seafarer=True)
    assert islands(game, 0) == ""
    after(game, play("I", "FI"))
    assert "I" in islands(game, 0)
    assert game.owner(place("AI")) == NOBODY


def test_a21_a_ship_that_leaves_can_give_the_opponent_an_island():
    """With the ship Ikibiti has four places; without it two of three are enough."""
    game = position("FI", "AI CI", ships="CFI", seafarer=True)
    assert islands(game, 1) == ""
    after(game, sail("CFI", "CDF"))
    assert islands(game, 1) == "I"
    assert game.owner(place("FI")) == NOBODY


def test_a8_an_island_is_gained_once_and_later_bridges_on_it_stay():
    """Ikibiti is the opponent's already: an action far away leaves the bridge there."""
    acts = (
        lambda s, p: control.place_bridge(s, place("DH"), p),
        lambda s, p: control.swap_bridge(s, place("GH"), p),
        lambda s, p: control.place_ship(s, sea("DEH"), p),
        lambda s, p: control.move_ship(s, sea("GHL"), sea("DEH"), p),
    )
    for p in range(2):
        for act in acts:
            names = ["FI", "AI CI GH"]
            ships = ["GHL", ""]
            game = position(
                names[p], names[1 - p], ships=ships[p], their_ships=ships[1 - p], seafarer=True
            )
            assert islands(game, 1 - p) == "I"
            act(game.state, p)
            game.check()
            assert {"FI"} <= bridges(game, p)
            assert {"AI", "CI"} <= bridges(game, 1 - p)


def test_a_replayed_move_is_checked_without_a_search_for_those_of_another_kind():
    game = position("AB AC", "DH EH", hand="ACIHH", ships="CDF", seafarer=True)
    found = legal(game)
    everything = count(game.legal, game.moves_buffer())
    for move in (found[0], moves.DISCARD):
        assert move in found
        assert game.is_legal(move)
        part = 2 if move < moves.SHIP else 5
        assert part * count(game.is_legal, move) < everything
