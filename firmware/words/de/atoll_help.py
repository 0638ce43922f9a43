"""How to play Atoll, in German: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "Das Ziel",
        "Lege Karten mit zwei Feldern zu deiner eigenen Insel. Aufträge und Preise, die sie "
        "erfüllt, bringen Punkte; die meisten nach zwei Runden gewinnen.",
    ),
    (
        "Fünf Landschaften",
        "Wasser, Sand, Wiese, Wald und Fels. Rundum ist der Ozean.",
    ),
    (
        "Ein Zug",
        "Alle wählen gleichzeitig eine Karte der Hand und legen sie. Der Rest der Hand geht an "
        "den nächsten, und du bekommst eine andere.",
    ),
    (
        "Legen",
        "Eine Karte muss deine Insel berühren: mit einer Kante daneben oder obenauf, beliebig "
        "gedreht. Verdeckte Felder zählen nur für den Preis Alte Steine.",
    ),
    (
        "Aufträge",
        "Vier liegen offen. Lege ein solches Muster, auch gedreht.",
    ),
    (
        "Erfüllt",
        "wird ein Auftrag von selbst: ein Punkt je Feld, und ein neuer kommt. Gespiegelt gilt "
        "er nicht. ? ist alles; der Ozean zählt als Wasser.",
    ),
    (
        "Wer zuerst",
        "Erfüllen zwei einen Auftrag zugleich, geht einer vor; das wechselt von Zug zu Zug. "
        "Felder dürfen vielen Aufträgen dienen.",
    ),
    (
        "Preise",
        "Vier liegen offen, in Runde 2 noch vier. Sind alle Hände leer, bringt jeder 10 für die "
        "beste Insel darin. Bei Gleich\xadstand bekommt ihn niemand.",
    ),
    (
        "Doppelwasser",
        "Eine Karte mit zweimal Wasser darf tauschen: Sie nimmt den Platz einer eigenen Karte "
        "ein, von der nichts verdeckt ist. Die legst du dann neu.",
    ),
    (
        "Zwei Runden",
        "mit zehn Karten. In Runde 2 bleiben die Inseln, und die Hände gehen anders herum. Dann "
        "wird gezählt.",
    ),
    (
        "Eine Runde",
        "ist kürzer: Du wählst sie unter Neues Spiel. Darin liegen vier Preise offen, oder wenn "
        "du willst mehr, bis zu zehn.",
    ),
    (
        "Tasten: die Hand",
        "←→ wählen eine Karte, ↑ dreht sie, Ⓐ nimmt sie. ↓ zeigt die Aufträge, dann Ⓐ Preise "
        "und Inseln; Ⓐ gehalten gleich die Inseln.",
    ),
    (
        "Tasten: legen",
        "↑↓←→ bewegen die Karte und drehen sie an der Küste. Ⓑ führt zurück zur Hand. Ⓐ legt "
        "sie; kurz danach nimmt Ⓑ sie noch zurück.",
    ),
    (
        "Neben der Insel",
        "stehen Aufträge und Punkte: im Kasten die Felder, die du hast, ganz die fehlenden. ✓: "
        "alle da. Sieh beim Bewegen zu.",
    ),
    (
        "Niemand wartet",
        "Die Computer wählen, während du wählst. Was sie legen und erfüllen, siehst du danach: "
        "Ⓐ weiter, Ⓑ alle auslassen. Tempo und Fragen: Ein\xadstellungen.",
    ),
)
