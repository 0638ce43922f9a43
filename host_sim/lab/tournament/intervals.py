"""95 % intervals for a tournament."""

from __future__ import annotations

import math

Z = 1.96  # standard errors on either side


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's interval for the share of games won; (0, 1) when there are none."""
    if not games:
        return 0.0, 1.0
    share = won / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    # Rounding must not exclude 0 or 1.
    low = max(0.0, middle - half) if won else 0.0
    return low, min(1.0, middle + half) if won < games else 1.0


def mean_interval(values: list[int]) -> tuple[float, float]:
    """Return the interval for a mean by the normal approximation; of one value its width is 0."""
    n = len(values)
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1) if n > 1 else 0.0
    half = Z * math.sqrt(variance / n)
    return mean - half, mean + half
