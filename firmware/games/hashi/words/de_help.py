"""German beside the game: help and lesson of Hashi."""

TOPICS = {
    "aim": "Das Ziel|Eine Insel mit so vielen Brücken wie ihre Zahl ist fertig: 2 Punkte.",
    "start": "Der Anfang|Eine 3 ohne Fahne, noch mal Ⓐ: 4. Zu mehreren: Tafeln nach links.",
    "cards": "Die Karten|1 bis 6 mit 1 bis 3 Brücken. Eine kommt weg. Allein 17 in Stapeln: 7, 5, 5.",
    "round": "Eine Runde|Trag die Zahl ein, zeichne alle Brücken der Karte. Beides darf entfallen.",
    "numbers": "Zahlen|Nie kleiner als die Brücken. Mit Fahne nur, wo eine Brücke endet.",
    "signs": "Zeichen|Ring gepunktet: jetzt keine Zahl. !: Diese Insel würde nie fertig.",
    "bridges": "Brücken|Auf Linien, höchstens zwei, nie gekreuzt. Gestrichelt: jetzt frei.",
    "from": "Von wo aus|Ein Ende hat eine Zahl. Keine Insel nimmt mehr als ihre Zahl, oder 6.",
    "all": "Alle oder keine|Zeichne so viele, wie die Karte hat, oder keine. Passen nicht alle: ohne.",
    "extra": "Mehr Punkte|Alle ⚑ fertig: 9. Alle ⚐: 7. ⊷, sechs fertige Inseln verbunden: 8. Je einmal.",
    "time": "Rechtzeitig|Allein ⚐ bis Karte 7, ⚑ und ⊷ bis Karte 12. ⚑9⧗12: 9 bis Karte 12, dann 5.",
    "others": "Mit anderen|Alle spielen jede Karte gleich\xadzeitig, verdeckt, bis alle gewählt haben.",
    "later": "Erste und spätere|Die Ersten, auch mehrere in einer Runde, bekommen alles, Spätere 5, 3, 4.",
    "near": "Einer ist nah|! hinter den Punkten: Einem Gegner fehlt dafür eine Insel.",
    "winner": "Wer gewinnt|Nach Karte 17 gewinnt, wer die meisten Punkte hat; bei Gleichstand alle.",
    "ranks": "Ränge|Allein: bis 40 Handlanger, ab 60 Inselgott. Am Ende ↓: der Rückblick.",
    "puzzles": "Rätsel|In Hashis Menü: Finde den besten Zug. Ein etwa gleich guter löst es auch.",
    "keys": "Die Tasten|Ⓐ trägt ein, Pfeile zeichnen. Sonst nimmt Ⓐ die Insel. Ⓐ halten: ohne.",
    "undo": "Nichts ist weg|Ⓑ nimmt in der Runde zurück. Gehalten: Menü, mehr als Übung, ansehen.",
    "panel": "Rechts|Karte, Balken: Brücken. Karte von 17. 14:16: du und der beste Gegner.",
}
STEPS = (
    "Mach Inseln fertig, je 2 Punkte: mit so vielen Brücken wie ihre Zahl.|Eine 3 in den Rahmen: Ⓐ.",
    "Noch einmal Ⓐ macht sie zur 4, Ⓑ nimmt sie zurück.|Halte Ⓐ: die erste Karte.",
    "Rechts oben ist die Karte: eine 4 und zwei Balken, also zwei Brücken.|Die 4 in den Rahmen: Ⓐ.",
    "Von hier zeichnet ein Pfeil eine Brücke.|Zeichne → und ↑.",
    "Eine Fahne nimmt nur eine Zahl, wo eine Brücke endet. Diese kann nun.|Ⓐ: die nächste Karte.",
    "Alle Fahnen einer Art bringen mehr Punkte.|Ⓐ trägt die 3 bei der Fahne ein.",
    "Eine Linie nimmt zwei Brücken, mehr nicht.|Zeichne eine ↓.",
    "Rechts ⚑9⧗12: Alle vier Wimpel fertig bringen 9 Punkte, nach Karte 12 nur 5.|Ⓐ: die nächste Karte.",
    "Mit ! im Ring würde eine Insel mit der 6 nie fertig.|Halte Ⓐ: ohne die Zahl.",
    "Aber die zwei Brücken helfen.|Geh ↓ zur 4 im Rahmen, Ⓐ nimmt sie, zeichne ↓.",
    "Fertig: 2 Punkte. Der Fahne fehlt noch eine.|Ⓐ nimmt sie, zeichne →.",
    "Auch auf Brücken darfst du ver\xadzichten, aber auf alle.|Ⓐ: die nächste Karte.",
)
END = ("So geht’s. Noch vierzehn Karten: Mach fertig, was du kannst.",)
