"""What power cuts leave in nvm: five of six images from writes without an erase, one from one.

What a cut in an erase leaves looks much the same each time: nearly all of it starts with the title.
"""

from __future__ import annotations

import functools
from random import Random

from host_sim.devices.nvm import Nvm, Step
from host_sim.lab.bench import cuts

MANY = 30
_ERASES = 6  # one image in so many is of the write that erases
_HASHI = cuts.KINDS[:1]  # nobody thinks, so the chip is soon at rest


@functools.cache
def _writes() -> tuple[list[tuple[bytes, list[Step]]], Nvm]:
    """Play until nvm is erased; return each write: what was there, and the steps."""
    nvm = Nvm()
    writes: list[tuple[bytes, list[Step]]] = []
    nvm.on_steps = lambda nvm, steps: writes.append((bytes(nvm), steps))
    player = cuts.Player(nvm, 9, _HASHI)
    while not nvm.erases:
        player.turn()
    return writes, nvm


@functools.cache
def image(number: int) -> bytes:
    """Return the nvm that the cut of this number leaves, below MANY."""
    writes, nvm = _writes()
    luck = Random(number)
    before, steps = writes[-1] if number % _ERASES == 5 else luck.choice(writes[:-1])
    return luck.choice([image for _, image in cuts.images(before, steps, nvm, luck)])
