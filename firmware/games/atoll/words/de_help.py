"""German for the help and the lesson of Atoll."""

TOPICS = {
    "aim": "Das Ziel|Lege Karten zu einer Insel. Aufträge und Preise bringen Punkte.",
    "terrains": "Fünf Landschaften|Wasser, Sand, Wiese, Wald und Fels. Rundum ist der Ozean.",
    "turn": "Ein Zug|Alle wählen zugleich eine Karte und legen sie. Der Rest geht weiter.",
    "laying": "Legen|neben die Insel oder darauf. Verdecktes zählt nur für Alte Steine.",
    "requests": "Aufträge|Vier liegen offen. Lege so ein Muster, auch gedreht, nicht gespiegelt.",
    "claims": "Erfüllt|wird von selbst: ein Punkt je Feld. ? ist alles; der Ozean ist Wasser.",
    "first": "Wer zuerst|dran ist, wenn zwei erfüllen, wechselt. Ein Feld dient vielen.",
    "awards": "Preise|Vier je Runde. Am Ende gibt jeder der besten Insel 10; gleich: nichts.",
    "double": "Doppelwasser|darf den Platz einer eigenen freien Karte nehmen; die legst du neu.",
    "rounds": "Zwei Runden|mit zehn Karten, dann andersherum. Eine Runde: bis zu zehn Preise.",
    "hand": "Tasten: die Hand|←→ wählen, ↑ dreht, Ⓐ nimmt. ↓ Aufträge, dann Ⓐ Preise, Inseln.",
    "carrying": "Tasten: legen|Pfeile bewegen und drehen an der Küste. Ⓐ legt, dann nimmt Ⓑ "
    "zurück.",
    "live": "Aufträge, live|Im Kasten die Felder, die du hast, ganz die fehlenden. ✓: alle da.",
    "waiting": "Niemand wartet|Andere wählen mit dir. Danach siehst du alles: Ⓐ weiter, Ⓑ keins.",
}
STEPS = (
    "",
    "Du legst Karten mit zwei Feldern zu einer Insel. Geh in der Hand →→ in den Rahmen, ↑ "
    "dreht, Ⓐ nimmt sie.",
    "Fels muss nach links, Sand nach rechts; ein Pfeil dreht. Ⓐ legt sie.",
    "",
    "Die Hände wandern. Der erste Auftrag will Fels, Sand und Wiese: Geh →, dreh zweimal mit ↑, "
    "Ⓐ nimmt sie.",
    "Karten dürfen sich verdecken. Geh →: Sand auf Sand, drei Felder des Auftrags sind im "
    "Kasten. Ⓐ legt sie.",
    "",
    "Ein Wald fehlt. Nimm die zwei Wälder im Rahmen mit Ⓐ.",
    "Geh ↓: Beim ✓ fehlt nichts. Ⓐ legt sie.",
    "",
)
END = (
    "Der Auftrag ist deiner: 4 Punkte.",
    "Am Ende bringt jeder Preis 10. In der Hand zeigen sie ↓ und dann Ⓐ.",
)
