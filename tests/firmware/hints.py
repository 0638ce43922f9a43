"""The ladder of hints (firmware/screens/hint.py), asked for by the buttons."""

from __future__ import annotations

from typing import Any

from host_sim.drive import Handheld

WHERE, WHAT, WHY = 1, 2, 3


def ask(handheld: Handheld, rung: int = WHERE) -> Any:
    """Press DOWN and A, wait until all is known, climb to a rung; return the ladder's screen."""
    handheld.press("DOWN+A")
    hint = handheld.machine.main["app"].screen
    assert type(hint).__name__ == "Hint"
    for _ in range(2000):
        if not hint.is_busy:
            break
        handheld.wait(50)
    assert not hint.is_busy
    handheld.press("DOWN", rung - hint.rung)
    return hint
