"""Room that runs out on a handheld, where a function of the firmware is called."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from host_sim.drive import Handheld


def short(
    handheld: Handheld, module: str, name: str, fails: Callable[[int], bool] = lambda n: True
) -> list[int]:
    """Let calls of a function, or of a method as in "View.key", raise MemoryError.

    fails(n): True if call n, counted from 0, fails. It holds for each copy of the module that is
    loaded until the program starts again. Returns the list of the calls, which grows.
    """
    importer = handheld.machine._importer
    assert importer
    collect = importer._collect
    calls: list[int] = []
    *outer, last = name.split(".")

    def put() -> None:
        owner: Any = importer._modules.get(module)
        for one in outer:
            owner = getattr(owner, one, None)
        if owner and hasattr(owner, last):
            _put(owner, last, fails, calls)

    def collect_and_put() -> None:
        collect()
        put()

    importer._collect = collect_and_put
    put()
    return calls


def short_of(
    handheld: Handheld, owner: Any, name: str, fails: Callable[[int], bool] = lambda n: True
) -> list[int]:
    """Let a method of an object's class raise MemoryError, as short() has it."""
    kind = type(owner)
    calls = short(handheld, kind.__module__, f"{kind.__qualname__}.{name}", fails)
    _put(kind, name, fails, calls)  # its module may be unloaded
    return calls


def _put(owner: Any, name: str, fails: Callable[[int], bool], calls: list[int]) -> None:
    usual = getattr(owner, name)
    if getattr(usual, "calls", None) is calls:
        return

    @wraps(usual)
    def failing(*args: Any) -> Any:
        calls.append(len(calls))
        if fails(calls[-1]):
            raise MemoryError("allocating 7696 bytes")
        return usual(*args)

    failing.calls = calls  # type: ignore[attr-defined]
    setattr(owner, name, failing)
