"""`python -m host_sim trace`: whole games without a screen, told as JSON lines.

What the lines of each game say is in host_sim/traces/<game>.py. The same arguments give the same
lines. Errors are one sentence on stderr and exit status 2.
"""

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NoReturn

from engine import ai, catalog, rng
from engine.game import OVER, Game

_TOLD = ("hashi", "arabana", "atoll")
_SEEDS = 1 << 32


class Refused(Exception):
    """A request that cannot be met; its text is one sentence for the user."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message)


def policy_for(name: str, game: Game, seed: int, seat: int) -> Any:
    """Return the computer player of a seat; its luck depends on seed and seat alone."""
    r = bytearray(4)
    rng.seed(r, (seed * 31 + seat * 1000003 + 1) % _SEEDS)
    return ai.make(name, game, r)


def play(game: Game, policies: list, teller: Any) -> Iterator[dict]:
    """Play a freshly reset game to its end and yield its events."""
    seen = type(game)()
    while game.player() != OVER:
        move = ai.choose(policies[game.player()], game, seen)
        yield from teller.play(move)


def tell(
    name: str, module: ModuleType, args: argparse.Namespace, seed: int, options: bytes
) -> Iterator[dict]:
    """Play one game and yield its lines, from `setup` to `end`."""
    game = catalog.make(name)
    game.reset(seed, options)
    teller = module.Teller(game, seed, args.legal)
    names = args.policy.split(",")
    seats = game.players()
    if len(names) not in (1, seats):
        raise Refused(f"--policy takes one name, or one for each of the {seats} seats")
    policies = [policy_for(names[p % len(names)], game, seed, p) for p in range(seats)]
    head = {"type": "setup", "game": name, "version": game.VERSION, "seed": seed}
    yield {**head, "options": module.option_fields(args), **teller.setup()}
    yield from play(game, policies, teller)
    yield {"type": "end", **teller.end()}


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _parser(name: str | None, module: ModuleType | None) -> _Parser:
    parser = _Parser(
        prog="python -m host_sim trace",
        description="Play whole games without a screen and tell them as JSON lines.",
        epilog="Name a game to see its own options: --game hashi --help.",
        allow_abbrev=False,
        conflict_handler="resolve",
    )
    parser.add_argument("--game", required=True, metavar="GAME", help=", ".join(_TOLD))
    parser.add_argument("--seed", type=_whole, required=True, help="0 to 4294967295")
    parser.add_argument("--games", type=_whole, default=1, metavar="K", help="seeds N, N + 1, ...")
    parser.add_argument("--players", type=_whole, metavar="P", help="default: the fewest")
    parser.add_argument(
        "--policy", default="random", help="one computer player, or one a seat: random,greedy"
    )
    parser.add_argument("--legal", action="store_true", help="with every decision what was allowed")
    if module is not None:
        module.add_arguments(parser.add_argument_group(f"options of {name}"))
    return parser


def _module(argv: list[str]) -> tuple[str | None, ModuleType | None]:
    """Find which game is asked for: its options must be known before the rest is read."""
    first = _Parser(add_help=False, allow_abbrev=False)
    first.add_argument("--game")
    name = first.parse_known_args(argv)[0].game
    if name is None:
        return None, None
    if name not in _TOLD:
        raise Refused(f"there is no game {name!r} to tell; it is one of {', '.join(_TOLD)}")
    try:
        catalog.make(name)
        return name, importlib.import_module("host_sim.lab.trace." + name)
    except ImportError as problem:
        if problem.name not in ("engine." + name, "host_sim.lab.trace." + name):
            raise
        raise Refused(f"{name} cannot be told yet") from None


def _lines(argv: list[str]) -> Iterator[dict]:
    name, module = _module(argv)
    args = _parser(name, module).parse_args(argv)
    assert name is not None  # --game is required
    assert module is not None
    if args.games < 1:
        raise Refused("--games takes a number from 1 up")
    if args.seed + args.games > _SEEDS:
        raise Refused("a seed is a number from 0 to 4294967295")
    fewest, most = catalog.make(name).PLAYERS
    if args.players is None:
        args.players = fewest
    if not fewest <= args.players <= most:
        few = f"{fewest} to {most}" if fewest < most else f"{fewest}"
        raise Refused(f"{name} is for {few} players")
    try:
        options = module.options(args)
        for seed in range(args.seed, args.seed + args.games):
            yield from tell(name, module, args, seed, options)
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
