"""French for a new game of Atoll."""

PLAYERS = "Joueurs"
PEOPLE = "Humains"
LEVEL = "Machines"
ROUNDS = "Manches"
ONE = "1, {n} prix"  # round, with so many
COMPUTER = "Machine {n}"
AS_ALL = "pareil"
