"""German beside the game: help and lesson of Hashi."""

TOPICS = {
    "aim": "Das Ziel"
    "|Mach Inseln fertig: Jede fertige Insel bringt 2 Punkte."
    "|Eine Insel ist fertig, sobald sie so viele Brücken hat wie ihre Zahl.",
    "start": "Der Anfang"
    "|Trag vor der ersten Karte auf einer Insel ohne Fahne 3 oder 4 ein."
    "|Ⓐ trägt eine 3 ein, ein zweites Ⓐ eine 4. Halte Ⓐ für die erste Karte."
    "|Mit anderen geht jede Tafel dann nach links und bleibt dort.",
    "cards": "Die Karten"
    "|Eine Karte hat eine Zahl von 1 bis 6 und ein, zwei oder drei Brücken."
    "|Es sind 18 Karten. Eine kommt ungesehen weg, 17 werden gespielt."
    "|Spielst du allein, kommen sie in drei Stapeln: 7, 5 und 5 Karten.",
    "round": "Eine Runde"
    "|Trag zuerst die Zahl der Karte auf einer Insel ohne Zahl ein."
    "|Zeichne dann alle Brücken der Karte."
    "|Du darfst auf die Zahl verzichten, auf die Brücken oder auf beides.",
    "numbers": "Zahlen"
    "|Eine Zahl ist nie kleiner als die Anzahl der Brücken, die dort enden."
    "|Eine Insel mit Fahne nimmt eine Zahl nur, wenn dort eine Brücke endet.",
    "signs": "Zeichen"
    "|Mit gepunktetem Ring kann eine Insel die Zahl der Karte nicht nehmen."
    "|Eine Insel mit ! kann sie nehmen, würde dann aber nie fertig.",
    "bridges": "Brücken"
    "|Eine Brücke führt auf einer Linie von einer Insel zur nächsten."
    "|Eine Linie nimmt bis zu zwei Brücken. Brücken kreuzen sich nie."
    "|Eine gestrichelte Linie kann jetzt eine Brücke nehmen.",
    "from": "Von wo aus"
    "|Ein Ende einer neuen Brücke muss eine Insel mit Zahl sein."
    "|Keine Insel bekommt mehr Brücken als ihre Zahl; ohne Zahl höchstens 6."
    "|Eine fertige Insel nimmt keine Brücke mehr.",
    "all": "Alle oder keine"
    "|Zeichne so viele Brücken, wie die Karte hat, oder gar keine."
    "|Ist nicht für alle Platz, dann verzichte auf die Brücken.",
    "extra": "Extrapunkte"
    "|Mach alle vier Inseln mit Wimpel ⚑ fertig: Das bringt 9 Punkte."
    "|Mach alle drei Inseln mit Quadrat ⚐ fertig: Das bringt 7 Punkte."
    "|Verbinde sechs fertige Inseln mit Brücken ⊷: Das bringt 8 Punkte."
    "|Jedes davon bekommst du einmal im Spiel.",
    "time": "Rechtzeitig"
    "|Allein bringen alle ⚐ 7 Punkte, aber nur bis Karte 7, danach 3."
    "|Alle ⚑ bringen 9 Punkte bis Karte 12, danach 5."
    "|Sechs verbundene Inseln ⊷ bringen 8 Punkte bis Karte 12, danach 4."
    "|⚑9⧗12 neben der Tafel heißt: 9 Punkte für alle ⚑ bis Karte 12.",
    "others": "Mit anderen"
    "|Alle Spieler spielen dieselbe Karte zur selben Zeit."
    "|Was die anderen tun, sieht man erst, wenn alle gewählt haben.",
    "later": "Erste und spätere"
    "|Wer als Erster alle ⚑, alle ⚐ oder ⊷ hat, bekommt die vollen Punkte."
    "|Das gilt auch für alle, die es in derselben Runde schaffen."
    "|In einer späteren Runde bringt es weniger: ⚑ 5, ⚐ 3, ⊷ 4.",
    "near": "Einer ist nah dran"
    "|Ein ! hinter den Punkten warnt: Einem Gegner fehlt nur noch eine Insel.",
    "winner": "Wer gewinnt"
    "|Nach Karte 17 gewinnt, wer die meisten Punkte hat."
    "|Wer gleich viele Punkte hat, teilt sich den Sieg.",
    "ranks": "Ränge"
    "|Allein geben dir die Punkte einen Rang: Bis 40 bist du Handlanger."
    "|Ab 60 Punkten bist du Inselgott.",
    "hints": "Tipps"
    "|Drück ↓ und Ⓐ zugleich für einen Tipp: erst wo, dann was, dann warum."
    "|Ein Spiel mit Tipps zählt nicht für deinen Rekord.",
    "review": "Der Rückblick"
    "|Drück nach einem Spiel ↓ und wähle den Rückblick auf deine Züge."
    "|Er zeigt, was das Glück brachte und welche Züge Punkte kosteten."
    "|Der Meister ist der stärkste Computergegner.",
    "puzzles": "Rätsel"
    "|In Hashis Menü gibt es Rätsel: Finde den besten Zug."
    "|Ein Zug, der etwa gleich gut ist, löst das Rätsel auch.",
    "keys": "Die Tasten"
    "|Pfeile bewegen den Cursor. Ⓐ trägt die Zahl auf seiner Insel ein."
    "|Danach zeichnet ein Pfeil eine Brücke von dieser Insel aus."
    "|Für eine andere Insel geh dorthin und drück zuerst Ⓐ."
    "|Halte Ⓐ, um auf die Zahl oder die Brücken zu verzichten.",
    "undo": "Nichts ist weg"
    "|Ⓑ nimmt Schritt für Schritt zurück, bis zum Anfang der Runde."
    "|Halte Ⓑ für das Menü: Es nimmt Runden zurück. Dann ist es eine Übung."
    "|Im Menü kannst du das Spiel auch noch einmal ansehen.",
    "panel": "Rechts"
    "|Rechts oben ist die Karte: ihre Zahl und ein Balken je Brücke."
    "|Ein Balken wird hohl, wenn seine Brücke gezeichnet ist."
    "|3/17 heißt: Das ist Karte 3 von 17. Darunter sind deine Punkte."
    "|Mit anderen ist 14:16 dein Stand und der des besten Gegners.",
}
STEPS = (
    "Mit so vielen Brücken wie ihre Zahl ist eine Insel fertig: 2 Punkte.|Trag im Rahmen eine 3 ein: Ⓐ.",
    "Ein zweites Ⓐ macht sie zur 4, Ⓑ nimmt sie zurück.|Halte Ⓐ für die erste Karte.",
    "Rechts oben ist die Karte: eine 4 und zwei Balken für zwei Brücken.|Trag die 4 im Rahmen ein: Ⓐ.",
    "Von hier zeichnet ein Pfeil eine Brücke.|Zeichne → und ↑.",
    "Eine Fahne nimmt eine Zahl erst, wenn eine Brücke dort endet. Diese kann nun.|Ⓐ: die nächste Karte.",
    "Wimpel ⚑ und Quadrate ⚐ sind Fahnen. Alle einer Art bringen Extrapunkte.|Ⓐ trägt die 3 ein.",
    "Eine Linie nimmt zwei Brücken, mehr nicht.|Zeichne eine ↓.",
    "Rechts heißt ⚑9⧗12: 9 Punkte für alle vier Wimpel bis Karte 12, danach 5.|Ⓐ: die nächste Karte.",
    "Eine Insel mit ! im Ring würde mit der 6 nie fertig.|Halte Ⓐ: ohne die Zahl.",
    "Aber die zwei Brücken helfen.|Geh ↓ zur 4 im Rahmen, Ⓐ nimmt sie, zeichne ↓.",
    "Fertig: 2 Punkte. Der Fahne fehlt noch eine Brücke.|Ⓐ nimmt sie, zeichne →.",
    "Auch auf Brücken darfst du ver\xadzichten, aber nur auf alle.|Ⓐ: die nächste Karte.",
)
END = ("So geht’s. Noch vierzehn Karten: Mach fertig, was du kannst.",)
