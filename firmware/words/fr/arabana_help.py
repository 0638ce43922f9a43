"""How to play Arabana-Ikibiti, in French: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "Le but",
        "Douze îles, 27 emplacements de ponts. Qui occupe plus de la moitié de ceux d’une île "
        "la contrôle.",
    ),
    (
        "Les signes",
        "Les tiens sont pleins, les siens creux\u202f: îles contrôlées, ponts. Points\u202f: "
        "libre.",
    ),
    (
        "Avant le début",
        "24 cartes, deux par île. Chacun en a trois, trois sont visibles, le reste est "
        "caché\u202f: la pioche. Qui commence est tiré au sort, ou choisi\u202f: Nouvelle "
        "partie.",
    ),
    (
        "Un tour",
        "Joue autant de cartes que tu veux, ou aucune. Puis pioche une carte, visible ou de la "
        "pioche\u202f: il le faut. Cela finit le tour.",
    ),
    (
        "Une carte",
        "pose un pont entre son île et une voisine, si l’emplacement est libre et si "
        "l’adversaire ne contrôle pas les deux îles.",
    ),
    (
        "Le contrôle",
        "Si tu gagnes une île, les ponts de l’autre y tombent. Il peut en perdre aussi les "
        "voisines. Il faut 2 sur 3, 3 sur 4 ou 5, 4 sur 6.",
    ),
    (
        "Une paire",
        "de cartes de ses îles (D-D, D-H ou H-H) enlève un pont D-H de l’adversaire. Le tien y "
        "va, s’il peut y être.",
    ),
    (
        "Ta main",
        "tient cinq cartes. Pleine, défausse une carte ou plus, face cachée, avant de piocher. "
        "Après cela, on ne joue plus de carte de ce tour.",
    ),
    (
        "Le décompte",
        "Toutes les cartes tirées, qui contrôle plus d’îles note la différence. Cela vient "
        "trois fois. Avant la troisième, chacun rejoue.",
    ),
    (
        "Après un décompte",
        "Ponts et mains restent. Les cartes jouées ou défaussées sont mélangées, trois sont "
        "visibles, et le jeu continue.",
    ),
    (
        "La fin",
        "Le plus de points gagne. Mais dès la manche 2, qui n’a plus de pont perd aussitôt. "
        "L’autre a 24 points, ou 12 dans la manche 3.",
    ),
    (
        "Tournoi",
        "Pour plusieurs parties\u202f: une victoire fait 3:1, l’égalité 2:2. Si l’un perd "
        "aussitôt, faute de pont, c’est 5:0 dans la manche 2, 4:0 dans la 3.",
    ),
    (
        "Les touches",
        "Sur une carte, Ⓐ la prend. Des ronds montrent où elle va, la dernière ligne ce qu’elle "
        "ferait. Ⓐ la pose, Ⓑ la rend.",
    ),
    (
        "Plus de touches",
        "Un rond sur un pont adverse veut une paire. Si d’autres cartes vont aussi, Ⓐ longtemps "
        "en change. Sur une carte, il la défausse.",
    ),
    (
        "Rien n’est perdu",
        "Ⓑ annule, jusqu’à la fin du tour. Longtemps, il ouvre un menu\u202f: le dernier tour, "
        "les cartes, les points, quitter.",
    ),
    (
        "Dernière ligne",
        "Elle dit ce que fait un coup. Ce qui tombe clignote, ce qu’il gagne est déjà à toi. "
        "Une île libérée n’est plus à personne.",
    ),
    (
        "À droite",
        "Points, manche\u202f; ta main. Au rond\u202f: îles contrôlées. Trois cartes à prendre, "
        "la pioche. En bas\u202f: qui joue (plein\u202f: toi), et sa taille.",
    ),
    (
        "Regarder",
        "Va à gauche depuis la main\u202f: le curseur visite les îles et dit leur nom. Ⓐ prend "
        "une carte de l’île, si tu en as.",
    ),
    (
        "Navigateur",
        "Trois cartes d’îles d’une même mer y mettent un bateau\u202f: comme un pont vers "
        "chacune. Mais chacune a alors un emplacement de plus.",
    ),
    (
        "Les bateaux",
        "Sans jouer de carte, l’un peut passer un emplacement libre. Un bateau posé sur le "
        "sien, ou trois ponts autour, le coulent. Si tu y entres, les deux coulent.",
    ),
    (
        "Nouvelle partie",
        "Règle douce\u202f: pas de pont entre deux îles de l’autre\u202f; stricte\u202f: à "
        "aucune. Le plus faible reçoit des ponts gratuits (★) et plus de cartes.",
    ),
)
