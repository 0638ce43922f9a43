"""`python -m tests.look NAME`: see a game: build/look/NAME.png, and a line of what it costs.

The sheet has enlarged pictures of a game that a bot plays: its first move, the middle with a hint,
the menu and the rows of its own, its last position and the result, in each language that it has.
The line says how long its strongest player thinks on a Pico, and what the game takes of a drive,
of a Pico's memory, and of the table of names.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from boards.install import bundle, ending, mpy, pack
from engine import ai, catalog
from engine.game import OVER
from firmware.words.language import LANGUAGES
from host_sim import patience
from host_sim.drive import FirmwareCrashed
from host_sim.frontends.own import folders
from host_sim.lab.bench import vm
from host_sim.maker import look
from tests import opcodes

OUT = bundle.BUILD / "look"
_MOVES = 24  # of the strongest player that are timed


def thinking(name: str, level: str) -> tuple[float, float]:
    """Return how long a computer player thinks of a move on a Pico, on average and at most, in s.

    It is an estimate by what CPython computes, within 40 %.
    """
    game, seen = catalog.make(name), catalog.make(name)
    game.reset(1)
    game.legal(game.moves_buffer())  # building tables does not count
    player = ai.make(level, game, bytearray((1, 2, 3, 4)))
    taken = []
    while game.player() != OVER and len(taken) < _MOVES:
        seat = game.player()
        game.observe(seat, seen.state)
        steps, move = opcodes.stretches(ai.think(player, seen, seat))
        taken.append(opcodes.chip_ms(sum(steps)) / 1000)
        game.apply(move)
    return sum(taken) / len(taken), max(taken)


def costs(name: str, root: Path) -> str:
    """Return the line of what a game costs."""
    from host_sim.options import info
    from tests.pack import memory, new_names

    mean, most = thinking(name, info(name).LEVELS[-1])
    made = pack.make(name, root)
    free = vm.missing() or f"{memory(made):,} bytes of its heap stay free"
    return (
        f"{name} on a Pico: thinks {mean:.1f} s of a move, {most:.1f} s at most; {made.taken:,}"
        f" bytes of the drive; {free}; {new_names(made)} new names"
    )


def main(argv: list[str]) -> int:
    """Write the sheet and print the line. 1: the game cannot be played, and a sentence says why."""
    parser = ending.Parser(prog="python -m tests.look", description=__doc__)
    parser.add_argument("name", metavar="NAME", help="the game, by its folders' name")
    args = parser.parse_args(argv)
    name = args.name
    from tests import guests

    root = guests.root_of(name)
    if not name or not (root / f"firmware/games/{name}").is_dir():
        print(f"look: there is no game {name!r}: make look GAME=yours", file=sys.stderr)
        return 1
    called = dict(LANGUAGES)
    try:
        with tempfile.TemporaryDirectory() as folder:
            drive = guests.drive(Path(folder), [name] if name in guests.ALL else [])
            blocks = [
                (f"{name}, {called[language]}", look.shots(drive, name, language))
                for language in look.languages(root, name)
            ]
        line = costs(name, root)
    except FirmwareCrashed as error:
        said = ending.printed_mistake(str(error).splitlines(), folders(name))
        print(f"look: {said}", file=sys.stderr)
        return 1
    except patience.Endless as error:
        print(f"look: {patience.sentence(error)}", file=sys.stderr)
        return 1
    except (pack.PackError, mpy.CompileError, vm.VMError) as error:
        print(f"look: {error}", file=sys.stderr)
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{name}.png"
    look.sheet(blocks).save(path)
    print(f"{path}: {sum(len(shots) for _, shots in blocks)} pictures")
    print(line)
    return 0


if __name__ == "__main__":
    patience.watch()
    sys.exit(ending.run("look", lambda argv: main, sys.argv[1:]))
