"""French for the help and the lesson of Arabana-Ikibiti."""

TOPICS = {
    "aim": "Le but"
    "|Tes ponts te donnent des îles. Celui qui en a le plus marque des points."
    "|On compte trois fois\u202f: 6 îles contre 4 valent 2 points.",
    "signs": "Les signes"
    "|Les îles et ponts pleins sont à toi. Les creux sont au rival."
    "|Un trait en points est un emplacement libre, une lettre seule une île libre.",
    "setup": "Avant le début"
    "|Il y a 24 cartes, deux pour chaque île."
    "|Chacun en reçoit trois. Trois sont visibles, le reste est caché.",
    "turn": "Un tour"
    "|Joue autant de cartes que tu veux, ou aucune."
    "|Puis pioche une carte, visible ou de la pioche. Cela finit ton tour.",
    "card": "Une carte"
    "|Une carte pose un pont sur un emplacement libre de son île."
    "|Entre deux îles du rival, tu ne peux pas construire.",
    "control": "Le contrôle"
    "|Qui a plus de la moitié des emplacements d’une île la contrôle."
    "|C’est 2 sur 3, 3 sur 4, 3 sur 5 ou 4 sur 6."
    "|Quand tu gagnes une île, les ponts du rival y tombent.",
    "pair": "Une paire"
    "|D-D, D-H ou H-H abattent le pont du rival entre D et H."
    "|Puis ton pont est posé là, si tu peux y construire.",
    "hand": "Ta main"
    "|Tu peux avoir cinq cartes au plus."
    "|À cinq, défausses-en une avant de piocher. Tu ne joues plus ensuite.",
    "scoring": "Le décompte"
    "|On compte quand toutes les cartes sont piochées."
    "|Qui contrôle alors plus d’îles marque l’écart.",
    "rounds": "Trois manches"
    "|Les ponts et les mains restent pour la manche suivante."
    "|Avant le troisième décompte, chacun joue encore, sans piocher.",
    "end": "La fin"
    "|Après trois manches, celui qui a plus de points gagne."
    "|Dès la manche 2, celui qui n’a plus de pont perd aussitôt."
    "|L’autre reçoit pour cela 24 points en manche 2, 12 en manche 3.",
    "tournament": "Tournoi"
    "|En tournoi, une victoire compte 3:1 et une égalité 2:2."
    "|Si un joueur n’a plus de pont, c’est 5:0 en manche 2, 4:0 en manche 3.",
    "series": "Série"
    "|Une série est faite de parties dont les points s’ajoutent."
    "|Chacun commence à son tour. Maintiens Ⓐ sur le score pour finir la série.",
    "keys": "Les touches"
    "|Ⓐ prend la carte du curseur. Des ronds montrent où elle va."
    "|Les flèches vont de rond en rond. Ⓐ pose le pont, Ⓑ rend la carte.",
    "more_keys": "Plus de touches"
    "|Sur un rond, maintiens Ⓐ pour y prendre d’autres de tes cartes."
    "|Sur une carte, maintiens Ⓐ pour la défausser."
    "|Va ← depuis ta main pour regarder les îles.",
    "undo": "Rien n’est perdu"
    "|Ⓑ annule pas à pas jusqu’à la fin du tour."
    "|Maintiens Ⓑ pour le menu et pour revoir la partie.",
    "preview": "Avant de poser"
    "|Avant d’appuyer sur Ⓐ, tu vois sur les îles ce qui arriverait."
    "|Les ponts qui tomberaient clignotent."
    "|Les îles que tu gagnerais sont déjà dessinées comme tiennes.",
    "panel": "À droite"
    "|En haut à droite sont les points, les tiens d’abord, et la manche."
    "|Dessous sont ta main et le nombre d’îles que chacun contrôle."
    "|Puis viennent les cartes visibles. En bas\u202f: qui joue, et la pioche.",
    "seafarer": "Marins"
    "|Trois cartes d’îles autour d’une mer y placent un bateau."
    "|Deux des cartes peuvent être de la même île."
    "|Un bateau est un pont vers ses îles et ajoute un emplacement à chacune.",
    "ships": "Les bateaux"
    "|Au lieu de jouer des cartes, tu peux mener un bateau à la mer voisine."
    "|L’emplacement entre ces mers doit être libre."
    "|L’île que le bateau quitte peut alors être perdue.",
    "sunk": "Coulé"
    "|Un bateau coule si le rival en place un nouveau dans sa mer."
    "|Il coule aussi si des ponts du rival ferment sa mer de tous côtés."
    "|Si un bateau va sur un bateau de l’autre, les deux coulent.",
    "new_game": "Nouvelle partie"
    "|Règle des ponts, douce\u202f: rien entre deux îles du rival."
    "|Règle des ponts, stricte\u202f: rien à aucune île du rival."
    "|★ est un pont gratuit. Il aide le joueur le plus faible.",
    "hints": "Les indices"
    "|↓ et Ⓐ ensemble donnent un indice\u202f: où, puis quoi, puis pourquoi."
    "|Une partie avec indices ne compte pas pour ton record.",
    "review": "Le bilan"
    "|Après une partie, appuie sur ↓ et choisis le bilan de tes tours."
    "|Il montre l’effet du hasard et les tours qui ont coûté des chances.",
}
STEPS = (
    "On compte trois fois\u202f: celui qui contrôle plus d’îles marque l’écart.|Va ← sur Arabana\u202f: Ⓐ. Pose son pont\u202f: Ⓐ.",
    "Ton tour finit quand tu pioches.|Va ↓ sur la carte visible Ikibiti\u202f: Ⓐ.",
    "Ⓑ annulerait tout.|Ⓐ finit le tour.",
    "",
    "Le creux est au rival. Ikibiti se gagne à deux emplacements sur trois.|Va → sur Ikibiti\u202f: Ⓐ. Un pont vers Fafnuff\u202f: Ⓐ.",
    "Ikibiti est à toi, le pont du rival y est tombé.|Va ↓ sur Arabana\u202f: Ⓐ. Finis le tour\u202f: Ⓐ.",
    "",
    "Trois cartes autour d’une mer\u202f: un bateau, un pont vers chaque île.|Va ← sur Arabana\u202f: Ⓐ. Pose le bateau\u202f: Ⓐ.",
)
END = (
    "C’est tout\u202f: pioche maintenant ce que tu veux.",
    "Après trois décomptes, qui a plus de points gagne.",
)
