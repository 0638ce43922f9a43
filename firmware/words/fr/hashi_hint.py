"""French for hints in Hashi."""

SKIP_NUMBER = "Renoncer au chiffre, tracer ces ponts."
SKIP_BRIDGES = "Pas de pont."
SKIP = "Renoncer au chiffre et aux ponts."
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
