"""Puzzles of Hashi: positions where one turn is clearly better than what players choose."""
