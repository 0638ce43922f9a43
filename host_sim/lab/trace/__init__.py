"""Whole games without a screen, told as JSON lines."""
