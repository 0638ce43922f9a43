"""Atoll's computer players."""
