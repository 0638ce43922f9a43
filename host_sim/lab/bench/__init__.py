"""Measuring: sizes, heap, work, bytes on the bus."""
