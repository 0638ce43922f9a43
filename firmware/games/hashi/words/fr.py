"""French for Hashi, but for help and lesson."""

# hashi: French for Hashi.

# The last line of the board.
WRITE = "Ⓐ {n}"
NOT_HERE = "Pas ici"
SKIP = "Ⓐ…sans"
TAKE = "Ⓐ pont"
HELD = "↑↓←→ tracer   Ⓐ lâcher"
NEXT = "Ⓐ suivante"
START_GO = "Ⓐ 1re carte"
FINISH = "Ⓐ terminer"
IN_VAIN = "Ⓐ {n}\u202f: jamais terminée"
SPOILS = "{arrow}\u202f: un {n} jamais terminé"
UNDO = "Ⓑ retour"
MENU = "Ⓑ…menu"
NOTHING_FITS = (  # one, two, three bridges
    "Aucun pont\u202f: Ⓐ sans",
    "Jamais 2 ponts\u202f: Ⓐ sans",
    "Jamais 3 ponts\u202f: Ⓐ sans",
)

# Why not, in the place of the hint.
NO_NEEDS_BRIDGE = "D’abord un pont ici"
NO_HAS_NUMBER = "Elle a déjà son chiffre"
NO_TOO_MANY = "Trop de ponts pour lui"
NO_FLAG_START = "Commence sans drapeau"
NO_LINE = "Pas de ligne par là"
NO_BRIDGE_HERE = "Aucun pont ne part d’ici"
NO_BRIDGE = (
    "Un pont barre le chemin",
    "Deux ponts, pas plus",
    "Il faut un chiffre au bout",
    "Une île y est pleine",
    "Les autres n’iraient plus",
)
NO_SKIP = "Tous ou aucun pont (Ⓑ)"

CATEGORIES = ("⚑ Fanions", "⚐ Carrés", "⊷ Six reliées")
POINTS = "{n}pt"

NEWS = (
    "⚑ Fanions terminés\n+{n} points",
    "⚐ Carrés terminés\n+{n} points",
    "⊷ Six îles reliées\n+{n} points",
)

# hashi_hint: French for hints in Hashi.

SKIP_NUMBER = "Renoncer au chiffre, tracer ces ponts."
SKIP_BRIDGES = "Pas de pont."
SKIP_BOTH = "Renoncer au chiffre et aux ponts."
REASONS = (
    "Tous les fanions sont terminés\u202f: {n} points.",
    "Tous les carrés sont terminés\u202f: {n} points.",
    "Six îles terminées sont reliées\u202f: {n} points.",
    ("Cela termine une île\u202f: 2 points.", "Cela termine {n} îles\u202f: {more} points."),
    "Un fanion reçoit son chiffre. Il les faut tous pour les points.",
    "Un carré reçoit son chiffre. Il les faut tous pour les points.",
    "Un premier pont vers un fanion\u202f: il peut prendre un chiffre.",
    "Un premier pont vers un carré\u202f: il peut prendre un chiffre.",
    "Cela relie des îles terminées\u202f: {n}, et six rapportent.",
    ("Il ne manque qu’un pont à une île.", "Il ne manque qu’un pont à {n} îles."),
    "Un autre coup rapporte plus, mais un {n} ne serait jamais terminé.",
    (
        "Le {more} va ici\u202f: un pont manque, {left} ont place.",
        "Le {more} va ici\u202f: {n} manquent, {left} ont place, {cards} cartes en ont 2 ou 3.",
    ),
    "Où qu’on l’inscrive, le {n} promet moins que rien du tout.",
    "Où qu’on les trace, les ponts promettent moins que rien.",
    "Beaucoup de coups se valent à peu près.",
    "Un autre coup vaut à peu près autant.",
    "Beaucoup de petites choses parlent pour lui.",
    "En beaucoup de parties, ce début a rapporté le plus.",
    "Ton voisin reçoit ce tableau\u202f: c’est le pire début.",
    "Cette carte ne rapporte plus de points, quoi qu’on fasse.",
    "Les tables qui disent pourquoi manquent ici.",
)

# What the master would have done in the round before: what that, or the person's, is worth more.
SCORE = (
    "Le tour du maître vaut environ {n},{to} points de plus, à {more},{by} près.",
    "Le tien vaut environ {n},{to} points de plus, à {more},{by} près.",
    "Le tien valait autant.",
    "Le maître n’est pas sur ce disque.",
)
KEYS = ("↓ écart  Ⓑ retour", "↓ raison  Ⓑ retour")

# hashi_match: French for what a master makes of the same cards of Hashi.

TITLE = "Les mêmes cartes"
MASTER = "Maître"
CARD = "Le maître\u202f: carte {n} sur {of}"
AHEAD = "Plus que le maître\u202f!"
EQUAL = "Autant que le maître\u202f!"
MISSING = "Le maître n’est pas sur ce disque."
FULL = "Le maître n’a pas assez de place ici."

# hashi_new: French for a new game of Hashi.

SIDE = "Côté"
SIDES = ("A, plus facile", "B, plus dur")
START = "Chiffre de départ"
OPPONENTS = ("Rival 1", "Rival 2", "Rival 3")
NONE = "aucun"
PERSON = "humain"

# hashi_result: French for Hashi's result, alone and at a table.

ISLANDS = "Îles"
PRACTICE = "Essai\u202f: sans rang"
CODE = "Côté {side}  Jeu {n}"
SUM = "{n} points"
# What is to beat: the next rank; the best so far; this is a new one.
TO_BEAT = ("à battre\u202f: {n}", "record\u202f: {n}", "record\u202f!")
HINT_RESULT = "Ⓐ autre  ↓ maître  Ⓑ titre"

# At a table; of practice.
RESULT = ("La fin", "Essai")
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

# hashi_sheets: French for Hashi's sheets.

CARDS_TITLE = "Cartes\u202f: ✓ est jouée"
SCORE_TITLE = "Les points"
TOTAL = "Total"
NOW = "encore {n}"
UNTIL_CARD = "jusqu’à {card}\u202f: {n}"

# hashi_story: French for Hashi's stories at a table.

# What the others did.
BOARD = "{who}  Ⓐ suite Ⓑ tout"
FINISHED = "{who} finit {n} Ⓐ suite"
HINT = "Ⓐ suite  Ⓑ tout sauter"
BRINGS = "{who}\u202f: +{n}"
TAKEN = (
    "Les fanions sont pris\u202f:\nplus que {n} désormais",
    "Les carrés sont pris\u202f:\nplus que {n} désormais",
    "Les six sont prises\u202f:\nplus que {n} désormais",
)

# The start.
PASSING = "Tableaux vers la gauche"
WROTE = "Chacun a inscrit un chiffre sur une île."
GOT = "Ton nouveau tableau a le {n} du joueur {giver}."

# hashi_table: French for Hashi at a table of several.

YOU = "Toi"
SEAT = "Joueur {n}"
SHORT = "J{n}"

# The last line of the board.
CONFIRM = "Ⓐ confirmer"
WAIT = "Les autres…  ↑ tableaux"

# The menu.
BOARDS = "Tous les tableaux"
STORY = "Autres\u202f: ←{value}→"
STORIES = ("tout", "terminés", "rien")

BOARDS_HINT = "{who} ↑↓ qui  Ⓑ retour"
