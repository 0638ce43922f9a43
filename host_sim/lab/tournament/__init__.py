"""Computer players meet in many games."""
