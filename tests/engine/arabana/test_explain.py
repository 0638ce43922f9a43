"""Explanations of the hard level's turns: every reason is true, and found where it is."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ai
from engine.arabana import moves
from engine.arabana.ai import explain
from engine.arabana.ai.plan import hand_of
from engine.arabana.map import INITIALS
from engine.arabana.rules import Arabana
from engine.arabana.state import DID, HAND, HELD, LOST, NO_CARD
from engine.game import OVER
from engine.record import encode
from engine.session import Session
from tests.engine.arabana.claims import after, is_threatened
from tests.long import blocks
from tests.positions import luck
from tests.positions.arabana import discard, legal, play, position, ship, swap
from tests.reasons import told, turn_of


def hard(game: Arabana, seed: int = 5) -> Any:
    return ai.make("hard", game, luck(seed))


def isle(letter: str) -> int:
    return INITIALS.index(letter)


ONE_REASON: dict[str, Any] = {
    "the opponent's last bridge": (
        {"own": "AI", "theirs": "LM", "hand": "LM", "round": 2},
        (explain._BEATS,),
    ),
    "an island and nothing else": ({"own": "AI", "hand": "I"}, (explain._WINS, isle("I"))),
    "an island and the bridge there": (
        {"own": "AI", "theirs": "CI", "hand": "F"},
        (explain._WINS_FELLS, isle("I"), 1),
    ),
    "an island whose bridges were another island's": (
        {"own": "AI CI FI", "theirs": "AC AD CD CF", "hand": "AA"},
        (explain._WINS_FREES, isle("A"), isle("C")),
    ),
    "an island of the opponent's": (
        {"own": "FI", "theirs": "AI CI", "hand": "II"},
        (explain._TAKES_OVER, isle("I")),
    ),
    "a bridge without which an island is lost": (
        {"own": "AI", "theirs": "GM FM", "hand": "GG"},
        (explain._FREES, isle("M")),
    ),
    "one place short": ({"own": "BE", "theirs": "FM", "hand": "K"}, (explain._NEARS, isle("E"))),
    "one place short of the island that gains exactly as much as counts": (
        {"own": "CF", "theirs": "DE", "hand": "F"},
        (explain._NEARS, isle("M")),  # with more asked for, island F would be named
    ),
    "a card that an island waits for": (
        {"own": "GM HL", "theirs": "AI CI", "hand": "", "face_up": "MBC"},
        (explain._HELPS, isle("M"), isle("M")),
    ),
    "the last card": (
        {"own": "AI", "theirs": "GM", "hand": "", "face_up": "A", "stack": ""},
        (explain._ONLY,),
    ),
    "nothing to play": (
        {"own": "AI", "theirs": "GM", "last": True, "round": 3, "face_up": "", "stack": ""},
        (explain._IDLE,),
    ),
    "a card like any other": ({"own": "AI CI", "hand": ""}, (explain._SECRET,)),
}


def test_an_island_that_a_ship_leaves_as_short_as_it_was_is_not_told():
    """Ikibiti lacks one place before and after, for the ship adds one; Cocotac lacks one less."""
    game = position("FI", "GM", hand="ACI", seafarer=True)
    reason = told(explain, hard(game), game, [ship("ACI", "ACI")])
    assert reason == (0, explain._LACKS, isle("C"), 2)


@pytest.mark.parametrize("name", ONE_REASON)
def test_where_exactly_one_reason_holds_it_is_told(name):
    given, wanted = ONE_REASON[name]
    game = position(**given)
    level = hard(game)
    seen, turn = turn_of(level, game)
    others, *found = told(explain, level, seen, turn)
    assert tuple(found) == wanted, turn
    assert 0 <= others <= 2


@pytest.mark.parametrize(
    ("given", "move", "hand", "wanted"),
    [
        (
            {"own": "AI CI", "theirs": "HL", "hand": "F"},
            play("F", "FI"),
            "II",
            (explain._DEFENDS, isle("I")),
        ),
        (
            {"own": "AB", "theirs": "GM HL", "hand": "GM"},
            swap("GM", "GM"),
            "F",
            (explain._BARS, isle("M")),
        ),
    ],
)
def test_what_a_reply_would_have_done_is_a_reason(given, move, hand, wanted):
    """In the last plays with a known hand: a pair that frees an island, a card that wins one."""
    game = position(**given, last=True, round=3, face_up="", stack="")
    level = hard(game)
    seen, _ = turn_of(level, game)
    level.dealt = [hand_of(bytes(map(isle, hand))) | NO_CARD << 24]
    assert told(explain, level, seen, [move, moves.PASS])[1:] == wanted


def wins_with(level: Any, game: Arabana, seat: int, card: int, i: int) -> bool:
    """Return True if the best plays of the hand with one more card win island i."""
    planner = level.planner
    root = planner.read(game, seat)
    node = planner.best(planner.node(root[1:7], root[7] + (1 << 2 * card)))
    plays = []
    while node[8] is not None:
        plays.insert(0, node[9])
        node = node[8]
    trial = Arabana()
    trial.state[:] = game.state
    hand = sorted([*game.hand(seat), card])
    trial.state[HAND + 6 * seat : HAND + 6 * seat + len(hand)] = bytes(hand)
    trial.state[HELD + seat] = len(hand)
    trial.state[DID] = 0
    for move in plays:
        assert trial.is_legal(move)
        trial.apply(move)
    return card in b"".join(moves.cards_of(move) for move in plays) and bool(
        trial.islands(seat) >> i & 1
    )


def places_for(game: Arabana, seat: int, card: int) -> int:
    """Return in how many places a card could lay a bridge now."""
    trial = Arabana()
    trial.state[:] = game.state
    s = trial.state
    s[DID] = 0
    s[HAND + 6 * seat] = card
    s[HELD + seat] = 1
    return sum(move < moves.FREE_BRIDGE for move in legal(trial))


def holds(reason: tuple[int, ...], level: Any, game: Arabana, turn: list[int]) -> bool:
    """Return True if a reason is true, by the game itself."""
    code, *about = reason[1:]
    seat = game.player()
    end = after(game, turn)
    own, theirs = game.islands(seat), game.islands(1 - seat)
    won = end.islands(seat) & ~own
    lost = theirs & ~end.islands(1 - seat)
    i = about[0] if about else 0
    fallen = [k for k in range(27) if game.owner(k) == 1 - seat and end.owner(k) != 1 - seat]
    if code == explain._BEATS:
        return end.stage() == LOST and end.supply(1 - seat) == 25
    if code == explain._WINS:
        return won >> i & 1 > 0 and not lost
    if code == explain._WINS_FELLS:
        removed = [k for k in fallen if i in (moves.ENDS[2 * k], moves.ENDS[2 * k + 1])]
        return won >> i & 1 > 0 and len(removed) == about[1] > 0
    if code == explain._WINS_FREES:
        return bool(won >> i & lost >> about[1] & 1) and i != about[1]
    if code == explain._TAKES_OVER:
        return bool(won & lost & 1 << i)
    if code == explain._FREES:
        return bool(lost & ~end.islands(seat) & 1 << i)
    if code in (explain._DEFENDS, explain._BARS):
        is_right = own & end.islands(seat) if code == explain._DEFENDS else ~(own | theirs)
        is_now = is_threatened(end, seat, i)
        return bool(is_right & 1 << i) and is_threatened(game, seat, i) and not is_now
    if code == explain._NEARS:
        return game.filled(seat, i) + 1 < game.majority(i) == end.filled(seat, i) + 1
    if code == explain._LACKS:
        n = end.majority(i) - end.filled(seat, i)
        return about[1] == n > 1 and end.filled(seat, i) > game.filled(seat, i)
    if code == explain._FIRM:
        return bool(own & 1 << i) and end.filled(seat, i) > game.filled(seat, i)
    if code == explain._FELLS:
        return len(fallen) == about[0] > 0
    if code == explain._ENOUGH:
        return turn == [moves.PASS] != legal(game)
    if code == explain._OPEN:
        return about[1] == places_for(game, seat, i) > 0
    if code == explain._SECRET:
        return turn[0] == moves.DRAW_STACK
    if code == explain._ONLY:
        return len([m for m in legal(game) if m >= moves.DISCARD]) == 1
    if code == explain._IDLE:
        return legal(game) == [moves.PASS] == turn
    if code == explain._HELPS:
        return not own >> about[1] & 1 and wins_with(level, game, seat, *about)
    if code == explain._AHEAD:
        return turn[0] < moves.DISCARD
    options = [m for m in legal(game) if m >= moves.DISCARD]
    values = next(
        dict(zip(options, draw[1], strict=True)) for draw in level.draws if draw[0] == options
    )
    if code in (explain._LIKES, explain._UNSEEN, explain._SPARES):
        card = {explain._UNSEEN: moves.DRAW_STACK, explain._SPARES: discard(INITIALS[i])}.get(
            code, turn[0]
        )
        if code == explain._LIKES and game.face_up(card - moves.DRAW) != i:
            return False
        return turn[0] == card and values[card] == max(values.values())
    return False


@pytest.mark.parametrize("seed", blocks(24, 1, 3))
def test_every_reason_told_in_a_game_is_true_in_its_position(seed):
    """In games of two `hard` in all variants, at every move of every turn."""
    game = Arabana()
    session = Session(game, seed, bytes((seed % 2, seed // 2 % 2, 0, 0, 0, 0, 0, 0, 2)))
    players = [hard(game, seed + p) for p in range(2)]
    codes = set()
    while game.player() != OVER:
        level = players[game.player()]
        seen, turn = turn_of(level, game)
        for at in range(len(turn)):
            reason = told(explain, level, seen, turn[at:])
            if len(reason) > 1:
                codes.add(reason[1])
                record = encode(session).hex()
                assert holds(reason, level, seen, turn[at:]), (seed, turn[at:], reason, record)
            seen.apply(turn[at])
        for move in turn:
            session.play(move)
        session.play(moves.CONFIRM)
    assert len(codes) > 6, codes


def test_three_turns_about_as_good_are_many():
    """About as good is less than a yardstick's point, ten tenths, below the turn."""
    assert explain._how_many([50], 10) == explain._how_many([50, 40], 10) == 0
    assert explain._how_many([50, 41], 10) == explain._how_many([50, 41, 60], 10) == 1
    assert explain._how_many([50, 41, 41, 41], 10) == 2


@pytest.mark.parametrize(("worse", "others"), [(9, 1), (10, 0)])
def test_a_draw_that_is_worth_a_point_less_is_no_longer_about_as_good(worse, others):
    game = position("AI", "LM", hand="", face_up="BEK")
    level = hard(game)
    seen, turn = turn_of(level, game)
    options, values, looks = level.draws[-1]
    at = options.index(turn[0])
    values[:] = [values[at] - 1000] * len(options)
    values[at] += 1000
    values[at - 1] = values[at] - worse * looks
    assert told(explain, level, seen, turn)[0] == others


def test_an_equal_card_is_no_other_turn():
    game = position("AI", "LM", hand="", face_up="BBK")
    level = hard(game)
    seen, _ = turn_of(level, game)
    options, values, _ = level.draws[-1]
    first = moves.DRAW
    values[:] = [5000 if m in (first, first + 1) else 0 for m in options]
    assert told(explain, level, seen, [first])[0] == 0
