"""French beside the game: help, lesson, hints, a new game and results of Hashi."""

TOPICS = {
    "aim": "Le but|Une île avec autant de ponts que son chiffre est terminée\u202f: 2 points.",
    "start": "Le départ|Un 3 ou un 4, sans drapeau. À plusieurs, on passe à gauche.",
    "cards": "Les cartes|1 à 6, avec 1, 2 ou 3 ponts. Une part. Seul, 17 en pioches\u202f: 7, 5, "
    "5.",
    "round": "Un tour|Inscris le chiffre de la carte, puis trace ses ponts. Tu peux renoncer.",
    "numbers": "Les chiffres|Sur un drapeau si un pont y va. Pas sous ses ponts. Pointillé\u202f: "
    "non.",
    "bridges": "Les ponts|Sur les lignes, deux au plus, jamais croisés. Tirets\u202f: un y va.",
    "from": "D’où partir|Un bout a un chiffre. Une île n’a pas plus de ponts que son chiffre, ou "
    "6.",
    "extra": "Points en plus|Tous les ⚑ terminés 9, les ⚐ 7, ⊷ six îles terminées reliées 8. Une "
    "fois.",
    "time": "À temps|Seul, ⚐ avant la carte 8, ⚑ et ⊷ avant la 13. Plus tard, 3, 5 et 4 points.",
    "others": "À plusieurs|tous jouent chaque carte en même temps, cachée jusqu’au choix de tous.",
    "later": "Premier ou non|Les premiers à ⚑ ⚐ ⊷ ont tout, les suivants 5, 3, 4.\u202f!\u202f: un "
    "rival est près.",
    "winner": "Qui gagne|Après la carte 17, le plus de points gagne\u202f; à égalité, ensemble.",
    "ranks": "Les rangs|Seul\u202f: Sous-fifre jusqu’à 40, un rang tous les deux points. 60\u202f: "
    "Dieu des îles.",
    "keys": "Les touches|Ⓐ inscrit. Pour un pont, Ⓐ prend l’île, une flèche trace. Ⓐ "
    "longtemps\u202f: sans.",
    "undo": "Rien n’est perdu|Ⓑ annule dans le tour\u202f; le menu, Ⓑ longtemps, va plus loin, en "
    "essai.",
    "panel": "À droite|Carte, barres des ponts. Carte sur 17, points, ce que valent ⚑ ⚐ ⊷.",
}
STEPS = (
    "Le chiffre d’une île dit combien de ponts il lui faut. Ⓐ inscrit un 3 ici, dans le cadre.",
    "Ⓑ l’annulerait. Ⓐ retourne la première carte.",
    "En haut à droite, la carte\u202f: un 4 et deux barres, deux ponts. Le curseur est où il va"
    "\u202f: Ⓐ l’inscrit.",
    "Les ponts. Reviens → au 3, prends-le avec Ⓐ, puis traces-en un ↑ et un ↓.",
    "Une île à drapeau ne prend un chiffre que si un pont y arrive. Ces deux-là peuvent.",
    "Ce 3 va au drapeau, et le curseur y est\u202f: Ⓐ l’inscrit.",
    "Un pont. Va ↓ au premier 3, prends-le avec Ⓐ et trace ←.",
    "L’île a ses trois ponts\u202f: terminée, 2 points. Tous les fanions ou carrés valent plus, à "
    "temps.",
    "Un 6 est dur à terminer. Rien n’oblige à inscrire\u202f: garde Ⓐ pour renoncer.",
    "Mais deux ponts aident. Va au 4 dans le cadre, prends-le avec Ⓐ, trace ↑ et ←.",
    "On renonce aux ponts de même, tous ou aucun.",
)
END = ("C’est tout. Encore quatorze cartes\u202f: termine ce que tu peux.",)
SKIP_NUMBER = "Renoncer au chiffre, tracer ces ponts."
SKIP_BRIDGES = "Pas de pont."
SKIP_BOTH = "Renoncer au chiffre et aux ponts."
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
HINT_MASTER = ("↓ écart  Ⓑ retour", "↓ raison  Ⓑ retour", "Ⓑ retour")
MASTER_BETTER = "Le tour du maître vaut environ {n},{to} points de plus, à {more},{by} près."
YOURS_BETTER = "Le tien vaut environ {n},{to} points de plus, à {more},{by} près."
YOURS_AS_GOOD = "Le tien valait autant."
MASTER_MISSING = "Le maître n’est pas sur ce disque."
MATCH_TITLE = "Les mêmes cartes"
MATCH_CARD = "Le maître\u202f: carte {n} sur {of}"
MASTER = "Maître"
MATCH_END = ("Plus que le maître\u202f!", "Autant que le maître\u202f!")
MASTER_NO_ROOM = "Le maître n’a pas assez de place ici."
SIDE = "Côté"
SIDES = ("A, plus facile", "B, plus dur")
OPPONENTS = ("Rival 1", "Rival 2", "Rival 3")
NONE = "aucun"
PRACTICE = "Essai\u202f: sans rang"
SUM = "{n} points"
TO_BEAT = "à battre\u202f: {n}"
BEST = "record\u202f: {n}"
NEW_BEST = "record\u202f!"
CODE = "Côté {side}  Jeu {n}"
HINT_RESULT = "Ⓐ autre  ↓ maître  Ⓑ titre"
RANK = "Rang en solo\u202f:"
HINT_TABLE = "Ⓐ rejouer ↑↓ ←→ Ⓑ titre"
HINT_BOARD = "{who}\u202f: {n}  ←→ Ⓑ titre"
RANKS = (
    "Sous-fifre|Porteur d’eau|Rafistoleur|Ouvrier|Bétonnier|Chef de projet|Ingénieur des ponts|"
    "Expert en planification|Génie des ponts|As de l’architecture|Génie en construction|"
    "Dieu des îles"
).split("|")
