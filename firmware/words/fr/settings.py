"""French for the settings."""

SETTINGS = "Réglages"
BRIGHTNESS = "Lumière"
BRIGHTEST = "Trop fort, l’écran s’use"
DIM = "Baisser"
DIM_TIMES = ("jamais", "30 s", "1 min", "2 min", "4 min")
OFF = "Éteindre"
OFF_TIMES = ("jamais", "2 min", "5 min", "15 min", "30 min")
HAND = "Main"
HANDS = ("droite", "gauche")
PICTURE = "Image"
PICTURES = ("droite", "tournée")
PACE = "Rivaux"
PACES = ("d’un coup", "vite", "normal", "lent")
ASKS = "Atoll\u202f: demander"
ASKED = ("non", "oui")
CONFIRM = "Confirmer"
CONFIRMS = ("appui", "Ⓐ long")
CALM = "Calme"
CALMS = ("non", "oui")
SOUND = "Son"
LANGUAGE = "Langue\u202f: {name}"
ERASE = "Tout effacer …"
ERASE_ASK = ("Tout effacer\u202f?", "Les parties qui attendent, les records et tous les réglages.")
ERASE_SURE = ("Vraiment tout\u202f?", "Rien n’en reviendra.")
HINT_CHANGE = "Ⓐ←→ choisir   Ⓑ retour"
