"""German: what a review says."""

MARK = ","
TITLE = "{game}: {setting}"
POINTS = "Code {code}, {points}"
RUNNING = "Code {code}, noch nicht zu Ende"
HEAD = ("Zug", "kam", "brachte", "gespielt", "verlor", "erwartet")
START = "Anfang"
END = "das Ende"
ROUND = "Runde {n}"
SUM = {
    "points": "{start} waren am Anfang zu erwarten, wenn ein Meister weiterspielt, {luck} durch Glück, {lost} durch die Züge, {rest} durch den Fehler des Programms: {end}.",
    "whole": "{start} waren am Anfang zu erwarten, wenn die besten gefundenen Züge gespielt werden, {luck} durch Glück, {lost} durch die Züge: {end}.",
    "chance": "Gewinnchance in Prozent: {start} am Anfang, {end} am Ende; im Mittel je Zug {luck} durch die Karten und die anderen, {lost} durch deinen Zug.",
}
AS_BEST = (
    "Ein Zug von {of} war so gut wie der beste gefundene.",
    "{n} Züge von {of} waren so gut wie die besten gefundenen.",
)
DEAREST = "Was am meisten kostete"
GOOD = "Besser als der Meister"
TURN = "Zug {turn}, {came}"
YOURS = "Deiner: {what}"
BETTER = "Besser: {what}"
MASTERS = "Der des Meisters: {what}"
LEGEND = ("erwartet", "Glück", "verloren")
WALK = "Ein Klick auf die Kurve zeigt jeden Zug; die Pfeiltasten gehen dann zum nächsten."
BEFORE = "← Davor kostete: {turn}"
NEXT = "Danach kostete: {turn} →"
TURNS = "Alle Züge"
EXPECTED = "Erwartete Punkte"
ABOUT = {
    "points": "Erwartet wird das Ende, wenn der Meister des Programms weiterspielt; der genaue Blick erwartet am Anfang etwa drei Punkte mehr, weil er bessere Züge findet. Was ein Zug verlor, ist am Zug des Meisters gemessen, plus minus Standardfehler. Ein Fragezeichen steht, wo es schwer zu sagen ist.",
    "closer": "Erwartet wird das Ende, wenn von da an die besten Züge gespielt werden, die das Programm findet: am Anfang etwa drei Punkte mehr als im schnellen Rückblick und auf dem Handgerät, wo ein Meister weiterspielt und manche davon übersieht. Was ein Zug verlor, ist am besten gefundenen Zug gemessen, plus minus Standardfehler. Ein Fragezeichen steht, wo es schwer zu sagen ist.",
    "chance": "Erwartet wird die Gewinnchance. Was ein Zug verlor, ist am Zug der stärksten Stufe gemessen, plus minus Standardfehler. Ein Fragezeichen steht, wo es schwer zu sagen ist.",
}
ALL = "Alle Spiele"
ALL_HEAD = ("beendet", "Spiel", "Punkte", "Glück", "verloren", "je Zug", "Spielstärke")
MEAN = {
    "points": (
        "Das letzte Spiel: Glück {luck}, je Zug {lost} verloren.",
        "Mittel der letzten {n} Spiele: Glück {luck}, je Zug {lost} verloren.",
    ),
    "chance": (
        "Das letzte Spiel, im Mittel je Zug: Glück {luck}%, {lost}% verloren.",
        "Mittel der letzten {n} Spiele, je Zug: Glück {luck}%, {lost}% verloren.",
    ),
}
HASHI_NOTATION = "5 ||: eine 5 mit zwei Brücken. 4 C2, C2–E2: eine 4 in Spalte C, Reihe 2, und eine Brücke; = für zwei."
HASHI_NO_NUMBER = "keine {n}"
HASHI_NO_BRIDGES = "keine Brücken"
ARABANA_NOTATION = "A–B: eine Brücke zwischen den Inseln A und B; der Buchstabe in Klammern ist der der Karte. ABC: ein Schiff im Meer zwischen A, B und C."
ARABANA_DRAWS = "zieht {card}"
ARABANA_STACK = "zieht vom Stapel"
ARABANA_PASSES = "passt"
ARABANA_LAYS_OFF = "legt {cards} ab"
ATOLL_NOTATION = "Sand/Fels C4–D4: Der Sand der Karte liegt in Spalte C, Reihe 4 der Zeichnung, ihr Fels in Spalte D."
ATOLL_SWAPS = "tauscht ({taken})"
