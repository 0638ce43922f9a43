"""How Hashi's games are compiled: once for each state of these files, kept in build/compiled."""

import hashlib
import os
from pathlib import Path

import numba

from host_sim.lab import ROOT


def _kept() -> Path:
    """Return the folder for what is compiled from the files as they are.

    Numba itself looks at a function's own file alone, not at those that it calls into.
    """
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return ROOT / "build" / "compiled" / digest.hexdigest()[:16]


os.environ["NUMBA_CACHE_DIR"] = str(_kept())
numba.config.reload_config()

jit = numba.njit(cache=True, boundscheck=False, error_model="numpy")
