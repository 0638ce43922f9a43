"""The options that `play` and `run` share: which game, on which board, with which seed."""

from __future__ import annotations

import argparse
import datetime
import importlib
import reprlib
from typing import Any

from boards.install import ending, profile
from engine import catalog, codes
from firmware import registry
from firmware.storage.numbers import MOST
from host_sim import language, pasted, sent
from host_sim.games import LEVELS, replayed
from host_sim.machine import ROOT, check_pins

NUMBERED = "hashi"  # the game of a number where none is named
FIRST_DAY = datetime.date(2026, 1, 1)  # its game is number 1
_DIGITS = 10  # of the largest seed
# What an option decides, so that other options cannot.
_DECIDES = {"code": ("game", "side", "opponents", "seed"), "number": ("opponents", "seed")}


class Parser(ending.Parser):
    """A parser of a command's options. description: shown as it is written."""

    def __init__(self, command: str, description: str | None) -> None:
        super().__init__(
            prog="python -m host_sim " + command,
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )


def seed_of(word: str) -> int:
    """Parse a seed, 0 to 2^32 - 1, for argparse."""
    if not is_number(word) or int(word) >= 1 << 32:
        word = reprlib.repr(word)
        raise argparse.ArgumentTypeError(f"{word} is no seed; it is a number from 0 to 2^32 - 1")
    return int(word)


def is_number(word: str) -> bool:
    """Return True if a word is a whole number with no more digits than the largest seed."""
    return word.isascii() and word.isdigit() and len(word) <= _DIGITS


def games() -> list[str]:
    """Return the games that have screens, by their folders, sorted."""
    return sorted(path.parent.name for path in (ROOT / "firmware/games").glob("*/info.py"))


def house() -> list[str]:
    """Return the house games, in their order on the title."""
    found = [one for one in map(info, games()) if one.TIER == "house"]
    return [one.NAME for one in sorted(found, key=lambda one: int(one.PLACE))]


def info(name: str) -> Any:
    """Return what is known of a game, as the handheld has it (firmware/registry.py)."""
    return registry.filled(importlib.import_module(f"firmware.games.{name}.info"), name)


def game_of(word: str) -> str:
    """Parse the name of a game that can be played, for argparse."""
    if word.lower() not in games():
        raise argparse.ArgumentTypeError(
            f"there is no game {word!r}; it is one of {', '.join(games())}"
        )
    return word.lower()


def opponents_of(word: str) -> str:
    """Parse the opponents of a game of Hashi, for argparse."""
    who = word.lower().split(",")
    if len(who) > 3 or not set(who) <= {*LEVELS, "person"}:
        raise argparse.ArgumentTypeError(
            f"{word!r} are no opponents; they are one to three of {', '.join(LEVELS)} and person,"
            " with a comma between"
        )
    return ",".join(who)


def code_of(word: str) -> str:
    """Parse the code of a game that can be played, or a text that has one, for argparse.

    If the text has a record instead, as sent.py writes it, return the record.
    """
    digits = pasted.record(word)
    if digits:
        data = sent.read(digits)
        try:
            if not sent.is_whole(data):
                raise ValueError(sent.NOT_WHOLE)
            replayed(data)
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"the link's game cannot be shown: {error}") from None
        return sent.SIGN + digits
    code = pasted.find(word) or word
    try:
        codes.decode(code, games())
    except codes.CodeError as error:
        raise argparse.ArgumentTypeError(f"{word!r}: {error}") from None
    return code


def number_of(word: str) -> int:
    """Parse the number of a game, 1 to 9,999, or `today`, for argparse."""
    if word == "today":
        return number_of_day(datetime.date.today())
    if not is_number(word) or not 1 <= int(word) <= MOST:
        word = reprlib.repr(word)
        raise argparse.ArgumentTypeError(f"{word} is no number from 1 to {MOST}, nor `today`")
    return int(word)


def number_of_day(day: datetime.date) -> int:
    """Return the number of a day's game, the same for everybody."""
    return (day - FIRST_DAY).days % MOST + 1


def code_of_number(number: int, name: str, side: str | None) -> str:
    """Return the code of a numbered game. side: of Hashi, whose sides are its settings."""
    game = catalog.make(name)
    settings = list(game.numbered())
    return codes.encode(game, number, settings[side == "B" and len(settings) > 1])


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Add --board, --game, --side, --opponents, --language, --seed, --code and --number."""
    parser.add_argument("--board", default="pico", help="a board of boards/ (pico)")
    parser.add_argument("--game", type=game_of, help="a game, to start with it at once")
    parser.add_argument("--side", type=str.upper, choices=("A", "B"), help="the side of its board")
    parser.add_argument("--opponents", type=opponents_of, help="of Hashi: medium,person for two")
    parser.add_argument("--language", choices=language.NAMES, help="the handheld's language")
    parser.add_argument("--seed", type=seed_of, help="0 to 2^32 - 1: the same seed, the same cards")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--code", type=code_of, help="of a game, as its result shows it, or a link")
    chosen.add_argument("--number", type=number_of, help="a numbered game: 1 to 9999, or today")


def settings(arguments: argparse.Namespace) -> dict[str, str]:
    """Return the settings.toml entries of the options.

    Raises ValueError if they do not go together, or the board lacks a pin of its profile.
    """
    check_pins(profile.load(arguments.board))
    for chosen, others in _DECIDES.items():
        for other in others:
            if getattr(arguments, chosen) and getattr(arguments, other) is not None:
                raise ValueError(f"--{other} does not go with --{chosen}, which decides that")
    if arguments.game not in (None, "hashi") and (arguments.side or arguments.opponents):
        raise ValueError("--side and --opponents are Hashi's alone")
    code = arguments.code
    if arguments.number:
        code = code_of_number(arguments.number, arguments.game or NUMBERED, arguments.side)
    wanted = {
        "TOMBOLO_BOARD": arguments.board,
        "TOMBOLO_GAME": arguments.game,
        "TOMBOLO_SIDE": arguments.side,
        "TOMBOLO_OPPONENTS": arguments.opponents,
        "TOMBOLO_LANGUAGE": arguments.language,
        "TOMBOLO_CODE": code,
    }
    if code and code.startswith(sent.SIGN):  # no board has that: the caller shows it
        wanted["TOMBOLO_RECORD"] = code[len(sent.SIGN) :]
        wanted["TOMBOLO_CODE"] = None
    return {key: value for key, value in wanted.items() if value}
