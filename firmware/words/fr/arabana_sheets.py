"""French for what of Arabana-Ikibiti is looked at before, beside and after play."""

# New game: a row's label and values. The handicap is the weaker player's (A16).
OPPONENT = "Rival"
PERSON = "humain"
BEGINS = "Commence"
BEGINNERS = ("au sort", "toi", "rival")
READING = "Règle"
READINGS = ("douce", "stricte")
SEAFARER = "Navigateur"
NO_YES = ("non", "oui")
WEAKER = "Avantage à"
SEATS = ("toi", "rival")
FREE = "Ponts gratuits"
EXTRA = "Cartes en plus"
LIMIT = "Main maximum"

# The sheets.
CARDS_TITLE = "Cartes pas encore vues"
CARDS_OTHER = "Rival\u202f:"
CARDS_STACK = "Pioche {n}"
CARDS_DISCARDS = "Défausse {n}"
SCORE_TITLE = "Toi\u202f: rival"
SCORINGS = ("Décompte 1", "Décompte 2", "Décompte 3")
NO_BRIDGE_LEFT = "Plus aucun pont"
NOW = "Îles en ce moment"
BRIDGES = "Ponts restants"
TOTAL = "Total"
RESULT_TITLE = "Résultat, toi\u202f: rival"
RESULT_SHARED = "Résultat, joueur 1\u202f: 2"
PLAYER_WINS = ("Victoire du 1", "Victoire du 2")
WON = "Victoire"
LOST = "Défaite"
TIE = "Match nul"
TOURNAMENT = "Tournoi"
PRACTICE = "Essai"
SEED = "Jeu {n}"
HINT_RESULT = "Ⓐ nouvelle   Ⓑ titre"
