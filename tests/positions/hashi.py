"""Positions of Hashi for tests: boards, decks, and islands by kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import rng
from engine.game import OVER
from engine.hashi import rules
from engine.hashi.boards import BLUE as BLUE  # re-exported for tests
from engine.hashi.boards import ISLANDS, Board, board
from engine.hashi.boards import NONE as NONE
from engine.hashi.boards import RED as RED
from engine.hashi.rules import BOARDS, DECK, NUMBER, PHASE, ROUND, STRIDE, TURN, Hashi
from tests.positions import legal as legal
from tests.positions import luck
from tests.referees.hashi import Chart, Sheet

SIDES = (0, 1)
FLAGS = (None, "red", "blue")


def new(players: int = 1, side: int = 0, seed: int = 1) -> Hashi:
    """Return a new game."""
    game = Hashi()
    game.reset(seed, bytes([players, side]))
    return game


def card(number: int, bridges: int) -> int:
    """Return the engine's number of a card."""
    return (number - 1) * 3 + bridges - 1


def stack(game: Hashi, *cards: tuple[int, int]) -> Hashi:
    """Make these cards, (number, bridges), the next to be revealed, the others after them."""
    s = game.state
    at = DECK + s[ROUND]
    rest = list(s[at : DECK + 18])
    first = [card(*each) for each in cards]
    s[at : DECK + 18] = bytes([*first, *[each for each in rest if each not in first]])
    return game


def after(game: Hashi, *moves: int) -> Hashi:
    """Apply moves, each of which must be legal."""
    for move in moves:
        assert game.is_legal(move), f"{move} is not allowed in phase {game.phase()}"
        game.apply(move)
    return game


def random_game(players: int, side: int, seed: int) -> Iterator[Hashi]:
    """Yield a random game before each of its moves."""
    game = new(players, side, seed)
    r = luck(seed)
    while game.player() != OVER:
        yield game
        moves = legal(game)
        after(game, moves[rng.below(r, len(moves))])


def lines(game: Hashi) -> list[int]:
    """Return the lines that may take the next bridge."""
    return [
        move - rules.BRIDGE for move in legal(game) if rules.BRIDGE <= move < rules.SKIP_BRIDGES
    ]


def islands(game: Hashi) -> list[int]:
    """Return the islands that may take the number of the card."""
    return [move for move in legal(game) if move < ISLANDS]


def skip_round(game: Hashi) -> None:
    """Let every seat skip both actions and confirm."""
    round_before = game.round()
    while game.player() >= 0 and game.round() == round_before:
        if game.phase() == NUMBER:
            after(game, rules.SKIP_NUMBER)
        if game.phase() == rules.BRIDGES:
            after(game, rules.SKIP_BRIDGES)
        after(game, rules.CONFIRM)


def begin(game: Hashi, round_: int, number: int = 0, bridges: int = 1) -> Hashi:
    """Set the game to the start of a round; with a number, make that card the round's."""
    s = game.state
    s[ROUND] = round_ - 1
    if number:
        wanted = card(number, bridges)
        at = s.index(wanted, DECK, DECK + 18)
        s[at], s[DECK + round_ - 1] = s[DECK + round_ - 1], s[at]
    s[ROUND] = round_
    s[TURN] = 0
    s[PHASE] = NUMBER
    s[rules.LEFT] = s[DECK + round_ - 1] % 3 + 1
    return game


def paint(game: Hashi, p: int, numbers: dict[int, int], bridges: dict[int, int]) -> Hashi:
    """Set seat p's board to these numbers by island and bridges by line."""
    tables = game.board
    entry = bytearray(STRIDE)
    for i, number in numbers.items():
        entry[i] = number
    for line, n in bridges.items():
        if n:
            entry[ISLANDS + line] = n
            for other in tables.crossing[line]:
                assert not bridges.get(other), "H9"
                entry[ISLANDS + other] = rules.BLOCKED
            for i in (tables.one[line], tables.two[line]):
                entry[i] += 16 * n
    game.state[BOARDS + STRIDE * p : BOARDS + STRIDE * (p + 1)] = entry
    return game


def degrees(tables: Board, bridges: dict[int, int]) -> list[int]:
    """Return how many of these bridges end at each island."""
    return [sum(bridges.get(line, 0) for line in tables.at[i]) for i in range(ISLANDS)]


def finish(game: Hashi, p: int, wanted: list[int], seed: int = 0) -> None:
    """Set seat p's board so that exactly these islands are finished, and no six of them joined.

    Other islands at the ends of bridges have no number.
    """
    tables = game.board
    r = Random(seed)
    for _ in range(1000):
        bridges: dict[int, int] = {}
        for i in r.sample(wanted, len(wanted)):
            if not degrees(tables, bridges)[i]:
                free = [
                    m for m in tables.at[i] if not any(bridges.get(x) for x in tables.crossing[m])
                ]
                if free:
                    bridges[r.choice(free)] = 1
        found = degrees(tables, bridges)
        if all(found[i] for i in wanted):
            paint(game, p, {i: found[i] for i in wanted}, bridges)
            if game.largest_group(p) < 6:
                return
    raise AssertionError("no such board")


def flagged(tables: Board, colour: int) -> list[int]:
    """Return the islands with flags of a colour, or with none."""
    return [i for i in range(ISLANDS) if tables.flag[i] == colour]


def spanning(tables: Board, size: int, first: int = 0) -> tuple[list[int], dict[int, int]]:
    """Return `size` islands joined by single bridges that do not cross, and these bridges."""
    reached = [first]
    bridges: dict[int, int] = {}
    while len(reached) < size:
        line = next(
            line
            for line in range(tables.lines)
            if (tables.one[line] in reached) != (tables.two[line] in reached)
            and not any(bridges.get(other) for other in tables.crossing[line])
        )
        bridges[line] = 1
        reached.append(tables.two[line] if tables.one[line] in reached else tables.one[line])
    return reached, bridges


def chart(side: int) -> Chart:
    """Return a side as the referee sees it."""
    tables = board(side)
    return Chart(
        [
            {"x": tables.x[i], "y": tables.y[i], "flag": FLAGS[tables.flag[i]]}
            for i in range(ISLANDS)
        ],
        [[tables.one[line], tables.two[line]] for line in range(tables.lines)],
    )


def sheet(game: Hashi, p: int, on: Chart) -> Sheet:
    """Return the board of seat p as the referee sees it."""
    found = Sheet(on)
    found.number = {i: game.number_at(p, i) for i in range(ISLANDS) if game.number_at(p, i)}
    for line in range(game.board.lines):
        if game.drawn(p, line):
            found.bridges[on.lines[line]] = game.drawn(p, line)
    return found
