"""French while a game that is over is reviewed, and while a turn is judged."""

REVIEW = "Bilan"
DONE = "{n}% fait"
NO_ROOM = "Pas la place pour un bilan. La page en a un\u202f: son code, Ⓐ tenu sur le résultat."
AGAIN = "Encore ton tour  Ⓑ retour"
AGAIN_KEYS = ("Ⓐ encore   Ⓑ retour", "Ⓐ encore  ↓ raison  Ⓑ")
AGAIN_NO_HINT = "Pas d’indice ici"
FULL = "Pas la place pour juger"
MISSING = "Les tables qu’il faut ne sont pas sur ce disque."
CLOSER = "De plus près"
LOSS = "Pour l’instant, ton tour a perdu {n}."
DEALS = "Distributions jouées\u202f: {n}"
