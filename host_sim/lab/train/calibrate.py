"""Do Hashi's learned values hold on anybody's board? `python -m host_sim.lab.train.calibrate`.

The levels play whole games; a master plays on from their boards, and its average points are
compared with the value that its tables give to the board. Then the levels' turns are compared with
the master's, as a hint does, and both are played on with the same cards. All of it is compiled
code, which tests compare with the engine's players. Prints the tables of engine/hashi/DESIGN.md.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from engine.ai.judgement import is_clear
from engine.hashi.ai import learned, worth
from host_sim.games import LEVELS, ROOT
from host_sim.lab.train import learn, playout, store
from host_sim.lab.train.board import ROUNDS, side_table
from host_sim.lab.train.boards import Made, blank, made

AFTER = (2, 5, 9, 13)  # rounds after which boards are valued
TURNS = (3, 6, 10, 14)  # of which turns are compared
SEED = 9_000_000  # of the first game: training and the choice of numbers never saw these
MAKERS = (*LEVELS, "master")


class Judge:
    """A side's tables, and the master that plays by them."""

    def __init__(self, side: int, path: Any = None) -> None:
        tables, self.units, rests, head = store.load(path or ROOT / learned.PATHS[side])
        self.side = side
        self.start = head[learned.BEST]
        self.tables = tables.astype(float)
        self.rests = rests.astype(float)
        rounds = range(1, ROUNDS)
        rows = [[worth.more(side, r, k & 7, k >> 3) / 10 for k in range(32)] for r in rounds]
        self.more = np.array([rows[0], *rows])  # of round 0 as of round 1
        self.answers = np.array(worth.ANSWER[:3])
        self.s = side_table(side)
        self.how, self.ahead = learn.stages()
        self.work = learn.scratches(self.how, self.ahead)

    def made(self, maker: str, seed: int, games: int) -> Made:
        """Return the boards of so many games of a level or of the master."""
        if maker != "master":
            return made(self.side, (maker,), seed, games)
        found = blank(games)
        found.decks[:] = learn.decks(self.side, seed, games)
        rest = self.s, self.start, self.how, self.ahead, *self.work
        playout.masters(self.tables, self.units, *rest, found)
        return found

    def decks(self, made: Made, r: int, outs: int) -> Any:
        """Return the decks of the play-outs from boards after round r, by board and play-out."""
        return playout.orders(made.decks, r, outs, np.random.default_rng(r))

    def boards(self, made: Made, r: int, outs: int) -> tuple[Any, Any]:
        """Return what is said of the boards after round r, and the play-outs, a row a board."""
        said = np.zeros(len(made.boards))
        real = np.zeros((len(said), outs))
        rest = self.tables, self.units
        playout.values(
            *rest, self.rests, self.more, self.s, made, r, self.answers, self.work[1], said
        )
        decks = self.decks(made, r, outs)
        playout.play_outs(*rest, self.s, made, r, decks, self.how, self.ahead, *self.work, real)
        return said, real

    def turns(self, made: Made, r: int, outs: int) -> tuple[Any, Any]:
        """Return how much more the master's turn is worth than the one of round r, by the tables
        and by play-outs, a row for each board."""
        said = np.zeros(len(made.boards))
        real = np.zeros((len(said), outs))
        decks = self.decks(made, r, outs)
        playout.turns(
            self.tables, self.units, self.rests, self.more, self.s, made, r, decks, self.how,
            self.ahead, self.answers, *self.work, said, real,
        )  # fmt: skip
        return said, real

    def reviews(self, made: Made) -> Any:
        """Return by game and round what playout.reviews() finds."""
        found = np.zeros((len(made.boards), made.boards.shape[1], 4))
        playout.reviews(
            self.tables, self.units, self.rests, self.more, self.s, made, self.how, self.ahead,
            self.answers, *self.work, found,
        )  # fmt: skip
        return found


def of_boards(judge: Judge, games: int, outs: int) -> None:
    """Print how the values of boards hold: a row for each player that made them."""
    print(
        f"\n| boards of side {'AB'[judge.side]} made by | "
        + " | ".join(f"round {r}" for r in AFTER)
    )
    print("|---" * (1 + len(AFTER)) + "|")
    for maker in MAKERS:
        begun = judge.made(maker, SEED, games)
        cells = []
        for r in AFTER:
            said, real = judge.boards(begun, r, outs)
            off = said - real.mean(1)
            error = off.std() / len(off) ** 0.5
            cells.append(f"{said.mean():.1f} / {real.mean():.1f}: {off.mean():+.2f} +- {error:.2f}")
        print(f"| `{maker}` | " + " | ".join(cells) + " |", flush=True)


def of_turns(judge: Judge, games: int, outs: int) -> None:
    """Print how the differences between turns hold: a row for each player that made them."""
    print(
        f"\n| turns on side {'AB'[judge.side]} of | turns | said | real | bias | error of one "
        "| called clear | said | real | sign right |"
    )
    print("|---" * 10 + "|")
    rows = []
    for maker in LEVELS:
        begun = judge.made(maker, SEED + games, games)
        found = [_claims(judge, begun, r, outs) for r in TURNS]
        rows.append(np.concatenate(found, axis=1))
        print(f"| `{maker}` | {_turns(rows[-1])} |", flush=True)
    print(f"| all | {_turns(np.concatenate(rows, axis=1))} |")
    found = np.concatenate(rows, axis=1)
    print("\n| round | said, points | turns | real | error of one |\n|---|---|---|---|---|")
    for r in TURNS:
        for low, high in ((0, 1), (1, 2), (2, 4), (4, 99)):
            part = found[:, (found[0] == r) & (abs(found[1]) >= low) & (abs(found[1]) < high)]
            if part.shape[1] > 1:
                sign = np.sign(part[1])
                print(
                    f"| {r} | {low} to {high}, {abs(part[1]).mean():.2f} | {part.shape[1]} "
                    f"| {(part[3] * sign).mean():.2f} | {_error(part):.2f} |"
                )


def _claims(judge: Judge, begun: Made, r: int, outs: int) -> Any:
    """Return rows: the round, what is said, if that is clear, what is real, its variance."""
    said, real = judge.turns(begun, r, outs)
    is_other = real.any(axis=1) | (said != 0)
    said, real = said[is_other], real[is_other]
    found = [worth.real(round(100 * x), judge.side, r) for x in said]
    clear = [is_clear(lost, error, False) for lost, error in found]
    shrunk = np.array([one[0] / 100 for one in found])
    noise = real.var(1) / (outs - 1)
    return np.array([np.full(len(said), r), shrunk, clear, real.mean(1), noise])


def _error(found: Any) -> float:
    """Return the standard deviation of claimed from real differences, without play-outs' noise."""
    return max(0.0, float(((found[1] - found[3]) ** 2 - found[4]).mean())) ** 0.5


def _turns(found: Any) -> str:
    _, said, clear, real, _ = found
    error = real.std() / len(real) ** 0.5
    cells = [
        f"{len(said)} | {said.mean():.2f} | {real.mean():.2f} +- {error:.2f}",
        f"{100 * (said.mean() / real.mean() - 1):+.0f} % | {_error(found):.2f}",
    ]
    if clear.any():
        said, real = said[clear != 0], real[clear != 0]
        right = (np.sign(said) == np.sign(real)).mean()
        cells.append(f"{len(said)} | {said.mean():.2f} | {real.mean():.2f} | {100 * right:.0f} %")
    else:
        cells.append("0 | | |")
    return " | ".join(cells)


def of_reviews(judge: Judge, games: int) -> None:
    """Print the reviews of whole games but their last turn: a row for each player."""
    print(
        f"\n| games on side {'AB'[judge.side]} of | expected at first | the cards brought "
        "| the turns lost | in a turn | does not add up |"
    )
    print("|---" * 6 + "|")
    for maker in MAKERS:
        rows = judge.reviews(judge.made(maker, SEED + 2 * games, games))
        share = [worth.real(100, judge.side, r)[0] / 100 for r in range(ROUNDS)]
        lost = (rows[:, :, 1] * share).sum(1)
        luck = rows[:, :, 0].sum(1)
        start, after = rows[:, 0, 3], rows[:, -1, 3]
        rest = after - (start + luck - lost)
        error = rest.std() / len(rest) ** 0.5
        print(
            f"| `{maker}` | {start.mean():.1f} | {luck.mean():+.1f}, deviation {luck.std():.1f} "
            f"| {lost.mean():.1f} | {lost.mean() / (ROUNDS - 1):.2f} "
            f"| {rest.mean():+.2f} +- {error:.2f}, deviation {rest.std():.1f} |",
            flush=True,
        )


def main(argv: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m host_sim.lab.train.calibrate")
    parser.add_argument("--side", choices="AB", help="one side only")
    parser.add_argument("--games", type=int, default=200, help="of each level")
    parser.add_argument("--outs", type=int, default=16, help="play-outs of a board")
    parser.add_argument("--turns", type=int, default=100, help="games whose turns are compared")
    args = parser.parse_args(argv)
    if args.games < 2 or args.outs < 2 or args.turns < 1:
        parser.error("--games and --outs are 2 or more, --turns 1 or more")
    for side in range(2):
        if args.side in (None, "AB"[side]):
            judge = Judge(side)
            of_boards(judge, args.games, args.outs)
            of_turns(judge, args.turns, 2 * args.outs)
            of_reviews(judge, args.games)


if __name__ == "__main__":
    main()
