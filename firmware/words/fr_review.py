"""French while a game that is over is reviewed, and while a turn is judged."""

REVIEW = "Bilan"
DONE = "{n}% fait"
NO_ROOM = "Il n’y a pas la place pour un bilan. La page web en fait\u202f: maintiens Ⓐ sur le résultat pour le code."
AGAIN = "Encore ton tour  Ⓑ retour"
AGAIN_KEYS = ("Ⓐ encore   Ⓑ retour", "Ⓐ encore  ↓ raison  Ⓑ")
AGAIN_NO_HINT = "Pas d’indice ici"
FULL = "Pas la place pour juger"
MISSING = "Les tables qu’il faut ne sont pas sur ce disque."
CLOSER = "De plus près"
LOSS = "Pour l’instant, ton tour a coûté {n}."
DEALS = "Donnes jouées\u202f: {n}"
