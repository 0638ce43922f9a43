"""The Awards' names and texts in German: loaded only where they are shown.

"Felder" are those on top; an area is tiles of one terrain joined by edges; the ocean counts only
where it is named.
"""

AWARDS = (  # a table: a name, a text
    "Dünen|Meiste Felder Sand\n"
    "Weiden|Meiste Felder Wiese\n"
    "Forst|Meiste Felder Wald\n"
    "Steinbruch|Meiste Felder Fels\n"
    "Seeufer|Meiste Kanten zwischen Land und Wasser\n"
    "Großer Strand|Größtes Gebiet Sand, über Kanten\n"
    "Große Ebene|Größtes Gebiet Wiese, über Kanten\n"
    "Großer Wald|Größtes Gebiet Wald, über Kanten\n"
    "Bergmassiv|Größtes Gebiet Fels, über Kanten\n"
    "Lange Küste|Meiste Kanten von Feldern am Ozean\n"
    "Strände|Meiste Kanten Sand an Wasser oder Ozean\n"
    "Vorberge|Meiste Kanten zwischen Wiese und Fels\n"
    "Mangroven|Meiste Kanten zwischen Wald und Wasser\n"
    "Langer Arm|Meiste Felder in einer Zeile oder Spalte\n"
    "Kleine Welt|Wenigste Felder obenauf\n"
    "Weites Land|Meiste Kanten zwischen gleichen Feldern\n"
    "Mosaik|Meiste Gebiete gleicher Felder\n"
    "Binnenland|Meiste Felder ohne Kante am Ozean\n"
    "Alte Steine|Meiste verdeckten Felder Fels\n"
    "Flickwerk|Meiste 2x2-Quadrate aus 3 oder mehr Arten"
)

# Their sheet.
AWARDS_TITLE = "Preise {n}/{all}"
YOU = "du"
SHORT = "S{n}"
LEADS = "{who} {n}"
TIE = "gleich {n}"
HINT_AWARDS = "↑↓  Ⓐ Inseln  Ⓑ zurück"
