"""German for Atoll, except help and lesson."""

HINT_HAND = "Ⓐ los ↑drehen ↓mehr Ⓑ…"
HINT_SURE = ("Gelegt  Ⓐ ja  Ⓑ zurück", "+{n}:  Ⓐ ja  Ⓑ zurück")
HINT_LAID = ("Gelegt  Ⓑ zurück", "Gelegt +{n}  Ⓑ zurück")
HINT_TAKE = ("Ⓐ legen  ↑↓←→ tauschen", "Ⓐ diese nehmen  Ⓑ keine")
HINT_WAIT = "Warten auf {n}  Ⓑ zurück"
HINT_DONE = "Andere wählen…"
LAY = "Ⓐ legen auf {spot}  Ⓑ Hand"
NO_CARD = "Dort liegt keine Karte"
NO_UNDO = "Nichts zurückzunehmen"
SHEETS = ("Aufträge", "Preise", "Inseln")
PROGRESS = "Runde {n}, Karte {card}"
AWARDS = (
    "Dünen|Meiste Felder Sand\n"
    "Weiden|Meiste Felder Wiese\n"
    "Forst|Meiste Felder Wald\n"
    "Steinbruch|Meiste Felder Fels\n"
    "Seeufer|Meiste Kanten Land an Wasser ohne Ozean\n"
    "Großer Strand|Größtes Gebiet Sand, über Kanten\n"
    "Große Ebene|Größtes Gebiet Wiese, über Kanten\n"
    "Großer Wald|Größtes Gebiet Wald, über Kanten\n"
    "Bergmassiv|Größtes Gebiet Fels, über Kanten\n"
    "Lange Küste|Meiste Kanten von Feldern am Ozean\n"
    "Strände|Meiste Kanten Sand an Wasser oder Ozean\n"
    "Vorberge|Meiste Kanten zwischen Wiese und Fels\n"
    "Mangroven|Meiste Kanten Wald an Wasser ohne Ozean\n"
    "Langer Arm|Meiste Felder in einer Zeile oder Spalte\n"
    "Kleine Welt|Wenigste Felder obenauf\n"
    "Weites Land|Meiste Kanten zwischen gleichen Feldern\n"
    "Mosaik|Meiste Gebiete gleicher Felder\n"
    "Binnenland|Meiste Felder ohne Kante am Ozean\n"
    "Alte Steine|Meiste verdeckte Felder Fels\n"
    "Flickwerk|Meiste 2×2-Quadrate mit 3+ Landschaften"
)
AWARDS_TITLE = "Preis {n}/{all}: +10"
LEADS = "{who}: {n}"
TIE = "gleich {n}"
HINT_AWARDS = "↑↓  Ⓐ Inseln  Ⓑ zurück"
REQUESTS_TITLE = "Aufträge; im Kasten: da"
HINT_REQUESTS = "Ⓐ Preise  Ⓑ zurück"
HINT_ISLANDS = ("↑↓ wer Ⓐ mehr  Ⓑ zurück", "↑↓ wer ←→ mehr Ⓑ zurück")
REQUESTS = ("oben links", "oben rechts", "unten links", "unten rechts")
TERRAINS = ("Wasser", "Sand", "Wiese", "Wald", "Fels")
REASONS = {
    "claims": "Erfüllt den Auftrag {request}: {n} Punkte.",
    "claims_more": "Erfüllt {n} Aufträge: {other} Punkte.",
    "lacks_one": "Der Auftrag {request} braucht dann nur noch ein Feld: {terrain}.",
    "lacks": "Der Auftrag {request} braucht dann nur noch {n} Felder.",
    "joins": "{award}: Zwei Gebiete werden eins mit {n} Feldern.",
    "leads": "{award}: Du gehst in Führung, {n} zu {other}.",
    "widens": "{award}: Du baust die Führung aus, {n} zu {other}.",
    "ties": "{award}: Du gleichst aus, je {n}.",
    "nears": "{award}: Du kommst näher, {n} zu {other}.",
    "sum": "Wenige Züge bringen für Aufträge und Preise zusammen so viel.",
    "counts": "{award}: Deine Insel zählt dann {n}.",
    "spoils_nothing": "Das verdirbt nichts, weder Aufträge noch Preise.",
    "more": "{award}: Deine Insel zählt dann {n}, nach deinem Zug {other}.",
    "later": "Das zahlt sich erst mit den nächsten Karten aus.",
}
OPTIONS = ("Spieler", "Menschen", "Gegner", "Runden")
ONE = "1, {n} Preise"
COMPUTER = "Gegner\u202f{n}"
AS_ALL = "wie alle"
COUNT = "{who}: {n}"
COUNTS = ("Auf.", "Pr.", "Sum.")
NONE = ("Kein Auftrag", "Kein Preis")
SUMS = ("Aufträge {n}", "Preise {n}")
HINT_RESULT = "Ⓐ neu  ←→ Inseln  ↓ mehr"
HINT_TURN = "Ⓐ weiter   ↓ Inseln"
AWARDS_GIVEN = "Preise dieser Runde"
GOES_TO = "{who} +10"
TIED = ("gleich: bleibt", "gleich")
ROUND_TWO = "Runde 2"
ROUND_TWO_TEXT = (
    "Alles bleibt. Je zehn neue Karten; die Hände wandern andersherum. Neue Preise kommen dazu."
)
