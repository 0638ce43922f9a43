"""Players that learn: games in compiled code, what they teach, and the file it is kept in."""
