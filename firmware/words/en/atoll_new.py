"""English for a new game of Atoll."""

PLAYERS = "Players"
PEOPLE = "People"
LEVEL = "Computers"
LEVELS = ("easy", "medium", "hard")
ROUNDS = "Rounds"
AWARDS_A_ROUND = "Awards a round"
COMPUTER = "Computer "
AS_ALL = "as all"
