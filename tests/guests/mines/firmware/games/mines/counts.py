"""What the statistics of Mines keep apart: the usual number of mines, and others."""


def variant(options):
    return int(options[0] > 0)


def mark(game, seats):
    return 0
