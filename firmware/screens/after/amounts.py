"""Points, chances and strengths in words, as reviews have them."""

from firmware.words import strings


def amount(n, is_chance):
    """Return per mille of winning, or hundredths of a point, in words, without their sign."""
    words = strings("verdict")
    n = (abs(n) + 5) // 10
    return words.PERCENT.format(n=n) if is_chance else words.POINTS.format(n=n // 10, to=n % 10)


def signed(n, is_chance):
    """Return the same with its sign."""
    return ("-" if n <= -5 else "+") + amount(n, is_chance)


def like(strength):
    """Return in words whom play is like, "" if nobody knows. strength: judgement.strength()."""
    words = strings("verdict")
    if len(strength) < 2:
        return words.LIKE[strength[0]] if strength else ""
    low, high = strength
    return words.BETWEEN.format(low=words.NAMED[low], high=words.NAMED[high])
