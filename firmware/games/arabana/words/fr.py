"""French for Arabana-Ikibiti, but for help and lesson. A place is named by its islands: D-H."""

MENU = ("Dernier tour du rival", "Les cartes", "Les points")
NO_LAST_TURN = "{name} n’a pas encore joué."
PROGRESS = "manche {n}, {own}:{other}"
ROUND = "M{n}"
DONE = "Fin"
TAKE = "{island}\u202f: Ⓐ joue"
DOWN = ("↓ pioche", "↓ fin")
OPEN = "{island}\u202f: Ⓐ piocher"
STACK = "Pioche, {n}\u202f: Ⓐ piocher"
LAY_OFF = "{island}\u202f: Ⓐ défausser"
FREE_BRIDGE = "Pont gratuit\u202f: Ⓐ prendre"
SAIL = "Bateau\u202f: Ⓐ en déplacer un"
ENDS = ("Ⓐ ne plus jouer", "Ⓐ commencer la partie")
CONFIRM = ("Ⓐ fin du tour  Ⓑ annuler", "Plus de pont\u202f! Ⓐ fin Ⓑ")
PLACE = ("{place}\u202f: Ⓐ poser  Ⓑ retour", "{place}\u202f: Ⓐ poser  Ⓐ… cartes")
SHIP = ("{place}\u202f: Ⓐ bateau Ⓑ retour", "{place}\u202f: Ⓐ bateau Ⓐ…cartes")
GO = ("{start}→{end}\u202f: Ⓐ ok  Ⓑ retour", "{start}→{end}\u202f: Ⓐ ok  Ⓐ… autre")
OTHERS_TURN = "{name} réfléchit"
ISLAND = "{island} {own}:{other}, il en faut {n}"
NO_PLACE = "Aucun emplacement"
NO_BEFORE = "Ponts gratuits d’abord"
NO_MORE_SAILED = "Bateau déplacé\u202f: pioche"
NO_MORE_LAID = "Défaussé\u202f: pioche"
NO_BRIDGES = "Tous tes ponts sont posés"
NO_DRAW_YET = "On piochera plus tard"
NO_DRAW_FULL = "Main pleine\u202f: défausse"
NO_CARD = "Tu n’en as pas la carte"
CHANGES = ("gagne {islands}", "libère {islands}", "perd {islands}", "cède {islands}")
FELLS = ("abat un pont", "abat {n} ponts")
SINKS = ("coule un bateau", "coule les deux bateaux")
DOES = "Ⓐ {effects}"
SWAPS = ("Ⓐ échange le pont", "Ⓐ échange, {effects}")
TAKES_AWAY = ("Ⓐ abat le pont", "Ⓐ abat le pont, {effects}")
FOR_OTHER = "Ⓐ… cartes"
PLAYED = "Joue {cards} sur {place}"
SWAPPED = ("Échange {place} avec {cards}", "Échange {place}")
FELLED = ("Abat {place} avec {cards}", "Abat {place}")
FREE_ON = "Pont gratuit sur {place}"
SHIP_IN = "{cards}\u202f: bateau en {place}"
SHIP_TO = "Bateau vers {place}"
LAYS_OFF = "Défausse, face cachée"
TAKES = "Prend {island}"
TAKES_STACK = "Prend dans la pioche"
PASSES = "Ne joue plus"
HINT_LAY_OFF = "Défausser {island}."
DID = (
    "Tu as défaussé {island}.",
    "Tu as pris {island}.",
    "Tu as pris dans la pioche.",
    "Tu n’as plus joué.",
)
REASONS = {
    "beats": "{name} perd son dernier pont\u202f: tu gagnes la partie.",
    "wins": "Gagne {island}.",
    "wins_fells": (
        "Gagne {island}, et {name} y perd un pont.",
        "Gagne {island}, et {name} y perd {n} ponts.",
    ),
    "wins_frees": "Gagne {island}, et {name} perd {other}.",
    "takes_over": "Prend {island} à {name}.",
    "frees": "{name} perd {island}.",
    "defends": "Défend {island} contre {name}\u202f: une carte ou une paire la prend.",
    "bars": "Refuse {island} à {name}\u202f: une carte ou une paire peut la gagner.",
    "nears": "Il ne manquera qu’un emplacement à {island}.",
    "ahead": "Après ce que {name} jouera, tu seras mieux.",
    "only": "On ne peut piocher aucune autre carte.",
    "idle": "On ne peut plus rien jouer.",
    "helps": "La carte {island} t’aide à gagner {other}.",
    "likes": "La carte {island} vaudra le plus à ton prochain tour.",
    "unseen": "La pioche promet plus que les cartes visibles.",
    "spares": "{island} est la carte la moins utile.",
    "lacks": "Il manquera {n} emplacements à {island}.",
    "firm": "Tient mieux {island}.",
    "fells": ("{name} perd un pont.", "{name} perd {n} ponts."),
    "enough": "Jouer encore n’apporterait rien de plus.",
    "open": (
        "La carte {island} va à un emplacement.",
        "La carte {island} va à {n} emplacements.",
    ),
    "secret": "{name} ne voit pas la carte de la pioche.",
    "keeps": ("Tu gardes une carte de plus.", "Tu gardes {n} cartes de plus."),
    "later": "Cela ne rapporte qu’avec les cartes à venir.",
}
SCORED = "La manche {n} est finie."
NOTED = ("Égalité\u202f: pas de points.", "Tu marques {n}.", "{name} marque {n}.")
LAST_PLAYS = ("Toutes les cartes sont piochées\u202f: jouez encore une fois, et c’est fini.",)
OPTIONS = ("Rival", "Commence", "Règle", "Marins", "Série")
VALUES = (("au sort", "toi", "rival"), ("douce", "stricte"), ("non", "oui"))
IN_TURN = "alterné"
STRICT = "Qui commence gagne à 60%"
HANDICAP = ("Avantage à", "Ponts gratuits", "Cartes en plus", "Main maximum")
UNSEEN = ("Cartes pas encore vues", "{name}\u202f:", "Pioche {n}", "Défausse {n}")
SCORINGS = ("Décompte 1", "Décompte 2", "Décompte 3")
NO_BRIDGE_LEFT = "Plus aucun pont"
NOW = ("Îles en ce moment", "Ponts restants")
VERSUS = "{own}\u202f: {other}"
TOURNAMENT = "Tournoi"
HINT_RESULT = "Ⓐ nouvelle ←→ îles ↓ plus"
SERIES = "Série"
SERIES_GAMES = "Parties"
ISLAND_POINTS = "Points d’îles"
SERIES_POINTS = "La série en est à {n}:{other}."
SERIES_ASK = "Finir la série\u202f?"
SERIES_ANEW = "En commencer une autre\u202f?"
SERIES_END = (
    "Série {n}:{other}. Victoire\u202f: {own}.",
    "Série {n}:{other}. Victoire\u202f: {name}.",
    "Série {n}:{other}. Égalité.",
)
HINT_TO_SERIES = "Ⓐ série  ←→ îles  ↓ plus"
HINT_SERIES = "Ⓐ suite  Ⓐ… fin  Ⓑ retour"
PUZZLE_ASK = "La pioche ne compte pas."
