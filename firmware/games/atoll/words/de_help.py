"""German for the help and the lesson of Atoll."""

TOPICS = {
    "aim": "Das Ziel"
    "|Bau aus Karten eine Insel. Aufträge und Preise bringen ihr Punkte."
    "|Wer die meisten Punkte hat, gewinnt.",
    "terrains": "Landschaften"
    "|Ein Feld ist Wasser, Sand, Wiese, Wald oder Fels."
    "|Rund um deine Insel ist der Ozean.",
    "turn": "Ein Zug"
    "|Alle wählen zugleich eine Karte ihrer Hand und legen sie."
    "|Den Rest der Hand gibt jeder an den nächsten Spieler weiter.",
    "laying": "Legen"
    "|Eine Karte liegt Kante an Kante neben anderen oder auf ihnen."
    "|Verdeckte Felder zählen nicht mehr, außer beim Preis Alte Steine.",
    "requests": "Aufträge"
    "|Vier Aufträge liegen offen. Jeder ist ein Muster aus Feldern."
    "|Deine Insel muss es haben, auch gedreht, aber nicht gespiegelt.",
    "claims": "Erfüllt"
    "|Du bekommst einen Auftrag von selbst, sobald sein Muster da ist."
    "|Er bringt je Feld einen Punkt. ? darf jedes Feld sein und bringt keinen."
    "|Der Ozean zählt bei Aufträgen als Wasser.",
    "first": "Wer zuerst"
    "|Erfüllen zwei einen Auftrag im selben Zug, bekommt ihn nur einer."
    "|In jedem Zug ist ein anderer Spieler zuerst dran."
    "|Ein Feld kann zu mehreren Aufträgen gehören.",
    "awards": "Preise"
    "|Eine Runde hat vier Preise. Am Ende geht jeder an die beste Insel."
    "|Ein Preis bringt 10 Punkte."
    "|Sind die besten gleich, bekommt ihn niemand, und er bleibt offen.",
    "double": "Doppelwasser"
    "|Eine Karte Doppelwasser darf den Platz einer deiner Karten nehmen."
    "|Auf dieser Karte darf nichts liegen. Du legst sie dann woanders hin.",
    "rounds": "Zwei Runden"
    "|Eine Runde hat zehn Karten. In Runde 2 gehen die Hände andersherum."
    "|Ein kurzes Spiel hat eine Runde und bis zu zehn Preise.",
    "hand": "Tasten: die Hand"
    "|←→ wählen eine Karte der Hand, ↑ dreht sie, Ⓐ nimmt sie."
    "|↓ zeigt die Aufträge. Von dort führt Ⓐ zu den Preisen und allen Inseln.",
    "carrying": "Tasten: legen"
    "|Pfeile bewegen die Karte oder drehen sie, wo sie nicht weiter kann."
    "|Ⓐ legt die Karte. Danach nimmt Ⓑ sie noch eine Sekunde lang zurück.",
    "live": "Aufträge, live"
    "|Felder im Kasten sind auf deiner Insel schon da, die anderen fehlen."
    "|✓ heißt, dass kein Feld fehlt.",
    "waiting": "Niemand wartet"
    "|Die anderen wählen, während du wählst."
    "|Dann siehst du, was sie getan haben. Ⓐ führt weiter, ↓ zeigt die Inseln.",
    "hints": "Tipps"
    "|Drück ↓ und Ⓐ zugleich für einen Tipp: erst wo, dann was, dann warum."
    "|Ein Spiel mit Tipps zählt nicht für deinen Rekord.",
    "review": "Der Rückblick"
    "|Drück nach einem Spiel ↓ und wähle den Rückblick auf deine Züge."
    "|Er zeigt, was das Glück brachte und welche Züge Chancen kosteten.",
}
INTRO = (
    "Du baust aus Karten eine Insel. Wer die meisten Punkte hat, gewinnt.",
    "Die Aufträge rechts sind Muster und bringen 2 bis 6 Punkte, Preise 10 am Ende der Runde.",
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
    "Der Auftrag gehört dir: 4 Punkte.",
    "Am Ende der Runde bringt jeder Preis 10. In der Hand siehst du sie mit ↓ und dann Ⓐ.",
)
