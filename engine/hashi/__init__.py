"""Hashi: flip and write islands and bridges."""
