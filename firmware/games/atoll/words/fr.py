"""French for Atoll, but for help and lesson."""

# atoll: French for Atoll.

# The last line of the board: each holds on 128 dots.
HINT_HAND = "Ⓐ ok ↑tourner ↓voir Ⓑ…"
HINT_SURE = ("Posée Ⓐ ok Ⓑ reprendre", "+{n}\u202f: Ⓐ ok  Ⓑ reprendre")  # without, with points
HINT_LAID = ("Posée  Ⓑ reprendre", "Posée +{n}  Ⓑ reprendre")
HINT_TAKE = "Ⓐ poser  ↑↓←→ échanger"
HINT_TAKE_THIS = "Ⓐ prendre  Ⓑ aucune"
HINT_WAIT = "On attend {n}  Ⓑ retour"
HINT_DONE = "Les autres choisissent…"

# Why not, in the place of the hint.
NO_CARD = "Pas de carte par là"
NO_UNDO = "Rien à reprendre"

# While a card is carried, with a drawing of what lies under it.
LAY = "Ⓐ poser sur {spot}  Ⓑ main"

# atoll_awards: The Awards' names and texts in French: loaded only where they are shown. "Cases" are those on top; an area is tiles of one terrain joined by edges; the ocean counts only where it is named.

AWARDS = (  # a table: a name, a text
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

# Their sheet.
AWARDS_TITLE = "Prix {n}/{all}"
YOU = "toi"
SHORT = "J{n}"
LEADS = "{who} {n}"
TIE = "égal {n}"
HINT_AWARDS = "↑↓  Ⓐ îles  Ⓑ retour"

# atoll_hint: French for hints in Atoll.

REQUESTS = (
    "La demande en haut à gauche",
    "La demande en haut à droite",
    "La demande en bas à gauche",
    "La demande en bas à droite",
)
TERRAINS = ("eau", "sable", "pré", "forêt", "roche")
NOTHING = "Beaucoup de coups se valent à peu près."
REASONS = (  # in the order of engine/atoll/ai/explain.py
    "{request} est réussie\u202f: {n} points.",
    "{n} demandes sont réussies\u202f: {other} points.",
    "{request} n’attend plus qu’une case\u202f: {terrain}.",
    "{request} n’attend plus que {n} cases.",
    "{award}\u202f: des zones se rejoignent, {n} cases.",
    "{award}\u202f: tu passes en tête, {n} à {other}.",
    "{award}\u202f: tu mènes plus nettement, {n} à {other}.",
    "{award}\u202f: tu égalises, {n} partout.",
    "{award}\u202f: tu te rapproches, {n} à {other}.",
    "Peu de coups rapportent autant en demandes et prix réunis.",
)

# atoll_new: French for a new game of Atoll.

PLAYERS = "Joueurs"
PEOPLE = "Humains"
LEVEL = "Machines"
ROUNDS = "Manches"
ONE = "1, {n} prix"  # round, with so many
COMPUTER = "Machine {n}"
AS_ALL = "pareil"

# atoll_result: French for Atoll's final count.

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

# atoll_round: French for the end of a round of Atoll: Awards, and what is next.

AWARD = "Prix\u202f: {name}"
YOU_WIN = "à toi\u202f: +10"
WINS = "{who}\u202f: +10"
NOBODY = "égalité\u202f: à personne"
ROUND_TWO = "Manche 2"
ROUND_TWO_TEXT = (
    "Tout reste en place. Dix cartes de plus\u202f; les mains passent dans l’autre sens. "
    "De nouveaux prix sont là."
)

# atoll_sheets: French for Atoll's sheets.

REQUESTS_TITLE = "Demandes\u202f; en boîte\u202f: à toi"
POINTS = "{n}pt"
HINT_REQUESTS = "Ⓐ prix  Ⓑ retour"
HINT_ISLANDS = "↑↓ qui Ⓐ suite  Ⓑ retour"
HINT_PARTS = "↑↓ qui ←→ suite  Ⓑ retour"

# atoll_story: French for Atoll's stories.

LAYS = "{who} pose  Ⓐ suite"
SWAPS = "{who} échange  Ⓐ suite"
CLAIMS = "{who} réussit"
YOU_CLAIM = "Tu réussis\u202f!"
NEXT = "puis"
HINT_STORY = "Ⓐ suite  Ⓑ tout sauter"
