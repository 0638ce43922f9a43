"""How to play Hashi, in French: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "Le but",
        "Inscris des chiffres sur les îles et relie-les par des ponts. Avec autant de ponts que "
        "son chiffre, une île est terminée\u202f: 2 points.",
    ),
    (
        "Le départ",
        "Avant la première carte, tu inscris un 3 ou un 4 (voir Nouvelle partie) sur une île "
        "sans drapeau. À plusieurs, les tableaux passent alors à gauche.",
    ),
    (
        "Un tour",
        "Chacune des 17 cartes montre un chiffre et 1 à 3 ponts. Inscris d’abord le chiffre, "
        "puis trace les ponts. Tu peux renoncer à l’un et à l’autre.",
    ),
    (
        "Les cartes",
        "18\u202f: chaque chiffre, de 1 à 6, avec 1, 2 ou 3 ponts. Une est écartée sans être "
        "vue. Seul, tu as 17 cartes en pioches de 7, 5 et 5.",
    ),
    (
        "Les chiffres",
        "vont sur une île libre\u202f; avec un drapeau, seulement si un pont y arrive. Jamais "
        "moins que ses ponts. Un cercle pointillé n’en prend pas maintenant.",
    ),
    (
        "Les ponts",
        "suivent les lignes pointillées, deux au plus sur une, et ne se croisent jamais. Les "
        "tirets en prennent un maintenant. Trace tous ceux de la carte.",
    ),
    (
        "D’où partir",
        "Un pont part d’une île qui a un chiffre. Aucune île ne prend plus de ponts que son "
        "chiffre, ni plus de 6 sans chiffre.",
    ),
    (
        "Terminée",
        "Ce 3 a trois ponts\u202f: il s’allume, l’île est terminée.",
    ),
    (
        "Points en plus",
        "⚑ les quatre fanions\u202f: 9\n"
        "⚐ les trois carrés\u202f: 7\n"
        "⊷ six îles terminées reliées par des ponts\u202f: 8\n"
        "Chacun une seule fois.",
    ),
    (
        "À temps",
        "Seul, il faut ⚐ au plus tard après la carte 7, ⚑ et ⊷ après la 12. Plus tard, ils ne "
        "valent que 3, 5 et 4 points. Un drapeau compte une fois terminé.",
    ),
    (
        "À plusieurs",
        "vous jouez chaque carte en même temps, chacun sur son tableau. Prépare ton tour\u202f: "
        "personne ne voit un choix avant que tous aient choisi.",
    ),
    (
        "Premier ou non",
        "À plusieurs, le premier à ⚑ ⚐ ⊷ et tous ceux du même tour ont tous les points, les "
        "suivants 5, 3 et 4.\u202f!\u202f: il manque une île à un rival.",
    ),
    (
        "Qui gagne",
        "Après la carte 17, le plus de points gagne, à égalité ensemble. Ⓑ annule dans le tour. "
        "Le menu peut plus\u202f: alors c’est un essai.",
    ),
    (
        "Les rangs",
        "Seul, tes points font un rang. Jusqu’à 40 Sous-fifre, puis un rang tous les deux "
        "points. 51\u202f: Ingénieur des ponts. 60, le meilleur\u202f: Dieu des îles.",
    ),
    (
        "Les touches",
        "↑↓←→ bougent le curseur. Ⓐ inscrit. Pour un pont, Ⓐ prend une île, puis une flèche le "
        "trace. Ⓐ longtemps\u202f: renoncer.",
    ),
    (
        "Rien n’est perdu",
        "Ⓑ annule, jusqu’à la carte suivante. Longtemps, il ouvre un menu\u202f: cartes, "
        "points, quitter. La partie attend sous Reprendre.",
    ),
    (
        "À droite",
        "la carte\u202f: un chiffre et des barres pour les ponts. Dessous\u202f: laquelle des "
        "17, les points, et ce que valent ⚑ ⚐ ⊷\u202f: 9≤12, neuf jusqu’à la carte 12.",
    ),
)
