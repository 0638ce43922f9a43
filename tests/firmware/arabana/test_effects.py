"""What a move does, in words, before and after: collisions, and what is given away."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.arabana import moves
from engine.arabana.rules import Arabana
from engine.game import OVER
from engine.session import Session
from firmware.games.arabana.board import aim_of
from tests.firmware.arabana.buttons import SEA_OPTIONS, random_moves, random_session, view_of

SEEDS = (22, 26, 49, 56, 79, 88)  # of games in which ships meet


def lines_of(session: Session, move: int) -> tuple[str, str]:
    """Return what the mover reads before a move, and what the other one reads after it."""
    seat = session.game.player()
    view = view_of(session, seat)
    kind = moves.cards_of(move)[0] if moves.cards_of(move) else 13
    view.at = view.panel.find(kind)
    view.press(kind, 0)
    view.aims.go_to(view.aims.targets.index(aim_of(move)))
    while view.aims.ways[0] != move:
        view.key(6)
    other = view_of(session, 1 - seat)
    other.expect(move)
    after = Session(Arabana(), 1, session.options, session.seats)
    after.game.state[:] = session.game.state
    after.game.apply(move)
    other.session = after
    other.changed()
    return view.prompt(), other.prompt()


def seafaring(session: Session, r: random.Random) -> Iterator[list[int]]:
    """Yield the legal moves before each move of a random game that likes ships, then make one."""
    out = session.game.moves_buffer()
    while session.game.player() != OVER:
        legal = list(out[: session.game.legal(out)])
        yield legal
        plays = [move for move in legal if move < moves.DISCARD]
        ships = [move for move in plays if move >= moves.SHIP]
        if ships and r.random() < 0.8:
            plays = ships
        session.play(r.choice(plays if plays and r.random() < 0.8 else legal))


def seas_taken(wanted: Any) -> list[tuple[str, str]]:
    """Return the lines of all moves of ships that wanted(before, after, seat) selects."""
    found = []
    after = Arabana()
    for seed in SEEDS:
        session = random_session(seed, SEA_OPTIONS)
        for legal in seafaring(session, random.Random(seed)):
            game = session.game
            for move in legal:
                if moves.SHIP <= move < moves.DISCARD:
                    after.state[:] = game.state
                    after.apply(move)
                    if wanted(game, after, game.player(), move):
                        found.append(lines_of(session, move))
                        break
    return found


def test_a19_ships_that_collide_both_sink_before_and_after_in_words():
    both = seas_taken(
        lambda game, after, p, move: (
            move >= moves.MOVE_SHIP and game.ships(1 - p) & ~after.ships(1 - p)
        )
    )
    assert both
    for before, told in both:
        assert "sinks both ships" in before
        assert "sinks both ships" in told.lower()
    one = seas_taken(
        lambda game, after, p, move: (
            move < moves.MOVE_SHIP and game.ships(1 - p) & ~after.ships(1 - p)
        )
    )
    assert one
    for before, told in one:  # or what weighs more, where both do not fit
        assert "sinks a ship" in before or "frees" in before
        assert "sinks a ship" in told.lower()


def test_what_the_opponent_gains_by_a_ship_that_leaves_is_told():
    given = seas_taken(
        lambda game, after, p, move: after.islands(1 - p) & ~game.islands(1 - p) != 0
    )
    assert given
    for before, told in given:
        assert "gives away" in before
        assert "gives away" in told.lower()


def test_the_cursor_starts_on_the_place_that_gains_most():
    """Where an island can be won with a card, the first place that is offered wins it."""
    session = random_session(3)
    seen = 0
    for n, _ in enumerate(random_moves(session, random.Random(3))):
        game = session.game
        view = view_of(session, game.player())
        if not view.n or n % 3:
            continue
        for kind in set(view.panel.cells[:8]) & set(range(12)):
            if view.aims.take(kind, view.out[: view.n]):
                gains = []
                for at in range(len(view.aims.targets)):
                    before = view.aims.at
                    view.aims.go_to(at)
                    mine, theirs = view.aims.islands
                    gains.append(mine.bit_count() - theirs.bit_count())
                    view.aims.at = before
                assert gains[view.aims.at] == max(gains)
                seen += max(gains) > min(gains)
    assert seen >= 5
