"""The search for puzzles of Hashi: as many of each side and grade."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from host_sim.lab.puzzles import store
from host_sim.lab.puzzles.find import Finder, states
from host_sim.lab.puzzles.frame import GRADES, Wanted

_SIDES = 2


class Hashi:
    """A frame.Search."""

    seed = 7_000_000
    groups = tuple((side, grade) for grade in range(GRADES) for side in range(_SIDES))
    row = staticmethod(store.row)
    read = staticmethod(store.read)
    pack = staticmethod(store.pack)

    def __init__(self) -> None:
        self.finders = [Finder(side) for side in range(_SIDES)]

    def look(self, seed: int, wanted: Wanted) -> Iterator[store.Puzzle]:
        """Yield at most a puzzle of each side."""
        for side, finder in enumerate(self.finders):

            def is_wanted(grade: int, r: int, reason: tuple[int, ...], side: int = side) -> bool:
                is_said = reason[0] < store.SMALL
                return is_said and wanted((side, grade), store.stage(r), reason[0])

            begun = list(states(side, seed))
            for k in np.random.default_rng(seed).permutation(len(begun)):
                puzzle = finder.puzzle(begun[k], seed, is_wanted)
                if puzzle:
                    yield puzzle
                    break
