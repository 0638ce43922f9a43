"""German for the help and the lesson of Arabana-Ikibiti."""

TOPICS = {
    "aim": "Das Ziel"
    "|Mit Brücken kontrollierst du Inseln. Wer mehr hat, bekommt Punkte."
    "|So wird dreimal gewertet: 6 Inseln zu 4 bringen 2 Punkte.",
    "signs": "Die Zeichen"
    "|Volle Inseln und Brücken sind deine. Hohle gehören dem Gegner."
    "|Gepunktete Linien sind freie Plätze, bloße Buchstaben freie Inseln.",
    "setup": "Bevor es losgeht"
    "|Es gibt 24 Karten, zwei für jede Insel."
    "|Jeder beginnt mit dreien. Drei liegen offen, der Rest ist verdeckt.",
    "turn": "Ein Zug"
    "|Spiel so viele Karten, wie du magst, oder keine."
    "|Zieh dann eine offene Karte oder vom Stapel. Das beendet den Zug.",
    "card": "Eine Karte"
    "|Eine Karte legt eine Brücke auf einen freien Platz ihrer Insel."
    "|Zwischen zwei Inseln des Gegners darfst du nicht bauen.",
    "control": "Kontrolle"
    "|Wer mehr als die Hälfte der Plätze einer Insel hat, kontrolliert sie."
    "|Das sind 2 von 3, 3 von 4, 3 von 5 oder 4 von 6 Plätzen."
    "|Gewinnst du eine Insel, fallen die Brücken des Gegners dort.",
    "pair": "Ein Paar"
    "|D-D, D-H oder H-H nehmen die Brücke des Gegners von D nach H weg."
    "|Dann kommt deine Brücke dorthin, wenn du dort bauen darfst.",
    "hand": "Deine Hand"
    "|Du kannst höchstens fünf Karten haben."
    "|Hast du fünf, leg vor dem Ziehen eine ab. Dann spielst du nicht mehr.",
    "scoring": "Die Wertung"
    "|Gewertet wird, wenn alle Karten gezogen sind."
    "|Wer dann mehr Inseln kontrolliert, bekommt den Unterschied.",
    "rounds": "Drei Runden"
    "|Brücken und Hände bleiben für die nächste Runde."
    "|Vor der dritten Wertung spielen beide noch einmal, ohne zu ziehen.",
    "end": "Das Ende"
    "|Nach drei Runden gewinnt, wer mehr Punkte hat."
    "|Ab Runde 2 verliert sofort, wer keine Brücke mehr hat."
    "|Der andere bekommt dafür 24 Punkte in Runde 2, 12 in Runde 3.",
    "tournament": "Turnier"
    "|In Turnieren zählt ein Sieg 3:1 und ein Gleichstand 2:2."
    "|Hat einer keine Brücke mehr, zählt es 5:0 in Runde 2, 4:0 in Runde 3.",
    "series": "Serie"
    "|Eine Serie sind mehrere Spiele, deren Punkte zusammenzählen."
    "|Ihr beginnt abwechselnd. Halte Ⓐ beim Spielstand, um die Serie zu beenden.",
    "keys": "Die Tasten"
    "|Ⓐ nimmt die Karte am Cursor. Kreise zeigen, wohin sie passt."
    "|Pfeile führen von Kreis zu Kreis. Ⓐ baut, Ⓑ legt die Karte zurück.",
    "more_keys": "Mehr Tasten"
    "|Halte Ⓐ auf einem Kreis, um dafür andere deiner Karten zu nehmen."
    "|Halte Ⓐ auf einer Karte, um sie abzulegen."
    "|Geh von der Hand nach ←, um die Inseln anzusehen.",
    "undo": "Nichts ist weg"
    "|Ⓑ nimmt Schritt für Schritt zurück, bis der Zug endet."
    "|Halte Ⓑ für das Menü und um das Spiel noch einmal anzusehen.",
    "preview": "Vor dem Legen"
    "|Bevor du Ⓐ drückst, siehst du auf den Inseln, was geschehen würde."
    "|Brücken, die fallen würden, blinken."
    "|Inseln, die du gewinnen würdest, sind schon als deine gezeichnet.",
    "panel": "Rechts"
    "|Oben rechts sind die Punkte, deine zuerst, und die Runde."
    "|Darunter sind deine Hand und wie viele Inseln jeder kontrolliert."
    "|Dann kommen die offenen Karten. Ganz unten: wer dran ist, und der Stapel.",
    "seafarer": "Seefahrer"
    "|Mit drei Karten von Inseln um ein Meer setzt du dort ein Schiff."
    "|Zwei der Karten dürfen von derselben Insel sein."
    "|Ein Schiff ist eine Brücke zu allen drei Inseln und gibt jeder einen Platz.",
    "ships": "Schiffe"
    "|Statt Karten zu spielen, kannst du ein Schiff ins Meer nebenan fahren."
    "|Der Platz zwischen den Meeren muss frei sein."
    "|Die Insel, die das Schiff verlässt, kann dir dann verloren gehen.",
    "sunk": "Versenkt"
    "|Ein Schiff sinkt, wenn ein neues des Gegners in sein Meer gesetzt wird."
    "|Es sinkt auch, wenn Brücken des Gegners sein Meer rundum einschließen."
    "|Fährt ein Schiff auf ein Schiff des anderen, sinken beide.",
    "new_game": "Neues Spiel"
    "|Regel für Brücken, mild: nichts zwischen zwei Inseln des Gegners."
    "|Regel für Brücken, streng: nichts an einer Insel des Gegners."
    "|★ ist eine Freibrücke. Sie hilft dem schwächeren Spieler.",
    "hints": "Tipps"
    "|Drück ↓ und Ⓐ zugleich für einen Tipp: erst wo, dann was, dann warum."
    "|Ein Spiel mit Tipps zählt nicht für deinen Rekord.",
    "review": "Der Rückblick"
    "|Drück nach einem Spiel ↓ und wähle den Rückblick auf deine Züge."
    "|Er zeigt, was das Glück brachte und welche Züge Chancen kosteten.",
}
STEPS = (
    "Dreimal gilt: Wer mehr Inseln hat, bekommt den Unterschied.|Geh ← zu Arabana: Ⓐ. Bau die Brücke: Ⓐ.",
    "Ein Zug endet, wenn du eine Karte ziehst.|Geh ↓ zu Ikibitis offener Karte, zieh sie: Ⓐ.",
    "Ⓑ würde alles zurücknehmen.|Ⓐ beendet den Zug.",
    "",
    "Was hohl ist, gehört dem Gegner. Ikibiti hat drei Plätze, zwei reichen.|Geh → zu Ikibitis Karte: Ⓐ. Bau nach Fafnuff: Ⓐ.",
    "Ikibiti ist deins. Die hohle Brücke dort fiel.|Geh ↓ zur offenen Karte Arabana: Ⓐ. Zug beenden: Ⓐ.",
    "",
    "Drei Karten um ein Meer ergeben ein Schiff: eine Brücke zu jeder Insel.|Geh ← zu Arabana: Ⓐ. Setz das Schiff: Ⓐ.",
)
END = (
    "So geht’s: Nun zieh, was du willst.",
    "Nach drei Wertungen gewinnt, wer mehr Punkte hat.",
)
