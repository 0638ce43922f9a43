"""Atoll's computer players."""

from engine.atoll.state import SURE

LEVEL = "hard"  # the policy whose turns explain.py explains


def is_over(game):
    """Return True if CONFIRM is the only move left of the turn."""
    return game.stage() == SURE
