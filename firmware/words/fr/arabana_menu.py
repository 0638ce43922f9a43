"""French for the menu of a running game of Arabana-Ikibiti."""

LAST_TURN = "Revoir le tour"
NO_LAST_TURN = ("L’adversaire n’a pas encore joué.",)
CARDS = "Les cartes"
SCORE = "Les points"
