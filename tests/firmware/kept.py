"""What a handheld has saved, as a test sees it: the nvm read as after a restart."""

from __future__ import annotations

from typing import Any

from engine import catalog
from engine.record import decode
from firmware.storage.kinds import GAME, SLOT
from firmware.storage.log import Store
from host_sim.drive import Handheld


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
