"""Placeholder until the end of this hour."""


class RunError(RuntimeError):
    """x."""


def run(board):
    return 1
