"""Puzzles: positions where one turn is clearly better than what players choose."""
