"""German for the help and the lesson of Hashi."""

# Help: a title and a text for each page (firmware/games/hashi/help.py).
TOPICS = {
    "aim": "Das Ziel|Eine Insel mit so vielen Brücken wie ihre Zahl ist fertig: 2 Punkte.",
    "start": "Der Anfang|Eine 3 oder 4, ohne Fahne. Zu mehreren gehen Tafeln nach links.",
    "cards": "Die Karten|1 bis 6 mit 1 bis 3 Brücken. Eine kommt weg. Allein 17 in Stapeln: 7, 5, "
    "5.",
    "round": "Eine Runde|Trag die Zahl der Karte ein, zeichne ihre Brücken. Du darfst "
    "ver\xadzichten.",
    "numbers": "Zahlen|Mit Fahne nur, wo eine Brücke ist. Nie unter ihren Brücken. Gepunktet: "
    "nein.",
    "bridges": "Brücken|Auf Linien, höchstens zwei, nie gekreuzt. Gestrichelt: passt jetzt.",
    "from": "Von wo aus|Ein Ende hat eine Zahl. Keine Insel nimmt mehr als ihre Zahl, oder 6.",
    "extra": "Mehr Punkte|Alle ⚑ fertig 9, alle ⚐ 7, ⊷ sechs fertige Inseln verbunden 8. Je "
    "einmal.",
    "time": "Rechtzeitig|Allein ⚐ bis Karte 7, ⚑ und ⊷ bis Karte 12. Später nur noch 3, 5 und 4 "
    "Punkte.",
    "others": "Mit anderen|Alle spielen jede Karte gleich\xadzeitig, verdeckt, bis alle gewählt "
    "haben.",
    "later": "Erste und spätere|Die ersten bei ⚑ ⚐ ⊷ bekommen alles, spätere 5, 3, 4. !: Einer ist "
    "nah.",
    "winner": "Wer gewinnt|Nach Karte 17 gewinnen die meisten Punkte, gleich viele gemeinsam.",
    "ranks": "Ränge|Allein: bis 40 Handlanger, alle zwei Punkte ein Rang. 60, der beste: "
    "Inselgott.",
    "keys": "Die Tasten|Ⓐ trägt ein. Für Brücken nimmt Ⓐ die Insel, ein Pfeil zeichnet. Ⓐ… ohne.",
    "undo": "Nichts ist weg|Ⓑ nimmt in der Runde zurück; das Menü, Ⓑ…, mehr, als Übung.",
    "panel": "Rechts|Karte, Balken für Brücken. Karte von 17, Punkte, Wert von ⚑ ⚐ ⊷.",
}
# The lesson: a sentence a step, in a frame of five lines of 117 pixels.
STEPS = (
    "Die Zahl auf einer Insel sagt, wie viele Brücken sie braucht. Ⓐ trägt hier im Rahmen eine "
    "3 ein.",
    "Ⓑ nähme sie zurück. Ⓐ deckt die erste Karte auf.",
    "Rechts oben ist die Karte: eine 4 und zwei Balken, zwei Brücken. Der Cursor steht, wo sie "
    "passt: Ⓐ trägt sie ein.",
    "Nun die Brücken. Geh → zurück zur 3, nimm sie mit Ⓐ und zeichne eine ↑ und eine ↓.",
    "Eine Insel mit Fahne nimmt nur eine Zahl, wenn dort eine Brücke endet. Diese zwei nun ja.",
    "Diese 3 passt auf die Fahne, und da steht der Cursor: Ⓐ trägt sie ein.",
    "Eine Brücke. Geh ↓ zur ersten 3, nimm sie mit Ⓐ und zeichne ←.",
    "Sie hat drei Brücken: fertig, 2 Punkte. Alle Wimpel oder Quadrate bringen rechtzeitig mehr.",
    "Eine 6 wird schwer fertig. Niemand muss eintragen: Halte Ⓐ, um zu ver\xadzichten.",
    "Aber zwei Brücken helfen. Geh zur 4 im Rahmen, nimm sie mit Ⓐ, zeichne ↑ und ←.",
    "Auf Brücken ver\xadzichtest du ebenso, auf alle oder keine.",
)
END = ("Das ist alles. Noch vierzehn Karten: Mach fertig, was du kannst.",)
