"""Bytes of a whole game in the log in nvm, and games between two erases."""

from __future__ import annotations

from host_sim.devices.nvm import DEFAULT_SIZE, PORTS, Nvm
from host_sim.lab.bench.cuts import KINDS, Player, tables
from host_sim.lab.bench.tables import Table

_GAMES = 300  # of each kind


def measure(games: int = _GAMES) -> Table:
    """Play so many games of each kind, then as many of each in turn, at random.

    The firmware's code saves them in 4 KB of nvm.
    """
    table = Table("The log of saved games, 4 KB on RP2")
    alone = [(row[0], (kind,)) for row, kind in zip(tables(), KINDS, strict=True)]
    for what, kinds in [*alone, ("All of these in turn", KINDS)]:
        nvm = Nvm(b"", DEFAULT_SIZE, PORTS["RP2"])
        player = Player(nvm, 1, kinds, is_steady=True)
        grown = []
        count = games * len(kinds)
        for _ in range(count):
            erases, end = nvm.erases, _end(nvm)
            player.game()
            if nvm.erases == erases:
                grown.append(_end(nvm) - end)
        table.add(f"{what}: a whole game", sum(grown) / len(grown), "bytes")
        if nvm.erases:
            table.add(f"{what}: between two erases", count / nvm.erases, "games")
    table.notes.append(f"{games} games of each kind, played at random")
    return table


def _end(nvm: Nvm) -> int:
    return len(bytes(nvm).rstrip(b"\xff"))
