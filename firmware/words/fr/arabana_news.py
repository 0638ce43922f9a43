"""French for what Arabana-Ikibiti announces."""

SCORED = "La manche {n} est finie."
SCORED_YOU = "Tu notes {n}."
SCORED_OTHER = "L’adversaire note {n}."
SCORED_NONE = "Personne n’en contrôle plus que l’autre."
LAST_PLAYS = ("Toutes les cartes sont tirées\u202f: jouez encore une fois, et c’est fini.",)
