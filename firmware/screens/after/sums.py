"""What a review says of a whole game: what was luck, what its turns cost, and whom play is like.

Of a game alone luck and cost are sums, in points. Of others they are means a turn, in per cent of a
win: sums of chances may come to more than one win.
"""

from firmware.words import strings


def parts(rows, is_chance):
    """Return what was luck, what the turns cost, and what written() divides both by.

    rows: of a review. Turns that together are better than the best ones found cost nothing.
    """
    by = len([row for row in rows if row[0] < row[1]]) if is_chance else 10
    return sum([row[2] for row in rows]), max(0, sum([row[3] for row in rows])), by or 1


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
    luck, lost, by = found
    text = strings("sums").SUM[is_chance][luck < 0]
    return text.format(n=written(luck, by, is_chance), by=written(lost, by, is_chance))


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
