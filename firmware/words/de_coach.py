"""German: what a coach says after each turn."""

MENU = ("Trainer: ←aus→", "Trainer: ←an, Übung→")
SAID = "Der Trainer sagte"
COST = (
    "Was es kostete, ist unklar",
    "Das kostete wohl {n}",
    "Das kostete etwa {n}",
    "Wohl um etwa {n} besser",
    "Um etwa {n} besser",
)
EVEN = ("So gut wie der Meister", "So gut wie der Orca")
FULL = "Kein Platz für den Trainer"
MISSING = "Die Tabellen dafür fehlen"
FOOT = (
    "↓ besser  Ⓐ zurücknehmen",
    "↓ warum  Ⓐ zurücknehmen",
    "Warum  Ⓐ zurücknehmen",
    "Ⓐ zurücknehmen  Ⓑ zurück",
)
