"""What `make test` does a part of, and the long set (`make test-long`) the rest."""

import pytest

long = pytest.mark.long


def blocks(total: int, size: int, usual: int) -> list:
    """Return 0, size, 2 * size ... below total as parameters; those from `usual` on are long."""
    return [
        pytest.param(first, marks=long if first >= usual else ()) for first in range(0, total, size)
    ]
