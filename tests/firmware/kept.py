"""What a handheld has saved, as a test sees it: the nvm read as after a restart."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from engine import ai, catalog
from engine.game import OVER
from engine.session import PERSON, Session
from firmware import counts
from firmware.storage.log import Store
from firmware.storage.records import CRASH, GAME, GAMES, SETTINGS
from firmware.storage.saves import Saves
from firmware.storage.settings import MORE, TABLE
from host_sim.drive import Handheld
from host_sim.games import replayed
from host_sim.options import games, info


def kept(handheld: Handheld, game: str) -> list[Any]:
    """Return the running games of a name as sessions, the newest first."""
    store = Store(bytearray(handheld.nvm))
    kinds = [k for k in range(GAME, GAME + GAMES) if store.has(k) and k not in store.closed]
    kinds = [kind for kind in kinds if catalog.key_of(store.load(kind)) == catalog.key(game)]
    kinds.sort(key=lambda kind: -store.found[kind].start)
    return [replayed(store.load(kind), store.added(kind)) for kind in kinds]


def saved(handheld: Handheld, game: str) -> Any:
    """Return the newest of them, or None."""
    found = kept(handheld, game)
    return found[0] if found else None


def ended(session: Any, **more: Any) -> Any:
    """Return what the result of a game that is over asks of a play screen."""
    app = SimpleNamespace(device=SimpleNamespace(setting=lambda name: ""))  # no link was opened
    return SimpleNamespace(session=session, is_past=False, app=app, **more)


def last_crash(nvm: bytes | bytearray) -> tuple[int, str, int]:
    """Return (crashes in a row, module, line) of the last crash; (0, "", 0) if there is none."""
    note = Store(bytearray(nvm)).load(CRASH)
    if len(note) < 3:
        return 0, "", 0
    return note[0], note[3:].decode("latin-1"), note[1] | note[2] << 8


def with_settings(last: str = "", **values: int) -> bytes:
    """Return an nvm with these settings, by their names; all others have their defaults.

    last: the game played last.
    """
    rows = [*TABLE, *MORE]
    for name in games():
        rows.extend(info(name).SETTINGS)
    record = bytearray(14)
    for name, at, _, _, default in rows:
        record[at] = values.pop(name, default)
    assert not values
    if last:
        record += catalog.key(last).to_bytes(2, "little")
    nvm = bytearray(b"\xff" * 4096)
    Store(nvm).save(SETTINGS, bytes(record))
    return bytes(nvm)


@cache
def over(name: str, options: bytes, level: str, seed: int = 5, people: int = 1) -> bytes:
    """Return an nvm with settings and a game that is over.

    The people in the last seats have played as a level, the others are of the highest one.
    """
    game, seen = catalog.make(name), catalog.make(name)
    known = info(name)
    game.reset(seed, options)
    others = game.players() - people
    seats = bytes((known.LEVELS.index("hard") + 1,)) * others + bytes((PERSON,)) * people
    session = Session(game, seed, options, seats)
    names = ["hard"] * others + [level] * people
    players = [ai.make(one, game, bytearray((p + 1, 0, 0, 0))) for p, one in enumerate(names)]
    while game.player() != OVER:
        session.play(ai.choose(players[game.player()], game, seen))
    saves = Saves(Store(bytearray(with_settings())), {})
    saves.begin(catalog.key(name))
    counts.finish(saves, known, session)
    return bytes(saves.store.nvm)


def mistaken(nvm: bytes, name: str, kind: int, turns: list[bytes]) -> bytes:
    """Return an nvm with the last reviews of a game. turns: as statistics keep them of each."""
    store = Store(bytearray(nvm))
    found = counts.load(store, name)
    for one in turns:
        found.review(kind, 9, 10, one)
    store.save(found.kind, found.pack())
    return bytes(store.nvm)
