"""What a review says of a whole game: what was luck, what its turns cost, and whom play is like.

Of a game alone luck and cost are sums, in points. Of others they are means a turn, beside the
chance of winning at first and at the end: sums of chances may come to more than one win.
"""

from firmware.screens.after.amounts import amount
from firmware.words import strings


def parts(rows, is_chance):
    """Return what was luck, what the turns cost, and what written() divides both by; of chances
    also those at first and at the end.

    rows: of a review. Turns that together are better than the best ones found cost less than 0.
    """
    by = len([row for row in rows if row[0] < row[1]]) if is_chance else 10
    luck, lost = [sum([row[k] for row in rows]) for k in (2, 3)]
    brought, cost, _, then = rows[0][2:6]
    return luck, lost, by or 1, then + cost - brought, rows[-1][5]


def written(n, by, is_chance):
    """Return one of these parts in words, without its sign."""
    figures = strings("verdict")
    n = (abs(n) + by // 2) // by
    text = figures.POINTS.format(n=n // 10, to=n % 10)
    return figures.PERCENT.format(n=text) if is_chance else text


def signed(n, by, is_chance):
    """Return the same with its sign."""
    return ("-" if 2 * n < -by else "+") + written(n, by, is_chance)


def summed(found, is_chance):
    """Return in a sentence what parts() has found."""
    luck, lost, by, start, end = found
    text = strings("sums").SUM[is_chance]
    if not is_chance:
        return text[luck < 0].format(
            n=written(luck, by, False), by=written(max(0, lost), by, False)
        )
    start, end = amount(start, True), amount(end, True)
    luck, lost = signed(luck, by, True), signed(-lost, by, True)
    return text.format(start=start, end=end, luck=luck, lost=lost)


def named(strength, is_brief=True):
    """Return whom play is like: by name, or so that a sentence may go on with it; "" if nobody
    knows. strength: judgement.strength().
    """
    words = strings("sums")
    if len(strength) < 2:
        return (words.NAMED if is_brief else words.LIKE)[strength[0]] if strength else ""
    low, high = [words.NAMED[k] for k in strength]
    return (words.BRIEF if is_brief else words.BETWEEN).format(low=low, high=high)


def like(strength, is_brief=False):
    """Return the same with where that is among the levels."""
    if not strength:
        return ""
    n = "–".join([str(k + 1) for k in strength])
    text = strings("sums").LEVEL[len(strength) - 1]
    return text.format(like=named(strength, is_brief), n=n)
