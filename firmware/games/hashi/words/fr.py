"""French for Hashi, except help and hints."""

START = "Ⓐ inscrire {n}"
WRITE = "Ⓐ {n}"
NOT_HERE = "Pas ici"
SKIP = "Ⓐ…passer"
TAKE = "Ⓐ pont"
HELD = "↑↓←→ tracer   Ⓐ lâcher"
DRAW = "↑↓←→ tracer"
NEXT = "Ⓐ suivante"
START_GO = "Ⓐ 1re carte"
FINISH = "Ⓐ terminer"
CONFIRM = "Ⓐ confirmer"
WAIT = "Les autres…  ↑ tableaux"
NEVER_FINISHED = "Ⓐ {n}\u202f: jamais terminée"
SPOILS = "{arrow}\u202f: un {n} jamais terminé"
UNDO = "Ⓑ annuler"
MENU = "Ⓑ…menu"
NOTHING_FITS = ("Aucun pont\u202f: Ⓐ passer", "Pas {n} ponts\u202f: Ⓐ passer")
NO_NEEDS_BRIDGE = "D’abord un pont ici"
NO_HAS_NUMBER = "Elle a déjà son chiffre"
NO_TOO_MANY = "Trop de ponts pour lui"
NO_FLAG_START = "Commence sans drapeau"
NO_LINE = "Pas de ligne par là"
NO_BRIDGE_HERE = "Aucun pont ne part d’ici"
NO_BRIDGE = {
    "crossed": "Un pont barre le chemin",
    "double": "Deux ponts, pas plus",
    "numberless": "Il faut un chiffre au bout",
    "full": "Une île y est pleine",
    "rest": "Les autres n’iraient plus",
}
NO_SKIP = "Tous ou aucun pont (Ⓑ)"
CATEGORIES = ("⚑ Fanions", "⚐ Carrés", "⊷ Six reliées")
NEWS = "{what}\n+{n} points"
FINISHED = ("⚑ Fanions terminés", "⚐ Carrés terminés", "⊷ Six îles reliées")
PROGRESS = "carte {n}"
MENU_SKIP = ("Passer le chiffre", "Passer les ponts")
MENU_CARDS = "Les 18 cartes"
MENU_MASTER = "Dernier tour du maître"
MENU_WARN = ("Alertes\u202f: ←oui→", "Alertes\u202f: ←non→")
MENU_BOARDS = "Tous les tableaux"
MENU_RECAP = ("Résumé\u202f: ←tout→", "Résumé\u202f: ←l’important→", "Résumé\u202f: ←rien→")
CARDS_TITLE = "Cartes\u202f: ✓ est jouée"
SCORE_TITLE = "Les points"
ISLANDS = "Îles"
WORTH = ("encore {n}", "jusqu’à {card}\u202f: {n}")
HINT_BOARDS = "{who} ↑↓ qui  Ⓑ retour"
PASSING = "Chacun passe son tableau"
GOT = "{who} te passe un tableau avec un {n}."
TOLD = "Terminées"
HINT_RECAP = "Ⓐ suite  ↓ tableaux"

SIDE = "Côté"
SIDES = ("A, plus facile", "B, plus dur")
OPPONENTS = ("Rival 1", "Rival 2", "Rival 3")
NONE = "aucun"
NUMBERED = ("en solo, côté A", "en solo, côté B")
MASTER_MISSING = "Les tables du maître ne sont pas sur le disque\u202f: il ne peut pas jouer."
PRACTICE = "Essai\u202f: sans rang"
SUM = "{n} points"
TO_BEAT = "à battre\u202f: {n}"
BEST = "record\u202f: {n}"
NEW_BEST = "record\u202f!"
HINT_RESULT = "Ⓐ nouvelle ←→ vue  ↓ plus"
RANK = "Rang en solo\u202f:"
HINT_TABLE = "Ⓐ nouvelle ↑ ←→  ↓ plus"
HINT_BOARD = "{who}\u202f: {n}  ←→  ↓ plus"
RANKS = (
    "Sous-fifre",
    "Porteur d’eau",
    "Rafistoleur",
    "Ouvrier",
    "Bétonnier",
    "Chef de projet",
    "Ingénieur des ponts",
    "Expert en planification",
    "Génie des ponts",
    "As de l’architecture",
    "Génie en construction",
    "Dieu des îles",
)
MATCH_TITLE = "Toi et le maître"
MATCH_CARD = "Le maître\u202f: carte {n} sur {of}"
MASTER = "Maître"
MATCH_END = ("Plus que le maître\u202f!", "Autant que le maître\u202f!")
MASTER_NO_ROOM = "Le maître n’a pas assez de place ici."

# The puzzles: their list, and what is asked.
PUZZLE_AWAY = "Ⓑ retour"
PUZZLE_ASK = ("Meilleur tour : {n}, 1 pont ?", "Meilleur tour : {n}, {m} ponts ?")
CARD = ("Carte {n} : un {number}, 1 pont", "Carte {n} : un {number}, {m} ponts")
