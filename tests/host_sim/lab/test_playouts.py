"""Play-outs: what a position is worth when computer players play on from it, with the error."""

from __future__ import annotations

import pytest

from engine import ai, catalog
from engine.game import OVER
from host_sim.lab import policy_for
from host_sim.lab.playouts import Estimate, lead, playouts, share
from tests.long import long


def late(turns: int, name: str = "arabana", options: bytes = b""):
    """Return a game of `easy` with itself after so many turns."""
    game, seen = catalog.make(name), catalog.make(name)
    game.reset(1, options)
    players = [policy_for("easy", game, 1, p) for p in range(game.players())]
    while game.player() != OVER and turns:
        turns -= game.apply(ai.choose(players[game.player()], game, seen))
    return game


def test_play_outs_depend_on_their_seed_and_on_what_the_seat_sees() -> None:
    game = late(30)
    seen = catalog.make("arabana")
    game.observe(0, seen.state)
    before = bytes(game.state)
    found = playouts(game, 0, 3, "easy", seed=5)
    assert game.state == before
    assert playouts(seen, 0, 3, "easy", seed=5) == found
    assert 0 <= found[0].mean <= 1


def test_at_the_end_all_play_outs_are_the_result_with_the_error_of_one_other() -> None:
    game = late(1000)
    assert game.player() == OVER
    for p in range(2):
        won, points = playouts(game, p, 4, "easy")
        assert won == Estimate(share(game, p), 0.25)
        assert points.mean == lead(game, p)


def test_equal_winners_share_and_a_lead_is_over_the_best_other() -> None:
    class Over:
        def players(self) -> int:
            return 3

        def winners(self) -> list[int]:
            return [0, 2]

        def score(self, p: int) -> int:
            return (9, 4, 9)[p]

    assert [share(Over(), p) for p in range(3)] == [0.5, 0, 0.5]
    assert [lead(Over(), p) for p in range(3)] == [0, -5, 0]


@long
@pytest.mark.parametrize(("name", "options"), [("arabana", b""), ("atoll", b"\x03\x02\x04")])
def test_seats_chances_make_one(name: str, options: bytes) -> None:
    """Dealt from what each seat sees, so within four errors only."""
    game = late(14, name, options)
    found = [playouts(game, p, 24)[0] for p in range(game.players())]
    error = sum(one.error**2 for one in found) ** 0.5
    assert abs(sum(one.mean for one in found) - 1) < 4 * error
