"""Atoll as seen."""
