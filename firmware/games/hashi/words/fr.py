"""French for Hashi, but for help and lesson."""

# The last line of the board: what the keys do.
WRITE = "Ⓐ {n}"
NOT_HERE = "Pas ici"
SKIP = "Ⓐ…sans"
TAKE = "Ⓐ pont"
HELD = "↑↓←→ tracer   Ⓐ lâcher"
NEXT = "Ⓐ suivante"
START_GO = "Ⓐ 1re carte"
FINISH = "Ⓐ terminer"
CONFIRM = "Ⓐ confirmer"
WAIT = "Les autres…  ↑ tableaux"
NEVER_FINISHED = "Ⓐ {n}\u202f: jamais terminée"
SPOILS = "{arrow}\u202f: un {n} jamais terminé"
UNDO = "Ⓑ retour"
MENU = "Ⓑ…menu"
NOTHING_FITS = (  # one, two, three bridges
    "Aucun pont\u202f: Ⓐ sans",
    "Jamais 2 ponts\u202f: Ⓐ sans",
    "Jamais 3 ponts\u202f: Ⓐ sans",
)
# Why not, in the same place.
NO_NEEDS_BRIDGE = "D’abord un pont ici"
NO_HAS_NUMBER = "Elle a déjà son chiffre"
NO_TOO_MANY = "Trop de ponts pour lui"
NO_FLAG_START = "Commence sans drapeau"
NO_LINE = "Pas de ligne par là"
NO_BRIDGE_HERE = "Aucun pont ne part d’ici"
NO_BRIDGE = {
    "crossed": "Un pont barre le chemin",
    "double": "Deux ponts, pas plus",
    "numberless": "Il faut un chiffre au bout",
    "full": "Une île y est pleine",
    "rest": "Les autres n’iraient plus",
}
NO_SKIP = "Tous ou aucun pont (Ⓑ)"
# The panel and the notices of a solo game: pennants, squares, six joined.
CATEGORIES = ("⚑ Fanions", "⚐ Carrés", "⊷ Six reliées")
POINTS = "{n}pt"
NEWS = (
    "⚑ Fanions terminés\n+{n} points",
    "⚐ Carrés terminés\n+{n} points",
    "⊷ Six îles reliées\n+{n} points",
)
# The players at a table.
YOU = "Toi"
SEAT = "Joueur {n}"
SHORT = "J{n}"
# How far a game is; the menu of a running game.
PROGRESS = "carte {n}"
MENU_SKIP_NUMBER = "Chiffre\u202f: renoncer"
MENU_SKIP_BRIDGES = "Ponts\u202f: renoncer"
MENU_CARDS = "Les 18 cartes"
MENU_SCORE = "Les points"
MENU_MASTER = "Le tour du maître"
MENU_WARN = "Alertes\u202f: ←{value}→"
WARNINGS = ("oui", "non")
MENU_BOARDS = "Tous les tableaux"
MENU_RECAP = "Autres\u202f: ←{value}→"
RECAPS = ("tout", "terminés", "rien")
# The sheets.
CARDS_TITLE = "Cartes\u202f: ✓ est jouée"
SCORE_TITLE = "Les points"
ISLANDS = "Îles"
NOW = "encore {n}"
UNTIL_CARD = "jusqu’à {card}\u202f: {n}"
TOTAL = "Total"
HINT_BOARDS = "{who} ↑↓ qui  Ⓑ retour"
# The recaps at a table: the start, then the rounds.
PASSING = "Tableaux vers la gauche"
WROTE = "Chacun a inscrit un chiffre sur une île."
GOT = "Ton nouveau tableau a le {n} du joueur {giver}."
HINT_RECAP = "Ⓐ suite  Ⓑ tout sauter"
HINT_RECAP_BOARD = "{who}  Ⓐ suite Ⓑ tout"
HINT_RECAP_FINISHED = "{who} finit {n} Ⓐ suite"
BRINGS = "{who}\u202f: +{n}"
TAKEN = (
    "Les fanions sont pris\u202f:\nplus que {n} désormais",
    "Les carrés sont pris\u202f:\nplus que {n} désormais",
    "Les six sont prises\u202f:\nplus que {n} désormais",
)
# A hint: what is skipped, and why.
SKIP_NUMBER = "Renoncer au chiffre, tracer ces ponts."
SKIP_BRIDGES = "Pas de pont."
SKIP_BOTH = "Renoncer au chiffre et aux ponts."
# Two texts in brackets: for one, and for several.
REASONS = {
    "pennants": "Tous les fanions sont terminés\u202f: {n} points.",
    "squares": "Tous les carrés sont terminés\u202f: {n} points.",
    "six": "Six îles terminées sont reliées\u202f: {n} points.",
    "finishes": (
        "Cela termine une île\u202f: 2 points.",
        "Cela termine {n} îles\u202f: {more} points.",
    ),
    "pennant_number": "Un fanion reçoit son chiffre. Il les faut tous pour les points.",
    "square_number": "Un carré reçoit son chiffre. Il les faut tous pour les points.",
    "pennant_bridge": "Un premier pont vers un fanion\u202f: il peut prendre un chiffre.",
    "square_bridge": "Un premier pont vers un carré\u202f: il peut prendre un chiffre.",
    "joins": "Cela relie des îles terminées\u202f: {n}, et six rapportent.",
    "nears": ("Il ne manque qu’un pont à une île.", "Il ne manque qu’un pont à {n} îles."),
    "spares": "Un autre coup rapporte plus, mais un {n} ne serait jamais terminé.",
    "fits": (
        "Le {more} va ici\u202f: un pont manque, {left} ont place.",
        "Le {more} va ici\u202f: {n} manquent, {left} ont place, {cards} cartes en ont 2 ou 3.",
    ),
    "no_number": "Où qu’on l’inscrive, le {n} promet moins que rien du tout.",
    "no_bridges": "Où qu’on les trace, les ponts promettent moins que rien.",
    "equal": "Beaucoup de coups se valent à peu près.",
    "alike": "Un autre coup vaut à peu près autant.",
    "small": "Beaucoup de petites choses parlent pour lui.",
    "best": "En beaucoup de parties, ce début a rapporté le plus.",
    "worst": "Ton voisin reçoit ce tableau\u202f: c’est le pire début.",
    "no_points": "Cette carte ne rapporte plus de points, quoi qu’on fasse.",
    "unknown": "Les tables qui disent pourquoi manquent ici.",
}
# What the master would have done in the round before.
HINT_WHAT = "↓ écart  Ⓑ retour"
HINT_WORTH = "↓ raison  Ⓑ retour"
MASTER_BETTER = "Le tour du maître vaut environ {n},{to} points de plus, à {more},{by} près."
YOURS_BETTER = "Le tien vaut environ {n},{to} points de plus, à {more},{by} près."
YOURS_AS_GOOD = "Le tien valait autant."
MASTER_MISSING = "Le maître n’est pas sur ce disque."
# What a master makes of the same cards.
MATCH_TITLE = "Les mêmes cartes"
MATCH_CARD = "Le maître\u202f: carte {n} sur {of}"
MASTER = "Maître"
AHEAD = "Plus que le maître\u202f!"
EQUAL = "Autant que le maître\u202f!"
MASTER_NO_ROOM = "Le maître n’a pas assez de place ici."
# A new game.
SIDE = "Côté"
SIDES = ("A, plus facile", "B, plus dur")
START = "Chiffre de départ"
OPPONENTS = ("Rival 1", "Rival 2", "Rival 3")
NONE = "aucun"
PERSON = "humain"
# The result, alone and at a table.
PRACTICE = "Essai\u202f: sans rang"
SUM = "{n} points"
TO_BEAT = "à battre\u202f: {n}"
BEST = "record\u202f: {n}"
NEW_BEST = "record\u202f!"
CODE = "Côté {side}  Jeu {n}"
HINT_RESULT = "Ⓐ autre  ↓ maître  Ⓑ titre"
RESULT = "La fin"
RESULT_PRACTICE = "Essai"
RANK = "Rang en solo\u202f:"
HINT_TABLE = "Ⓐ rejouer ↑↓ ←→ Ⓑ titre"
HINT_BOARD = "{who}\u202f: {n}  ←→ Ⓑ titre"
RANKS = (
    "Sous-fifre",
    "Porteur d’eau",
    "Rafistoleur",
    "Ouvrier",
    "Bétonnier",
    "Chef de projet",
    "Ingénieur des ponts",
    "Expert en planification",
    "Génie des ponts",
    "As de l’architecture",
    "Génie en construction",
    "Dieu des îles",
)
