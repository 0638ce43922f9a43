"""Arabana-Ikibiti as seen."""
