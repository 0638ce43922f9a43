"""Positions of Arabana-Ikibiti for tests, written with the initials of its islands."""

from __future__ import annotations

from engine.arabana import moves
from engine.arabana.control import controlled
from engine.arabana.map import ENDS, INITIALS, PLACES, SEA_ISLANDS, SEAS, name_place, name_sea
from engine.arabana.rules import Arabana
from engine.arabana.state import (
    BRIDGE,
    FACE_UP,
    FILLED,
    FREE,
    HAND,
    HELD,
    LAST,
    LIMIT,
    MARK,
    NO_CARD,
    PILE,
    PLAY,
    ROUND,
    SHIPS,
    STACK,
    STACK_N,
    STAGE,
    TURN,
    VARIANT,
)
from tests.positions import legal as legal  # re-exported for tests


def place(name: str) -> int:
    return next(k for k in range(PLACES) if name_place(k) == name)


def sea(name: str) -> int:
    return next(e for e in range(SEAS) if name_sea(e) == name)


def islands(game: Arabana, p: int) -> str:
    """Return the initials of the islands a seat controls."""
    held = controlled(game.state, p)
    return "".join(letter for i, letter in enumerate(INITIALS) if held >> i & 1)


def bridges(game: Arabana, p: int) -> set[str]:
    return {name_place(k) for k in range(PLACES) if game.owner(k) == p}


def position(
    own: str = "",
    theirs: str = "",
    hand: str = "",
    other: str = "",
    face_up: str | None = None,
    stack: str | None = None,
    ships: str = "",
    their_ships: str = "",
    seafarer: bool = False,
    designer: bool = False,
    round: int = 1,
    last: bool = False,
    free: int = 0,
    limits: tuple[int, int] = (5, 5),
) -> Arabana:
    """Return a game with seat 0 to move. own, theirs: places, as "GH DH". hand, other: initials.

    stack: top first; eight cards if None. All other cards are face-up discards.
    """
    game = Arabana()
    s = game.state
    game.reset(1)
    for at in range(TURN, len(s)):
        s[at] = 0
    s[STAGE] = LAST if last else PLAY
    s[ROUND] = round
    s[VARIANT] = designer | seafarer << 1
    s[FREE] = free
    s[LIMIT], s[LIMIT + 1] = limits
    for p, names in enumerate((own, theirs)):
        for name in names.split():
            k = place(name)
            s[BRIDGE + k] = p + 1
            for end in ENDS[2 * k : 2 * k + 2]:
                s[FILLED + end] += 16**p
    for p, names in enumerate((ships, their_ships)):
        for name in names.split():
            e = sea(name)
            s[SHIPS + 2 * p + (e >> 3)] |= 1 << (e & 7)
            for i in SEA_ISLANDS[3 * e : 3 * e + 3]:
                s[FILLED + i] += 16**p
    left = [2] * 12

    def take(letter: str) -> int:
        card = INITIALS.index(letter)
        left[card] -= 1
        assert left[card] >= 0, "there are two cards of each island"
        return card

    for p, letters in enumerate((hand, other)):
        s[HELD + p] = len(letters)
        for j in range(6):
            s[HAND + 6 * p + j] = NO_CARD
        for j, letter in enumerate(sorted(letters)):
            s[HAND + 6 * p + j] = take(letter)
    if face_up is None:
        free_cards = [letter for letter, n in zip(INITIALS, left, strict=True) if n]
        face_up = "" if stack == "" else "".join(free_cards[-3:])
    for j in range(3):
        s[FACE_UP + j] = take(face_up[j]) if j < len(face_up) else NO_CARD
    for j in range(STACK, HAND):
        s[j] = NO_CARD
    if stack is None:
        rest = [card for card in range(12) for _ in range(left[card])][:8]
        left = [n - rest.count(card) for card, n in enumerate(left)]
    else:
        rest = [take(letter) for letter in reversed(stack)]
    s[STACK_N] = len(rest)
    for j, card in enumerate(rest):
        s[STACK + j] = card
    for card in range(12):
        s[MARK + card] = 0
        s[PILE + card] = left[card]
    game.check()
    return game


def play(card: str, name: str) -> int:
    """Return the move that plays one card at a place."""
    return moves.PLAY_CARD + 2 * place(name) + name.index(card)


def swap(cards: str, name: str) -> int:
    """Return the move that swaps the bridge on a place with a pair of cards."""
    kind = cards.count(name[1])  # none: two of the first island; two: two of the second
    return moves.SWAP + 3 * place(name) + kind


def ship(cards: str, name: str) -> int:
    """Return the move that places a ship in a sea with three cards."""
    wanted = bytes(INITIALS.index(letter) for letter in sorted(cards))
    for move in range(moves.SHIP + 7 * sea(name), moves.SHIP + 7 * sea(name) + 7):
        if moves.cards_of(move) == wanted:
            return move
    raise AssertionError(f"{cards} is not a set for {name}")


def sail(start: str, end: str) -> int:
    """Return the move that takes a ship to a neighbouring sea."""
    for move in range(moves.MOVE_SHIP, moves.DISCARD):
        if moves.course(move) == (sea(start), sea(end)):
            return move
    raise AssertionError(f"{start} and {end} share no place")


def free_bridge(name: str) -> int:
    return moves.FREE_BRIDGE + place(name)


def discard(card: str) -> int:
    return moves.DISCARD + INITIALS.index(card)


def after(game: Arabana, *made: int) -> Arabana:
    """Apply moves, each of which must be legal; return the game."""
    for move in made:
        assert game.is_legal(move), f"{move} is not legal"
        game.apply(move)
        game.check()
    return game
