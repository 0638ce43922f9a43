"""`make train GAME=atoll`: let Atoll's `hard` learn from games with itself.

Four `hard` play. After each placement the lesson notes how the Island stands for each Award, how
many tiles it lacks of each Request, and at the end which seat had them. The resulting chances are
written in the form of engine/atoll/ai/learned.py, with --ship in its place. Better players need
other numbers: run again, the command goes one iteration further.
"""

from __future__ import annotations

import contextlib
import math
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from boards.install.ending import Parser, reason
from engine import ai, catalog
from engine.atoll import awards, cards, match
from engine.atoll.ai.learned import COLUMN, COLUMNS
from engine.atoll.state import HAND, NONE, SLOTS, SURE
from engine.game import OVER
from host_sim.games import ROOT
from host_sim.lab import policy_for
from host_sim.lab.tournament.run import Progress
from host_sim.lab.tournament.spread import WorkerLost, cores, in_order

PATH = ROOT / "engine/atoll/ai/learned.py"
PLAYERS = 4
LAST = 2 * HAND  # cards of a game
UNIT = 24  # of log odds
FAR = 24  # an Award farther away than this counts as that far
MANY = 4  # as do more tiles lacking
# Brought nearer in all the places that fit at once, a Request would count too often.
SHARE = 0.7

Counts = dict[tuple[int, int, int], list[int]]  # of each case, how often it came true, and all


class Lesson:
    """The counts of games. `add` plays one.

    awards: how often an Award was won, by the cards left after a turn, the Award's column, and the
    lead over the best other seat. requests: how often a Request was claimed, by the cards left, the
    tiles that the nearest other seat lacks, and the tiles that this seat lacks.
    """

    def __init__(self) -> None:
        self.awards: Counts = defaultdict(_none)
        self.requests: Counts = defaultdict(_none)

    def join(self, other: Lesson) -> None:
        """Add what other games have shown."""
        for own, others in ((self.awards, other.awards), (self.requests, other.requests)):
            for case, (true, n) in others.items():
                own[case][0] += true
                own[case][1] += n

    def add(self, seed: int) -> None:
        """Play the game of a seed to its end and note what came of each turn."""
        game = catalog.make("atoll")
        seen = catalog.make("atoll")
        game.reset(seed, bytes((PLAYERS, 2, 4)))
        policies = [policy_for("hard", game, seed, p) for p in range(PLAYERS)]
        turns: list[tuple[int, Any, Any]] = []
        while game.player() != OVER:
            p = game.player()
            game.apply(ai.choose(policies[p], game, seen))
            if game.player() == p and game.stage() == SURE:
                turns.append((p, *_standing(game, p)))
        for p, of_awards, of_requests in turns:
            for award, case in of_awards:
                _count(self.awards[case], game.award_winner(award) == p)
            for request, case in of_requests:
                _count(self.requests[case], game.request_owner(request) == p)


def _none() -> list[int]:
    return [0, 0]


def _count(counts: list[int], is_true: bool) -> None:
    counts[0] += is_true
    counts[1] += 1


def _standing(game: Any, p: int) -> tuple[list[Any], list[Any]]:
    """Return the Awards and Requests still open for seat p, which is to confirm: their cases."""
    left = LAST - 1 - game.laid(p)
    shown = [game.award(i) for i in range(game.awards_shown())]
    shown = [award for award in shown if game.award_winner(award) == NONE]
    requests = [game.request(k) for k in range(SLOTS) if game.request(k) != NONE]
    others = [-1000] * len(shown)
    near = [MANY] * len(requests)
    for other in range(PLAYERS):
        if other != p:
            island = game.island(other)
            others = [max(n, _value(island, a)) for n, a in zip(others, shown, strict=True)]
            near = [min(n, _lack(island, r)) for n, r in zip(near, requests, strict=True)]
    choice = (game.chosen(p), game.chosen_take(p), game.chosen_place(p))
    island = game.preview(p, *choice)
    of_awards = []
    for award, best in zip(shown, others, strict=True):
        lead = max(-FAR, min(FAR, _value(island, award) - best))
        of_awards.append((award, (left, COLUMN[award], lead)))
    of_requests = []
    for request, nearest in zip(requests, near, strict=True):
        lack = _lack(island, request)
        if lack:
            of_requests.append((request, (left, max(1, nearest), min(lack, MANY))))
    return of_awards, of_requests


def _value(island: Any, award: int) -> int:
    n = awards.value(island, award)
    return -n if cards.is_fewest(award) else n


def _lack(island: Any, request: int) -> int:
    return match.missing(island, request).bit_count()


def around(left: int) -> range:
    """Return the cards left whose turns are counted with those of `left`: of the same round."""
    if left % HAND < 2:
        return range(left, left + 1)
    return range(left - 1, min(left + 1, left // HAND * HAND + HAND - 1) + 1)


def fit(counts: dict[int, list[int]]) -> tuple[float, float]:
    """Return the bias and slope of the log odds, bias + slope * lead, that fit the counts best.

    counts: for each lead, how often it won, and how often it occurred. Newton's method, with a
    small penalty on the slope, so that leads that never failed do not make it infinite.
    """
    bias = slope = 0.0
    for _ in range(50):
        g = 0.01 * bias
        h = slope
        gg, gh, hh = 0.01, 0.0, 1.0
        for lead, (true, n) in counts.items():
            p = 1 / (1 + math.exp(-max(-30.0, min(30.0, bias + slope * lead))))
            g += n * p - true
            h += (n * p - true) * lead
            w = n * p * (1 - p)
            gg += w
            gh += w * lead
            hh += w * lead * lead
        det = gg * hh - gh * gh
        # No step goes far: where all came true, or nothing, a full one would overshoot.
        bias -= max(-1.0, min(1.0, (g * hh - h * gh) / det))
        slope -= max(-1.0, min(1.0, (h * gg - g * gh) / det))
    return bias, slope


def chances(lesson: Lesson) -> tuple[bytes, bytes]:
    """Return BIAS and SLOPE as learned.py has them."""
    biases = bytearray()
    slopes = bytearray()
    for left in range(LAST):
        for column in range(COLUMNS):
            counts: dict[int, list[int]] = defaultdict(lambda: [0, 0])
            for near in around(left):
                for lead in range(-FAR, FAR + 1):
                    true, n = lesson.awards.get((near, column, lead), (0, 0))
                    counts[lead][0] += true
                    counts[lead][1] += n
            bias, slope = fit(counts)
            biases.append(128 + max(-127, min(127, round(UNIT * bias))))
            slopes.append(max(0, min(127, round(UNIT * slope))))
    return bytes(biases), bytes(slopes)


def worths(lesson: Lesson) -> bytes:
    """Return WORTH as learned.py has it.

    A seat that lacks little of a Request often meets others that lack little, too: the chances are
    those against average opponents.
    """
    worth = bytearray()
    for left in range(LAST):
        for lack in range(1, MANY):
            total = weight = 0.0
            for nearest in range(1, MANY + 1):
                cases = [
                    lesson.requests.get((near, nearest, k), [0, 0])
                    for near in around(left)
                    for k in range(1, MANY + 1)
                ]
                true, n = map(sum, zip(*cases[lack - 1 :: MANY], strict=True))
                if n >= 20:
                    met = sum(case[1] for case in cases)
                    total += met * true / n
                    weight += met
            worth.append(round(64 * SHARE * total / weight) if weight else 0)
    return bytes(worth)


def text(lesson: Lesson) -> str:
    """Return the module learned.py with what was learned."""
    head = PATH.read_text()
    head = head[: head.index("\nWORTH = ")]
    bias, slope = chances(lesson)
    curve = bytes(round(160 / (1 + math.exp(x / UNIT))) for x in range(128))
    tables = (
        ("WORTH", worths(lesson), MANY - 1, "sixty-fourths with 1, 2 or 3 tiles lacking"),
        ("BIAS", bias, COLUMNS, "128 more than the log odds when even"),
        ("SLOPE", slope, COLUMNS, "what each step of a lead adds"),
        ("CURVE", curve, 16, "an Award's worth that many log odds behind"),
    )
    blocks = [head]
    for name, table, width, comment in tables:
        rows = [table[at : at + width] for at in range(0, len(table), width)]
        lines = ["    b" + '"' + "".join(f"\\x{byte:02x}" for byte in row) + '"' for row in rows]
        blocks.append("\n".join([f"{name} = (  # {comment}", *lines, ")"]))
    return "\n".join(blocks) + "\n"


def main(argv: list[str]) -> int:
    """Run the command; return its exit status."""
    parser = Parser(prog="python -m host_sim train --game atoll")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=540000, help="of the first game")
    parser.add_argument("--out", type=Path, default=ROOT / "build/train", help="a folder")
    parser.add_argument("--ship", action="store_true", help="put the file under engine/")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (one a core)")
    args = parser.parse_args(argv)
    if args.games < 1 or args.jobs < 1:
        print("train: --games and --jobs are 1 or more", file=sys.stderr)
        return 2
    try:
        lesson = taught(args.seed, args.games, min(args.jobs, args.games))
        path = PATH if args.ship else args.out / PATH.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(lesson))
    except KeyboardInterrupt:
        print("\nstopped: nothing is written", file=sys.stderr)
        return 130
    except WorkerLost as error:
        print(f"\ntrain: {error}; nothing is written", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"train: {reason(error)}", file=sys.stderr)
        return 2
    print(f"{path}: learned from {args.games} games of four")
    return 0


def one(seed: int) -> Lesson:
    """Return what the game of a seed shows."""
    lesson = Lesson()
    lesson.add(seed)
    return lesson


def taught(seed: int, games: int, jobs: int) -> Lesson:
    """Return what so many games from a seed on show, played in so many processes."""
    lesson = Lesson()
    progress = Progress(games, 0)
    rows = [(number,) for number in range(seed, seed + games)]
    with contextlib.closing(in_order(one, rows, jobs)) as found:
        for shown in found:
            lesson.join(shown)
            progress.step()
    return lesson
