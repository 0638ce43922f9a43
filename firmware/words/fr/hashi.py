"""French for Hashi."""

# The last line of the board.
WRITE = "Ⓐ {n}"
NOT_HERE = "Pas ici"
SKIP = "Ⓐ…sans"
TAKE = "Ⓐ pont"
HELD = "↑↓←→ tracer   Ⓐ lâcher"
NEXT = "Ⓐ suivante"
START_GO = "Ⓐ 1re carte"
FINISH = "Ⓐ terminer"
IN_VAIN = "Ⓐ {n}\u202f: jamais terminée"
SPOILS = "{arrow}\u202f: un {n} jamais terminé"
UNDO = "Ⓑ retour"
MENU = "Ⓑ…menu"
NOTHING_FITS = (  # one, two, three bridges
    "Aucun pont\u202f: Ⓐ sans",
    "Jamais 2 ponts\u202f: Ⓐ sans",
    "Jamais 3 ponts\u202f: Ⓐ sans",
)

# Why not, in the place of the hint.
NO_NEEDS_BRIDGE = "D’abord un pont ici"
NO_HAS_NUMBER = "Elle a déjà son chiffre"
NO_TOO_MANY = "Trop de ponts pour lui"
NO_FLAG_START = "Commence sans drapeau"
NO_LINE = "Pas de ligne par là"
NO_BRIDGE_HERE = "Aucun pont ne part d’ici"
NO_BRIDGE = (
    "Un pont barre le chemin",
    "Deux ponts, pas plus",
    "Il faut un chiffre au bout",
    "Une île y est pleine",
    "Les autres n’iraient plus",
)
NO_SKIP = "Tous ou aucun pont (Ⓑ)"

CATEGORIES = ("⚑ Fanions", "⚐ Carrés", "⊷ Six reliées")
POINTS = "{n}pt"

NEWS = (
    "⚑ Fanions terminés\n+{n} points",
    "⚐ Carrés terminés\n+{n} points",
    "⊷ Six îles reliées\n+{n} points",
)
