"""Arabana-Ikibiti's computer players."""
