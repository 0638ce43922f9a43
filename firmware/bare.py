"""Runs instead of code.py when B was held during the start: ends at once, so the REPL is free."""

print("B was held during the start: Tombolo is not running. Press reset to play.")
