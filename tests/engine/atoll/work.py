"""`python -m tests.engine.atoll.work`: the cost of Atoll's players on the chip, in opcodes.

Positions come from games of `hard`, whose Islands huddle, and of `random`, whose Islands sprawl.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

from engine import ai, catalog
from engine.atoll import cards as atoll_cards
from engine.atoll.rules import Atoll
from engine.atoll.state import CARD
from engine.game import OVER
from host_sim.lab import policies_of, policy_for
from tests import opcodes


@dataclass
class Work:
    """Opcodes of placements, the longest stretch between two yields, and numbers of candidates."""

    placements: list[int] = field(default_factory=list)
    last: list[int] = field(default_factory=list)  # the last placement of a game
    candidates: list[int] = field(default_factory=list)  # in the last placement
    stretch: int = 0


def candidates(game: Atoll, p: int) -> int:
    """Return how many different turns seat p has: card, card taken up, placement."""
    out = game.moves_buffer()
    found = 0
    for slot in range(game.hand_size(p)):
        card = game.hand(p, slot)
        cards = [card]
        if atoll_cards.is_double_water(card):
            cards += [game.card(p, k) for k in range(game.laid(p)) if game.is_uncovered(p, k)]
        for each in cards:
            alike = atoll_cards.first(each) == atoll_cards.second(each)
            found += game.placements(p, alike, out)
    return found


def measure(names: list[str], by: str, seeds: range, every: int = 1) -> dict[str, Work]:
    """Measure each policy on turns of games of `by` against itself."""
    found = {name: Work() for name in names}
    game = catalog.make("atoll")
    seen = catalog.make("atoll")
    for seed in seeds:
        game.reset(seed)
        players = [policy_for(by, game, seed, p) for p in range(game.players())]
        while game.player() != OVER:
            p = game.player()
            is_last = game.laid(p) == 10 * game.rounds() - 1
            if game.stage() == CARD and p == seed % 4 and (is_last or game.laid(p) % every == 0):
                for name in names:
                    game.observe(p, seen.state)
                    # The later stages only read the plan.
                    steps, _ = opcodes.stretches(policy_for(name, game, seed, p).think(seen, p))
                    work = found[name]
                    work.placements.append(sum(steps))
                    work.stretch = max(work.stretch, *steps)
                    if is_last:
                        work.last.append(sum(steps))
                        work.candidates.append(candidates(game, p))
            game.apply(ai.choose(players[p], game, seen))
    return found


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.atoll.work")
    parser.add_argument("--games", type=int, default=8, help="of each kind")
    args = parser.parse_args()
    names = policies_of(Atoll())
    if not opcodes.IS_CALIBRATED:
        print("uncalibrated: opcodes mean chip time on CPython 3.11 only")
    for by in ("hard", "random"):
        print(f"Islands of {by}, {args.games} games: opcodes (seconds of the chip) a placement")
        for name, work in measure(names, by, range(args.games)).items():
            mean = sum(work.placements) / len(work.placements)
            last = sum(work.last) / len(work.last)
            shown = ", ".join(
                f"{what} {count:9.0f} ({opcodes.chip_ms(count) / 1000:.2f} s)"
                for what, count in (
                    ("mean", mean),
                    ("most", max(work.placements)),
                    ("last placement", last),
                )
            )
            print(
                f"  {name:10} {shown}, {sum(work.candidates) / len(work.candidates):.0f} candidates"
                f" there, {work.stretch} without a yield at most"
            )


if __name__ == "__main__":
    main()
