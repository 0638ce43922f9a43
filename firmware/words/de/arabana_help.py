"""How to play Arabana-Ikibiti, in German: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "Das Ziel",
        "Zwölf Inseln, 27 Plätze für Brücken. Wer mehr als die Hälfte der Plätze einer Insel "
        "besetzt, kontrolliert sie.",
    ),
    (
        "Die Zeichen",
        "Deins ist voll, seins hohl: kontrollierte Inseln, Brücken. Punkte: noch frei.",
    ),
    (
        "Bevor es losgeht",
        "24 Karten, zwei je Insel. Jeder bekommt drei, drei liegen offen, der Rest "
        "ver\xaddeckt: der Stapel. Wer beginnt, sagt das Los, oder du unter Neues Spiel.",
    ),
    (
        "Ein Zug",
        "Spiel so viele Karten, wie du magst, oder keine. Dann zieh eine, offen oder vom "
        "Stapel: Das musst du. Damit endet der Zug.",
    ),
    (
        "Eine Karte",
        "legt eine Brücke von ihrer Insel zu einer Nachbar\xadinsel, wenn der Platz frei ist "
        "und der Gegner nicht beide Inseln kontrolliert.",
    ),
    (
        "Kontrolle",
        "Gewinnst du eine Insel, fallen dort die Brücken des Gegners. Das kann ihn auch die "
        "Nachbarn kosten. Es braucht 2 von 3, 3 von 4 oder 5, 4 von 6.",
    ),
    (
        "Ein Paar",
        "Karten ihrer Inseln (D-D, D-H oder H-H) entfernt eine Brücke D-H des Gegners. Deine "
        "kommt dorthin, wenn sie dort stehen darf.",
    ),
    (
        "Deine Hand",
        "fasst fünf Karten. Ist sie voll, leg eine oder mehr verdeckt ab, bevor du ziehst. "
        "Danach spielst du in diesem Zug keine Karte mehr.",
    ),
    (
        "Die Wertung",
        "Sind alle Karten gezogen, notiert den Unterschied, wer mehr Inseln kontrolliert. Das "
        "kommt dreimal. Vor der dritten spielen beide noch einmal.",
    ),
    (
        "Nach der Wertung",
        "Brücken und Hände bleiben. Gespielte und abgelegte Karten werden neu gemischt, drei "
        "liegen offen, und es geht weiter.",
    ),
    (
        "Das Ende",
        "Die meisten Punkte gewinnen. Aber ab Runde 2 verliert sofort, wer keine Brücke mehr "
        "hat. Das sind 24 Punkte für den anderen, in Runde 3 sind es 12.",
    ),
    (
        "Turnierpunkte",
        "für mehrere Spiele: ein Sieg 3:1, unent\xadschieden 2:2. Verliert einer sofort, weil "
        "er keine Brücke mehr hat, dann 5:0 in Runde 2 und 4:0 in Runde 3.",
    ),
    (
        "Die Tasten",
        "Auf einer Karte nimmt Ⓐ sie. Kreise zeigen, wohin sie passt, die letzte Zeile, was sie "
        "täte. Ⓐ legt sie, Ⓑ steckt sie zurück.",
    ),
    (
        "Mehr Tasten",
        "Ein Kreis auf einer Brücke des Gegners meint ein Paar. Gehen andere Karten auch, "
        "wechselt sie Ⓐ gehalten. Auf einer Karte legt es sie ab.",
    ),
    (
        "Nichts ist weg",
        "Ⓑ nimmt zurück, bis du den Zug beendest. Gehalten öffnet es ein Menü: letzter Zug, "
        "Karten, Punkte, gehen.",
    ),
    (
        "Die letzte Zeile",
        "sagt, was ein Zug tut. Was fällt, blinkt, was er gewinnt, ist schon deins. Eine "
        "befreite Insel gehört niemandem mehr.",
    ),
    (
        "Die Tafel rechts",
        "Punkte, Runde; deine Hand. Am Punkt: kontrollierte Inseln. Drei Karten zum Ziehen, der "
        "Stapel. Unten: wer spielt (voll: du), und wie hoch er ist.",
    ),
    (
        "Umsehen",
        "Geh nach links aus der Tafel: Der Cursor besucht Inseln und nennt ihre Namen. Ⓐ nimmt "
        "eine Karte der Insel, wenn du eine hast.",
    ),
    (
        "Seefahrer",
        "Drei Karten von Inseln an einem Meer setzen dort ein Schiff ein: wie eine Brücke zu "
        "jeder der drei. Aber jede hat dann einen Platz mehr.",
    ),
    (
        "Schiffe",
        "Spielst du keine Karte, darf eins über einen freien Platz fahren. Setzt du eins auf "
        "seins oder drei Brücken darum, sinkt es. Fährst du hinein, sinken beide.",
    ),
    (
        "Neues Spiel",
        "Brücken, mild: keine zwischen zwei Inseln des Gegners; streng: an keiner. Der "
        "Schwächere bekommt Frei\xadbrücken (★) und mehr Karten.",
    ),
)
