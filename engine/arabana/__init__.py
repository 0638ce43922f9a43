"""Arabana-Ikibiti: the duel of two for twelve islands."""
