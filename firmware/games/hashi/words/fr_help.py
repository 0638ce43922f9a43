"""French for the help and the lesson of Hashi."""

# Help: a title and a text for each page (firmware/games/hashi/help.py).
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
# The lesson: a sentence a step, in a frame of five lines of 117 pixels.
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
