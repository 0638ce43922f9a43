"""Hashi's computer players."""

from engine.hashi.state import SETTLE

LEVEL = "master"  # the policy whose turns explain.py explains


def is_over(game):
    """Return True if CONFIRM is the only move left of the turn."""
    return game.phase() == SETTLE
