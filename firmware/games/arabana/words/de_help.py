"""German for the help and the lesson of Arabana-Ikibiti."""

TOPICS = {
    "aim": "Das Ziel|Dreimal bekommt den Unterschied, wer mehr Inseln kontrolliert.",
    "signs": "Die Zeichen|Deins ist voll, seins hohl: Inseln unter Kontrolle, Brücken. Punkte: frei.",
    "setup": "Bevor es losgeht|24 Karten, zwei je Insel: jedem drei, drei offen, der Rest verdeckt.",
    "turn": "Ein Zug|Spiel Karten, so viele du magst, oder keine. Dann zieh eine: Der Zug ist aus.",
    "card": "Eine Karte|Sie legt eine Brücke an ihre Insel, nicht zwischen zwei Inseln des Gegners.",
    "control": "Kontrolle|2 von 3, 3 von 4 oder 5, 4 von 6 gewinnen sie; seine Brücken dort fallen.",
    "pair": "Ein Paar|D-D, D-H oder H-H entfernt sein D-H. Darf sie es, steht dort deine.",
    "hand": "Deine Hand|Sie fasst fünf. Ist sie voll, leg ab, dann zieh, ohne noch zu spielen.",
    "scoring": "Die Wertung|Sind alle Karten gezogen, bekommt den Unterschied, wer mehr kontrolliert.",
    "rounds": "Drei Runden|Brücken, Hände bleiben. Vor der dritten Wertung spielen beide noch einmal.",
    "end": "Das Ende|Mehr Punkte gewinnen. Ab Runde 2 verliert man ohne Brücke: 24, dann 12.",
    "tournament": "Turnier|Sieg 3:1, gleich 2:2. Ohne Brücke 5:0 in Runde 2, 4:0 in Runde 3.",
    "series": "Serie|Die Punkte der Spiele zählen, ihr beginnt abwechselnd. Ⓐ… beendet.",
    "keys": "Die Tasten|Ⓐ nimmt eine Karte. Kreise zeigen, wohin sie passt. Ⓐ legt sie, Ⓑ nicht.",
    "more_keys": "Mehr Tasten|Ⓐ… wechselt die Karten; auf einer Karte legt es ab. ← besucht Inseln.",
    "undo": "Nichts ist weg|Ⓑ nimmt zurück, bis der Zug endet. Gehalten: Menü, Spiel ansehen.",
    "preview": "Vor dem Legen|Was fällt, blinkt; was du gewinnst, ist schon deins. Befreites ist frei.",
    "panel": "Rechts|Punkte, Runde. Hand. Inseln. Offene Karten. Wer dran ist, Stapel.",
    "seafarer": "Seefahrer|Drei Karten um ein Meer, auch gleiche: ein Schiff, je Insel Brücke und Platz.",
    "ships": "Schiffe|Statt Karten fährt eins über freien Platz. Es kann die alte Insel kosten.",
    "sunk": "Versenkt|Ein neues oder drei Brücken versenken es. Ein Zusammenstoß: beide.",
    "new_game": "Neues Spiel|Brücken, mild: keine zwischen zwei von ihm; streng: an keiner. ★: frei.",
}
STEPS = (
    "Dreimal bekommt, wer mehr Inseln hat, den Unterschied.|Geh ← zu Arabana: Ⓐ. Bau die Brücke: Ⓐ.",
    "Ein Zug endet, wenn du eine Karte ziehst.|Geh ↓ zu Ikibitis offener Karte, zieh sie: Ⓐ.",
    "Ⓑ nähme alles zurück.|Ⓐ beendet den Zug.",
    "",
    "Hohl ist der Gegner. Ikibiti hat drei Plätze, zwei gewinnen es.|Geh → zu Ikibitis Karte: Ⓐ. Bau nach Fafnuff: Ⓐ.",
    "Ikibiti ist deins, die fremde Brücke dort fiel.|Geh ↓ zur offenen Arabana: Ⓐ. Zug beenden: Ⓐ.",
    "",
    "Drei Karten um ein Meer sind ein Schiff: eine Brücke zu jeder Insel.|Geh ← zu Arabana: Ⓐ. Setz das Schiff: Ⓐ.",
)
END = (
    "So geht’s: Nun zieh, was du willst.",
    "Nach drei Wertungen gewinnen die meisten Punkte.",
)
