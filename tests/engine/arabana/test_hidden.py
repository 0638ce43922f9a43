"""What each seat of Arabana-Ikibiti knows: hands, stack, face-up draws, face-down discards."""

from __future__ import annotations

from collections import Counter

from engine.arabana import cards, moves
from engine.arabana.map import INITIALS
from engine.arabana.rules import Arabana
from engine.arabana.state import MARK
from engine.game import HIDDEN
from tests.positions.arabana import after, discard, play, position, swap

CONFIRM, STACK = moves.CONFIRM, moves.DRAW_STACK


def seen_by(game: Arabana, p: int) -> Arabana:
    view = Arabana()
    game.observe(p, view.state)
    return view


def shown(game: Arabana, seat: int, p: int) -> str:
    """Return the hand of p as a seat sees it, ? for a hidden card."""
    return "".join("?" if c == HIDDEN else INITIALS[c] for c in seen_by(game, seat).hand(p))


def deals(game: Arabana, seat: int, n: int = 60) -> list[Arabana]:
    found = []
    r = bytearray(b"\x01\x02\x03\x04")
    for _ in range(n):
        other = seen_by(game, seat)
        other.determinize(seat, r)
        other.check()
        found.append(other)
    return found


def test_the_other_hand_and_the_stack_are_hidden():
    game = position(hand="ABC", other="DEF", face_up="GHI")
    view = seen_by(game, 0)
    assert shown(game, 0, 0) == "ABC"
    assert shown(game, 0, 1) == "???"
    assert view.stack_count() == game.stack_count()
    assert view.state[:4] == bytes([HIDDEN] * 4)


def test_a_face_up_draw_is_remembered_until_played():
    game = position(hand="ABC", other="DEF", face_up="GHI")
    after(game, moves.DRAW, CONFIRM)
    assert shown(game, 1, 0) == "G???"
    assert all(INITIALS.index("G") in deal.hand(0) for deal in deals(game, 1))
    after(game, STACK, CONFIRM, play("G", "GH"))
    assert shown(game, 1, 0) == "???"


def test_a_draw_from_the_stack_stays_unknown():
    game = position(hand="ABC", other="DEF", face_up="GHI", stack="KL")
    after(game, STACK, CONFIRM)
    assert shown(game, 1, 0) == "????"


def test_two_known_cards_of_one_island_are_two():
    game = position(hand="A", other="D", face_up="GGB", stack="EF")
    after(game, moves.DRAW, CONFIRM, STACK, CONFIRM, moves.DRAW + 1, CONFIRM)
    assert shown(game, 1, 0) == "GG?"
    after(game, STACK if game.stack_count() else moves.DRAW, CONFIRM)
    after(game, play("G", "GH"))
    assert shown(game, 1, 0) == "G?"


def test_known_cards_swapped_away_are_forgotten():
    game = position(theirs="GH", hand="H", other="D", face_up="GAB")
    after(game, moves.DRAW, CONFIRM, STACK, CONFIRM, swap("GH", "GH"))
    assert shown(game, 1, 0) == ""
    assert not any(game.state[MARK : MARK + 12])


def face_down() -> Arabana:
    """Seat 0 takes G face up as its last card, then discards it face down."""
    game = position(hand="AABB", other="D", face_up="GHI")
    after(game, moves.DRAW, CONFIRM, STACK, CONFIRM)
    return after(game, discard("G"))


def test_a_face_down_discard_stays_unknown_to_the_opponent():
    game = face_down()
    other = position(hand="AABB", other="D", face_up="GHI")
    after(other, moves.DRAW, CONFIRM, STACK, CONFIRM, discard("A"))
    # The opponent sees the same whichever card was discarded.
    assert seen_by(game, 1).state == seen_by(other, 1).state
    assert seen_by(game, 0).state != seen_by(other, 0).state


def test_after_a_face_down_discard_known_cards_are_in_the_hand_or_among_the_discards():
    game = face_down()
    g = INITIALS.index("G")
    assert shown(game, 1, 0) == "????"
    held = {deal.hand(0).count(g) for deal in deals(game, 1)}
    assert held == {0, 1}
    for deal in deals(game, 1):
        down = deal.state[cards.PILE + g] >> 2 & 3
        assert deal.hand(0).count(g) + down >= 1


def test_own_face_down_discards_are_known_to_oneself_until_shuffled():
    game = face_down()
    g = INITIALS.index("G")
    dealt = 0
    for deal in deals(game, 0):
        assert deal.state[cards.PILE + g] >> 2 & 3 == 1
        assert deal.hand(0) == game.hand(0)
        dealt += 1
    assert dealt > 10


def test_all_see_how_many_cards_are_face_down():
    game = face_down()
    for seat in range(2):
        assert seen_by(game, seat).discards_count() == game.discards_count()


def test_nothing_is_known_of_the_discards_once_they_are_shuffled():
    game = position(hand="AABB", other="D", face_up="GHI", stack="")
    after(game, moves.DRAW, CONFIRM, moves.DRAW + 1, CONFIRM, discard("A"), moves.DRAW + 2)
    after(game, CONFIRM)
    assert game.round() == 2
    assert all(pile >> 2 == 0 for pile in game.state[cards.PILE : cards.PILE + 12])
    assert shown(game, 1, 0) == "I????"
    assert shown(game, 0, 1) == "H?"


def test_deals_differ_and_follow_the_unseen_cards():
    game = position(hand="ABC", other="DEF", face_up="GHI")
    hands = Counter(deal.hand(1) for deal in deals(game, 0, 200))
    assert len(hands) > 60
    for hand in hands:
        for letter in "ABC":
            assert hand.count(INITIALS.index(letter)) < 2  # the seat holds the other one


def test_every_unseen_card_is_dealt_equally_often():
    game = position(hand="ABC", other="DEF", face_up="GHI")
    counts: Counter[int] = Counter()
    for deal in deals(game, 0, 3000):
        counts.update(deal.hand(1))
    unseen = bytearray(12)
    n = cards.unseen(seen_by(game, 0).state, 0, unseen)
    for card in range(12):
        expected = 9000 * unseen[card] / n
        assert abs(counts[card] - expected) < 5 * max(expected, 1) ** 0.5
