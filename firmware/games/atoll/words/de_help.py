"""German for the help and the lesson of Atoll."""

TOPICS = {
    "aim": "Das Ziel|Die meisten Punkte gewinnen: aus Aufträgen und Preisen.",
    "terrains": "Fünf Landschaften|Wasser, Sand, Wiese, Wald und Fels. Rundum ist der Ozean.",
    "turn": "Ein Zug|Alle wählen zugleich eine Karte und legen sie. Der Rest geht weiter.",
    "laying": "Legen|Kante an Kante oder darauf. Verdecktes zählt nur für Alte Steine.",
    "requests": "Aufträge|Vier liegen offen. Lege so ein Muster, auch gedreht, nicht gespiegelt.",
    "claims": "Erfüllt|Von selbst: je Feld ein Punkt, ? beliebig ohne Punkt; Ozean ist Wasser.",
    "first": "Wer zuerst|Zwei zugleich: an den Ersten, er wechselt je Zug. Ein Feld dient vielen.",
    "awards": "Preise|Vier je Runde. Endet sie, gibt jeder der besten Insel 10; gleich: er bleibt.",
    "double": "Doppelwasser|Es darf den Platz einer eigenen offenen Karte nehmen; die legst du neu.",
    "rounds": "Zwei Runden|Je zehn Karten, die zweite andersherum. Eine Runde: bis zu zehn Preise.",
    "hand": "Tasten: die Hand|←→ wählen, ↑ dreht, Ⓐ nimmt. ↓ Aufträge, dann Ⓐ Preise, Inseln.",
    "carrying": "Tasten: legen|Pfeile bewegen und drehen an der Küste. Ⓐ legt, dann nimmt Ⓑ zurück.",
    "live": "Aufträge, live|Felder im Kasten sind da, die anderen fehlen. ✓: alle da.",
    "waiting": "Niemand wartet|Andere wählen mit dir. Danach siehst du ihre Züge: Ⓐ weiter, ↓ Inseln.",
}
INTRO = (
    "Du baust aus Karten eine Insel. Die meisten Punkte gewinnen.",
    "Aufträge, rechts, sind Muster und bringen 2 bis 6. Preise bringen 10 am Ende der Runde.",
)
INTRO_TERRAINS = "Eine Karte hat zwei Felder. Rundum ist Ozean; er zählt als Wasser."
STEPS = (
    "",
    "Unten ist deine Hand.|Nimm die Karte im Rahmen: →, ↑ dreht sie, dann Ⓐ.",
    "Die erste Karte: Sieh, wie sie liegt.|Fels links, Sand rechts: Ⓐ. Sonst drehen Pfeile.",
    "",
    "Die Hände wandern. Der erste Auftrag will Fels, Sand, Wiese.|Karte im Rahmen: →, ↑↑ dreht sie, dann Ⓐ.",
    "Karten dürfen auf anderen liegen.|→↓: Sand auf Sand, Wiese rechts, dann Ⓐ.",
    "",
    "Drei Felder des Auftrags sind da, im Kasten. Ein Wald fehlt.|Nimm die Wälder: Ⓐ.",
    "Beim ✓ fehlt nichts.|↓↓: Wälder unter die Wiese, dann Ⓐ.",
    "",
)
END = (
    "Der Auftrag ist deiner: 4 Punkte.",
    "Endet die Runde, bringt jeder Preis 10. In der Hand zeigen sie ↓ und dann Ⓐ.",
)
