"""English for a new game of Atoll."""

PLAYERS = "Players"
PEOPLE = "People"
LEVEL = "Computers"
ROUNDS = "Rounds"
ONE = "1, {n} Awards"  # round, with so many
COMPUTER = "Computer {n}"
AS_ALL = "as all"
