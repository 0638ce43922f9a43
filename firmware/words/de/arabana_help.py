"""How to play Arabana-Ikibiti, in German: a title and a text, below a drawing of two lines.

In the order of the drawings in firmware/views/arabana/help.py.
"""

TOPICS = (
    (
        "Das Ziel",
        "Zwölf Inseln. Brücken auf mehr als der Hälfte der Plätze kontrollieren eine.",
    ),
    (
        "Die Zeichen",
        "Deins ist voll, seins hohl: Inseln unter Kontrolle, Brücken. Punkte: frei.",
    ),
    (
        "Bevor es losgeht",
        "24 Karten, zwei je Insel: jedem drei, drei offen, der Rest verdeckt.",
    ),
    (
        "Ein Zug",
        "Spiel Karten, so viele du magst, oder keine. Dann zieh eine: Der Zug ist aus.",
    ),
    (
        "Eine Karte",
        "legt eine Brücke auf einen freien Platz ihrer Insel, wenn nicht beide Enden seine sind.",
    ),
    (
        "Kontrolle",
        "Gewinnst du eine Insel, fallen seine Brücken dort. 2 von 3, 3 von 4 oder 5, 4 von 6.",
    ),
    (
        "Ein Paar",
        "ihrer Inseln, D-D, D-H oder H-H, entfernt sein D-H. Darf sie das, steht deine dort.",
    ),
    (
        "Deine Hand",
        "fasst fünf. Ist sie voll, leg ab, bevor du ziehst; dann spielst du keine mehr.",
    ),
    (
        "Die Wertung",
        "Sind alle Karten gezogen, notiert den Unterschied, wer mehr kontrolliert.",
    ),
    (
        "Drei Runden",
        "Brücken und Hände bleiben. Vor der dritten Wertung spielen beide noch einmal.",
    ),
    (
        "Das Ende",
        "Die meisten Punkte gewinnen. Ab Runde 2 verliert, wer keine Brücke hat: 24, dann 12.",
    ),
    (
        "Turnier",
        "Ein Sieg ist 3:1, unent\xadschieden 2:2. Ohne Brücke 5:0 in Runde 2, 4:0 in Runde 3.",
    ),
    (
        "Die Tasten",
        "Ⓐ nimmt eine Karte. Kreise zeigen, wohin sie passt. Ⓐ legt sie, Ⓑ steckt sie zurück.",
    ),
    (
        "Mehr Tasten",
        "Ⓐ gehalten wechselt die Karten; auf einer Karte legt es ab. ← besucht Inseln.",
    ),
    (
        "Nichts ist weg",
        "Ⓑ nimmt zurück, bis der Zug endet. Gehalten: Menü, der letzte Zug.",
    ),
    (
        "Vor dem Legen",
        "Was fällt, blinkt; was du gewinnst, ist schon deins. Befreites gehört niemandem.",
    ),
    (
        "Rechts",
        "Punkte, Runde. Hand. Inseln. Offene Karten, Stapel. Unten: wer spielt.",
    ),
    (
        "Seefahrer",
        "Drei Karten um ein Meer: ein Schiff, eine Brücke zu jeder, je ein Platz mehr.",
    ),
    (
        "Schiffe",
        "Statt Karten darf eins über einen freien Platz. Auf seins oder umringt: sinkt.",
    ),
    (
        "Neues Spiel",
        "Brücken, mild: keine zwischen zwei von ihm; streng: an keiner. ★: frei.",
    ),
)
