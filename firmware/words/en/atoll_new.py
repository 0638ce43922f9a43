"""English for a new game of Atoll."""

PLAYERS = "Players"
PEOPLE = "People"
LEVEL = "Computers"
LEVELS = ("easy", "medium", "hard")
ROUNDS = "Rounds"
ONE = "1, "  # round, with so many
AWARDS = " Awards"
COMPUTER = "Computer "
AS_ALL = "as all"
