"""Arabana-Ikibiti, rule by rule, with the seed's worked examples (A1 to A10, A16)."""

from __future__ import annotations

import pytest

from engine.arabana import moves
from engine.arabana.map import DEGREE, INITIALS, PLACES, name_place
from engine.arabana.rules import NOBODY, Arabana
from engine.arabana.state import BEFORE, NO_CARD, PLAY, TURN
from engine.game import OVER
from tests.positions.arabana import (
    after,
    bridges,
    discard,
    free_bridge,
    islands,
    legal,
    place,
    play,
    position,
    swap,
)

CONFIRM, STACK, PASS = moves.CONFIRM, moves.DRAW_STACK, moves.PASS


def new(seed: int = 1, **options: int) -> Arabana:
    names = "reading seafarer free0 free1 extra0 extra1 limit0 limit1 first".split()
    given = bytearray(Arabana.OPTIONS)
    for name, value in options.items():
        given[names.index(name)] = value
    game = Arabana()
    game.reset(seed, bytes(given))
    return game


def test_a1_supplies():
    game = position()
    assert game.supply(0) == game.supply(1) == 25
    assert position("AB AC").supply(0) == 23


@pytest.mark.parametrize("island", INITIALS)
def test_a3_absolute_majority(island):
    """2 of 3 places, 3 of 4 or 5, 4 of 6."""
    need = {3: 2, 4: 3, 5: 3, 6: 4}[DEGREE[INITIALS.index(island)]]
    near = [name_place(k) for k in range(27) if island in name_place(k)]
    assert position().majority(INITIALS.index(island)) == need
    assert island not in islands(position(" ".join(near[: need - 1])), 0)
    assert island in islands(position(" ".join(near[:need])), 0)


def test_a4_three_cards_each_three_face_up_the_rest_stacked():
    game = new()
    assert len(game.hand(0)) == len(game.hand(1)) == 3
    assert all(game.face_up(slot) != NO_CARD for slot in range(3))
    assert game.stack_count() == 15


def test_a4_who_begins():
    assert new(first=0).player() == 0
    assert new(first=1).player() == 1
    assert {new(seed).first() for seed in range(20)} == {0, 1}


def test_a5_any_number_of_cards_then_exactly_one_draw():
    game = position(hand="ABK", face_up="CDE")
    after(game, play("A", "AC"), play("B", "BK"), play("K", "KL"))
    assert set(legal(game)) == {moves.DRAW, moves.DRAW + 1, moves.DRAW + 2, STACK}
    after(game, moves.DRAW + 1)
    assert legal(game) == [CONFIRM]
    assert game.apply(CONFIRM) is True
    assert game.hand(0) == bytes([INITIALS.index("D")])
    assert game.player() == 1


def test_a5_no_card_need_be_played_but_drawing_may_not_be_passed():
    game = position(hand="AB", face_up="CDE")
    assert PASS not in legal(game)
    assert CONFIRM not in legal(game)
    after(game, STACK, CONFIRM)
    assert len(game.hand(0)) == 3


def test_a5_a_face_up_card_is_replaced_from_the_stack():
    game = after(position(face_up="CDE", stack="FG"), moves.DRAW, CONFIRM)
    assert [INITIALS[game.face_up(slot)] for slot in range(3)] == ["F", "D", "E"]
    after(game, moves.DRAW + 2, CONFIRM)
    assert game.stack_count() == 0
    after(game, moves.DRAW, CONFIRM)
    assert game.face_up(0) == NO_CARD


def test_a6_a_full_hand_must_discard_before_drawing():
    game = position(hand="AABBC", face_up="DEF")
    assert STACK not in legal(game)
    after(game, discard("A"))
    assert STACK in legal(game)
    after(game, discard("B"), STACK, CONFIRM)
    assert len(game.hand(0)) == 4


def test_a6_discarding_ends_the_playing_of_cards():
    game = position(hand="AABBC", face_up="DEF")
    assert play("A", "AC") in legal(game)
    after(game, discard("B"))
    assert min(legal(game)) >= moves.DISCARD


def test_a7_an_empty_place_between_the_island_and_a_neighbour():
    game = position("AB", "AC", hand="A")
    assert [move for move in legal(game) if move < moves.FREE_BRIDGE] == [
        play("A", "AD"),
        play("A", "AE"),
        play("A", "AI"),
    ]


def test_a7_not_where_the_opponent_controls_both_islands():
    game = position(theirs="AB AC AI DE DG DH DF", hand="AD")
    assert islands(game, 1) == "AD"
    assert play("A", "AD") not in legal(game)
    assert play("D", "AD") not in legal(game)
    assert play("A", "AE") in legal(game)
    assert play("D", "CD") in legal(game)


def test_a8_control_removes_all_opposing_bridges_there():
    game = position("FI", "AI CD AC", hand="I")
    after(game, play("I", "CI"))
    assert islands(game, 0) == "I"
    assert bridges(game, 0) == {"FI", "CI"}
    assert bridges(game, 1) == {"CD", "AC"}


def test_a8_control_of_neighbours_is_recomputed():
    """Winning I removes A-I, and with it the majority on A: the stone there is lost."""
    game = position("FI", "AI AC AD", hand="I")
    assert islands(game, 1) == "A"
    after(game, play("I", "CI"))
    assert islands(game, 1) == ""


def test_a8_a_bridge_placed_on_a_controlled_island_stays():
    """Bridges are removed when control is gained, not while it is held."""
    game = position("AI CI", hand="", other="F", face_up="BDE")
    after(game, STACK, CONFIRM, play("F", "FI"))
    assert islands(game, 0) == "I"
    assert bridges(game, 1) == {"FI"}


def test_a8_an_island_changes_hands():
    game = position("AI CI", "FI", other="AI", face_up="BDE")
    after(game, STACK, CONFIRM, swap("AI", "AI"))
    assert islands(game, 1) == "I"
    assert bridges(game, 0) == set()


def test_a8_no_bridge_can_be_placed_when_the_supply_is_spent():
    every = [name_place(k) for k in range(27)]
    game = position(" ".join(every[2:]), hand="AB")
    assert game.supply(0) == 0
    assert not [move for move in legal(game) if move < moves.DISCARD]


@pytest.mark.parametrize("seat", [0, 1])
def test_a8_a_swap_with_the_supply_spent_only_removes(seat):
    every = [name_place(k) for k in range(27)]
    assert every[0] == "AB"
    most, two = " ".join(every[2:]), "AB AC"
    game = position(two, most, other="AB") if seat else position(most, two, hand="AB")
    game.state[TURN] = seat
    after(game, swap("AB", "AB"))
    assert game.owner(place("AB")) == NOBODY
    assert game.supply(seat) == 0
    assert game.hand(seat) == b""


def test_a9_example_hunisch_garanig():
    """H-H, G-G or H-G remove A's bridge, and B's own goes there."""
    for pair in ("HH", "GG", "GH"):
        game = position(theirs="GH", hand=pair)
        assert swap(pair, "GH") in legal(game)
        after(game, swap(pair, "GH"))
        assert bridges(game, 0) == {"GH"}
        assert bridges(game, 1) == set()
        assert game.hand(0) == b""


def test_a9_example_no_own_bridge_where_a_still_controls_both():
    theirs = "GH GL GM FG EH HK HL"
    game = position(theirs=theirs, hand="HH")
    assert set("GH") <= set(islands(game, 1))
    after(game, swap("HH", "GH"))
    assert set("GH") <= set(islands(game, 1))
    assert game.owner(place("GH")) == NOBODY
    assert bridges(game, 1) == set(theirs.split()) - {"GH"}


def test_a9_control_is_computed_between_removing_and_placing():
    """Without G-H the opponent has lost G, so an own bridge goes there."""
    game = position(theirs="GH GL GM EH HK HL", hand="GG")
    assert set("GH") <= set(islands(game, 1))
    after(game, swap("GG", "GH"))
    assert bridges(game, 0) == {"GH"}
    assert islands(game, 1) == "H"


def test_a9_only_opposing_bridges_and_suitable_pairs():
    game = position("GH", "DF", hand="GHDK")
    assert not [move for move in legal(game) if moves.SWAP <= move < moves.SHIP]


def test_a9_each_place_is_swapped_by_each_pair():
    for k in range(PLACES):
        name = name_place(k)
        for pair in (name[0] * 2, name, name[1] * 2):
            game = after(position(theirs=name, hand=pair), swap(pair, name))
            assert game.owner(k) == 0, (name, pair)


def test_a9_placing_after_a_swap_can_gain_an_island():
    game = position("CI", "AI AC", hand="AI")
    after(game, swap("AI", "AI"))
    assert islands(game, 0) == "I"
    assert bridges(game, 1) == {"AC"}


def test_a10_designers_reading_bars_any_island_of_the_opponent():
    theirs = "AC AD AI"
    assert play("A", "AB") in legal(position(theirs=theirs, hand="A"))
    game = position(theirs=theirs, hand="AB", designer=True)
    assert islands(game, 1) == "A"
    assert not [k for k in legal(game) if k < 54 and "A" in name_place(k >> 1)]
    assert play("B", "BE") in legal(game)


def test_a10_swapped_ones_too():
    game = position(theirs="GH GL GM FG", hand="GH", designer=True)
    after(game, swap("GH", "GH"))
    assert islands(game, 1) == "G"
    assert game.owner(place("GH")) == NOBODY
    game = after(position(theirs="GH GL GM FG", hand="GH"), swap("GH", "GH"))
    assert game.owner(place("GH")) == 0


def test_a16_free_bridges_count_as_no_card_played():
    game = new(free0=2, first=0)
    assert game.stage() == PLAY
    after(game, free_bridge("AB"), free_bridge("CD"))
    assert game.free_bridges(0) == 0
    assert not game.did()
    assert len(game.hand(0)) == 3
    assert free_bridge("DH") not in legal(game)


def test_a16_before_the_first_turn_for_the_seat_that_does_not_begin():
    game = new(free1=3, first=0)
    assert game.stage() == BEFORE
    assert game.player() == 1
    assert legal(game)[-1] == CONFIRM
    assert all(moves.FREE_BRIDGE <= move < moves.SWAP for move in legal(game)[:-1])
    after(game, free_bridge("AI"), CONFIRM)
    assert game.player() == 0
    assert game.free_bridges(1) == 2
    assert free_bridge("AB") not in legal(game)
    after(game, STACK, CONFIRM)
    assert free_bridge("AB") in legal(game)


def test_a16_extra_cards_up_to_the_hand_limit_at_most():
    assert [len(new(extra1=2).hand(p)) for p in range(2)] == [3, 5]
    assert len(new(extra1=3).hand(1)) == 5
    assert len(new(extra1=3, limit1=1).hand(1)) == 6


def test_a16_a_hand_limit_raised_by_one():
    game = position(hand="AABBC", face_up="DEF", limits=(6, 5))
    assert STACK in legal(game)
    after(game, STACK, CONFIRM)
    assert len(game.hand(0)) == 6


@pytest.mark.parametrize("at", range(9))
def test_options_out_of_range_are_refused(at):
    options = bytearray(9)
    options[at] = 4
    with pytest.raises(ValueError, match=r"^these are not options of arabana$"):
        Arabana().reset(1, bytes(options))
    with pytest.raises(ValueError, match=r"^these are not options of arabana$"):
        Arabana().reset(1, b"\x00")


def test_what_a_move_changes():
    game = position("FI", "AI AC AD", hand="I")
    spare = Arabana()
    spare.state[:] = game.state
    spare.apply(play("I", "CI"))
    had, has = game.all_islands(), spare.all_islands()
    assert has == (spare.islands(0), spare.islands(1))
    assert has[0] & ~had[0] == 1 << INITIALS.index("I")
    assert had[1] & ~has[1] == 1 << INITIALS.index("A")
    assert spare.fallen(game) == [place("AI")]


def test_only_confirming_reveals():
    game = new()
    out = game.moves_buffer()
    for n in range(400):
        if game.player() == OVER:
            break
        move = out[n * 7 % game.legal(out)]
        assert game.apply(move) is (move == CONFIRM)
    assert n > 50
