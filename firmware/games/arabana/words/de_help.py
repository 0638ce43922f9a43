"""German for the help and the lesson of Arabana-Ikibiti."""

TOPICS = {
    "aim": "Das Ziel|Zwölf Inseln. Brücken auf mehr als der Hälfte der Plätze kontrollieren eine.",
    "signs": "Die Zeichen|Deins ist voll, seins hohl: Inseln unter Kontrolle, Brücken. Punkte: "
    "frei.",
    "setup": "Bevor es losgeht|24 Karten, zwei je Insel: jedem drei, drei offen, der Rest "
    "verdeckt.",
    "turn": "Ein Zug|Spiel Karten, so viele du magst, oder keine. Dann zieh eine: Der Zug ist aus.",
    "card": "Eine Karte|legt eine Brücke an ihre Insel, auf freien Platz, nicht zwischen zwei "
    "seiner.",
    "control": "Kontrolle|Mit 2 von 3, 3 von 4 oder 5, 4 von 6 ist sie dein; seine Brücken dort "
    "fallen.",
    "pair": "Ein Paar|D-D, D-H oder H-H entfernt sein D-H. Darf sie es, steht deine dort.",
    "hand": "Deine Hand|fasst fünf. Ist sie voll, leg ab, dann zieh, ohne noch zu spielen.",
    "scoring": "Die Wertung|Sind alle Karten gezogen, notiert den Unterschied, wer mehr "
    "kontrolliert.",
    "rounds": "Drei Runden|Brücken und Hände bleiben. Vor der dritten Wertung spielen beide.",
    "end": "Das Ende|Mehr Punkte gewinnen. Ab Runde 2 verliert man ohne Brücke: 24, dann 12.",
    "tournament": "Turnier|Sieg 3:1, gleich 2:2. Ohne Brücke 5:0 in Runde 2, 4:0 in Runde 3.",
    "keys": "Die Tasten|Ⓐ nimmt eine Karte. Kreise zeigen, wohin sie passt. Ⓐ legt sie, Ⓑ nicht.",
    "more_keys": "Mehr Tasten|Ⓐ… wechselt die Karten; auf einer Karte legt es ab. ← besucht "
    "Inseln.",
    "undo": "Nichts ist weg|Ⓑ nimmt zurück, bis der Zug endet. Gehalten: Menü, der letzte Zug.",
    "preview": "Vor dem Legen|Was fällt, blinkt; was du gewinnst, ist schon deins. Befreites ist "
    "frei.",
    "panel": "Rechts|Punkte, Runde. Hand. Inseln. Offene Karten, Stapel. Unten: wer spielt.",
    "seafarer": "Seefahrer|Drei Karten um ein Meer: ein Schiff, eine Brücke zu jeder, je ein Platz "
    "mehr.",
    "ships": "Schiffe|Statt Karten fährt eins über freien Platz. Auf seins, umringt: sinkt.",
    "new_game": "Neues Spiel|Brücken, mild: keine zwischen zwei von ihm; streng: an keiner. ★: "
    "frei.",
}
STEPS = (
    "Eine Karte legt eine Brücke an ihre Insel. Nimm das A mit Ⓐ, geh in den Rahmen, Ⓐ legt sie.",
    "Ein Zug endet, wenn du eine Karte ziehst. Geh ↓ zum offenen I im Rahmen, nimm es mit Ⓐ.",
    "Ⓑ nähme alles zurück. Ⓐ beendet den Zug.",
    "",
    "Hohl ist der Gegner. Zwei der drei Plätze gewinnen das I: Nimm dein I, leg eine Brücke zu F.",
    "Das I ist deins, die fremde Brücke dort fiel. Zieh das offene A, beende den Zug.",
    "",
    "Drei Karten um ein Meer ergeben ein Schiff, wie je eine Brücke. Nimm das A, geh in den "
    "Rahmen im Meer.",
)
END = (
    "Das ist alles: Nun zieh, was du willst.",
    "Wer am Ende die meisten Inseln kontrolliert, gewinnt.",
)
