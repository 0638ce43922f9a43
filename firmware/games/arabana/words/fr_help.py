"""French for the help and the lesson of Arabana-Ikibiti."""

TOPICS = {
    "aim": "Le but|Douze îles. Des ponts sur plus de la moitié des places\u202f: contrôlée.",
    "signs": "Les signes|Les tiens sont pleins, les siens creux\u202f: îles, ponts. Points\u202f: "
    "libre.",
    "setup": "Avant le début|24 cartes, deux par île\u202f: trois à chacun, trois visibles, le "
    "reste caché.",
    "turn": "Un tour|Joue les cartes que tu veux, ou aucune. Puis pioche\u202f: cela finit le "
    "tour.",
    "card": "Une carte|pose un pont à son île, sur une place libre, si un bout n’est pas à lui.",
    "control": "Le contrôle|Gagne une île, et ses ponts y tombent. 2 sur 3, 3 sur 4 ou 5, 4 sur 6.",
    "pair": "Une paire|de ses îles, D-D, D-H ou H-H, abat son D-H. Le tien y va, s’il le peut.",
    "hand": "Ta main|tient cinq cartes. Pleine, défausse, puis pioche, sans plus jouer.",
    "scoring": "Le décompte|Toutes les cartes tirées, qui contrôle plus d’îles note la différence.",
    "rounds": "Trois manches|Ponts et mains restent. Avant le troisième décompte, chacun rejoue.",
    "end": "La fin|Le plus de points gagne. Dès la manche 2, sans pont on perd\u202f: 24, puis 12.",
    "tournament": "Tournoi|Victoire 3:1, égalité 2:2. Sans pont, 5:0 en manche 2, 4:0 en manche 3.",
    "keys": "Les touches|Ⓐ prend une carte. Des ronds montrent où elle va. Ⓐ la pose, Ⓑ la rend.",
    "more_keys": "Plus de touches|Ⓐ longtemps change les cartes\u202f; sur une carte, la défausse. "
    "← visite les îles.",
    "undo": "Rien n’est perdu|Ⓑ annule jusqu’à la fin du tour. Longtemps\u202f: menu, dernier "
    "tour.",
    "preview": "Avant de poser|Ce qui tombe clignote, ce que tu gagnes est à toi. L’île libérée, à "
    "personne.",
    "panel": "À droite|Points, manche. Main. Îles. Cartes visibles, pioche. En bas\u202f: qui "
    "joue.",
    "seafarer": "Navigateur|Trois cartes d’une mer\u202f: un bateau, un pont et une place à "
    "chacune.",
    "ships": "Les bateaux|Sans carte, l’un passe un emplacement libre. Sur le sien, ou "
    "cerné\u202f: coulé.",
    "new_game": "Nouvelle partie|Règle douce\u202f: rien entre deux îles de lui\u202f; "
    "stricte\u202f: à aucune. ★\u202f: gratuit.",
}
STEPS = (
    "Une carte pose un pont à son île. Prends le A avec Ⓐ, va au cadre, Ⓐ le pose.",
    "Un tour finit quand tu pioches. Va ↓ au I visible dans le cadre et prends-le avec Ⓐ.",
    "Ⓑ annulerait tout cela. Ⓐ finit le tour.",
    "",
    "Les siens sont creux. Deux de ses trois places gagnent le I\u202f: prends ton I, pose un "
    "pont vers F.",
    "Le I est à toi, son pont y est tombé. Prends le A visible, finis le tour.",
    "",
    "Trois cartes autour d’une mer font un bateau, comme un pont vers chacune. Prends le A, va "
    "au cadre en mer.",
)
END = (
    "C’est tout\u202f: pioche maintenant ce que tu veux.",
    "Qui contrôle le plus d’îles à la fin gagne.",
)
