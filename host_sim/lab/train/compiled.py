"""Compiling Hashi's games with numba: once for each state of these files, in build/compiled."""

import hashlib
import os
from pathlib import Path

import numba

from host_sim.games import ROOT


def _kept() -> Path:
    """Return the folder for code compiled from the present files.

    Numba itself checks only a function's own file, not the files of the functions it calls.
    """
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return ROOT / "build" / "compiled" / digest.hexdigest()[:16]


os.environ["NUMBA_CACHE_DIR"] = str(_kept())
numba.config.reload_config()

jit = numba.njit(cache=True, boundscheck=False, error_model="numpy")
