"""The words of reviews, a module a language; what the handheld says too has its words there."""

from __future__ import annotations

import importlib
from typing import Any
from xml.sax.saxutils import escape

from firmware import words

_UNREADABLE = dict.fromkeys(range(32), " ")  # XML has no such signs


def of() -> Any:
    """Return the words in the language chosen."""
    return importlib.import_module(f"host_sim.review.words.{words.chosen}")


def escaped(text: object) -> str:
    """Return a text as it is written into a page, also between quotation marks."""
    return escape(str(text).translate(_UNREADABLE), {'"': "&quot;"})
