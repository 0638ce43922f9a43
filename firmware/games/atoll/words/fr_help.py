"""French for the help and the lesson of Atoll."""

TOPICS = {
    "aim": "Le but"
    "|Fais une île avec des cartes. Demandes et prix lui donnent des points."
    "|Celui qui a le plus de points gagne.",
    "terrains": "Cinq terrains"
    "|Une case est d’eau, de sable, de pré, de forêt ou de roche."
    "|Tout autour de ton île, c’est l’océan.",
    "turn": "Un tour"
    "|Tous choisissent en même temps une carte de leur main et la posent."
    "|Puis chacun passe le reste de sa main au joueur suivant.",
    "laying": "Poser"
    "|Une carte se pose à côté des autres, bord à bord, ou par-dessus."
    "|Une case couverte ne compte plus, sauf pour le prix Vieux rocs.",
    "requests": "Les demandes"
    "|Quatre demandes sont visibles. Chacune est un motif de cases."
    "|Ton île doit avoir ce motif, tourné ou non, mais pas en miroir.",
    "claims": "Réussies"
    "|Une demande est à toi dès que son motif est sur ton île."
    "|Elle vaut un point par case. Un\u202f? accepte toute case et ne vaut rien."
    "|L’océan compte comme eau pour les demandes.",
    "first": "Qui d’abord"
    "|Si deux réussissent une demande au même tour, un seul la reçoit."
    "|À chaque tour, un autre joueur passe en premier."
    "|Une case peut servir à plusieurs demandes.",
    "awards": "Les prix"
    "|Une manche a quatre prix. À la fin, chacun va à la meilleure île."
    "|Un prix vaut 10 points."
    "|Si les meilleures sont à égalité, personne ne le reçoit et il reste visible.",
    "double": "Double eau"
    "|Une carte de double eau peut prendre la place d’une de tes cartes."
    "|Cette carte ne doit pas être couverte. Tu la reposes ailleurs.",
    "rounds": "Deux manches"
    "|Une manche a dix cartes. À la deuxième, les mains vont dans l’autre sens."
    "|Une partie courte a une manche et jusqu’à dix prix.",
    "hand": "Touches : la main"
    "|←→ choisissent une carte de ta main, ↑ la tourne, Ⓐ la prend."
    "|↓ montre les demandes. De là, Ⓐ mène aux prix et à toutes les îles.",
    "carrying": "Touches : poser"
    "|Les flèches déplacent la carte ou, où elle ne peut avancer, la tournent."
    "|Ⓐ pose la carte. Pendant une seconde, Ⓑ peut l’annuler.",
    "live": "Demandes en vue"
    "|Les cases encadrées d’une demande sont déjà là, les autres manquent."
    "|✓ veut dire qu’aucune case ne manque.",
    "waiting": "Sans attendre"
    "|Les autres choisissent pendant que tu choisis."
    "|Puis tu vois ce qu’ils ont fait. Ⓐ continue, ↓ montre les îles.",
    "hints": "Les indices"
    "|↓ et Ⓐ ensemble donnent un indice\u202f: où, puis quoi, puis pourquoi."
    "|Une partie avec indices ne compte pas pour ton record.",
    "review": "Le bilan"
    "|Après une partie, appuie sur ↓ et choisis le bilan de tes tours."
    "|Il montre l’effet du hasard et les tours qui ont coûté des chances.",
}
INTRO = (
    "Tu fais une île avec des cartes. Celui qui a le plus de points gagne.",
    "Les demandes, à droite, sont des motifs de 2 à 6 points. Un prix vaut 10 en fin de manche.",
)
INTRO_TERRAINS = "Une carte a deux cases. Autour de ton île, c’est l’océan\u202f: il vaut eau."
STEPS = (
    "",
    "En bas, ta main.|Prends la carte du cadre\u202f: →, ↑ la tourne, puis Ⓐ.",
    "La première carte\u202f: vois comme elle va.|Roche à gauche, sable à droite\u202f: Ⓐ, sinon tourne-la.",
    "",
    "Les mains passent. La première demande veut roche, sable, pré.|La carte du cadre\u202f: →, ↑↑ la tourne, puis Ⓐ.",
    "Une carte peut en couvrir une autre.|→↓\u202f: sable sur sable, pré à droite, puis Ⓐ.",
    "",
    "Trois cases de la demande sont là, encadrées. Il manque une forêt.|Prends les forêts\u202f: Ⓐ.",
    "✓ dit que rien ne manque.|↓↓\u202f: les forêts sous le pré, puis Ⓐ.",
    "",
)
END = (
    "La demande est à toi\u202f: 4 points.",
    "En fin de manche, chaque prix vaut 10. Dans la main, ↓ puis Ⓐ les montrent.",
)
