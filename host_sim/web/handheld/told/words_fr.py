"""What is said of the cursor, in French."""

CELL = "colonne {column}, ligne {row}"
CELL_OF = "case {n} sur {of}"
EMPTY = "vide"
SIGN = "un signe"
SOLVED = ("non résolu", "résolu")
ISLAND = "île {n} sur {of}"
NUMBER = "chiffre {n}"
NO_NUMBER = "sans chiffre"
BRIDGES = ("aucun pont", "1 pont", "{n} ponts")
WAYS = ("en haut", "en bas", "à gauche", "à droite")
ONCE = "{way}"
TWICE = "{way} deux fois"
PENNANT = "drapeau\u202f: fanion"
SQUARE = "drapeau\u202f: carré"
FINISHED = "terminée"
DRAWS = "les flèches tracent\u202f: {ways}"
CARD = "Carte\u202f: chiffre {n}, {bridges}"
LEFT_TO_DRAW = ("Plus de pont à tracer", "Encore 1 pont à tracer", "Encore {n} ponts à tracer")
IN_HAND = "main, carte {n} sur {of}\u202f: {card}"
OPEN_CARD = "carte ouverte {n}\u202f: {card}"
STACK = "pioche, {n} cartes"
FREE = "pont gratuit"
SAIL = "un bateau à déplacer"
DONE = "fin du tour"
MAP_ISLAND = (
    "île {n} sur {of}\u202f: {island}, toi {own}, le rival {other}, il en faut {wins}, {held}"
)
HELD = ("elle est à toi", "elle est au rival", "elle n’est à personne")
PLACE = "emplacement {n} sur {of}\u202f: {islands}, {lies}"
SEA = "mer {n} sur {of}\u202f: {islands}, {lies}"
BRIDGE_OF = ("ton pont", "le pont du rival", "vide")
SHIP_OF = ("ton bateau", "le bateau du rival", "vide")
OCEAN = "océan"
ANY = "n’importe quoi"
GAP = "rien"
HAND_CARD = "main, carte {n} sur {of}\u202f: {card}"
LIES = "colonne {column}, ligne {row}\u202f: {card}"
ACROSS = ("à gauche", "à droite")
DOWNWARDS = ("en haut", "en bas")
TILE = "{end} {tile}"
TILE_ON = "{end} {tile} sur {on}"
TAKES_NONE = "double eau\u202f: aucune carte reprise"
REQUEST = "Demande {place}, {n} points\u202f: {rows}"
LACK = "Cases qui leur manquent\u202f: {counts}"
RESET = "Recharge cette page pour le relancer."
HUNG = "Cet onglet a été arrêté plusieurs fois en pleine partie."
