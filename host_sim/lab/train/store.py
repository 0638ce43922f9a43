"""The learned tables as the handheld reads them: a signed byte an entry, a table a round.

engine/hashi/ai/learned.py describes the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from engine.crc import checksum
from engine.hashi.ai import learned
from engine.hashi.boards import ISLANDS
from host_sim.lab.train.tables import AROUND, BARE, CODES, FITS, MISSING, TOUCHED

MOST = 127  # of a signed byte
# Parts of a table of which every board has one entry each: what they have in common is left out.
_OWN_SIZE = CODES * 7


def alike() -> list[slice]:
    """Return the slices of a table of which every board has exactly one entry."""
    parts = [slice(i * _OWN_SIZE, (i + 1) * _OWN_SIZE) for i in range(ISLANDS)]
    parts += [slice(FITS + 40 * k, FITS + 40 * k + 40) for k in range(6)]
    parts += [slice(TOUCHED + 20 * k, TOUCHED + 20 * k + 20) for k in range(6)]
    return [*parts, slice(MISSING, BARE), slice(BARE, AROUND)]


def rounded(values: Any, visits: Any) -> tuple[Any, Any, Any]:
    """Return tables in signed bytes, the value of a point in each, and the constants left out.

    values, visits: the entries of rounds 1 to 16, and how often games visited them.
    """
    tables = np.zeros(values.shape, np.int8)
    units = np.zeros(len(values), np.int64)
    left_out = np.zeros(len(values), np.int64)
    for r in range(len(values)):
        v = values[r].astype(float)
        rest = 0.0
        for part in alike():
            mean = np.average(v[part], weights=visits[r][part])
            v[part] -= mean
            rest += mean
        # A few rarely visited entries may be clipped, so that all others are finer.
        order = np.argsort(np.abs(v))
        tail = np.cumsum(visits[r][order]) / visits[r].sum()
        widest = np.abs(v)[order][np.searchsorted(tail, 0.9999)]
        units[r] = min(255, int(MOST / widest))
        tables[r] = np.clip(np.rint(v * units[r]), -MOST, MOST)
        left_out[r] = round(rest * units[r])
    return tables, units, left_out


def write(path: Path, origin: str, starts: tuple[int, int], found: tuple[Any, Any, Any]) -> None:
    """Write a side's file. origin: a few words. starts: the best start and the worst.

    found: what rounded() returned.
    """
    tables, units, left_out = found
    head = bytearray(learned.HEAD)
    words = learned.MAGIC + origin.encode("ascii")
    head[: learned.ENTRIES] = words.ljust(learned.ENTRIES - 1)[: learned.ENTRIES - 1] + b"\n"
    size = tables.shape[1]
    head[learned.ENTRIES : learned.OF_ROUNDS] = size.to_bytes(2, "little") + bytes(starts)
    for r in range(len(tables)):
        at = learned.OF_ROUNDS + learned.ROUND * r
        head[at] = int(units[r])
        head[at + 1 : at + 3] = (int(left_out[r]) & 0xFFFF).to_bytes(2, "little")
        total = int(tables[r].astype(int).sum()) & 0xFFFF
        head[at + 3 : at + 5] = total.to_bytes(2, "little")
    head[learned.CRC :] = checksum(head, 0, learned.CRC).to_bytes(2, "little")
    path.write_bytes(bytes(head) + tables.tobytes())


def load(path: Path) -> tuple[Any, Any, Any, bytes]:
    """Return a file's tables, a row a round from 0 on, units, constants left out, and its head.

    Round 0 has no table in the file: its row is empty.
    """
    data = path.read_bytes()
    head = data[: learned.HEAD]
    size = learned.entries(head)
    tables = np.frombuffer(data[learned.HEAD :], np.int8).reshape(-1, size)
    rows = np.concatenate([np.zeros((1, size), np.int8), tables])
    rounds = range(1, len(rows))
    units = np.array([1, *[learned.unit(head, r) for r in rounds]], float)
    return rows, units, np.array([0, *[learned.left_out(head, r) for r in rounds]]), head
