"""Points and chances in words, as reviews have them."""

from firmware.words import strings


def amount(n, is_chance):
    """Return per mille of winning, or hundredths of a point, in words, without their sign."""
    words = strings("review")
    n = (abs(n) + 5) // 10
    return words.PERCENT.format(n=n) if is_chance else words.POINTS.format(n=n // 10, to=n % 10)
