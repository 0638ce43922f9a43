"""Tombolo in a browser: the same program, as static files. DESIGN.md says how."""
