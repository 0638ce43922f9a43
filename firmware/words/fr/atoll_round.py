"""French for the end of a round of Atoll: Awards, and what is next."""

AWARD = "Prix\u202f: {name}"
YOU_WIN = "à toi\u202f: +10"
WINS = "{who}\u202f: +10"
NOBODY = "égalité\u202f: à personne"
ROUND_TWO = "Manche 2"
ROUND_TWO_TEXT = (
    "Tout reste en place. Dix cartes de plus\u202f; les mains passent dans l’autre sens. "
    "De nouveaux prix sont là."
)
