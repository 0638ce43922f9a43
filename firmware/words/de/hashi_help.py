"""How to play Hashi, in German: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "Das Ziel",
        "Trage Zahlen in Inseln ein und verbinde sie mit Brücken. Mit so vielen Brücken, wie "
        "ihre Zahl sagt, ist eine Insel fertig: 2 Punkte.",
    ),
    (
        "Der Anfang",
        "Vor der ersten Karte trägst du eine 3 oder 4 (siehe Neues Spiel) in eine Insel ohne "
        "Fahne ein. Mit anderen gehen die Tafeln dann eins nach links.",
    ),
    (
        "Eine Runde",
        "Jede von 17 Karten zeigt eine Zahl und 1 bis 3 Brücken. Erst trägst du die Zahl ein, "
        "dann zeichnest du die Brücken. Du darfst auf beides ver\xadzichten.",
    ),
    (
        "Die Karten",
        "18: jede Zahl von 1 bis 6 mit 1, 2 oder 3 Brücken. Eine kommt ungesehen weg. Allein "
        "liegen 17 in Stapeln zu 7, 5 und 5.",
    ),
    (
        "Zahlen",
        "kommen in freie Inseln; in eine mit Fahne nur, wenn eine Brücke hinführt. Nie weniger "
        "als ihre Brücken. Gepunktete Ringe nehmen jetzt keine.",
    ),
    (
        "Brücken",
        "führen entlang der gepunkteten Linien, höchstens zwei auf einer, und kreuzen sich nie. "
        "Auf gestrichelte passt jetzt eine. Zeichne so viele, wie die Karte zeigt.",
    ),
    (
        "Von wo aus",
        "Ein Ende einer Brücke braucht eine Zahl. Keine Insel nimmt mehr Brücken, als ihre Zahl "
        "sagt, und keine ohne Zahl mehr als 6.",
    ),
    (
        "Fertig",
        "Diese 3 hat drei Brücken: Sie leuchtet und ist fertig.",
    ),
    (
        "Mehr Punkte",
        "⚑ alle vier Wimpel: 9\n"
        "⚐ alle drei Quadrate: 7\n"
        "⊷ sechs fertige Inseln durch Brücken verbunden: 8\n"
        "Jedes zählt nur einmal.",
    ),
    (
        "Rechtzeitig",
        "Allein musst du ⚐ spätestens nach Karte 7 haben, ⚑ und ⊷ nach Karte 12. Später gibt es "
        "nur 3, 5 und 4 Punkte. Fahnen zählen, wenn sie fertig sind.",
    ),
    (
        "Mit anderen",
        "spielt ihr jede Karte gleich\xadzeitig, jeder auf seiner Tafel. Plane, während andere "
        "denken: Niemand sieht eine Wahl, bevor alle gewählt haben.",
    ),
    (
        "Erste und spätere",
        "Mit anderen bekommen die ersten bei ⚑ ⚐ ⊷ und alle in der selben Runde die vollen "
        "Punkte, spätere 5, 3 und 4. !: Einem Gegner fehlt noch eine Insel.",
    ),
    (
        "Wer gewinnt",
        "Nach Karte 17 gewinnen die meisten Punkte, gleich viele gemeinsam. Ⓑ nimmt in der "
        "Runde zurück. Das Menü kann mehr: Dann ist es Übung.",
    ),
    (
        "Ränge",
        "Allein ergeben deine Punkte einen Rang. Bis 40 Handlanger, dann alle zwei Punkte der "
        "nächste. 51: Brücken\xadmeister. 60, der beste: Inselgott.",
    ),
    (
        "Die Tasten",
        "↑↓←→ bewegen den Cursor. Ⓐ trägt ein. Für eine Brücke nimmt Ⓐ eine Insel, dann "
        "zeichnet ein Pfeil dorthin. Ⓐ halten heißt verzichten.",
    ),
    (
        "Nichts ist weg",
        "Ⓑ nimmt zurück, bis du eine neue Karte nimmst. Gehalten öffnet es ein Menü: Karten, "
        "Punkte, gehen. Ein Spiel wartet dann unter Weiter.",
    ),
    (
        "Die Tafel rechts",
        "zeigt die Karte: eine Zahl und Balken für Brücken. Darunter: welche von 17, Punkte, "
        "und was ⚑ ⚐ ⊷ bringen: 9≤12 heißt neun bis Karte 12.",
    ),
)
