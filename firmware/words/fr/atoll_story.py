"""French for Atoll: what is loaded only with the stories and the final count."""

PLAYER = "Joueur {n}"

# Stories.
LAYS = "{who} pose  Ⓐ suite"
SWAPS = "{who} échange  Ⓐ suite"
CLAIMS = "{who} réussit"
YOU_CLAIM = "Tu réussis\u202f!"
NEXT = "puis"
AWARD = "Prix\u202f: {name}"
YOU_WIN = "à toi\u202f: +10"
WINS = "{who}\u202f: +10"
NOBODY = "égalité\u202f: à personne"
ROUND_TWO = "Manche 2"
ROUND_TWO_TEXT = (
    "Tout reste en place. Dix cartes de plus\u202f; les mains passent dans l’autre sens. "
    "De nouveaux prix sont là."
)
HINT_STORY = "Ⓐ suite  Ⓑ tout sauter"

# The final count.
RESULT = "La fin"
YOURSELF = "Toi"
COUNT = "{who}\u202f: {n}"
COUNTS = ("Dem.", "Prix", "Tot.")
WINNER = "★"
PRACTICE = "Essai"
SEED = "Jeu {n}"
NO_REQUEST = "Aucune demande"
NO_AWARD = "Aucun prix"
REQUEST_SUM = "Demandes {n}"
AWARD_SUM = "Prix {n}"
HINT_RESULT = "Ⓐ rejouer ←→ suite Ⓑ titre"
