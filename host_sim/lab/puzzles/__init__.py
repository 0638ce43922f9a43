"""Puzzles: positions where few results of a turn are clearly better than all others."""
