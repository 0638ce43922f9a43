"""French for the help and the lesson of Atoll."""

TOPICS = {
    "aim": "Le but|Pose des cartes, fais une île. Demandes et prix valent des points.",
    "terrains": "Cinq terrains|eau, sable, pré, forêt et roche. Tout autour, l’océan.",
    "turn": "Un tour|Tous choisissent une carte et la posent. Le reste passe au suivant.",
    "laying": "Poser|à côté de l’île ou dessus. Les cases couvertes comptent pour Vieux rocs.",
    "requests": "Les demandes|Quatre sont visibles. Pose ce motif, tourné ou non, pas en miroir.",
    "claims": "Réussies|d’elles-mêmes\u202f: un point par case.\u202f?\u202f: n’importe "
    "quoi\u202f; l’océan vaut eau.",
    "first": "Qui d’abord|si deux réussissent\u202f: cela tourne. Une case peut servir à "
    "plusieurs.",
    "awards": "Les prix|Quatre par manche. À la fin, 10 à la meilleure île\u202f; à égalité, rien.",
    "double": "Double eau|peut prendre la place d’une de tes cartes, que tu reposes.",
    "rounds": "Deux manches|de dix cartes, la deuxième à l’envers. Une seule\u202f: dix prix au "
    "plus.",
    "hand": "Touches\u202f: la main|←→ choisissent, ↑ tourne, Ⓐ prend. ↓ demandes, puis Ⓐ prix, "
    "îles.",
    "carrying": "Touches\u202f: poser|Les flèches bougent et, au bord, tournent. Ⓐ pose, puis Ⓑ "
    "reprend.",
    "live": "Demandes en vue|En boîte les cases que tu as, entières celles qui manquent. ✓\u202f: "
    "tout y est.",
    "waiting": "Personne n’attend|Les autres choisissent aussi. Puis tu le vois\u202f: Ⓐ suite, Ⓑ "
    "tout sauter.",
}
STEPS = (
    "",
    "Tu poses des cartes de deux cases pour faire une île. Dans la main, va →→ au cadre, ↑ la "
    "tourne, Ⓐ la prend.",
    "Roche à gauche, sable à droite\u202f; une flèche la tourne. Ⓐ la pose.",
    "",
    "Les mains passent. La première demande veut roche, sable et pré\u202f: va →, tourne deux "
    "fois avec ↑, Ⓐ la prend.",
    "Les cartes se couvrent. Va →\u202f: sable sur sable, trois cases de la demande sont en "
    "boîte. Ⓐ la pose.",
    "",
    "Il manque une forêt. Prends les deux forêts du cadre avec Ⓐ.",
    "Va ↓\u202f: avec ✓, rien ne manque. Ⓐ la pose.",
    "",
)
END = (
    "La demande est à toi\u202f: 4 points.",
    "À la fin, chaque prix vaut 10. Dans la main, ↓ puis Ⓐ les montrent.",
)
