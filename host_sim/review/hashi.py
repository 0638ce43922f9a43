"""What the review of a game of Hashi says and draws (see the package)."""

from __future__ import annotations

from typing import Any

from engine.ai import finish
from engine.hashi.ai import worth
from engine.hashi.ai.master import Master
from engine.hashi.ai.values import SIZE
from engine.hashi.boards import BLUE, COLUMNS, ISLANDS, RED, ROWS
from engine.hashi.rules import BRIDGE, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BOARDS, ROUNDS
from engine.session import Session
from firmware.games.hashi import hints
from firmware.words import strings
from host_sim.review import shared, words

UNIT = "points"
SCALE = 100
_CANDIDATES = 4  # turns that are played on to find the best
# What the best turns found bring beyond the master's, who plays turns on, by round: so much more
# was brought on average than the cards explain. In hundredths of a point, on either side.
_BEYOND = (305, 285, 265, 265, 265, 265, 235, 205, 175, 130, 85, 40, 20, 0, 0, 0, 0, 0)
_LETTERS = "ABCDEFGHI"
_STEP, _EDGE, _RADIUS = 24, 22, 9  # of the drawing
_FLAGS = {RED: "⚑", BLUE: "⚐"}
_ACROSS, _DOWN = " ─═", " │║"  # no bridge, one, two


def refusal(session: Session) -> str:
    """Return why a game cannot be reviewed, "" if it can."""
    many = session.game.players() > 1
    return "Hashi cannot be reviewed yet where several play, only alone" if many else ""


def setting(session: Session) -> str:
    """Return the side, A or B."""
    return "AB"[session.options[1]]


def came(seen: Any) -> tuple[int, ...]:
    """Return number and bridges of the card, () at the start."""
    return (seen.card_number(), seen.card_bridges()) if seen.round() else ()


def came_words(card: tuple[int, ...]) -> str:
    """Return a card as its number and a bar for each bridge."""
    return f"{card[0]} {'|' * card[1]}" if card else words.of().START


def notation() -> str:
    """Return how a turn is written."""
    return str(words.of().HASHI_NOTATION)


def _place(seen: Any, i: int) -> str:
    return f"{_LETTERS[seen.board.x[i]]}{seen.board.y[i] + 1}"


def turn(seen: Any, moves: list[int]) -> str:
    """Return a turn in a few words: the number and where it is written, and the bridges."""
    number = seen.card_number()
    parts = []
    drawn: dict[int, int] = {}
    for move in moves:
        if move == SKIP_NUMBER:
            parts.append(words.of().HASHI_NO_NUMBER.format(n=number))
        elif move == SKIP_BRIDGES:
            parts.append(words.of().HASHI_NO_BRIDGES)
        elif move < SKIP_NUMBER:
            parts.append(f"{number or 3 + move // ISLANDS} {_place(seen, move % ISLANDS)}")
        else:
            drawn[move - BRIDGE] = drawn.get(move - BRIDGE, 0) + 1
    board = seen.board
    for line, n in drawn.items():
        ends = _place(seen, board.one[line]) + " –="[n] + _place(seen, board.two[line])
        parts.append(ends)
    return ", ".join(parts)


def why(found: tuple[int, ...], _: Session) -> str:
    """Return a reason of contrast.py in a sentence, "" for ()."""
    return hints.reason(found[1:], strings("hashi_hints")) if found else ""


def svg(seen: Any, moves: list[int]) -> str:
    """Return the board after the moves, which stand out, as SVG."""
    game = type(seen)()
    game.state[:] = seen.state
    for move in moves:
        game.apply(move)
    board = seen.board
    wide, high = (_STEP * (n - 1) + 2 * _EDGE for n in (COLUMNS, ROWS))
    label = words.escaped(turn(seen, moves))
    out = [f'<svg class="board" viewBox="0 0 {wide} {high}" role="img" aria-label="{label}">']
    for n in range(COLUMNS):
        out.append(f'<text class="edge" x="{_EDGE + n * _STEP}" y="9">{_LETTERS[n]}</text>')
    for n in range(ROWS):
        out.append(f'<text class="edge" x="6" y="{_EDGE + n * _STEP + 3}">{n + 1}</text>')
    at = [(_EDGE + _STEP * board.x[i], _EDGE + _STEP * board.y[i]) for i in range(ISLANDS)]
    for line in range(board.lines):
        (x, y), (right, down) = at[board.one[line]], at[board.two[line]]
        before, now = seen.drawn(0, line), game.drawn(0, line)
        if not now and not game.is_blocked(0, line):
            out.append(f'<path class="line" d="M{x} {y}L{right} {down}"/>')
        for n in range(now):
            off = (0, 2.5)[now - 1] * (1, -1)[n]
            dx, dy = (0.0, off) if y == down else (off, 0.0)
            kind = "bridge new" if n >= before else "bridge"
            ends = f"M{x + dx:g} {y + dy:g}L{right + dx:g} {down + dy:g}"
            out.append(f'<path class="{kind}" d="{ends}"/>')
    for i in range(ISLANDS):
        x, y = at[i]
        number = game.number_at(0, i)
        kind = "island finished" if game.is_finished(0, i) else "island"
        kind += " new" if number != seen.number_at(0, i) else ""
        out.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="{_RADIUS}"/>')
        if number:
            out.append(f'<text class="{kind}" x="{x}" y="{y + 4}">{number}</text>')
        if board.flag[i] == RED:
            out.append(f'<path class="pennant" d="M{x + 7} {y - 13}l7 3l-7 3z"/>')
        elif board.flag[i] == BLUE:
            out.append(f'<rect class="square" x="{x + 7}" y="{y - 13}" width="6" height="6"/>')
    return "\n".join(out) + "\n</svg>\n"


def text(seen: Any) -> str:
    """Return the board in lines of text: a finished island ends with *."""
    board = seen.board
    cells = [[" "] * (4 * COLUMNS - 1) for _ in range(2 * ROWS - 1)]
    for line in range(board.lines):
        n = seen.drawn(0, line)
        (x, y), (right, down) = (
            (4 * board.x[i] + 1, 2 * board.y[i]) for i in (board.one[line], board.two[line])
        )
        for column in range(x, right + 1) if n and y == down else ():
            cells[y][column] = _ACROSS[n]
        for row in range(y, down + 1) if n and x == right else ():
            cells[row][x] = _DOWN[n]
    for i in range(ISLANDS):
        x, y = 4 * board.x[i], 2 * board.y[i]
        number = str(seen.number_at(0, i) or " ")
        end = "*" if seen.is_finished(0, i) else ")"
        cells[y][x : x + 3] = _FLAGS.get(board.flag[i], "("), number, end
    rows = ["  " + "".join(f" {letter}  " for letter in _LETTERS).rstrip()]
    for k, cell in enumerate(cells):
        rows.append(f"{' ' if k % 2 else k // 2 + 1} {''.join(cell)}".rstrip())
    return "\n".join(rows)


class _Wide(Master):
    """Finds more ends of a round than a master, and does not choose."""

    STAGES = tuple((r, (8, 3, 8, 12), ahead) for r, _, ahead in Master.STAGES)  # type: ignore

    def _look_ahead(self, seen: Any, seat: int, ends: Any, unseen: Any, ahead: Any) -> Any:
        self.others = [board for _, board in ends]
        yield from ()


def candidates(seen: Any, better: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return turns that may be the best: the one that the tables found, and the next by them."""
    if not 0 < seen.round() < ROUNDS:
        return [better]
    policy = _Wide(seen, bytearray(4))
    policy.open(seen.side())
    policy.others = []
    before = bytes(seen.state)
    first = bytearray(before[BOARDS : BOARDS + SIZE])
    finish(policy.find(seen, 0))
    turns = [policy._moves(first, board, seen.card_number()) for board in policy.others]
    rows = finish(worth.appraise(policy, seen, 0, (better, *turns)))
    seen.state[:] = before
    found = {id(rows[0]): better}
    for row, turn in sorted(zip(rows[1:], turns, strict=True), key=lambda one: -sum(one[0])):
        if len(found) < _CANDIDATES:
            found.setdefault(id(row), tuple(turn))
    return list(found.values())


def beyond(seen: Any) -> int:
    """Return how much more than a master, after this turn, one wins who finds the best turns."""
    return _BEYOND[seen.round()]


def player(seen: Any) -> Any:
    """Return what plays turns on, as engine/hashi/ai/rollout.py does; compiled, if numba is there.

    Its results may then be a hundredth of a point different.
    """
    try:
        from host_sim.review.compiled import Player
    except ImportError:
        return shared.player(seen)
    return Player(seen.side()).play
