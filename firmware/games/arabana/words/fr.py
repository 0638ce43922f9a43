"""French for Arabana-Ikibiti, but for help and lesson. A place is named by its islands: D-H."""

# The menu of a running game; how far a game is, in other menus.
LAST_TURN = "Revoir le tour"
NO_LAST_TURN = ("L’adversaire n’a pas encore joué.",)
CARDS = "Les cartes"
SCORE = "Les points"
PROGRESS = "manche {n}, {own}:{other}"
# The panel.
ROUND = "M{n}"
DONE = "Fin"
# The last line: what the cursor is on, and what Ⓐ does. *_OR: where other cards would do, too.
TAKE = "{island}\u202f: Ⓐ ok"
TO_DRAW = "↓ pioche"
TO_DONE = "↓ fin"
OPEN = "{island}\u202f: Ⓐ piocher"
STACK = "Pioche, {n}\u202f: Ⓐ piocher"
LAY_OFF = "{island}\u202f: Ⓐ défausser"
FREE_BRIDGE = "Pont gratuit\u202f: Ⓐ prendre"
SAIL = "Bateau\u202f: Ⓐ en déplacer un"
END_LAST = "Ⓐ ne plus jouer"
END_BEFORE = "Ⓐ commencer la partie"
CONFIRM = "Ⓐ fin du tour  Ⓑ annuler"
CONFIRM_LOST = "Plus de pont\u202f! Ⓐ fin Ⓑ"
PLACE = "{place}\u202f: Ⓐ poser  Ⓑ retour"
SHIP = "{place}\u202f: Ⓐ bateau Ⓑ retour"
GO = "{start}→{end}\u202f: Ⓐ ok  Ⓑ retour"
PLACE_OR = "{place}\u202f: Ⓐ poser  Ⓐ… cartes"
SHIP_OR = "{place}\u202f: Ⓐ bateau Ⓐ…cartes"
GO_OR = "{start}→{end}\u202f: Ⓐ ok  Ⓐ… autre"
OTHERS_TURN = "L’adversaire réfléchit"
ISLAND = "{island} {own}:{other}, il en faut {n}"
# The last line: why not.
NO_PLACE = "Pas de place pour elle"
NO_BEFORE = "Ponts gratuits d’abord"
NO_MORE_SAILED = "Bateau déplacé\u202f: pioche"
NO_MORE_LAID = "Défaussé\u202f: pioche"
NO_BRIDGES = "Tous tes ponts sont posés"
NO_DRAW_YET = "On piochera plus tard"
NO_DRAW_FULL = "Main pleine\u202f: défausse"
NO_CARD = "Tu n’en as pas de carte"
# What a move does: one or several, with commas between; the first letter a capital in a report.
WINS = "gagne {islands}"
FREES = "libère {islands}"
LOSES = "perd {islands}"
FELLS_ONE = "abat un pont"
FELLS = "abat {n} ponts"
SINKS = "coule un bateau"
# The last line: what Ⓐ would do.
DOES = "Ⓐ {effects}"
SWAPS = "Ⓐ échange son pont"
SWAPS_AND = "Ⓐ échange, {effects}"
TAKES_AWAY = "Ⓐ abat son pont"
TAKES_AWAY_AND = "Ⓐ abat son pont, {effects}"
FOR_OTHER = "Ⓐ… cartes"
# The last line: what the opponent did, with its cards if there is room.
PLAYED = "Joue {cards} sur {place}"
SWAPPED = ("Échange {place} par {cards}", "Échange {place}")
FELLED = ("Abat {place} par {cards}", "Abat {place}")
FREE_ON = "Pont gratuit sur {place}"
SHIP_IN = "{cards}\u202f: bateau en {place}"
SHIP_TO = "Bateau vers {place}"
LAYS_OFF = "Défausse, face cachée"
TAKES = "Prend {island}"
TAKES_STACK = "Tire de la pioche"
PASSES = "Ne joue plus"
# Hints: what is laid off, and the reasons (engine/arabana/ai/explain.py).
HINT_LAY_OFF = "Défausser {island}."
NOTHING = "Beaucoup de coups se valent à peu près."
REASONS = {
    "beats": "Son dernier pont tombe\u202f: tu gagnes la partie.",
    "wins": "Gagne {island}.",
    "wins_fells": ("Gagne {island} et abat son pont.", "Gagne {island} et y abat {n} ponts."),
    "wins_frees": "Gagne {island}, et il perd {other}.",
    "takes_over": "Prend {island} à l’adversaire.",
    "frees": "L’adversaire perd {island}.",
    "defends": "Défend {island}\u202f: une carte ou une paire peut la prendre.",
    "bars": "Lui refuse {island}\u202f: une carte ou une paire peut la gagner.",
    "nears": "Il ne manquera qu’un emplacement à {island}.",
    "ahead": "Tu seras mieux après sa réponse probable.",
    "only": "On ne peut piocher aucune autre carte.",
    "idle": "On ne peut plus rien jouer.",
    "helps": "Une carte {island} aide à gagner {other}.",
    "likes": "Une carte {island} vaut le plus au prochain tour.",
    "unseen": "La pioche promet plus que les cartes ouvertes.",
    "spares": "{island} est la carte la moins utile.",
    "lacks": "Il manquera {n} emplacements à {island}.",
    "firm": "Tient mieux {island}.",
    "fells": ("Abat un de ses ponts.", "Abat {n} de ses ponts."),
    "enough": "Jouer encore n’apporterait rien de plus.",
    "open": (
        "Une carte {island} va à un emplacement.",
        "Une carte {island} va à {n} emplacements.",
    ),
    "secret": "L’adversaire ne voit pas la carte de la pioche.",
}
# What is announced when a round is over, and before the last plays.
SCORED = "La manche {n} est finie."
SCORED_YOU = "Tu notes {n}."
SCORED_OTHER = "L’adversaire note {n}."
SCORED_NONE = "Personne n’en contrôle plus que l’autre."
LAST_PLAYS = ("Toutes les cartes sont tirées\u202f: jouez encore une fois, et c’est fini.",)
# A new game: the label of each row and its values. The handicap is for the weaker player (A16).
OPPONENT = "Rival"
PERSON = "humain"
BEGINS = "Commence"
BEGINNERS = ("au sort", "toi", "rival")
READING = "Règle"
READINGS = ("douce", "stricte")
SEAFARER = "Navigateur"
NO_YES = ("non", "oui")
WEAKER = "Avantage à"
SEATS = ("toi", "rival")
FREE = "Ponts gratuits"
EXTRA = "Cartes en plus"
LIMIT = "Main maximum"
# The sheets.
CARDS_TITLE = "Cartes pas encore vues"
CARDS_OTHER = "Rival\u202f:"
CARDS_STACK = "Pioche {n}"
CARDS_DISCARDS = "Défausse {n}"
SCORE_TITLE = "Toi\u202f: rival"
SCORINGS = ("Décompte 1", "Décompte 2", "Décompte 3")
NO_BRIDGE_LEFT = "Plus aucun pont"
NOW = "Îles en ce moment"
BRIDGES = "Ponts restants"
TOTAL = "Total"
# The result.
RESULT_TITLE = "Résultat, toi\u202f: rival"
RESULT_SHARED = "Résultat, joueur 1\u202f: 2"
PLAYER_WINS = ("Victoire du 1", "Victoire du 2")
WON = "Victoire"
LOST = "Défaite"
TIE = "Match nul"
TOURNAMENT = "Tournoi"
PRACTICE = "Essai"
SEED = "Jeu {n}"
HINT_RESULT = "Ⓐ nouvelle   Ⓑ titre"
