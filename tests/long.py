"""Which tests run where: `make test` a part of them, `make test-long` the rest, and CI no fewer."""

import os

import pytest

long = pytest.mark.long


def blocks(total: int, size: int, usual: int) -> list:
    """Return 0, size, 2 * size ... below total as parameters; those from `usual` on are long."""
    return [
        pytest.param(first, marks=long if first >= usual else ()) for first in range(0, total, size)
    ]


def is_ci() -> bool:
    """Return True if this is a CI run, where nothing may be skipped."""
    return os.environ.get("CI", "") not in ("", "0", "false")
