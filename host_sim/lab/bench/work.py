"""Work: random playouts and legal() calls a second here, opcodes and the chip time they mean."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine import ai, catalog, rng
from engine.game import OVER, Game
from engine.session import Session
from host_sim.lab.bench import opcodes
from host_sim.lab.bench.tables import Table

SECONDS = 0.6  # measured for each figure of speed
TURNS = 6  # of each computer player


def state_table(names: list[str]) -> Table:
    """Return the bytes of state of each game."""
    table = Table("State")
    for name in names:
        game = catalog.make(name)
        table.add(name, len(game.state), "bytes")
        table.add(f"{name}, legal moves at most", game.MAX_LEGAL, "moves")
    table.notes.append("for the most players a game allows; undo, saving and searching copy it")
    return table


def speed_table(names: list[str], seconds: float = SECONDS) -> Table:
    """Return whole random games and legal() calls a second, with the default options."""
    table = Table("Speed on this machine")
    for name in names:
        game = catalog.make(name)
        out = game.moves_buffer()
        r = bytearray(4)
        rng.seed(r, 1)
        playouts = moves = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            game.reset(playouts)
            moves += _play_out(game, out, r)
            playouts += 1
        took = time.perf_counter() - start
        table.add(f"{name}, random games", playouts / took, "a second")
        table.add(f"{name}, moves a random game", moves / playouts, "moves")
        table.add(f"{name}, legal() calls", _legal_rate(game, out, r, seconds), "a second")
    table.notes.append(f"CPython, one process, {seconds} s for each figure, default options")
    return table


def _play_out(game: Game, out: Any, r: bytearray) -> int:
    moves = 0
    while game.player() != OVER:
        n = game.legal(out)
        game.apply(out[rng.below(r, n)])
        moves += 1
    return moves


def _legal_rate(game: Game, out: Any, r: bytearray, seconds: float) -> float:
    """Call legal() in positions all over a random game, and count how often a second."""
    game.reset(7)
    states = []
    while game.player() != OVER:
        states.append(bytes(game.state))
        game.apply(out[rng.below(r, game.legal(out))])
    calls = 0
    took = 0.0
    while took < seconds:
        for state in states:
            game.state[:] = state
            start = time.perf_counter()
            for _ in range(20):
                game.legal(out)
            took += time.perf_counter() - start
            calls += 20
    return calls / took


def opcode_table(names: list[str], turns: int = TURNS) -> Table:
    """Return opcodes a turn of every computer player, and what they mean on the chip."""
    table = Table("Computer players")
    for name in names:
        for policy in ["random", *catalog.names(catalog.make(name).POLICIES)]:
            found = turns_of(name, policy, turns)
            mean = sum(found.turns) / len(found.turns)
            who = f"{name} {policy}"
            table.add(f"{who}, a turn", round(mean), "opcodes")
            table.add(f"{who}, a turn", opcodes.chip_ms(mean) / 1000, "s of the chip")
            table.add(
                f"{who}, the longest turn",
                opcodes.chip_ms(max(found.turns)) / 1000,
                "s of the chip",
            )
            table.add(f"{who}, the last turn", found.turns[-1], "opcodes")
            table.add(f"{who}, candidates in the last turn", found.candidates, "moves at most")
            table.add(
                f"{who}, without a yield", opcodes.chip_ms(found.stretch), "ms of the chip at most"
            )
    table.notes.append(
        f"{turns} turns of each, spread over one game from the first turn to the last, random play"
        " between them; a turn ends when another seat moves or something is revealed;"
        f" {opcodes.CHIP_US} us of the chip an opcode"
    )
    if not opcodes.IS_CALIBRATED:
        table.notes.append("UNCALIBRATED: opcodes mean chip time on CPython 3.11 only")
    return table


@dataclass
class Turns:
    """Opcodes of the turns measured; of the longest stretch between yields; the last's choice."""

    turns: list[int]
    stretch: int = 0
    candidates: int = 0


def turns_of(name: str, policy: str, turns: int, seed: int = 1) -> Turns:
    """Let a computer player play some turns of a random game: the first, the last, and between."""
    whole = len(list(turns_at_random(name, seed)))
    wanted = {round(i * (whole - 1) / max(1, turns - 1)) for i in range(turns)}
    game = catalog.make(name)
    players = []
    for seat in range(game.PLAYERS[1]):
        r = bytearray(4)
        rng.seed(r, seed + seat)
        players.append(ai.make(policy, game, r))
    found = Turns([])
    for number, session in enumerate(turns_at_random(name, seed)):
        # The policy's turn leads elsewhere, so it is played in a game of its own.
        if number in wanted and session.game.player() != OVER:
            game.state[:] = session.game.state
            _measure(game, players[game.player()], found)
    return found


def turns_at_random(name: str, seed: int) -> Iterator[Session]:
    """Play a random game; yield the session at the beginning of each turn."""
    session = Session(catalog.make(name), seed)
    game = session.game
    out = game.moves_buffer()
    r = bytearray(4)
    rng.seed(r, seed)
    is_new = True
    while game.player() != OVER:
        if is_new:
            yield session
        seat = game.player()
        revealed = session.play(out[rng.below(r, game.legal(out))])
        is_new = revealed or game.player() != seat


def _measure(game: Game, player: Any, found: Turns) -> None:
    """Play one turn and count it."""
    seen = catalog.make(game.ID)
    out = game.moves_buffer()
    seat = game.player()
    turn = found.candidates = 0
    is_going_on = True
    while is_going_on:
        found.candidates = max(found.candidates, game.legal(out))
        game.observe(seat, seen.state)
        steps, move = opcodes.stretches(player.think(seen, seat))
        turn += sum(steps)
        found.stretch = max(found.stretch, *steps)
        is_going_on = not game.apply(move) and game.player() == seat
    found.turns.append(turn)
