"""French for the help and the lesson of Arabana-Ikibiti."""

TOPICS = {
    "aim": "Le but|Trois fois, qui contrôle plus d’îles marque la différence.",
    "signs": "Les signes|Les tiens sont pleins, les siens creux\u202f: îles, ponts. Points\u202f: libre.",
    "setup": "Avant le début|24 cartes, deux par île\u202f: trois à chacun, trois visibles, le reste caché.",
    "turn": "Un tour|Joue les cartes que tu veux, ou aucune. Puis pioche\u202f: le tour est fini.",
    "card": "Une carte|Elle pose un pont à son île, sauf entre deux îles du rival.",
    "control": "Le contrôle|2 ponts sur 3, 3 sur 4 ou 5, 4 sur 6 gagnent l’île. Les siens y tombent.",
    "pair": "Une paire|D-D, D-H ou H-H abat son pont D-H. Le tien le remplace, s’il le peut.",
    "hand": "Ta main|Elle tient cinq cartes. Pleine, défausse, puis pioche, sans plus jouer.",
    "scoring": "Le décompte|Toutes les cartes piochées, qui a plus d’îles marque la différence.",
    "rounds": "Trois manches|Ponts et mains restent. Avant le troisième décompte, chacun rejoue.",
    "end": "La fin|Le plus de points gagne. Dès la manche 2, sans pont on perd\u202f: 24, puis 12.",
    "tournament": "Tournoi|Victoire 3:1, égalité 2:2. Sans pont, 5:0 en manche 2, 4:0 en manche 3.",
    "series": "Série|Des parties dont les points s’ajoutent, jusqu’à ce que tu la finisses.",
    "keys": "Les touches|Ⓐ prend une carte. Des ronds montrent où elle va. Ⓐ la pose, Ⓑ la rend.",
    "more_keys": "Plus de touches|Ⓐ maintenu change les cartes\u202f; sur une carte, la défausse. ← visite les îles.",
    "undo": "Rien n’est perdu|Ⓑ annule jusqu’à la fin du tour. Maintenu\u202f: menu, revoir la partie.",
    "preview": "Avant de poser|Ce qui tombe clignote, ce que tu gagnes est à toi. L’île libérée, à personne.",
    "panel": "À droite|Points, manche. Main. Îles. Cartes visibles. En bas\u202f: à qui le tour, la pioche.",
    "seafarer": "Navigateur|3 cartes d’une mer, même doubles\u202f: bateau, un pont par île, 1 emplacement.",
    "ships": "Les bateaux|Sans carte, l’un passe un emplacement libre. L’île quittée peut être perdue.",
    "sunk": "Coulé|Un nouveau bateau ou trois ponts le coulent. Collision\u202f: les deux.",
    "new_game": "Nouvelle partie|Règle douce\u202f: rien entre deux îles de lui\u202f; stricte\u202f: à aucune. ★\u202f: gratuit.",
}
STEPS = (
    "Trois fois, qui tient plus d’îles marque la différence.|Va ← sur Arabana\u202f: Ⓐ. Pose son pont\u202f: Ⓐ.",
    "Un tour finit quand tu pioches.|Va ↓ sur la carte visible Ikibiti\u202f: Ⓐ.",
    "Ⓑ annulerait tout.|Ⓐ finit le tour.",
    "",
    "Creux\u202f: ton rival. Ikibiti a trois places\u202f: deux suffisent.|Va → sur Ikibiti\u202f: Ⓐ. Un pont vers Fafnuff\u202f: Ⓐ.",
    "Ikibiti est à toi, le pont du rival y est tombé.|Va ↓ sur Arabana\u202f: Ⓐ. Finis le tour\u202f: Ⓐ.",
    "",
    "Trois cartes d’une mer font un bateau, un pont vers chaque île.|Va ← sur Arabana\u202f: Ⓐ. Pose le bateau\u202f: Ⓐ.",
)
END = (
    "C’est tout\u202f: pioche maintenant ce que tu veux.",
    "Après trois décomptes, le plus de points gagne.",
)
