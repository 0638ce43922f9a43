"""Arabana-Ikibiti's computer players."""

from engine.arabana.moves import CONFIRM

LEVEL = "hard"  # the policy whose turns explain.py explains


def is_over(game):
    """Return True if CONFIRM is the only move left of the turn."""
    out = game.moves_buffer()
    return game.legal(out) == 1 and out[0] == CONFIRM
