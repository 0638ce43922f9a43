"""Hashi's computer players."""
