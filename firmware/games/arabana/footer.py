"""The last line of Arabana's screen while the cursor is on the panel or an island."""

from engine.arabana.map import NAMES
from engine.arabana.state import DISCARDED, LAST, PLAY
from firmware.games.arabana.panel import DONE, FREE, SAIL, SLOT, STACK
from firmware.words import legend, strings

words = strings("arabana")


def hint_island(game, seat, i):
    """Return an island's name, how many of its places each side has filled, how many win it."""
    return words.ISLAND.format(
        island=NAMES[i],
        own=game.filled(seat, i),
        other=game.filled(1 - seat, i),
        n=game.majority(i),
    )


def hint_cell(game, kind, is_laying):
    """Return what a cell of the panel holds, and what Ⓐ does with it."""
    if kind == DONE:
        return words.END_LAST if game.stage() == LAST else words.END_BEFORE
    if kind == FREE:
        return words.FREE_BRIDGE
    if kind == SAIL:
        return words.SAIL
    if kind == STACK:
        return words.STACK.format(n=game.stack_count())
    if kind >= SLOT:
        return words.OPEN.format(island=NAMES[game.face_up(kind - SLOT)])
    if is_laying or game.did() & DISCARDED:
        return words.LAY_OFF.format(island=NAMES[kind])
    down = words.TO_DRAW if game.stage() == PLAY else words.TO_DONE
    return legend(words.TAKE.format(island=NAMES[kind]), down)
