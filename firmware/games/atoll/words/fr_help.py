"""French for the help and the lesson of Atoll."""

TOPICS = {
    "aim": "Le but|Le plus de points gagne. Ton île en gagne par demandes et prix.",
    "terrains": "Cinq terrains|Eau, sable, pré, forêt et roche. Tout autour, l’océan.",
    "turn": "Un tour|Tous choisissent une carte et la posent. Le reste passe au suivant.",
    "laying": "Poser|Bord à bord ou dessus. Une case couverte ne sert qu’à Vieux rocs.",
    "requests": "Les demandes|Quatre sont visibles. Pose ce motif, tourné ou non, pas en miroir.",
    "claims": "Réussies|D’elles-mêmes\u202f: un point par case, mais pas\u202f?, libre\u202f; l’océan vaut eau.",
    "first": "Qui d’abord|À deux\u202f: au premier, qui change à chaque tour. Une case sert à plusieurs.",
    "awards": "Les prix|Quatre par manche. À sa fin, 10 à la meilleure île\u202f; à égalité, le prix reste.",
    "double": "Double eau|Elle prend la place d’une carte à découvert, que tu reposes.",
    "rounds": "Deux manches|De dix cartes, la deuxième dans l’autre sens. Une seule\u202f: dix prix au plus.",
    "hand": "Touches\u202f: la main|←→ choisissent, ↑ tourne, Ⓐ prend. ↓ demandes, puis Ⓐ prix, îles.",
    "carrying": "Touches\u202f: poser|Les flèches bougent et, au bord, tournent. Ⓐ pose, puis Ⓑ reprend.",
    "live": "Demandes en vue|Les cases encadrées sont là, les autres manquent. ✓\u202f: tout y est.",
    "waiting": "Sans attendre|Les autres choisissent aussi. Puis tu vois leurs coups\u202f: Ⓐ suite, ↓ îles.",
}
INTRO = (
    "Tu fais une île avec des cartes. Qui a le plus de points gagne.",
    "Les demandes, à droite, sont des motifs de 2 à 6 points. Un prix vaut 10 en fin de manche.",
)
INTRO_TERRAINS = "Une carte a deux cases. Autour de ton île, c’est l’océan\u202f: il vaut eau."
STEPS = (
    "",
    "En bas, ta main.|Prends la carte du cadre\u202f: →, ↑ la tourne, puis Ⓐ.",
    "La première carte\u202f: vois son sens.|Roche à gauche, sable à droite\u202f: Ⓐ, sinon tourne-la.",
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
