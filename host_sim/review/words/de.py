"""German: what a review says."""

MARK = ","
UNITS = {"points": "{n} Punkte", "chance": "{n} Prozentpunkte"}
TITLE = "{game}: {setting}"
POINTS = "Code {code}, {points}"
RUNNING = "Code {code}, noch nicht zu Ende"
HEAD = ("Zug", "kam", "brachte", "gespielt", "verlor", "erwartet")
START = "Anfang"
END = "das Ende"
ROUND = "Runde {n}"
GIVE = "{n} ± {error}"
SUM = {
    "points": "{start} waren am Anfang zu erwarten, {luck} durch Glück, {lost} durch die Züge, {rest} durch den Fehler des Programms: {end}.",
    "chance": "Gewinnchance in Prozent: {start} am Anfang, {luck} durch die Karten und die anderen, {lost} durch die Züge: {end}.",
}
LUCK = {
    "points": (
        "Was kam, brachte {luck} mehr als üblich, deine Züge kosteten {lost}.",
        "Was kam, brachte {luck} weniger als üblich, deine Züge kosteten {lost}.",
    ),
    "chance": (
        "Die Karten und die anderen brachten {luck} mehr als erwartet, deine Züge kosteten {lost}.",
        "Die Karten und die anderen nahmen {luck}, deine Züge kosteten {lost}.",
    ),
}
STRENGTH = ("Spielstärke: {name}.", "Spielstärke: zwischen {name} und {other}.")
AS_BEST = (
    "Ein Zug von {of} war so gut wie der beste gefundene.",
    "{n} Züge von {of} waren so gut wie die besten gefundenen.",
)
DEAREST = "Was am meisten kostete"
NO_DEAREST = "Kein Zug kostete klar mehr, als ein anderer gekostet hätte."
GOOD = "Besser als der Meister"
COST = "Zug {turn}, {came}: kostete {cost}"
GAINED = "Zug {turn}, {came}: {cost} mehr wert"
YOURS = "Deiner: {what}"
BETTER = "Besser: {what}"
MASTERS = "Der des Meisters: {what}"
CURVE = {"points": "Das zu erwartende Ende", "chance": "Die Gewinnchance"}
LEGEND = ("erwartet", "Glück", "verloren")
TURNS = "Alle Züge"
ABOUT = {
    "points": "Erwartet wird das Ende, wenn der Meister weiterspielt. Was ein Zug verlor, ist am besten gefundenen Zug gemessen, plus minus Standardfehler.",
    "chance": "Erwartet wird die Gewinnchance. Was ein Zug verlor, ist am Zug der stärksten Stufe gemessen, plus minus Standardfehler.",
}
ALL = "Alle Spiele"
ALL_HEAD = ("beendet", "Spiel", "Punkte", "Glück", "verloren", "je Zug", "Spielstärke")
MEAN = (
    "Das letzte Spiel: Glück {luck}, je Zug {lost} verloren.",
    "Mittel der letzten {n} Spiele: Glück {luck}, je Zug {lost} verloren.",
)
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
