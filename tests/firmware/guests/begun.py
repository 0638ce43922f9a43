"""Begins a guest's game by its menus, with each choice that they offer."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path

from boards.install.ending import printed_mistake
from host_sim.drive import FirmwareCrashed, Handheld
from host_sim.frontends.own import folders
from tests.firmware.menus import choose, screen, up

_ASKED = ("Play", "Cover")  # the first screens of a game


def problems(drive: Path, name: str) -> Iterator[str]:
    """Yield a sentence for each choice of a new game that leads to no game, one for each reason.

    drive: a folder with the program and the game.
    """
    with _menu(drive, name) as handheld:
        rows = screen(handheld).rows if up(handheld) == "NewGame" else []
        wrong = "" if rows else _begun(handheld, name)
        plan = [(at, n) for at, row in enumerate(rows) for n in range(len(row.values))]
    if wrong:
        yield f"New game: {wrong}"
    told = {"", wrong}
    for at, n in plan:
        with _menu(drive, name) as handheld:
            row = screen(handheld).rows[at]
            for _ in range(at):
                handheld.press("DOWN")
            while row.choices[at] != n:
                handheld.press("RIGHT")
            said = row.text()
            wrong = _begun(handheld, name)
        if wrong not in told:
            told.add(wrong)
            yield f"New game, {said}: {wrong}"


def _menu(drive: Path, name: str) -> Handheld:
    """Return a handheld on which "New game" of the game has just been chosen."""
    handheld = Handheld(seed=5, root=drive, start_ms=1500)
    choose(handheld, handheld.machine.load("firmware.registry").by_name(name).title)
    choose(handheld, "New game")
    return handheld


def _begun(handheld: Handheld, name: str) -> str:
    """Start what has been chosen; return what came instead of a game, "" if a game did."""
    game = handheld.machine.load("firmware.registry").by_name(name)
    refuse = game.refuse
    places = []

    def refused(error: Exception) -> None:
        """Note where a game is wrong, of which the handheld shows but the reason."""
        printed = "".join(traceback.format_exception(error)).splitlines()
        places.append(printed_mistake(printed, folders(name)))
        refuse(error)

    game.refuse = refused
    try:
        if up(handheld) == "NewGame":
            handheld.press("A")
        handheld.wait(1000)
    except FirmwareCrashed as error:
        return printed_mistake(str(error).splitlines(), folders(name))
    found = screen(handheld)
    if type(found).__name__ in _ASKED:
        return ""
    sentences = getattr(found, "sentences", (type(found).__name__,))
    return " ".join([*sentences, *(f"({place})" for place in places[-1:])])
