"""French beside the game: help and lesson of Hashi."""

TOPICS = {
    "aim": "Le but"
    "|Termine des îles\u202f: chaque île terminée vaut 2 points."
    "|Une île est terminée dès qu’elle a autant de ponts que son chiffre.",
    "start": "Le départ"
    "|Avant la première carte, inscris un 3 ou un 4 sur une île sans drapeau."
    "|Ⓐ inscrit un 3, encore Ⓐ un 4. Maintiens Ⓐ pour la première carte."
    "|À plusieurs, chaque tableau passe ensuite au joueur de gauche.",
    "cards": "Les cartes"
    "|Une carte a un chiffre de 1 à 6 et un, deux ou trois ponts."
    "|Il y a 18 cartes. Une est écartée sans être vue, 17 sont jouées."
    "|En solo, elles viennent en trois pioches\u202f: de 7, 5 et 5 cartes.",
    "round": "Un tour"
    "|Inscris d’abord le chiffre de la carte sur une île qui n’en a pas."
    "|Trace ensuite tous les ponts de la carte."
    "|Tu peux passer le chiffre, les ponts, ou les deux.",
    "numbers": "Les chiffres"
    "|Un chiffre n’est jamais plus petit que le nombre de ponts qui arrivent là."
    "|Une île à drapeau ne prend un chiffre que si un pont y arrive déjà.",
    "signs": "Les signes"
    "|Une île au cercle pointillé ne peut pas prendre le chiffre de la carte."
    "|Une île avec\u202f! le peut, mais ne serait alors jamais terminée.",
    "bridges": "Les ponts"
    "|Un pont suit une ligne, d’une île jusqu’à la suivante."
    "|Une ligne prend deux ponts au plus. Les ponts ne se croisent jamais."
    "|Une ligne en tirets peut prendre un pont maintenant.",
    "from": "D’où partir"
    "|Un bout d’un nouveau pont doit être une île qui a un chiffre."
    "|Une île n’a jamais plus de ponts que son chiffre, ou que 6 si elle n’en a pas."
    "|Une île terminée ne prend plus de pont.",
    "all": "Tous ou aucun"
    "|Trace autant de ponts que la carte en a, ou aucun."
    "|S’il n’y a pas de place pour tous, passe les ponts.",
    "extra": "Points en plus"
    "|Termine les quatre îles à fanion ⚑\u202f: cela vaut 9 points."
    "|Termine les trois îles à carré ⚐\u202f: cela vaut 7 points."
    "|Relie six îles terminées par des ponts ⊷\u202f: cela vaut 8 points."
    "|Tu peux avoir chacun de ces points une fois par partie.",
    "time": "À temps"
    "|En solo, tous les ⚐ valent 7 points jusqu’à la carte 7, puis 3."
    "|Tous les ⚑ valent 9 points jusqu’à la carte 12, puis 5."
    "|Six îles reliées ⊷ valent 8 points jusqu’à la carte 12, puis 4."
    "|⚑9⧗12 à côté dit\u202f: tous les ⚑ valent 9 points jusqu’à la carte 12.",
    "others": "À plusieurs"
    "|Tous jouent la même carte en même temps."
    "|Personne ne voit les tours des autres avant que tous aient choisi.",
    "later": "Premier ou non"
    "|Le premier qui a tous les ⚑, tous les ⚐ ou ⊷ reçoit les points en entier."
    "|Ceux qui y arrivent au même tour les reçoivent aussi."
    "|À un tour suivant, cela vaut moins\u202f: ⚑ 5, ⚐ 3, ⊷ 4.",
    "near": "Un rival proche"
    "|Un\u202f! derrière ces points t’avertit\u202f: il ne manque qu’une île à un rival.",
    "winner": "Qui gagne"
    "|Après la carte 17, celui qui a le plus de points gagne."
    "|Ceux qui ont autant de points partagent la victoire.",
    "ranks": "Rangs en solo"
    "|En solo, tes points te donnent un rang\u202f: jusqu’à 40, Sous-fifre."
    "|À partir de 60 points, tu es Dieu des îles.",
    "hints": "Les indices"
    "|↓ et Ⓐ ensemble donnent un indice\u202f: où, puis quoi, puis pourquoi."
    "|Une partie avec indices ne compte pas pour ton record.",
    "review": "Le bilan"
    "|Après une partie, appuie sur ↓ et choisis le bilan de tes tours."
    "|Il montre l’effet du hasard et les tours qui ont coûté des points."
    "|Le maître est le plus fort des joueurs de l’ordinateur.",
    "puzzles": "Problèmes"
    "|Le menu de Hashi a des problèmes\u202f: trouve le meilleur tour."
    "|Un tour à peu près aussi bon résout aussi le problème.",
    "keys": "Les touches"
    "|Les flèches bougent le curseur. Ⓐ inscrit le chiffre sur son île."
    "|Ensuite une flèche trace un pont depuis cette île."
    "|Pour partir d’une autre île, va dessus et appuie d’abord sur Ⓐ."
    "|Maintiens Ⓐ pour passer le chiffre ou les ponts.",
    "undo": "Rien n’est perdu"
    "|Ⓑ annule pas à pas, jusqu’au début du tour."
    "|Maintiens Ⓑ pour le menu. Y annuler un tour fait de la partie un essai."
    "|Le menu permet aussi de revoir la partie.",
    "panel": "À droite"
    "|En haut à droite est la carte\u202f: son chiffre et une barre par pont."
    "|Une barre devient creuse quand son pont est tracé."
    "|3/17 veut dire\u202f: c’est la carte 3 sur 17. Tes points sont dessous."
    "|À plusieurs, 14:16 sont tes points et ceux du meilleur rival.",
}
STEPS = (
    "Avec autant de ponts que son chiffre, une île est terminée\u202f: 2 points.|Inscris un 3 dans le cadre\u202f: Ⓐ.",
    "Encore Ⓐ en ferait un 4. Ⓑ l’annulerait.|Maintiens Ⓐ pour la première carte.",
    "La carte est en haut à droite\u202f: un 4 et deux barres pour deux ponts.|Inscris le 4 dans le cadre\u202f: Ⓐ.",
    "D’ici, une flèche trace un pont.|Traces-en un → et un ↑.",
    "Un drapeau ne prend un chiffre que si un pont y arrive. Celui-ci peut.|Ⓐ\u202f: la carte suivante.",
    "Fanions ⚑ et carrés ⚐ sont des drapeaux. Une sorte entière donne des points en plus.|Ⓐ inscrit le 3.",
    "Une ligne prend deux ponts, pas plus.|Traces-en un ↓.",
    "À droite, ⚑9⧗12\u202f: les quatre fanions terminés valent 9 points jusqu’à la carte 12, puis 5.|Ⓐ\u202f: la carte suivante.",
    "Avec un 6, une île qui a un\u202f! ne serait jamais terminée.|Maintiens Ⓐ\u202f: passer le chiffre.",
    "Mais ses deux ponts aident.|Va ↓ au 4 dans le cadre, Ⓐ le prend, trace ↓.",
    "Terminée\u202f: 2 points. Il manque un pont au drapeau.|Ⓐ le prend, trace →.",
    "Tu peux aussi passer les ponts, mais alors tous.|Ⓐ\u202f: la carte suivante.",
)
END = ("Voilà. Encore quatorze cartes\u202f: termine ce que tu peux.",)
