"""Random keys on the whole program: `python -m tests.walk SEED...`, or `--walks N` of them.

A walk plays into a lesson or a game, or looks at games that are over, on any board and in any
language, from an empty nvm or one that holds anything; then it presses keys at random, quick and
slow, alone and together, during lessons, recaps and opponents' moves. The power is cut, also in the
middle of a write, and the display is unplugged. Nothing may make the program stop, and after each
step what is up, drawn once more, is the same picture. All of a walk follows from its seed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

from boards.install.ending import Parser
from boards.install.profile import KEYS, names
from host_sim.bots import arabana, atoll, hashi, session_of, tap
from host_sim.devices.bus import Fatal
from host_sim.devices.nvm import Nvm, Step, changes, cut, do
from host_sim.drive import FirmwareCrashed, FirmwareEnded, Handheld
from host_sim.options import seed_of
from tests.chip import left
from tests.chip.tours import Tour
from tests.firmware import menus, test_fuzz, test_lessons
from tests.firmware.redrawn import differs

LANGUAGES = ("en", "fr", "de")
LEVELS = ("easy", "medium")  # of opponents: quick ones, since every machine that walks has to think
PRESSES = 60  # at random in a walk
_EVENINGS = 6  # whose games are over; not on boards with more nvm, to which it is foreign
_START_MS = 1500
_LONG_MS = 700
_SHOWN = 12  # of the last steps, in a failure
_FIRMWARE = (FirmwareCrashed, FirmwareEnded, Fatal, TimeoutError)


class Stumble(Exception):
    """The program stopped; the text has the seed, the last steps, and what was printed."""


class _Enough(Exception):
    """The guided part of a walk is over."""


class Walker(Handheld):
    """A handheld that counts what is pressed on it, and notes the last of it.

    left: presses and waits until _Enough, None for no limit.
    """

    def __init__(self, *given: Any, **more: Any) -> None:
        self.steps: list[str] = []
        self.presses = self.cuts = self.boots = 0
        self.left: int | None = None
        self.writes: list[tuple[bytes, list[Step]]] = []  # the last one
        super().__init__(*given, **more)

    def _switch_on(self, nvm: bytes) -> None:
        self.boots += 1
        super()._switch_on(nvm)
        self.machine.nvm.on_steps = self._note_write

    def _note_write(self, nvm: Nvm, steps: list[Step]) -> None:
        self.writes = [(bytes(nvm), steps)]

    def note(self, step: str) -> None:
        """Note a step, and raise _Enough if it is one too many."""
        self.steps = [*self.steps[1 - _SHOWN :], step]
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise _Enough

    def hold(self, key: str, ms: float) -> None:
        self.note(f"{key} {ms:g}")
        self.presses += 1
        super().hold(key, ms)

    def wait(self, ms: float) -> None:
        if self.left is not None and ms > 20:
            self.note(f"wait {ms:g}")
        super().wait(ms)


def walk(seed: int, presses: int = PRESSES) -> Walker:
    """Take the walk of this seed; return the handheld, switched off. Raises Stumble."""
    luck = Random(seed)
    board = luck.choice(names())
    begin, env = _beginning(luck)
    env["TOMBOLO_LANGUAGE"] = luck.choice(LANGUAGES)
    nvm = b""
    if luck.random() < 0.15:
        begin = _stay
        nvm = test_fuzz.one(luck.randrange(test_fuzz.MANY))
    elif luck.random() < 0.15:
        begin, env = _look_back, {"TOMBOLO_LANGUAGE": env["TOMBOLO_LANGUAGE"]}
        nvm = left.evening(luck.randrange(_EVENINGS))
    if begin is _stay and luck.random() < 0.3:
        env["TOMBOLO_LANGUAGE"] = None
    is_foreign = nvm and begin is _stay
    what = f"{board}, {env}, {begin.__name__.strip('_')}{', foreign nvm' if is_foreign else ''}"
    handheld: Walker | None = None
    try:
        handheld = Walker(board, seed, env, nvm, start_ms=_START_MS)
        with handheld:
            _guide(handheld, begin, luck)
            for _ in range(presses):
                _act(handheld, luck)
                _redraw(handheld)
            handheld.wait(2000)
        return handheld
    except _FIRMWARE as error:
        steps = ", ".join(handheld.steps) if handheld else "the start"
        again = f"make walk ARGS={seed}"
        raise Stumble(f"walk {seed} ({what}), after {steps}: {error}\nrerun: {again}") from error


def _beginning(luck: Random) -> tuple[Callable[[Walker, Random], None], dict[str, str | None]]:
    """Return what plays on from the start, and the settings to start with."""
    game = luck.choice(list(menus.TITLES))
    kind = luck.random()
    if kind < 0.1:
        return _stay, {}
    if kind < 0.45:
        return LESSONS[game], {}
    env: dict[str, str | None] = {"TOMBOLO_GAME": game}
    if game == "hashi" and luck.random() < 0.6:
        seats = (*LEVELS, "person")
        env["TOMBOLO_OPPONENTS"] = ",".join(luck.choice(seats) for _ in range(luck.randint(1, 3)))
    return _play, env


def _stay(handheld: Walker, luck: Random) -> None:
    """Stay on the screen that is up."""


def _look_back(handheld: Walker, luck: Random) -> None:
    """Look at what comes after games that are over."""
    tour = Tour(handheld, luck.randrange(1 << 32), is_after=True)
    for _ in range(PRESSES):
        tour.press()


def _lesson(name: str) -> Callable[[Walker, Random], None]:
    def lesson(handheld: Walker, luck: Random) -> None:
        test_lessons.begin_lesson(handheld, name)
        test_lessons.play_lesson(handheld, name, luck.randrange(len(test_lessons.WALKS[name])))

    lesson.__name__ = f"lesson of {name}"
    return lesson


LESSONS = {name: _lesson(name) for name in menus.TITLES}


def _play(handheld: Walker, luck: Random) -> None:
    """Play some of the game that has been started."""
    handheld.left = luck.choice((0, 40, 150, 400))
    session = session_of(handheld)
    name = session.game.NAME
    if name == "arabana":
        arabana.play(handheld, "random")
    elif name == "atoll":
        atoll.Bot(handheld, "random").play()
    elif session.game.players() > 1:
        hashi.TableBot(handheld, "random").play()
    else:
        for key, ms in hashi.SoloBot(session.seed, session.game.side(), "random").presses():
            tap(handheld, key, ms)


def _guide(handheld: Walker, begin: Callable[[Walker, Random], None], luck: Random) -> None:
    try:
        begin(handheld, luck)
    except _FIRMWARE:
        raise
    except Exception:
        pass  # a bot or a walk that the program has left behind: the random keys go on from there
    handheld.left = None


def _act(handheld: Walker, luck: Random) -> None:
    """Do something at random."""
    chance = luck.random()
    if chance < 0.7:
        _tap(handheld, luck.choice((*KEYS, "A", "A", "B")), luck.randint(15, 120), luck)
    elif chance < 0.8:
        _tap(handheld, luck.choice((*KEYS, "A", "B")), luck.randint(450, 1100), luck)
    elif chance < 0.86:
        _tap(handheld, luck.choice(("DOWN+A", "DOWN+A", "+".join(luck.sample(KEYS, 2)))), 200, luck)
    elif chance < 0.95:
        _wait(handheld, luck.choice((500, 1500, 3000, 8000)))
    elif chance < 0.98:
        _cut(handheld, luck)
    else:
        _unplug(handheld, luck)


def _redraw(handheld: Walker) -> None:
    """See that what is up, drawn once more, is the same picture."""
    wrong = differs(handheld)
    if wrong:
        raise FirmwareCrashed(f"drawn once more it is another picture: {wrong}")


def _tap(handheld: Walker, key: str, ms: int, luck: Random) -> None:
    """Press keys and go on after a time that is too short to draw in, or long."""
    handheld.note(f"{key} {ms}")
    handheld.presses += 1
    for one in key.split("+"):
        handheld.machine.set_key(one, True)
    handheld.wait(ms)
    for one in key.split("+"):
        handheld.machine.set_key(one, False)
    pause = luck.choice((15, 40, 100, 300, 1000))
    handheld.note(f"wait {pause}")
    handheld.wait(pause)


def _wait(handheld: Walker, ms: int) -> None:
    handheld.note(f"wait {ms}")
    handheld.wait(ms)


def _cut(handheld: Walker, luck: Random) -> None:
    """Cut the power: where it is, or in the middle of the last write."""
    handheld.cuts += 1
    nvm = None
    if handheld.writes and luck.random() < 0.7:
        nvm = _torn(handheld, luck)
    handheld.note("power off and on" + (" in a write" if nvm else ""))
    handheld.power(False)
    handheld.power(True, nvm)


def _torn(handheld: Walker, luck: Random) -> bytes:
    before, steps = handheld.writes[0]
    port = handheld.machine.nvm.port
    flash = bytearray(before)
    last = luck.randrange(len(steps))
    for step in steps[:last]:
        do(flash, step, port)
    bits = changes(flash, steps[last], port)
    many = len(bits) if port.is_blob else luck.randint(0, len(bits))
    return cut(flash, luck.sample(bits, many))


def _unplug(handheld: Walker, luck: Random) -> None:
    if handheld.machine.profile.BUS != "I2C":
        return
    handheld.note("display unplugged")
    handheld.machine.plug(False)
    handheld.wait(luck.choice((20, 1200, 3000)))
    handheld.note("display plugged in")
    handheld.machine.plug(True)
    handheld.wait(luck.choice((20, 1500)))


def main(argv: list[str]) -> int:
    """Take the walks that are asked for; 0: all came back; 1: the program stopped."""
    parser = Parser(prog="python -m tests.walk", description=__doc__)
    parser.add_argument("seeds", nargs="*", type=seed_of, metavar="SEED", help="a walk to take")
    parser.add_argument("--walks", type=int, default=100, metavar="N", help="from seed 0 on")
    parser.add_argument("--presses", type=int, default=PRESSES, metavar="N", help="in each")
    args = parser.parse_args(argv)
    pressed = boots = cuts = stumbles = 0
    seeds = args.seeds or range(args.walks)
    try:
        for seed in seeds:
            try:
                handheld = walk(seed, args.presses)
            except Stumble as stumble:
                print(stumble, flush=True)
                stumbles += 1
                continue
            pressed += handheld.presses
            boots += handheld.boots
            cuts += handheld.cuts
    except KeyboardInterrupt:
        print("walk: stopped", file=sys.stderr)
        return 130
    print(f"{len(seeds)} walks, {pressed:,} presses, {boots:,} boots, {cuts} power cuts:", end=" ")
    print(f"{stumbles or 'none'} stumbled")
    return 1 if stumbles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
