"""French for hints in Arabana-Ikibiti."""

LAY_OFF = "Défausser {island}."
NOTHING = "Beaucoup de coups se valent à peu près."
REASONS = (  # in the order of engine/arabana/players/why.py
    "Son dernier pont tombe\u202f: tu gagnes la partie.",
    "Gagne {island}.",
    ("Gagne {island} et abat son pont.", "Gagne {island} et y abat {n} ponts."),
    "Gagne {island}, et il perd {other}.",
    "Prend {island} à l’adversaire.",
    "L’adversaire perd {island}.",
    "Défend {island}\u202f: une carte ou une paire peut la prendre.",
    "Lui refuse {island}\u202f: une carte ou une paire peut la gagner.",
    "Il ne manquera qu’un emplacement à {island}.",
    "Tu seras mieux après sa réponse probable.",
    "On ne peut piocher aucune autre carte.",
    "On ne peut plus rien jouer.",
    "Une carte {island} aide à gagner {other}.",
    "Une carte {island} vaut le plus au prochain tour.",
    "La pioche promet plus que les cartes ouvertes.",
    "{island} est la carte la moins utile.",
)
