"""Hashi as seen."""
