"""How to play Atoll, in German: a title and a text each, below a drawing of two lines.

In the order of the drawings in firmware/views/atoll/help.py.
"""

TOPICS = (
    (
        "Das Ziel",
        "Lege Karten zu einer Insel. Aufträge und Preise, die sie erfüllt, bringen Punkte.",
    ),
    (
        "Fünf Landschaften",
        "Wasser, Sand, Wiese, Wald und Fels. Rundum ist der Ozean.",
    ),
    (
        "Ein Zug",
        "Alle wählen zugleich eine Karte und legen sie. Der Rest der Hand geht weiter.",
    ),
    (
        "Legen",
        "neben die Insel oder darauf. Verdecktes zählt nur für Alte Steine.",
    ),
    (
        "Aufträge",
        "Vier liegen offen. Lege so ein Muster, auch gedreht, nicht gespiegelt.",
    ),
    (
        "Erfüllt",
        "wird von selbst: ein Punkt je Feld. ? ist alles; der Ozean ist Wasser.",
    ),
    (
        "Wer zuerst",
        "dran ist, wenn zwei einen Auftrag erfüllen, wechselt. Ein Feld dient vielen.",
    ),
    (
        "Preise",
        "Vier je Runde. Am Ende gibt jeder 10 für die beste Insel; Gleichstand nichts.",
    ),
    (
        "Doppelwasser",
        "darf den Platz einer eigenen, unver\xaddeckten Karte nehmen; die legst du neu.",
    ),
    (
        "Zwei Runden",
        "mit zehn Karten; dann andersherum. Eine Runde (Neues Spiel): bis zu zehn Preise.",
    ),
    (
        "Tasten: die Hand",
        "←→ wählen, ↑ dreht, Ⓐ nimmt. ↓ Aufträge, dann Ⓐ Preise, Inseln.",
    ),
    (
        "Tasten: legen",
        "Pfeile bewegen und drehen an der Küste. Ⓐ legt, dann nimmt Ⓑ zurück.",
    ),
    (
        "Aufträge, live",
        "Im Kasten die Felder, die du hast, ganz die fehlenden. ✓: alle da.",
    ),
    (
        "Niemand wartet",
        "Andere wählen, während du wählst. Danach siehst du alles: Ⓐ weiter, Ⓑ keins.",
    ),
)
