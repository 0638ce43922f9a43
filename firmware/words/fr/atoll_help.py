"""How to play Atoll, in French: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "Le but",
        "Pose des cartes de deux cases pour faire ton île. Les demandes et les prix qu’elle "
        "remplit valent des points\u202f; le plus après deux manches gagne.",
    ),
    (
        "Cinq terrains",
        "eau, sable, pré, forêt et roche. Tout autour, l’océan.",
    ),
    (
        "Un tour",
        "Tous choisissent en même temps une carte de leur main et la posent. Le reste passe au "
        "suivant, et tu reçois une autre main.",
    ),
    (
        "Poser",
        "Une carte doit toucher ton île\u202f: par un bord, ou par-dessus. Dans tous les sens. "
        "Les cases couvertes ne comptent que pour le prix Vieux rocs.",
    ),
    (
        "Les demandes",
        "Quatre sont visibles. Pose ce motif, tourné ou non.",
    ),
    (
        "Réussie",
        "une demande vient seule\u202f: un point par case, puis une autre la remplace. Pas en "
        "miroir. ?\u202f: n’importe quoi\u202f; l’océan vaut eau.",
    ),
    (
        "Qui d’abord",
        "Si deux la réussissent ensemble, l’un passe avant\u202f; cela change à chaque tour. "
        "Une case peut servir à plusieurs demandes.",
    ),
    (
        "Les prix",
        "Quatre sont visibles, quatre de plus en manche 2. Les mains vides, chacun donne 10 à "
        "la meilleure île. À égalité, personne ne l’a.",
    ),
    (
        "Double eau",
        "Une carte de deux eaux peut échanger\u202f: elle prend la place d’une de tes cartes "
        "dont rien n’est couvert. Tu reposes alors celle-là.",
    ),
    (
        "Deux manches",
        "de dix cartes. En manche 2, les îles restent, et les mains passent dans l’autre sens. "
        "Puis on compte.",
    ),
    (
        "Une manche",
        "fait une partie plus courte\u202f: choisis-la dans Nouvelle partie. Quatre prix y sont "
        "visibles, ou plus, jusqu’à dix.",
    ),
    (
        "Touches\u202f: la main",
        "←→ choisissent une carte, ↑ la tourne, Ⓐ la prend. ↓ montre les demandes, puis Ⓐ prix "
        "et îles\u202f; Ⓐ longtemps, les îles aussitôt.",
    ),
    (
        "Touches\u202f: poser",
        "↑↓←→ bougent la carte et la tournent au bord. Ⓑ revient à la main. Ⓐ la pose\u202f; un "
        "instant, Ⓑ la reprend encore.",
    ),
    (
        "À côté de l’île",
        "les demandes et leurs points\u202f: en boîte les cases que tu as, entières celles qui "
        "manquent. ✓\u202f: tout y est. Regarde en bougeant.",
    ),
    (
        "Personne n’attend",
        "Les machines choisissent en même temps. Ce qu’elles posent et réussissent est montré "
        "après\u202f: Ⓐ suite, Ⓑ tout sauter. Voir Réglages.",
    ),
)
