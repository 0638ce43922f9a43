"""`python -m host_sim trace`: whole games without a screen, printed as JSON lines.

host_sim/lab/trace/<game>.py says what the lines of a game hold. The same arguments give the same
lines. Errors are one sentence on stderr and exit status 2.
"""

import argparse
import json
import reprlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NoReturn

from engine import ai, catalog, codes
from engine.game import OVER, Game
from host_sim import pasted
from host_sim.games import games
from host_sim.lab import SEEDS, policy_for, trace


class Refused(Exception):
    """A request that cannot be met; its text is one sentence for the user."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message)


def play(game: Game, policies: list, traced: Any) -> Iterator[dict]:
    """Play a freshly reset game to its end and yield its events."""
    seen = type(game)()
    while game.player() != OVER:
        move = ai.choose(policies[game.player()], game, seen)
        yield from traced.play(move)


def trace_game(name: str, args: argparse.Namespace, seed: int, options: bytes) -> Iterator[dict]:
    """Play one game and yield its lines, from `setup` to `end`."""
    game = catalog.make(name)
    game.reset(seed, options)
    module = trace.module(name)
    traced = module.Trace(game, seed, args.legal)
    names = args.policy.split(",")
    seats = game.players()
    if len(names) not in (1, seats):
        raise Refused(f"--policy takes one name, or one for each of the {seats} seats")
    policies = [policy_for(names[p % len(names)], game, seed, p) for p in range(seats)]
    head = {"type": "setup", "game": name, "version": game.VERSION, "seed": seed}
    code = codes.encode(game, seed, options)
    shown = module.option_fields(game, options)
    yield {**head, "code": code, "options": shown, **traced.setup()}
    yield from play(game, policies, traced)
    yield {"type": "end", **traced.end()}


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS))):
        raise argparse.ArgumentTypeError(f"{reprlib.repr(text)} is no whole number up to {SEEDS}")
    return int(text)


def _parser(name: str | None, module: ModuleType | None) -> _Parser:
    parser = _Parser(
        prog="python -m host_sim trace",
        description="Play whole games without a screen and print them as JSON lines.",
        epilog="Name a game to see its own options: --game hashi --help.",
        allow_abbrev=False,
        conflict_handler="resolve",
    )
    parser.add_argument("--game", required=True, metavar="GAME", help=", ".join(games()))
    parser.add_argument("--seed", type=_whole, required=True, help="0 to 4294967295")
    parser.add_argument("--games", type=_whole, default=1, metavar="K", help="seeds N, N + 1, ...")
    parser.add_argument("--players", type=_whole, metavar="P", help="default: the fewest")
    parser.add_argument("--code", help="of a game, instead of --game, --seed and all its options")
    _add_how(parser)
    if module is not None:
        module.add_arguments(parser.add_argument_group(f"options of {name}"))
    return parser


def _add_how(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--policy", default="random", help="one computer player, or one a seat: random,greedy"
    )
    parser.add_argument(
        "--legal", action="store_true", help="add the legal choices to each decision"
    )


def _first(option: str, argv: list[str]) -> str | None:
    """Return what is given for an option, whatever the others are."""
    first = _Parser(add_help=False, allow_abbrev=False)
    first.add_argument(option, dest="found")
    found: str | None = first.parse_known_args(argv)[0].found
    return found


def _module(argv: list[str]) -> tuple[str | None, ModuleType | None]:
    """Return the game that is asked for: its options must be known before the rest is read."""
    name = _first("--game", argv)
    if name is None:
        return None, None
    if name not in games():
        raise Refused(f"there is no game {name!r} to trace; it is one of {', '.join(games())}")
    return name, trace.module(name)


def _of_code(code: str, argv: list[str]) -> Iterator[dict]:
    """Yield the lines of a code's game."""
    parser = _Parser(prog="python -m host_sim trace", allow_abbrev=False)
    parser.add_argument("--code")
    _add_how(parser)
    args, others = parser.parse_known_args(argv)
    if others:
        raise Refused(f"--code goes with --policy and --legal alone, not with {' '.join(others)}")
    if pasted.record(code):
        raise Refused("--code takes the code of a game, not a link with the moves of one")
    try:
        game, seed, options = codes.decode(pasted.find(code) or code, games())
        yield from trace_game(game.NAME, args, seed, options)
    except ValueError as problem:
        raise Refused(str(problem)) from None


def _lines(argv: list[str]) -> Iterator[dict]:
    code = _first("--code", argv)
    if code is not None:
        yield from _of_code(code, argv)
        return
    name, module = _module(argv)
    args = _parser(name, module).parse_args(argv)
    assert name is not None  # --game is required
    assert module is not None
    if args.games < 1:
        raise Refused("--games takes a number from 1 up")
    if args.seed + args.games > SEEDS:
        raise Refused("a seed is a number from 0 to 4294967295")
    fewest, most = catalog.make(name).PLAYERS
    if args.players is None:
        args.players = fewest
    if not fewest <= args.players <= most:
        few = f"{fewest} to {most}" if fewest < most else f"{fewest}"
        raise Refused(f"{name} is for {few} player{'s' * (most > 1)}: say --players {fewest}")
    try:
        options = module.options(args)
        for seed in range(args.seed, args.seed + args.games):
            yield from trace_game(name, args, seed, options)
    except ValueError as problem:
        raise Refused(str(problem)) from None


def main(argv: list[str]) -> int:
    """Run the command; return its exit status."""
    try:
        for line in _lines(argv):
            print(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
    except Refused as problem:
        print(f"trace: {problem}", file=sys.stderr)
        return 2
    return 0
