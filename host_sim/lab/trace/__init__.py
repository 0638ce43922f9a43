"""Whole games without a screen, printed as JSON lines.

A game may have a module here; plain.py stands for those that have none. It has
    add_arguments(parser)    its own options
    options(args)            the engine's option bytes; ValueError, one sentence, if they do not fit
    option_fields(game, options)    the option bytes that are not at their default, by name
    Trace(game, seed, with_legal)    of a freshly reset game; with_legal adds the legal choices
        setup()              fields of the first line
        play(move)           apply a move; return the events that it is
        end()                fields of the last line
"""

import importlib
import importlib.util
import runpy
from types import ModuleType
from typing import Any

from host_sim.games import ROOT


def module(game: str) -> ModuleType:
    """Return the module that traces a game."""
    name = f"{__name__}.{game}"
    return importlib.import_module(name if importlib.util.find_spec(name) else f"{__name__}.plain")


def words(game: str, file: str = "en") -> dict[str, Any]:
    """Return a game's English names, by the constants that hold them.

    The file of words is read as data: a trace imports nothing of the firmware.
    """
    return runpy.run_path(str(ROOT / "firmware" / "games" / game / "words" / f"{file}.py"))
