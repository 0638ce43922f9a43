"""Thumbs: what a computer player decides, pressed on the keys; and a game that plays itself."""
