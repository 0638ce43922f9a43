"""French for Atoll, except help and lesson."""

HINT_HAND = "Ⓐ ok ↑tourner ↓voir Ⓑ…"
HINT_SURE = ("Posée  Ⓐ ok  Ⓑ annuler", "+{n}\u202f: Ⓐ ok  Ⓑ annuler")
HINT_LAID = ("Posée  Ⓑ annuler", "Posée +{n}  Ⓑ annuler")
HINT_TAKE = ("Ⓐ poser  ↑↓←→ échanger", "Ⓐ prendre  Ⓑ aucune")
HINT_WAIT = "On attend {n}  Ⓑ retour"
HINT_DONE = "Les autres choisissent…"
LAY = "Ⓐ poser sur {spot}  Ⓑ main"
NO_CARD = "Pas de carte par là"
NO_UNDO = "Rien à annuler"
SHEETS = ("Demandes", "Prix", "Îles")
PROGRESS = "manche {n} carte {card}"
AWARDS = (
    "Dunes|Le plus de cases de sable\n"
    "Pâturages|Le plus de cases de pré\n"
    "Bois|Le plus de cases de forêt\n"
    "Carrières|Le plus de cases de roche\n"
    "Rive du lac|Le plus de bords entre terre et eau hors océan\n"
    "Grande plage|La plus grande zone de sable, par les bords\n"
    "Grande plaine|La plus grande zone de pré, par les bords\n"
    "Grand bois|La plus grande zone de forêt, par les bords\n"
    "Massif|La plus grande zone de roche, par les bords\n"
    "Longue côte|Le plus de bords de cases sur l’océan\n"
    "Grèves|Le plus de bords de sable sur eau ou océan\n"
    "Contreforts|Le plus de bords entre pré et roche\n"
    "Mangroves|Le plus de bords entre forêt et eau hors océan\n"
    "Longue bande|Le plus de cases d’un rang ou d’une colonne\n"
    "Petit monde|Le moins de cases à découvert\n"
    "Vastes terres|Le plus de bords entre cases pareilles\n"
    "Mosaïque|Le plus de zones de cases pareilles\n"
    "Arrière-pays|Le plus de cases sans bord sur l’océan\n"
    "Vieux rocs|Le plus de cases de roche couvertes\n"
    "Patchwork|Le plus de carrés 2×2 de 3 terrains ou plus"
)
AWARDS_TITLE = "Prix {n}/{all}\u202f: +10"
LEADS = "{who}\u202f: {n}"
TIE = "égal {n}"
HINT_AWARDS = "↑↓  Ⓐ îles  Ⓑ retour"
REQUESTS_TITLE = "Demandes\u202f; encadré\u202f: à toi"
HINT_REQUESTS = "Ⓐ prix  Ⓑ retour"
HINT_ISLANDS = ("↑↓ qui Ⓐ plus  Ⓑ retour", "↑↓ qui ←→ plus  Ⓑ retour")
REQUESTS = ("en haut à gauche", "en haut à droite", "en bas à gauche", "en bas à droite")
TERRAINS = ("eau", "sable", "pré", "forêt", "roche")
REASONS = {
    "claims": "La demande {request} est réussie\u202f: {n} points.",
    "claims_more": "{n} demandes réussies\u202f: {other} points.",
    "lacks_one": "La demande {request} n’attend plus qu’une case\u202f: {terrain}.",
    "lacks": "La demande {request} n’attend plus que {n} cases.",
    "joins": "{award}\u202f: deux zones n’en font plus qu’une, de {n} cases.",
    "leads": "{award}\u202f: tu passes en tête, {n} à {other}.",
    "widens": "{award}\u202f: tu mènes plus nettement, {n} à {other}.",
    "ties": "{award}\u202f: tu égalises, {n} partout.",
    "nears": "{award}\u202f: tu te rapproches, {n} à {other}.",
    "sum": "Peu de tours rapportent autant en demandes et prix réunis.",
    "counts": "{award}\u202f: ton île compte alors {n}.",
    "spoils_nothing": "Cela ne gâche rien, ni demandes ni prix.",
    "more": "{award}\u202f: ton île compte alors {n}, après ton tour {other}.",
    "later": "Cela ne rapporte qu’avec les cartes à venir.",
}
OPTIONS = ("Joueurs", "Humains", "Rivaux", "Manches")
ONE = "1, {n} prix"
COMPUTER = "Rival {n}"
AS_ALL = "pareil"
COUNT = "{who}\u202f: {n}"
COUNTS = ("Dem.", "Prix", "Tot.")
NONE = ("Aucune demande", "Aucun prix")
SUMS = ("Demandes {n}", "Prix {n}")
HINT_RESULT = "Ⓐ nouvelle ←→ îles ↓ plus"
HINT_TURN = "Ⓐ suite   ↓ îles"
AWARDS_GIVEN = "Prix de la manche"
GOES_TO = "{who} +10"
TIED = ("égal\u202f: reste", "égalité")
ROUND_TWO = "Manche 2"
ROUND_TWO_TEXT = "Tout reste. Dix nouvelles cartes\u202f; les mains passent dans l’autre sens. De nouveaux prix s’ajoutent."
