"""The screens that there are, by module and class: the cases have to show each of them."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable

from firmware.screens import Screen
from host_sim.machine import ROOT
from tests.chip.record import Recording, name_of
from tests.chip.replay import Result

_FOLDERS = ("screens", "games", "guest")  # of firmware/


def every() -> set[str]:
    """Return the screens that there are, but for those that others are derived from."""
    kinds = set()
    for folder in _FOLDERS:
        for path in (ROOT / "firmware" / folder).rglob("*.py"):
            if re.search(r"^class ", path.read_text(encoding="utf-8"), re.M):
                place = path.relative_to(ROOT).with_suffix("")
                module = importlib.import_module(".".join(place.parts).removesuffix(".__init__"))
                kinds |= {kind for kind in vars(module).values() if isinstance(kind, type)}
    found = {kind for kind in kinds if issubclass(kind, Screen)}
    return {name_of(kind) for kind in found if not found & set(kind.__subclasses__())}


def shown(played: Iterable[Recording | Result]) -> set[str]:
    """Return the screens that some cases have shown, on the chip up to their first difference."""
    return {name for one in played for step in one.steps for name in step.shown}
