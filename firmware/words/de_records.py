"""German: what has been played: the last games, statistics, numbers; codes."""

LAST_GAMES = "Die letzten Spiele"
SAME_CARDS = "Gleiche Karten noch mal"
ASK_SAME = (
    "Die gleichen Karten noch einmal?",
    "Es zählt nicht für deinen Rekord: Du kennst sie.",
)

POINTS = ("1 Punkt", "{n} Punkte")
POINTS_WON = "{points}, gewonnen"
FOR_NO_BEST = {
    "hints": "Mit Tipps: Es zählt nicht für deinen Rekord.",
    "practice": "Übung: Sie zählt nicht für deinen Rekord.",
    "known": "Bekannte Karten: Es zählt nicht für deinen Rekord.",
}
HINT_GAME = "Ⓐ noch mal   Ⓑ zurück"
HINT_KEPT = "Ⓐ noch mal  Ⓐ…ansehen"
NO_GAMES = "Noch ist kein Spiel zu Ende."

ALONE = "Allein"
PEOPLE = "Mit Menschen"
AGAINST = "Gegen {name}"
OF_MANY = "{n} Spieler, {name}"
OTHERS = "Anderes"

SHOWN = ("Alles zeigen", "Was du wusstest")
NO_REPLAY = "Hier ist kein Platz dafür."
FROM_HERE = "Von hier weiterspielen"
PLAY_ON = "Von hier aus weiterspielen? Es zählt als Übung."
PLAY_INSTEAD = "Von hier aus weiterspielen? Dann ist dein anderes Spiel weg."

PLAYED = "Gespielt {n}"
FINISHED = "Fertig {n}"
WON = "Siege {n}"
BEST = "Rekord {n}"
BEST_OF = "Rekord aus {of}: {n}"
MEAN = "Schnitt {n}"
STREAK = "In Folge {n}"
LONGEST = "max. {n}"
HINTS = "Tipps je Spiel {n}"
DECIMAL = "{n},{tenth}"
RANKS = "Ränge: {n} von {all}"
NO_BEST = "Nicht für den Rekord"
NO_BEST_TEXT = "Nicht für deinen Rekord: {n} von {all} Spielen, mit Tipps, Trainer, zurückgenommenen Zügen oder bekannten Karten."

STRONGER = "{n} von 5 gegen {name} gewonnen: Versuch {other}."
WEAKER = "{n} von 5 gegen {name} gewonnen: {other} ist leichter."
STAY = "{n} von 5 gegen {name} gewonnen. Weiter so."
MORE = "Spiel noch {n} gegen {name}: Dann folgt ein Rat."
LAST_FIVE = (
    "Deine letzten fünf: {mean} im Schnitt. Schlägst du {best}?",
    "Deine letzten fünf: {mean} im Schnitt. Dein Rekord, der zählt, ist {best}.",
)
FIRST_FIVE = "Spiel fünf Spiele, um zu sehen, wie gut du bist."
LOST = "Was vorher gezählt war, ist nicht lesbar."
NO_ROOM = "Acht andere Spiele haben schon Statistiken: Für mehr ist kein Platz."
NO_MAP = (
    "Vier andere Übersichten gibt es schon: Für diese ist kein Platz. Ihre Spiele zählen trotzdem."
)

HINT_ALL = "←→ Ⓐ löschen  Ⓑ zurück"
RESET_ASK = ("Diese Statistik löschen?", "Alle Spiele von {game} werden neu gezählt.")
RESET_SURE = ("Wirklich?", "Du bekommst sie nicht zurück.")

# On a result: why it counts for no best, hints taken, how a phone gets the code; a numbered game.
PRACTICE = "Übung"
TAKEN = ("1 Tipp", "{n} Tipps")
QR = "Ⓐ…QR"
KNOWN = "bekannt"
NUMBER = "Nr. {n}"
PAR = "Par {n}"

# On a result: who has won; the last line of a guest's; where B leads, {back} there.
YOU_WIN = "Gewonnen!"
YOU_LOSE = "Du hast verloren"
WINS = "{name} gewinnt"
TIE = "Gleichstand"
THE_END = "Das Ende"
HINT_RESULT = "Ⓐ neu  ↓ mehr  Ⓑ {back}"
SENT = "Du {n}, im Link {other}  ↓ mehr"
AFTER = "Nach dem Spiel"
REVIEW = "Rückblick"
NO_REVIEW = "Für Rückblicke hat dieses Board keinen Platz. Die Webseite macht sie: Halte Ⓐ am Ergebnis für den Code."
BACK = ("Titel", "Menü")

HINT_CODE = "Ⓐ nehmen  Ⓑ löschen"
NO_CODE = {
    "code": "Das ist kein Code eines Spiels: Ein Zeichen ist falsch.",
    "game": "Das Spiel zu diesem Code ist nicht hier.",
    "version": "Dieser Code stammt von einer anderen Version des Spiels.",
}
AGAINST_WHOM = "Gegen"
NUMBERS_OF = "Nummern: {n} Spieler"
NEXT = "Nächstes: Nr. {n}"
LAST = "Letztes: Nr. {n}"
TYPE_NUMBER = "Nummer wählen"
MAP = "Die Übersicht"
STATES = ("", "gespielt", "gewonnen")
BEATEN = "besser"
HINT_NUMBER = "Ⓐ spielen  Ⓑ zurück"
NO_NUMBER = "Von 1 bis {n}"
