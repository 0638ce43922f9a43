"""German for a new game of Atoll."""

PLAYERS = "Spieler"
PEOPLE = "Menschen"
LEVEL = "Computer"
ROUNDS = "Runden"
ONE = "1, {n} Preise"  # round, with so many
COMPUTER = "Computer {n}"
AS_ALL = "wie alle"
