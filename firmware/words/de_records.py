"""German: what has been played: the last games, statistics."""

LAST_GAMES = "Die letzten Spiele"
SAME_CARDS = "Gleiche Karten noch mal"
ASK_SAME = (
    "Die gleichen Karten noch einmal?",
    "Für den Rekord zählt das nicht: Du kennst sie.",
)

POINTS = ("1 Punkt", "{n} Punkte")
POINTS_WON = "{points}, gewonnen"
FOR_NO_BEST = {
    "hints": "Mit Tipps: zählt für keinen Rekord.",
    "practice": "Übung: zählt für keinen Rekord.",
    "known": "Bekannte Karten: zählt für keinen Rekord.",
}
HINT_GAME = "Ⓐ noch mal   Ⓑ zurück"
NO_GAMES = ("Noch ist kein Spiel zu Ende.",)

ALONE = "Allein"
PEOPLE = "Mit Menschen"
AGAINST = "Gegen {name}"
OF_MANY = "Zu {n}., {name}"
OTHERS = "Anderes"

PLAYED = "Gespielt {n}"
FINISHED = "Fertig {n}"
WON = "Siege {n}"
BEST = "Rekord {n}"
MEAN = "Mittel {n}"
STREAK = "In Folge {n}"
LONGEST = "max. {n}"
HINTS = "Tipps je Spiel {n}"
DECIMAL = "{n},{tenth}"
RANKS = "Ränge: {n} von {all}"
NO_BEST = "Ohne Rekord"
NO_BEST_TEXT = "{n} von {all} Spielen zählen für keinen Rekord: mit Tipps, Zurückgenommenem oder bekannten Karten."

STRONGER = "Du gewinnst {n} von 5 gegen {name}: Versuch {other}."
WEAKER = "Du gewinnst {n} von 5 gegen {name}: {other} ist leichter."
STAY = "Du gewinnst {n} von 5 gegen {name}. Weiter so."
MORE = "Noch {n} gegen {name}, dann siehst du, was als Nächstes kommt."
LAST_FIVE = "Deine letzten fünf: {mean} im Mittel. Schlägst du {best}?"
FIRST_FIVE = "Spiel fünf Spiele, um zu sehen, wie gut du bist."
LOST = "Was vorher gezählt war, ist nicht lesbar."

HINT_ALL = "←→ Seiten Ⓐ löschen Ⓑ zur."
RESET_ASK = ("Diese Statistik löschen?", "Alle Spiele von {game} werden neu gezählt.")
RESET_SURE = ("Wirklich?", "Du bekommst sie nicht zurück.")
