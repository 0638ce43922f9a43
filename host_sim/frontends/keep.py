"""The files that stay between plays: the handheld's nvm, pictures, and logs of crashes.

They are in the user's own folders, never in the project's.
"""

from __future__ import annotations

import os
import tempfile
import time
import traceback
from collections.abc import Iterable
from pathlib import Path

import platformdirs

from boards.install import ending
from host_sim import saves


def data_folder() -> Path:
    """Return the folder for Tombolo's data, where the system keeps such data."""
    return platformdirs.user_data_path("tombolo", appauthor=False)


def nvm_file(board: str) -> Path:
    """Return the file of a board's nvm."""
    return data_folder() / f"{board}.nvm"


def pictures_folder() -> Path:
    """Return the user's own folder for pictures if there is one, else one beside the data."""
    own = platformdirs.user_pictures_path()
    return own if own.is_dir() else data_folder() / "pictures"


def write_whole(path: Path, content: bytes) -> None:
    """Write a file completely, or leave it as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name + ".")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def save_nvm(path: Path, nvm: bytes) -> None:
    """Save the nvm to a file."""
    write_whole(path, saves.sealed(nvm))


def load_nvm(path: Path) -> tuple[bytes, str]:
    """Return (the nvm saved in a file, "" or what is wrong with the file, without a full stop).

    The nvm is b"" without a file, or if it cannot be used. The file may be of another size, or one
    of the page's.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return b"", ""
    except OSError as error:
        return b"", f"The saved games in {path} cannot be read ({error.strerror})"
    try:
        return (saves.unsealed if saves.is_sealed(content) else saves.read)(content), ""
    except saves.SaveError:
        return b"", f"The saved games in {path} are damaged"


def set_aside(path: Path) -> Path | None:
    """Rename a file of saved games that cannot be used; return its new path, None if it stays."""
    try:
        return path.rename(unused(path.with_suffix(".damaged"))) if path.is_file() else None
    except OSError:
        return None


def stopped(error: BaseException, console: Iterable[str] = ()) -> str:
    """Write a log of the error that ended a play; return a sentence on it."""
    message = str(error).partition("\n")[0]
    what = (
        (isinstance(error, Exception) and ending.mistake(error))
        or ending.printed_mistake(str(error).splitlines())
        or f"{type(error).__name__}: {message}"
    )
    lines = "".join(traceback.format_exception(error)).splitlines()
    return f"The game stopped with an error ({what}). " + log([*console, *lines])


def log(lines: Iterable[str]) -> str:
    """Write what a machine printed to a file; return a sentence that names the file."""
    try:
        path = new_name(data_folder() / "logs", ".log")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        return f"Its log could not be written: {error.strerror}."
    return f"What it printed is in {path}."


def unused(path: Path) -> Path:
    """Return path, with a number added if a file of that name exists."""
    number = 1
    found = path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def new_name(folder: Path, suffix: str) -> Path:
    """Return a path for a new file, named after the time. Makes the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return unused(folder / (time.strftime("tombolo-%Y%m%d-%H%M%S") + suffix))
