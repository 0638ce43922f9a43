"""Points, chances, and what a turn cost, in words, as reviews have them."""

from firmware.words import strings


def amount(n, is_chance):
    """Return per mille of winning, or hundredths of a point, in words, without their sign."""
    words = strings("verdict")
    n = (abs(n) + 5) // 10
    return words.PERCENT.format(n=n) if is_chance else words.POINTS.format(n=n // 10, to=n % 10)


def given(lost, error, is_chance):
    """Return what a turn lost and the error of that, as part of a sentence, without its sign."""
    words = strings("verdict")
    n = words.UNITS[is_chance].format(n=amount(lost, is_chance))
    return words.GIVE.format(n=n, more=amount(error, is_chance)) if error else n


def cost(lost, error, sure, is_chance):
    """Return in a sentence what a turn cost, or was worth more, and the error of that.

    sure: judgement.certainty().
    """
    words = strings("verdict")
    return words.COST[_grade(lost, sure)].format(n=given(lost, error, is_chance))


def brief(n, lost, sure):
    """Return the same of an amount in words, without the error."""
    return strings("verdict").BRIEF[_grade(lost, sure)].format(n=n)


def _grade(lost, sure):
    return sure + 3 if lost < 0 and 0 < sure < 3 else sure
