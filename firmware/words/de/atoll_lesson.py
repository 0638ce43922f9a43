"""German for Atoll's lesson: a sentence a step, in a frame of five lines of 117 dots."""

STEPS = (
    "",
    "Du legst Karten mit zwei Feldern zu einer Insel. Geh in der Hand →→ in den Rahmen, ↑ "
    "dreht, Ⓐ nimmt sie.",
    "Fels muss nach links, Sand nach rechts; ein Pfeil dreht. Ⓐ legt sie.",
    "",
    "",
    "Die Hände wandern. Der erste Auftrag will Fels, Sand und Wiese: Geh →, dreh zweimal mit ↑, "
    "Ⓐ nimmt sie.",
    "Karten dürfen sich verdecken. Geh →: Sand auf Sand, drei Felder des Auftrags sind im "
    "Kasten. Ⓐ legt sie.",
    "",
    "",
    "Ein Wald fehlt. Nimm die zwei Wälder im Rahmen mit Ⓐ.",
    "Geh ↓: Beim ✓ fehlt nichts. Ⓐ legt sie.",
    "",
)

END = (
    "Der Auftrag ist deiner: 4 Punkte.",
    "Am Ende bringt jeder Preis 10. In der Hand zeigen sie ↓ und dann Ⓐ.",
)
