"""`python -m host_sim play`: the game in a window, in the terminal, or playing itself.

A window where there is a display, the terminal where there is none, and with no terminal either a
short game that plays itself. The handheld's memory is kept between plays.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from boards.install.profile import load as load_profile
from host_sim import language
from host_sim.frontends import controls, keep
from host_sim.frontends.png import LOOKS
from host_sim.options import Parser, add_game_options, info, settings
from host_sim.script import SEED


def _parser() -> argparse.ArgumentParser:
    parser = Parser("play", __doc__)
    add_game_options(parser)
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--window", action="store_true", help="in a window, or not at all")
    way.add_argument("--terminal", action="store_true", help="in the terminal")
    way.add_argument("--demo", action="store_true", help="let a game play itself")
    parser.add_argument("--scale", type=int, default=0, help="pixels of the window a pixel")
    parser.add_argument("--look", choices=LOOKS, default="white", help="of the panel")
    parser.add_argument("--save", metavar="FILE", help="where the handheld's memory is kept")
    what = "take the saved games over from another window, which then saves nothing any more"
    parser.add_argument("--take-over", action="store_true", help=what)
    parser.add_argument("--no-save", action="store_true", help="start fresh, and keep nothing")
    return parser


def has_display() -> bool:
    """Return True if a window can probably be opened here."""
    if os.environ.get("SDL_VIDEODRIVER"):
        return True
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def nvm_file(arguments: argparse.Namespace) -> Path | None:
    """Return the file of the handheld's memory, None for none."""
    if arguments.no_save:
        return None
    if arguments.save:
        return Path(arguments.save)
    return keep.nvm_file(arguments.board)


def main(argv: list[str]) -> int:
    """Play. 0: left; 1: the game stopped with an error, or there is no way to play; 2: options."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    if not 0 <= arguments.scale <= 32:
        parser.error("--scale is 1 to 32")
    try:
        profile = load_profile(arguments.board)
        chosen = settings(arguments)
    except ValueError as error:
        parser.error(str(error))
    sent_game = chosen.pop("TOMBOLO_RECORD", "")
    env: dict[str, str | None] = {"TOMBOLO_LANGUAGE": language.of_desktop(), **chosen}

    from host_sim.frontends import terminal

    if not arguments.demo:
        from host_sim.frontends.live import Live

        if arguments.seed is not None:
            env["TOMBOLO_SEED"] = str(arguments.seed)
        live = Live(
            profile, arguments.seed, env, nvm_file(arguments), takes_over=arguments.take_over
        )
        live.sent = sent_game
        if arguments.language:
            language.chosen(live.machine.nvm, arguments.language)
        if arguments.game and info(arguments.game).TIER == "guest":
            live.make_own(arguments.game)
        keys, sentence = controls.load(keep.data_folder() / "keys.txt")
        live.notice = " ".join(filter(None, (live.notice, sentence)))
        if arguments.window or (not arguments.terminal and has_display()):
            trouble = _in_window(live, arguments, keys)
            if trouble is not None:
                return _end(trouble)
            if arguments.window:
                return 1
        if terminal.is_terminal():
            return _end(terminal.play(live, keys))
        if arguments.terminal:
            print("play: this is no terminal to play in; try --demo.", file=sys.stderr)
            return 1

    from host_sim.bots import demo

    env["TOMBOLO_LANGUAGE"] = env["TOMBOLO_LANGUAGE"] or "en"
    return demo.play(profile, SEED if arguments.seed is None else arguments.seed, env)


def _in_window(live: Any, arguments: argparse.Namespace, keys: controls.Keys) -> str | None:
    """Play in a window; return None, and print a sentence, if there is none."""
    try:
        from host_sim.frontends import window
    except ImportError as error:
        print(f"play: pygame-ce cannot be loaded ({error}).", file=sys.stderr)
        return None
    try:
        return window.play(live, arguments.scale, arguments.look, keys)
    except window.NoWindow as error:
        print(f"play: {error}.", file=sys.stderr)
        return None


def _end(trouble: str) -> int:
    if trouble:
        print("play: " + trouble, file=sys.stderr)
    return 1 if trouble else 0
