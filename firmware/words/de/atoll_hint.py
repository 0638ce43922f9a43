"""German for hints in Atoll."""

REQUESTS = (
    "Der Auftrag oben links",
    "Der Auftrag oben rechts",
    "Der Auftrag unten links",
    "Der Auftrag unten rechts",
)
TERRAINS = ("Wasser", "Sand", "Wiese", "Wald", "Fels")
NOTHING = "Viele Züge sind etwa gleich gut."
REASONS = (  # in the order of engine/atoll/players/why.py
    "{request} ist erfüllt: {n} Punkte.",
    "{n} Aufträge sind erfüllt: {other} Punkte.",
    "{request} braucht dann nur noch ein Feld: {terrain}.",
    "{request} braucht dann nur noch {n} Felder.",
    "{award}: Gebiete wachsen zusammen, {n} Felder.",
    "{award}: du gehst in Führung, {n} zu {other}.",
    "{award}: du führst deutlicher, {n} zu {other}.",
    "{award}: du gleichst aus, je {n}.",
    "{award}: du kommst näher, {n} zu {other}.",
    "Wenige Züge bringen für Aufträge und Preise zusammen so viel.",
)
