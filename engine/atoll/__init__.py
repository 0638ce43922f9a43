"""Atoll: draft cards, and lay them over one another into an Island."""
