"""What the sentences of engine/arabana/ai/contrast.py say, by the rules of the game alone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arabana import moves
from engine.arabana.ai import contrast
from engine.arabana.map import ISLANDS, PLACES
from engine.arabana.rules import Arabana
from engine.arabana.state import DID, HAND, HELD, LOST, NO_CARD, TURN
from tests.positions.arabana import legal


def after(game: Arabana, turn: Sequence[int]) -> Arabana:
    """Return the game after the plays of a turn."""
    end = Arabana()
    end.state[:] = game.state
    for move in turn:
        if move < moves.DISCARD and end.stage() != LOST:
            end.apply(move)
    return end


def is_threatened(game: Arabana, seat: int, i: int) -> bool:
    """Return True if one card or pair of the other seat could win island i or end its control."""
    trial = Arabana()
    is_own = game.islands(seat) >> i & 1
    for card in range(ISLANDS):
        trial.state[:] = game.state
        s = trial.state
        s[TURN] = 1 - seat
        s[DID] = 0
        at = HAND + 6 * (1 - seat)
        s[at : at + 2] = bytes((card, card))
        s[HELD + 1 - seat] = 2
        start = bytes(s)
        for move in legal(trial):
            if move < moves.SHIP:
                s[:] = start
                trial.apply(move)
                if trial.islands(1 - seat) >> i & 1 or (
                    is_own and not trial.islands(seat) >> i & 1
                ):
                    return True
    return False


def places_for(game: Arabana, seat: int, card: int) -> int:
    """Return in how many places a card could lay a bridge now."""
    trial = holding(game, seat, [card])
    return sum(move < moves.FREE_BRIDGE for move in legal(trial))


def holding(game: Arabana, seat: int, hand: Sequence[int]) -> Arabana:
    """Return a second game in which a seat begins a turn with a hand."""
    trial = Arabana()
    trial.state[:] = game.state
    s = trial.state
    s[DID] = 0
    at = HAND + 6 * seat
    s[at : at + 6] = bytes(sorted(hand)) + bytes((NO_CARD,)) * (6 - len(hand))
    s[HELD + seat] = len(hand)
    return trial


def winnable(game: Arabana, seat: int) -> set[int]:
    """Return the sets of islands that plays of bridges from the hand can leave to a seat."""
    todo = [bytes(game.state)]
    met = set(todo)
    sets = set()
    trial = Arabana()
    while todo:
        before = todo.pop()
        trial.state[:] = before
        sets.add(trial.islands(seat))
        for move in legal(trial) if trial.stage() != LOST else ():
            if move < moves.SHIP:
                trial.state[:] = before
                trial.apply(move)
                found = bytes(trial.state)
                if found not in met:
                    met.add(found)
                    todo.append(found)
    return sets


def drawn(game: Arabana, turn: Sequence[int]) -> int:
    """Return the face-up card that a turn draws, -1 for none."""
    is_open = moves.DRAW <= turn[-1] < moves.DRAW_STACK
    return game.face_up(turn[-1] - moves.DRAW) if is_open else -1


def fallen(game: Arabana, end: Arabana, seat: int) -> list[int]:
    """Return the places from which bridges of the other seat were removed."""
    return [k for k in range(PLACES) if game.owner(k) == 1 - seat and end.owner(k) != 1 - seat]


def hand_left(game: Arabana, seat: int, turn: Sequence[int]) -> int:
    """Return how many cards a turn leaves in the hand before it draws."""
    return len(game.hand(seat)) - sum(len(moves.cards_of(move)) for move in turn)


def holds(
    reason: Sequence[int], game: Arabana, seat: int, turn: Sequence[int], other: Sequence[int]
) -> bool:
    """Return True if a reason is true of a turn; "yours" in it means the other turn.

    What is said of a number of things is true if there are at least so many.
    """
    code, *about = reason
    end = after(game, turn)
    own, theirs = game.islands(seat), game.islands(1 - seat)
    won = end.islands(seat) & ~own
    lost = theirs & ~end.islands(1 - seat)
    i = about[0] if about else 0
    gone = fallen(game, end, seat)
    need = end.majority(i) - end.filled(seat, i)
    if code == contrast._BEATS:
        return end.stage() == LOST and end.supply(1 - seat) == 25
    if code == contrast._WINS:
        return won >> i & 1 > 0
    if code == contrast._WINS_FELLS:
        removed = [k for k in gone if i in (moves.ENDS[2 * k], moves.ENDS[2 * k + 1])]
        return won >> i & 1 > 0 and len(removed) >= about[1] > 0
    if code == contrast._WINS_FREES:
        return bool(won >> i & lost >> about[1] & 1) and i != about[1]
    if code == contrast._TAKES_OVER:
        return bool(won & lost & 1 << i)
    if code == contrast._FREES:
        return bool(lost & 1 << i)
    if code in (contrast._DEFENDS, contrast._BARS):
        if not is_threatened(game, seat, i) or is_threatened(end, seat, i):
            return False
        if code == contrast._DEFENDS:
            return bool(own & end.islands(seat) & 1 << i)
        return not (own | theirs | end.islands(1 - seat)) >> i & 1
    if code in (contrast._NEARS, contrast._LACKS):
        most = about[1] if code == contrast._LACKS else 1
        return need <= most and not end.islands(1 - seat) >> i & 1
    if code == contrast._FIRM:
        is_firmer = need < after(game, other).majority(i) - after(game, other).filled(seat, i)
        return bool(end.islands(seat) >> i & 1) and is_firmer
    if code == contrast._FELLS:
        return len(gone) >= about[0] > 0
    if code == contrast._KEEPS:
        more = hand_left(game, seat, turn) - hand_left(game, seat, other)
        return more >= about[0] > 0
    if code == contrast._SECRET:
        return turn[-1] == moves.DRAW_STACK
    if code not in (contrast._HELPS, contrast._OPEN) or drawn(game, turn) != i:
        return False
    if code == contrast._OPEN:
        return places_for(end, seat, i) >= about[1] > 0
    hand = list(end.hand(seat))
    for move in turn:
        if moves.DISCARD <= move < moves.DRAW:
            hand.remove(move - moves.DISCARD)
    without = winnable(holding(end, seat, hand), seat)
    wins = [w for w in winnable(holding(end, seat, [*hand, i]), seat) if w >> about[1] & 1]
    return any(all(w & ~less for less in without) for w in wins)
