"""French for Arabana, but for help and lesson."""

# arabana: French for Arabana-Ikibiti in play. A place is told by its islands' initials, as D-H.

# The panel.
ROUND = "M{n}"
DONE = "Fin"

# The last line: what the cursor is on, and what Ⓐ does.
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
PLACE_OR = "{place}\u202f: Ⓐ poser  Ⓐ… cartes"  # where other cards would do, too
SHIP_OR = "{place}\u202f: Ⓐ bateau Ⓐ…cartes"
GO_OR = "{start}→{end}\u202f: Ⓐ ok  Ⓐ… autre"
OTHERS_TURN = "L’adversaire réfléchit"
ISLAND = "{island} {own}:{other}, il en faut {n}"

# Why not, in the place of the hint.
NO_PLACE = "Pas de place pour elle"
NO_BEFORE = "Ponts gratuits d’abord"
NO_MORE_SAILED = "Bateau déplacé\u202f: pioche"
NO_MORE_LAID = "Défaussé\u202f: pioche"
NO_BRIDGES = "Tous tes ponts sont posés"
NO_DRAW_YET = "On piochera plus tard"
NO_DRAW_FULL = "Main pleine\u202f: défausse"
NO_CARD = "Tu n’en as pas de carte"

# What a move does: one of these or several, with commas between; what it did, with a capital.
WINS = "gagne {islands}"
FREES = "libère {islands}"
LOSES = "perd {islands}"
FELLS_ONE = "abat un pont"
FELLS = "abat {n} ponts"
SINKS = "coule un bateau"

# What Ⓐ would do.
DOES = "Ⓐ {effects}"
SWAPS = "Ⓐ échange son pont"
SWAPS_AND = "Ⓐ échange, {effects}"
TAKES_AWAY = "Ⓐ abat son pont"
TAKES_AWAY_AND = "Ⓐ abat son pont, {effects}"
FOR_OTHER = "Ⓐ… cartes"

# What the opponent has done, by which cards if there is room to say so.
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

# arabana_hint: French for hints in Arabana-Ikibiti.

HINT_LAY_OFF = "Défausser {island}."
NOTHING = "Beaucoup de coups se valent à peu près."
REASONS = (  # in the order of engine/arabana/ai/explain.py
    "Son dernier pont tombe\u202f: tu gagnes la partie.",
    "Gagne {island}.",
    ("Gagne {island} et abat son pont.", "Gagne {island} et y abat {n} ponts."),
    "Gagne {island}, et il perd {other}.",
    "Prend {island} à l’adversaire.",
    "L’adversaire perd {island}.",
    "Défend {island}\u202f: une carte ou une paire peut la prendre.",
    "Lui refuse {island}\u202f: une carte ou une paire peut la gagner.",
    "Il ne manquera qu’un emplacement à {island}.",
    "Tu seras mieux après sa réponse probable.",
    "On ne peut piocher aucune autre carte.",
    "On ne peut plus rien jouer.",
    "Une carte {island} aide à gagner {other}.",
    "Une carte {island} vaut le plus au prochain tour.",
    "La pioche promet plus que les cartes ouvertes.",
    "{island} est la carte la moins utile.",
)

# arabana_news: French for what Arabana-Ikibiti announces.

SCORED = "La manche {n} est finie."
SCORED_YOU = "Tu notes {n}."
SCORED_OTHER = "L’adversaire note {n}."
SCORED_NONE = "Personne n’en contrôle plus que l’autre."
LAST_PLAYS = ("Toutes les cartes sont tirées\u202f: jouez encore une fois, et c’est fini.",)

# arabana_sheets: French for what of Arabana-Ikibiti is looked at before, beside and after play.

# New game: a row's label and values. The handicap is the weaker player's (A16).
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
