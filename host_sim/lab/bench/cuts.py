"""Power cuts: the store is written as in play, and every cut in every write is tried.

Games of all kinds are played at random and saved by the firmware's own code, on the flash of each
port (host_sim/devices/nvm.py). After each cut the store is opened again: everything must be as
before the write or as after it. Anything else is counted as lost. Reading something that was never
saved is an error with the id of the cut; `make cuts ARGS="--only ID"` tries it again.

A write that erases nothing is cut after every bit. An erase is cut with eight shares of its bits, a
page programmed after it with three, a word with one (all words near head and end, else one in 16).
One cut in 37 is followed by a second cut, during the recovery.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine import catalog, crc
from engine.game import OVER
from engine.session import PERSON, Session
from firmware import counts
from firmware.storage import records, rewrite, scan
from firmware.storage.log import Store
from firmware.storage.records import GAME
from firmware.storage.saves import Saves
from firmware.storage.settings import Settings
from host_sim.bots import module
from host_sim.devices.nvm import PORTS, SIZES, Nvm, Step, changes, cut, do
from host_sim.games import replayed
from host_sim.options import Parser, house, info, seed_of

MODELS = ("RP2", "NRF52840", "SAMD51", "ESP32S3")
Kinds = tuple[tuple[str, bytes, bytes], ...]


def tables() -> list[tuple[str, str, bytes, bytes]]:
    """Return what, game, options and seats of every table that the bots name."""
    return [
        (what, name, options, seats)
        for name in house()
        for what, options, seats in module(name).TABLES
    ]


KINDS: Kinds = tuple(table[1:] for table in tables())
_ERASE = (0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1)  # shares of an erase
_PAGE = (0.2, 0.6, 1)  # of a page programmed after an erase
_WORD = (0.5,)  # of a word programmed after an erase
_SECONDS = 37  # one cut in so many is followed by a second one
_ERASE_MS = 46  # of the Pico's flash
_PAGE_MS = 0.4
_GAME_S = 600  # of a person's game

Content = dict[int, tuple[bytes, bytes]]


class Wrong(Exception):
    """Something was read that had never been saved."""


@dataclass
class Count:
    """The results of the cuts on one model."""

    model: str
    saves: int = 0
    games: Counter[str] = field(default_factory=Counter)
    writes: int = 0
    erases: int = 0
    cuts: int = 0
    seconds: int = 0  # second cuts
    lost: int = 0  # cuts after which something older than the write is not there
    quiet: int = 0  # cuts in writes without an erase
    quiet_lost: int = 0

    def text(self) -> str:
        """Return the row to print."""
        games = sum(self.games.values())
        out = (
            f"{self.model:9} {self.saves:6,} saves of {games} games, {self.writes:,} writes,"
            f" {self.erases:,} erases; {self.cuts:,} cuts and {self.seconds:,} second ones:"
            f" {self.lost:,} lost something"
        )
        if self.quiet:
            out += f", {self.quiet_lost} of the {self.quiet:,} in writes without an erase"
        if self.model == "RP2" and self.erases:
            window = self.erases * (_ERASE_MS + 16 * _PAGE_MS) / 1000
            chance = games * _GAME_S / window
            out += (
                f"\n          {games / self.erases:.1f} games an erase; of games of ten minutes,"
                f" one switch-off in {chance:,.0f} falls into one"
            )
        return out


class Player:
    """Plays all the games in turn, at random, and saves them as the firmware does.

    is_steady: plays every game to its end, and changes nothing else.
    """

    def __init__(
        self, nvm: Nvm, seed: int, kinds: Kinds = KINDS, *, is_steady: bool = False
    ) -> None:
        self.nvm = nvm
        self.kinds = kinds
        self.is_steady = is_steady
        self.luck = Random(seed)
        self.store = Store(nvm)
        self.names = dict.fromkeys(name for name, _, _ in kinds)
        bounds = {catalog.key(name): info(name).RECORD for name in self.names}
        self.saves = Saves(self.store, bounds)
        rows = [row for name in self.names for row in info(name).SETTINGS]
        self.settings = Settings(self.store, rows, lambda name: None)
        self.games: Counter[str] = Counter()
        self._begin()

    def _begin(self) -> None:
        """Begin a new game, as firmware/screens/begin/start.py does."""
        name, options, seats = self.luck.choice(self.kinds)
        self.session = Session(catalog.make(name), self.luck.getrandbits(21), options, seats)
        key = catalog.key(name)
        saves = self.saves
        if len(saves.kinds(key)) > saves.room:
            saves.remove(saves.displaced(key)[0])
        known = info(name)
        room = known.room(options) if hasattr(known, "room") else known.RECORD
        self.store.tidy(room)
        saves.begin(key)
        self.turns = 0

    def game(self) -> None:
        """Play to the end of the game."""
        ended = self.games.total()
        while self.games.total() == ended:
            self.turn()

    def turn(self) -> None:
        """Play to the next save, and save."""
        if not self.is_steady:
            self._maybe_go_elsewhere()
        session = self.session
        out = session.game.moves_buffer()
        while True:
            is_person = session.seats[session.game.player()] == PERSON
            move = self.luck.choice(list(out[: session.game.legal(out)]))
            if session.play(move) and (is_person or session.game.player() == OVER):
                break
        self.turns += 1
        if session.game.player() == OVER:
            self.games[session.game.NAME] += 1
            counts.finish(self.saves, info(session.game.NAME), session)
            self._begin()
        else:
            self._save()

    def _save(self) -> None:
        """Save the game, and first what the settings remember of it."""
        self.settings.played(self.saves.game)
        self.saves.save(self.session, 0, None, self.turns > 1)

    def _maybe_go_elsewhere(self) -> None:
        """Sometimes change a setting, or leave for another game, new or waiting."""
        saves = self.saves
        if self.luck.random() < 0.03:
            self.settings.set("pace", self.luck.randrange(4))
            self.settings.save()
        if self.turns > 1 and self.luck.random() < 0.02:
            newest = [kind for name in self.names for kind in saves.kinds(catalog.key(name))[:1]]
            waiting = [kind for kind in newest if kind != saves.kind]
            if waiting and self.luck.random() < 0.8:
                kind = self.luck.choice(waiting)
                self.store.tidy(saves.bounds[saves.key(kind)])
                saves.go_on(kind)
                self.session = replayed(self.store.load(saves.kind), self.store.added(saves.kind))
                self.turns = 2
            else:
                self._begin()


def content(image: bytes) -> Content:
    """Return what is read from an image of nvm."""
    store = Store(image)
    return {kind: (store.load(kind), store.added(kind)) for kind in store.found if store.has(kind)}


def images(before: bytes, steps: list[Step], nvm: Nvm, luck: Random) -> Iterator[tuple[str, bytes]]:
    """Yield what each cut within a write leaves, with its place in the id."""
    flash = bytearray(before)
    for n, step in enumerate(steps):
        if _is_like_the_last(n, steps, nvm):
            do(flash, step, nvm.port)
            continue
        bits = changes(flash, step, nvm.port)
        for many in _counts(len(bits), step.content is None, steps[0].content is None, nvm):
            yield f"{n}:{many}", cut(flash, luck.sample(bits, many))
        do(flash, step, nvm.port)


def _is_like_the_last(n: int, steps: list[Step], nvm: Nvm) -> bool:
    """Return True for a word that is not tried: far from head and end one in 16 is."""
    return nvm.port.page == 4 and n % 16 != 0 and 16 < n < len(steps) - 16


def _counts(bits: int, is_erase: bool, has_erased: bool, nvm: Nvm) -> list[int]:
    """Return after how many changed bits of a step the power is cut."""
    if nvm.port.is_blob:
        return [bits]
    if has_erased:
        shares = _ERASE if is_erase else _WORD if nvm.port.page == 4 else _PAGE
        return [round(share * bits) for share in shares]
    return list(range(1, bits + 1))


def _is_refused(kind: int, payload: bytes, more: bytes) -> bool:
    """Return True for a game that the program reports as damaged.

    The log's CRC passes one in 65,536 erases that are cut short; then the game's own CRC and its
    replay refuse it.
    """
    if kind < GAME:
        return False
    try:
        replayed(payload, more)
    except ValueError:
        return True
    return False


class Walk:
    """All cuts on one model. only: the id of the one cut to try, or ""."""

    def __init__(self, model: str, seed: int, only: str = "") -> None:
        self.count = Count(model)
        self.seed = seed
        self.only = only.partition("+")[0]  # with a cut, the second ones after it are tried
        self.nvm = Nvm(b"", SIZES.get(model, 4096), PORTS[model])
        self.history: dict[int, set[tuple[bytes, bytes]]] = {}
        self.writes: list[tuple[bytes, list[Step]]] = []
        self.nvm.on_steps = lambda nvm, steps: self.writes.append((bytes(nvm), steps))
        self.player = Player(self.nvm, seed)

    def run(self, turns: int) -> Count:
        """Try every cut in so many saved turns. Raises Wrong."""
        count = self.count
        for turn in range(turns):
            self.writes.clear()
            self.player.turn()
            count.saves += 1
            afters = [write[0] for write in self.writes[1:]] + [bytes(self.nvm)]
            for n, (before, steps) in enumerate(self.writes):
                name = f"{count.model}:{self.seed}:{turn}:{n}"
                self._write(name, before, steps, afters[n])
        count.games, count.writes, count.erases = (
            self.player.games,
            self.nvm.writes,
            self.nvm.erases,
        )
        return count

    def _write(self, name: str, before: bytes, steps: list[Step], after: bytes) -> None:
        allowed = (content(before), content(after))
        for kind, value in allowed[1].items():
            self.history.setdefault(kind, set()).add(value)
        if self.only and not self.only.startswith(name):
            return
        luck = Random(name)
        is_quiet = steps[0].content is not None
        for place, image in images(before, steps, self.nvm, luck):
            is_second = luck.randrange(_SECONDS) == 0
            cut_id = f"{name}:{place}"
            if self.only in ("", cut_id):
                is_lost = self._look(cut_id, image, allowed)
                self.count.cuts += 1
                self.count.lost += is_lost
                self.count.quiet += is_quiet
                self.count.quiet_lost += is_quiet and is_lost
                if is_second and not is_lost:
                    self._second(cut_id, image, luck)

    def _look(self, cut_id: str, image: bytes, allowed: tuple[Content, Content]) -> bool:
        """Open an image; return True if something is lost. Raises Wrong."""
        found = content(image)
        if found in allowed:
            return False
        for kind, value in found.items():
            known = self.history.get(kind, set())
            begins = any(value[0] == old[0] and old[1].startswith(value[1]) for old in known)
            if not begins and not _is_refused(kind, *value):
                raise Wrong(f"{cut_id}: kind {kind} is {value[0].hex()} + {value[1].hex()}")
        return True

    def _second(self, cut_id: str, image: bytes, luck: Random) -> None:
        """Cut the recovery from a cut: marking what is torn, and the next save."""
        nvm = Nvm(image, len(image), self.nvm.port)
        writes: list[tuple[bytes, list[Step]]] = []
        nvm.on_steps = lambda nvm, steps: writes.append((bytes(nvm), steps))
        store = Store(nvm)
        store.heal()
        store.save(1, b"\x05\x01\x03")
        self.history.setdefault(1, set()).add((b"\x05\x01\x03", b""))
        afters = [write[0] for write in writes[1:]] + [bytes(nvm)]
        for (before, steps), after in zip(writes, afters, strict=True):
            allowed = (content(before), content(after))
            everything = list(images(before, steps, nvm, luck))
            for place, torn in luck.sample(everything, min(3, len(everything))):
                self.count.seconds += 1
                is_lost = self._look(f"{cut_id}+{place}", torn, allowed)
                if is_lost and steps[0].content is not None:
                    raise Wrong(f"{cut_id}+{place}: lost without an erase")


def walk(model: str, turns: int, seed: int = 1, only: str = "") -> Count:
    """Try every cut in so many saved turns on one model. Raises Wrong, with the id of the cut."""
    users: list[Any] = [crc, records, rewrite, scan]  # crc for modules that are imported again
    slow = crc.checksum

    @functools.lru_cache(maxsize=100_000)
    def sum_of(data: bytes, start: int) -> int:
        return slow(data, 0, len(data), start)

    def checksum(data: bytes, start: int, stop: int, crc: int = 0xFFFF) -> int:
        return sum_of(bytes(data[start:stop]), crc)

    for user in users:
        user.checksum = checksum
    try:
        return Walk(model, seed, only).run(turns)
    finally:
        for user in users:
            user.checksum = slow


def main(argv: list[str]) -> int:
    """Walk the cuts on every model, or try one again; return the exit status."""
    parser = Parser("cuts", __doc__)
    parser.add_argument("--turns", type=int, default=1000, help="saved turns on each model")
    parser.add_argument("--seed", type=seed_of, default=1)
    parser.add_argument("--only", default="", metavar="ID", help="try one cut again")
    args = parser.parse_args(argv)
    models: tuple[str, ...] = MODELS
    turns, seed = args.turns, args.seed
    if turns < 1:
        parser.error(f"--turns {turns} cuts nothing; it is 1 or more")
    if args.only:
        found = re.match(rf"({'|'.join(MODELS)}):(\d+):(\d+):", args.only)
        if not found:
            parser.error(f"{args.only!r} is no id of a cut; one begins like RP2:1:0:0")
        models, seed, turns = (found[1],), int(found[2]), int(found[3]) + 1
    try:
        for model in models:
            count = walk(model, turns, seed, args.only)
            if not count.cuts:
                parser.error(f"there is no cut {args.only!r}")
            print(count.text(), flush=True)
    except Wrong as error:
        print(error)
        return 1
    return 0
