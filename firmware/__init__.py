"""Tombolo's firmware: runs on the handheld, and unchanged in the simulator."""
