"""How long each dot of the display is lit over an evening: menus, help, three whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from host_sim.bots import demo
from host_sim.drive import Handheld
from host_sim.lab.bench.tables import Table

SEED = 5
_LOOK_MS = 250  # from one look at the display to the next
_THINK_MS = 2000  # a person's, before each key
_TITLE_MS = 40_000
_MENU_MS = 8000
TOUR = (  # keys, and the kind of screen that they lead to from there
    ("A DOWN DOWN", "GameMenu"),
    ("A DOWN", "Menu"),
    ("A RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT", "Pages"),
    ("B", "Menu"),
    ("B UP", "GameMenu"),
    ("A DOWN DOWN", "NewGame"),
    ("B", "GameMenu"),
    ("B", "Title"),
    ("B DOWN DOWN DOWN", "Settings"),
)


class Evening(Handheld):
    """A handheld whose person thinks before each key, and whose light is counted."""

    def __init__(self, env: dict[str, object], light: Counter[bytes]) -> None:
        self.light = light  # picture -> ms that it was up
        super().__init__(seed=SEED, env=env)

    def wait(self, ms: float) -> None:
        while ms > 0:
            step = min(ms, _LOOK_MS)
            super().wait(step)
            self.light[self.frame()] += int(step)
            ms -= step

    def hold(self, key: str, ms: float) -> None:
        self.wait(_THINK_MS)
        super().hold(key, ms)


def _menus(handheld: Handheld) -> None:
    handheld.wait(_TITLE_MS)
    for keys, _ in TOUR:
        for key in keys.split():
            handheld.press(key)
            handheld.wait(_MENU_MS)


_PARTS: dict[str, tuple[str, Callable[..., object]]] = {
    "title, menus and help": ("", _menus),
    "Hashi": ("hashi", lambda handheld: demo.hashi(handheld, SEED, 0)),
    "Arabana-Ikibiti": ("arabana", lambda handheld: demo.arabana(handheld, SEED)),
    "Atoll": ("atoll", lambda handheld: demo.atoll(handheld, SEED)),
}


def lit(light: Counter[bytes]) -> list[int]:
    """Return the ms that each dot was lit, row by row."""
    found = [0] * 8192
    for frame, ms in light.items():
        bits = int.from_bytes(frame, "big")
        while bits:
            low = bits & -bits
            found[8192 - low.bit_length()] += ms
            bits ^= low
    return found


def measure() -> Table:
    """Return what share of the time dots are lit, the most lit one against the mean."""
    table = Table("Lit dots over an evening")
    whole: Counter[bytes] = Counter()
    for what, (game, play) in _PARTS.items():
        light: Counter[bytes] = Counter()
        env: dict[str, object] = {"TOMBOLO_GAME": game} if game else {}
        with Evening(env, light) as handheld:
            play(handheld)
        _add(table, what, light)
        whole.update(light)
    _add(table, "the evening", whole)
    table.notes.append(
        f"the mean counts all dots; each game is played whole by a computer player that waits"
        f" {_THINK_MS / 1000:.0f} s before each key, seed {SEED}; a part counts by its"
        " minutes"
    )
    return table


def _add(table: Table, what: str, light: Counter[bytes]) -> None:
    ms = sum(light.values())
    dots = lit(light)
    most = max(dots)
    mean = sum(dots) / len(dots)
    table.add(f"{what}: minutes", ms / 60_000, "min")
    table.add(f"{what}: dots lit, on average", 100 * mean / ms, "%")
    table.add(f"{what}: the most lit dot", 100 * most / ms, "% of the time")
    table.add(f"{what}: the most lit dot against the mean", most / mean, "times")
    at = dots.index(most)
    table.notes.append(f"{what}: the most lit dot is in column {at % 128}, row {at // 128}")
