"""French beside the game: help and lesson of Hashi."""

TOPICS = {
    "aim": "Le but|Une île avec autant de ponts que son chiffre est terminée\u202f: 2 points.",
    "start": "Le départ|Un 3 sans drapeau, encore Ⓐ\u202f: 4. À plusieurs, ton tableau va à gauche.",
    "cards": "Les cartes|1 à 6, à 1, 2 ou 3 ponts. Une est écartée. Seul, 17 en pioches\u202f: 7, 5, 5.",
    "round": "Un tour|Inscris le chiffre de la carte, puis trace tous ses ponts. Tu peux passer.",
    "numbers": "Les chiffres|Pas moins que ses ponts. Sur un drapeau, si un pont y arrive.",
    "signs": "Les signes|Cercle pointillé\u202f: pas de chiffre maintenant.\u202f!\u202f: jamais terminée.",
    "bridges": "Les ponts|Sur les lignes, deux au plus, jamais croisés. Tirets\u202f: un pont y va.",
    "from": "D’où partir|Un bout a un chiffre. Une île n’a pas plus de ponts que son chiffre, ou 6.",
    "all": "Tous ou aucun|Trace tous les ponts de la carte, ou aucun. S’ils ne vont pas tous, passe.",
    "extra": "Points en plus|Tous les ⚑ terminés 9, les ⚐ 7, ⊷ six îles terminées reliées 8. Une fois.",
    "time": "À temps|Seul, ⚐ jusqu’à la carte 7, ⚑ et ⊷ jusqu’à la 12. Ensuite 3, 5 et 4.",
    "others": "À plusieurs|Tous jouent chaque carte en même temps, cachés jusqu’au choix de tous.",
    "later": "Premier ou non|Le premier, ou tous ceux du même tour, ont tout. Ensuite 5, 3, 4.",
    "near": "Un rival proche|Un\u202f! derrière les points\u202f: une île lui manque.",
    "winner": "Qui gagne|Après la carte 17, qui a le plus de points\u202f; à égalité, plusieurs.",
    "ranks": "Rangs en solo|Sous-fifre jusqu’à 40, Dieu des îles dès 60. ↓ à la fin\u202f: bilan de tes tours.",
    "puzzles": "Problèmes|Au menu de Hashi\u202f: trouve le meilleur tour. Presque aussi bon suffit.",
    "keys": "Les touches|Ⓐ inscrit, une flèche trace. Ailleurs, Ⓐ prend l’île. Ⓐ maintenu passe.",
    "undo": "Rien n’est perdu|Ⓑ annule dans le tour. Maintenu\u202f: menu, plus en essai, revoir.",
    "panel": "À droite|Carte, barres des ponts. Carte sur 17. 14:16\u202f: toi et le meilleur rival.",
}
STEPS = (
    "Termine des îles, 2 points chacune\u202f: il y faut autant de ponts que le chiffre.|Un 3 dans le cadre\u202f: Ⓐ.",
    "Encore Ⓐ en ferait un 4. Ⓑ l’annulerait.|Maintiens Ⓐ\u202f: la première carte.",
    "En haut à droite, la carte\u202f: un 4 et deux barres, donc deux ponts.|Le 4 dans le cadre\u202f: Ⓐ.",
    "D’ici, une flèche trace un pont.|Traces-en un → et un ↑.",
    "Un drapeau ne prend un chiffre que si un pont y arrive. Celui-ci peut.|Ⓐ\u202f: la carte suivante.",
    "Tous les drapeaux d’une sorte valent plus.|Ⓐ inscrit le 3 sur le drapeau.",
    "Une ligne prend deux ponts, pas plus.|Traces-en un ↓.",
    "À droite ⚑9⧗12\u202f: quatre fanions terminés valent 9 jusqu’à la carte 12, puis 5.|Ⓐ\u202f: la carte suivante.",
    "Avec un\u202f! dans son cercle, une île à 6 ne sera jamais terminée.|Maintiens Ⓐ\u202f: passer le chiffre.",
    "Mais ses deux ponts aident.|Va ↓ au 4 dans le cadre, Ⓐ le prend, trace ↓.",
    "Terminée\u202f: 2 points. Au drapeau il en manque un.|Ⓐ le prend, trace →.",
    "On peut aussi passer les ponts, mais tous.|Ⓐ\u202f: la carte suivante.",
)
END = ("Voilà. Encore quatorze cartes\u202f: termine ce que tu peux.",)
