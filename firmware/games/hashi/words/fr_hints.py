"""French for the hints of Hashi, and for turns that are judged."""

SKIP_NUMBER = "Passer le chiffre, tracer ces ponts."
SKIP_BRIDGES = "Pas de pont."
SKIP_BOTH = "Passer le chiffre et les ponts."
DID_NUMBER = "Tu as passé le chiffre."
DID_BRIDGES = "Tu n’as tracé aucun pont."
DID_BOTH = "Tu as passé le chiffre et les ponts."
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
    "nears": ("Il ne manque qu’un pont à une île.", "Il ne manque qu’un pont à {n} îles."),
    "spares": "Il rapporte moins, mais sinon un {n} ne serait jamais terminé.",
    "fits": (
        "Le {more} va ici\u202f: il lui manque un pont, il y a place pour {left}.",
        "Le {more} va ici\u202f: il en manque {n}, il y a place pour {left}, {cards} cartes en ont 2 ou 3.",
    ),
    "no_number": "Mieux vaut ne pas inscrire le {n}.",
    "no_bridges": "Mieux vaut ne tracer aucun pont.",
    "small": "Beaucoup de petites choses parlent pour ce tour.",
    "best": "Dans beaucoup de parties, ce début a rapporté le plus.",
    "worst": "Ton voisin reçoit ce tableau\u202f: c’est le pire début.",
    "no_points": "Cette carte ne rapporte plus de points, quoi qu’on fasse.",
    "unknown": "Les tables qui disent pourquoi manquent ici.",
    "nearer": ("Une île se rapproche de son chiffre.", "{n} îles se rapprochent de leur chiffre."),
    "no_room": "Le {n} gêne le moins ici, mais ne sera jamais terminé.",
    "loses": "Cela ne laisse aucun {n} impossible à terminer.",
    "no_pennants": "Tous les fanions peuvent encore être terminés.",
    "no_squares": "Tous les carrés peuvent encore être terminés.",
    "roomier": "Le {n} a place pour {more} ponts de plus qu’il ne faut. Après ton tour\u202f: {left}.",
    "open": "Lignes où un pont peut aller\u202f: {n}. Après ton tour\u202f: {more}.",
    "later": "Cela ne rapporte qu’avec les cartes à venir.",
    "room": "Ponts possibles sur toutes les lignes\u202f: {n}. Après ton tour\u202f: {more}.",
}
HINT_MASTER = ("↓ écart  Ⓑ retour", "↓ raison  Ⓑ retour", "Ⓑ retour")
PUZZLE_KEPT = (
    "Gardé comme problème\u202f: dans la liste, sous les autres.",
    "Il est déjà parmi tes problèmes.",
    "Il y a place pour {n} problèmes\u202f: supprimes-en un dans la liste.",
    "Il n’y a pas de place pour lui.",
)
