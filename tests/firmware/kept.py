"""What a handheld has saved, as a test sees it: the nvm read as after a restart."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine import catalog
from engine.record import decode
from firmware.storage.log import Store
from firmware.storage.records import CRASH, GAME, SETTINGS, SLOT
from firmware.storage.settings import MORE, TABLE
from host_sim.drive import Handheld
from host_sim.options import games


def kept(handheld: Handheld, game_id: int) -> list[Any]:
    """Return the running games of an ID as sessions, the newest first."""
    store = Store(bytearray(handheld.nvm))
    kinds = [kind for kind in range(GAME + game_id, GAME + 4 * SLOT, SLOT) if store.has(kind)]
    kinds.sort(key=lambda kind: -store.found[kind][0])
    return [decode(store.load(kind), catalog.make, store.added(kind)) for kind in kinds]


def saved(handheld: Handheld, game_id: int) -> Any:
    """Return the newest of them, or None."""
    found = kept(handheld, game_id)
    return found[0] if found else None


def last_crash(nvm: bytes | bytearray) -> tuple[int, str, int]:
    """Return (crashes in a row, module, line) of the last crash; (0, "", 0) if there is none."""
    note = Store(bytearray(nvm)).load(CRASH)
    if len(note) < 3:
        return 0, "", 0
    return note[0], note[3:].decode("latin-1"), note[1] | note[2] << 8


def with_settings(**values: int) -> bytes:
    """Return an nvm with these settings, by their names; all others have their defaults."""
    rows = [*TABLE, *MORE]
    for name in games():
        rows.extend(import_module(f"firmware.games.{name}.info").SETTINGS)
    record = bytearray(len(rows))
    for name, at, _, _, default in rows:
        record[at] = values.pop(name, default)
    assert not values
    nvm = bytearray(b"\xff" * 4096)
    Store(nvm).save(SETTINGS, bytes(record))
    return bytes(nvm)
