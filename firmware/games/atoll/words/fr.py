"""French for Atoll, except help and lesson."""

# The last line of the board.
HINT_HAND = "Ⓐ ok ↑tourner ↓voir Ⓑ…"
HINT_SURE = ("Posée Ⓐ ok Ⓑ reprendre", "+{n}\u202f: Ⓐ ok  Ⓑ reprendre")  # without, with points
HINT_LAID = ("Posée  Ⓑ reprendre", "Posée +{n}  Ⓑ reprendre")
HINT_TAKE = "Ⓐ poser  ↑↓←→ échanger"
HINT_TAKE_THIS = "Ⓐ prendre  Ⓑ aucune"
HINT_WAIT = "On attend {n}  Ⓑ retour"
HINT_DONE = "Les autres choisissent…"
# While a card is carried; {spot}: room for a small card of what lies under it.
LAY = "Ⓐ poser sur {spot}  Ⓑ main"
# Why a key did nothing, in the last line.
NO_CARD = "Pas de carte par là"
NO_UNDO = "Rien à reprendre"
# The menu of a running game: its sheets, and how far the game is.
SHEETS = ("Demandes", "Prix", "Îles")
PROGRESS = "manche {n} carte {card}"
# The Awards by their numbers: a name and a text a line. "Cases" are those on top; an area is
# tiles of one terrain joined by edges; the ocean counts only where it is named.
AWARDS = (
    "Dunes|Le plus de cases de sable\n"
    "Pâturages|Le plus de cases de pré\n"
    "Bois|Le plus de cases de forêt\n"
    "Carrières|Le plus de cases de roche\n"
    "Rive du lac|Le plus de bords entre terre et eau\n"
    "Grande plage|La plus grande zone de sable, par les bords\n"
    "Grande plaine|La plus grande zone de pré, par les bords\n"
    "Grand bois|La plus grande zone de forêt, par les bords\n"
    "Massif|La plus grande zone de roche, par les bords\n"
    "Longue côte|Le plus de bords de cases sur l’océan\n"
    "Grèves|Le plus de bords de sable sur eau ou océan\n"
    "Contreforts|Le plus de bords entre pré et roche\n"
    "Mangroves|Le plus de bords entre forêt et eau\n"
    "Longue bande|Le plus de cases d’un rang ou d’une colonne\n"
    "Petit monde|Le moins de cases à découvert\n"
    "Vastes terres|Le plus de bords entre cases pareilles\n"
    "Mosaïque|Le plus de zones de cases pareilles\n"
    "Arrière-pays|Le plus de cases sans bord sur l’océan\n"
    "Vieux rocs|Le plus de cases de roche couvertes\n"
    "Patchwork|Le plus de carrés 2x2 de 3 terrains ou plus"
)
# The sheets: Awards, Requests, Islands.
AWARDS_TITLE = "Prix {n}/{all}"
YOU = "toi"
SHORT = "J{n}"
LEADS = "{who} {n}"
TIE = "égal {n}"
HINT_AWARDS = "↑↓  Ⓐ îles  Ⓑ retour"
REQUESTS_TITLE = "Demandes\u202f; en boîte\u202f: à toi"
POINTS = "{n}pt"
HINT_REQUESTS = "Ⓐ prix  Ⓑ retour"
HINT_ISLANDS = "↑↓ qui Ⓐ suite  Ⓑ retour"
HINT_PARTS = "↑↓ qui ←→ suite  Ⓑ retour"
# Hints: the Requests by their places, and why a turn is good, by the names in hints.py.
REQUESTS = (
    "La demande en haut à gauche",
    "La demande en haut à droite",
    "La demande en bas à gauche",
    "La demande en bas à droite",
)
TERRAINS = ("eau", "sable", "pré", "forêt", "roche")
NOTHING = "Beaucoup de coups se valent à peu près."
REASONS = {
    "claims": "{request} est réussie\u202f: {n} points.",
    "claims_more": "{n} demandes sont réussies\u202f: {other} points.",
    "lacks_one": "{request} n’attend plus qu’une case\u202f: {terrain}.",
    "lacks": "{request} n’attend plus que {n} cases.",
    "joins": "{award}\u202f: des zones se rejoignent, {n} cases.",
    "leads": "{award}\u202f: tu passes en tête, {n} à {other}.",
    "widens": "{award}\u202f: tu mènes plus nettement, {n} à {other}.",
    "ties": "{award}\u202f: tu égalises, {n} partout.",
    "nears": "{award}\u202f: tu te rapproches, {n} à {other}.",
    "sum": "Peu de coups rapportent autant en demandes et prix réunis.",
    "counts": "{award}\u202f: ton île compte alors {n}.",
    "spoils_nothing": "Cela ne gâche rien, ni demandes ni prix.",
}
# The options of a new game.
PLAYERS = "Joueurs"
PEOPLE = "Humains"
LEVEL = "Machines"
ROUNDS = "Manches"
ONE = "1, {n} prix"  # one round with so many Awards
COMPUTER = "Machine {n}"
AS_ALL = "pareil"
# The result.
PLAYER = "Joueur {n}"
YOURSELF = "Toi"
RESULT = "La fin"
PRACTICE = "Essai"
COUNT = "{who}\u202f: {n}"
COUNTS = ("Dem.", "Prix", "Tot.")
WINNER = "★"
SEED = "Jeu {n}"
NO_REQUEST = "Aucune demande"
NO_AWARD = "Aucun prix"
REQUEST_SUM = "Demandes {n}"
AWARD_SUM = "Prix {n}"
HINT_RESULT = "Ⓐ rejouer ←→ suite Ⓑ titre"
# The recap: cards laid, claims, then what ends a round.
LAYS = "{who} pose  Ⓐ suite"
SWAPS = "{who} échange  Ⓐ suite"
CLAIMS = "{who} réussit"
YOU_CLAIM = "Tu réussis\u202f!"
NEXT = "puis"
HINT_RECAP = "Ⓐ suite  Ⓑ tout sauter"
AWARD = "Prix\u202f: {name}"
YOU_WIN = "à toi\u202f: +10"
WINS = "{who}\u202f: +10"
NOBODY = "égalité\u202f: à personne"
ROUND_TWO = "Manche 2"
ROUND_TWO_TEXT = (
    "Tout reste en place. Dix cartes de plus\u202f; les mains passent dans l’autre sens. "
    "De nouveaux prix sont là."
)
