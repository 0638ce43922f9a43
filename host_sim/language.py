"""The desktop's language, for a handheld that is started for the first time."""

from __future__ import annotations

import locale
import os
import sys
from typing import Any

from firmware.storage.log import Store
from firmware.storage.records import LANGUAGE
from firmware.words.language import LANGUAGES

NAMES = [name for name, _ in LANGUAGES]
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def of_desktop() -> str | None:
    """Return the desktop's language, None if the handheld does not speak it.

    LANGUAGE is a list, the best one first, which counts before the others unless they say C.
    """
    said = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    if not said and sys.platform == "win32":
        import ctypes

        said = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    wished = "" if said in ("C", "POSIX") else os.environ.get("LANGUAGE", "")
    names = [one[:2].lower() for one in (*wished.split(":"), said)]
    return next((name for name in names if name in NAMES), None)


def chosen(nvm: Any, name: str) -> None:
    """Save a language in this nvm, as the handheld's settings do."""
    Store(nvm).save(LANGUAGE, name.encode())
