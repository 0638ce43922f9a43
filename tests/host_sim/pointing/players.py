"""Games played by a finger alone: what a computer player decides, tapped or dragged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.arabana import moves as arabana_moves
from engine.arabana.state import BEFORE
from engine.atoll.state import CARD, PLACE, SURE, TAKE
from engine.game import OVER
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, START_FOUR
from firmware.games.arabana.board import aim_of
from host_sim.bots import Policy, arabana, guest, session_of
from host_sim.pointing import A
from host_sim.pointing.fields import HOLD_A
from tests.host_sim.pointing.finger import Finger, middle

_WAIT_MS = 100
_MOST = 20  # taps that carry a card to its place
_MIDDLE = (60, 24)
_HAND, _TAKE, _CELL = range(3)  # of places of Atoll
_PANEL, _ISLANDS, _AIMS = range(3)  # and of Arabana-Ikibiti


def play(finger: Finger, policy: str = "greedy", drags: bool = False, until: int = 9999) -> Any:
    """Play the game that has just been started to its end; return its session.

    until: moves after which it is left.
    """
    session = session_of(finger.handheld)
    name = session.game.NAME
    decide: Callable[..., None] = _DECIDE.get(name, _guest)
    if name in _DECIDE:
        player: Any = Policy(name, policy, session.seed)
    else:
        player = guest.Chooser(finger.handheld, policy)
    while session.game.player() != OVER and len(session.moves) < until:
        screen = finger.app.screen
        view: Any = getattr(screen, "view", None)
        if not hasattr(screen, "play_all") or view.recap:
            finger.tap(*_MIDDLE)  # a cover, a notice, a recap: it goes on
        elif _is_away(screen, view):
            finger.handheld.wait(_WAIT_MS)
        else:
            seen = view if name not in _DECIDE else view.seen
            decide(finger, view, player.choose(seen), drags)
    view = getattr(finger.app.screen, "view", None)
    if session.game.player() == OVER and view and view.recap:
        finger.tap(*_MIDDLE)  # then comes the result
    return session


def _is_away(screen: Any, view: Any) -> bool:
    is_sure = getattr(view, "is_sure", False) or getattr(view, "is_waiting", False)
    is_turn = screen.session.game.player() == screen.seat or hasattr(view, "is_waiting")
    return screen._pause > 0 or is_sure or not is_turn


def _hashi(finger: Finger, view: Any, move: int, drags: bool) -> None:
    if move == CONFIRM:
        finger.key(A if view.seen.round() else HOLD_A)
    elif move in (SKIP_NUMBER, SKIP_BRIDGES):
        _skip(finger, view, move)
    elif move < BRIDGE:
        finger.choose(move % START_FOUR)
        if move >= START_FOUR:
            finger.choose(move % START_FOUR)
    else:
        tables = view.board.tables
        one, two = tables.one[move - BRIDGE], tables.two[move - BRIDGE]
        before = view.seen.drawn(view.seat, move - BRIDGE)
        if drags:
            ends = [(view.board.x[i], view.board.y[i]) for i in (two, one)]
            finger.drag(*ends)
        else:
            finger.choose(one)
            if view.seen.drawn(view.seat, move - BRIDGE) == before and not view.is_taken:
                finger.choose(one)  # it was held by itself, and has been let go
            if view.seen.drawn(view.seat, move - BRIDGE) == before:
                finger.tap(view.board.x[two], view.board.y[two])


def _skip(finger: Finger, view: Any, move: int) -> None:
    """Hold the finger down where the cursor is, or tap where nothing fits."""
    is_long = move == SKIP_NUMBER or view.fits()
    finger.tap(*middle(finger.box(view.cursor)), is_long)


def _arabana(finger: Finger, view: Any, move: int, drags: bool) -> None:
    panel = view.panel
    if move == arabana_moves.CONFIRM and view.seen.stage() != BEFORE:
        finger.key(A)
        return
    cell = (_PANEL, panel.find(arabana._kind(move)))
    is_aimed = move < arabana_moves.DISCARD
    if drags and is_aimed:
        ways = [other for other in view._offered() if aim_of(other) == aim_of(move)]
        if ways[0] == move:
            box = middle(finger.box(cell))
            finger.drag(box, view_target(finger, aim_of(move)))
            return
    finger.choose(cell, arabana_moves.DISCARD <= move < arabana_moves.DRAW)
    if not is_aimed:
        return
    goal = (_AIMS, view.aims.targets.index(aim_of(move)))
    if not finger.pointer.field(finger.app).is_at(goal):
        finger.tap(*middle(finger.box(goal)))
    while view.aims.ways[0] != move:
        finger.tap(*middle(finger.box(goal)), True)
    finger.choose(goal)


def view_target(finger: Finger, target: int) -> tuple[int, int]:
    """Return the dot of a place or a sea of Arabana-Ikibiti."""
    x, y = finger.pointer.modules["firmware.games.arabana.board"].target_xy(target)
    return x, y


def _atoll(finger: Finger, view: Any, move: int, drags: bool) -> None:
    stage = view.seen.stage()
    if stage == CARD:
        finger.choose((_HAND, move))
    elif stage == TAKE and not move:
        finger.key(A)
    elif stage == TAKE:
        finger.choose((_TAKE, move - 1))
    elif stage == PLACE:
        _place(finger, view, move, drags)
    elif stage == SURE:
        finger.handheld.wait(_WAIT_MS)


def _place(finger: Finger, view: Any, move: int, drags: bool) -> None:
    """Carry the card to a placement, turning it, and lay it."""
    for _ in range(_MOST):
        field = finger.pointer.field(finger.app)
        at = view.carried_place()
        if at == move:
            finger.choose((_CELL, at & ~3))
            return
        if (at ^ move) & 3:
            finger.turn(1)
            continue
        covered = field._covered(at)
        goal = next(cell for cell in field._covered(move) if cell not in covered)
        if drags or not field._cell_box(goal):  # beyond the window the card is dragged
            n = field._covered(move).index(goal)
            finger.drag(*(_dot(field, cell) for cell in (field._covered(at)[n], goal)))
        else:
            finger.tap(*middle(finger.box((_CELL, goal))))
    raise AssertionError(f"the card does not come to {move}, but to {view.carried_place()}")


def _dot(field: Any, cell: int) -> tuple[int, int]:
    """Return the dot in the middle of a cell of Atoll, wherever that is."""
    board = field.board
    x, y = (cell >> 2 & 127) - board.x, (cell >> 9) - board.y
    return x * board.pitch + board.pitch // 2, y * board.pitch + board.pitch // 2


def _guest(finger: Finger, view: Any, move: int, drags: bool) -> None:
    cells = view.cells(move, view.seat)
    if drags and len(cells) == 2:
        finger.drag(middle(finger.box(cells[0])), middle(finger.box(cells[1])))
        return
    for cell in cells:
        finger.choose(cell, view.is_second(move))
    if cells:
        return
    if not view.choices:
        finger.key(A)
        return
    finger.key(7)
    menu = finger.app.screen
    row = [one.text() for one in menu.rows].index(view.name(move))
    finger.tap(*middle(finger.box(row)))


_DECIDE = {"hashi": _hashi, "arabana": _arabana, "atoll": _atoll}
