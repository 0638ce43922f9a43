"""German for Hashi, except help and hints."""

START = "Ⓐ setzt {n}"
WRITE = "Ⓐ {n}"
NOT_HERE = "Hier nicht"
SKIP = "Ⓐ…ohne"
TAKE = "Ⓐ Brücke"
HELD = "↑↓←→ zeichnen  Ⓐ lassen"
DRAW = "↑↓←→ zeichnen"
NEXT = "Ⓐ nächste"
START_GO = "Ⓐ 1. Karte"
FINISH = "Ⓐ beenden"
CONFIRM = "Ⓐ bestätigen"
WAIT = "Andere wählen…  ↑ Tafeln"
NEVER_FINISHED = "Ⓐ {n}: wird nie fertig"
SPOILS = "{arrow}: eine {n} wird nie fertig"
UNDO = "Ⓑ zurück"
MENU = "Ⓑ…Menü"
NOTHING_FITS = ("Keine passt: Ⓐ ohne", "{n} passen nicht: Ⓐ ohne")
NO_NEEDS_BRIDGE = "Erst eine Brücke dorthin"
NO_HAS_NUMBER = "Sie hat schon eine Zahl"
NO_TOO_MANY = "Zu viele Brücken dafür"
NO_FLAG_START = "Beginne ohne Fahne"
NO_LINE = "Dahin führt keine Linie"
NO_BRIDGE_HERE = "Hier beginnt keine Brücke"
NO_BRIDGE = {
    "crossed": "Eine Brücke ist im Weg",
    "double": "Höchstens zwei Brücken",
    "numberless": "Ein Ende braucht eine Zahl",
    "full": "Eine Insel dort ist voll",
    "rest": "Der Rest passt dann nicht",
}
NO_SKIP = "Alle oder keine (Ⓑ)"
CATEGORIES = ("⚑ Wimpel", "⚐ Quadrate", "⊷ 6 verbunden")
NEWS = "{what}\n+{n} Punkte"
FINISHED = ("⚑ Alle Wimpel fertig", "⚐ Alle Quadrate fertig", "⊷ Sechs verbunden")
PROGRESS = "Karte {n}"
MENU_SKIP = ("Ohne die Zahl", "Ohne die Brücken")
MENU_CARDS = "Die 18 Karten"
MENU_MASTER = "Der Zug des Meisters"
MENU_WARN = ("Warnungen: ←an→", "Warnungen: ←aus→")
MENU_BOARDS = "Alle Tafeln"
MENU_RECAP = ("Züge zeigen: ←alle→", "Züge zeigen: ←wichtige→", "Züge zeigen: ←keine→")
CARDS_TITLE = "Karten: ✓ ist gespielt"
SCORE_TITLE = "Punkte"
ISLANDS = "Inseln"
WORTH = ("jetzt {n}", "bis {card}: {n}")
HINT_BOARDS = "{who} ↑↓ wer  Ⓑ zurück"
PASSING = "Jede Tafel wandert weiter"
GOT = "{who} gibt dir eine Tafel mit einer {n}."
TOLD = "Fertig"
HINT_RECAP = "Ⓐ weiter  ↓ Tafeln"

SIDE = "Seite"
SIDES = ("A, leichter", "B, schwerer")
OPPONENTS = ("Gegner\u202f1", "Gegner\u202f2", "Gegner\u202f3")
NONE = "keiner"
NUMBERED = ("allein, Seite A", "allein, Seite B")
MASTER_MISSING = "Die Tabellen des Meisters fehlen auf dem Laufwerk: Er kann nicht spielen."
PRACTICE = "Übung: kein Rang"
SUM = "{n} Punkte"
TO_BEAT = "Ziel: {n}"
BEST = "Rekord: {n}"
NEW_BEST = "Rekord!"
HINT_RESULT = "Ⓐ neu  ←→ Tafel  ↓ mehr"
RANK = "Rang, wenn allein:"
HINT_TABLE = "Ⓐ neu  ↑ ←→ sehen  ↓ mehr"
HINT_BOARD = "{who}: {n}  ←→  ↓ mehr"
RANKS = (
    "Handlanger",
    "Wasserträger",
    "Bambusbinder",
    "Schraubendreher",
    "Betongießer",
    "Projektleiter",
    "Brückenmeister",
    "Planungsprofi",
    "Statikkoryphäe",
    "Architektenass",
    "Konstruktionsgenie",
    "Inselgott",
)
MATCH_TITLE = "Du und der Meister"
MATCH_CARD = "Meister: Karte {n} von {of}"
MASTER = "Meister"
MATCH_END = ("Mehr als der Meister!", "So viel wie der Meister!")
MASTER_NO_ROOM = "Der Meister hat hier keinen Platz."

# The puzzles: their list, and what is asked.
PUZZLE_AWAY = "Ⓑ zurück"
PUZZLE_ASK = ("Bester Zug: {n}, 1 Brücke?", "Bester Zug: {n}, {m} Brücken?")
CARD = ("Karte {n}: {number}, 1 Brücke", "Karte {n}: {number}, {m} Brücken")
