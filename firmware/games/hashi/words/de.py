"""German for Hashi while it is played."""

# The last line of the board: what the keys do.
WRITE = "Ⓐ {n}"
NOT_HERE = "Nein"
SKIP = "Ⓐ…ohne"
TAKE = "Ⓐ baut"
HELD = "↑↓←→ zeichnen  Ⓐ lassen"
NEXT = "Ⓐ nächste"
START_GO = "Ⓐ erste Karte"
FINISH = "Ⓐ beenden"
CONFIRM = "Ⓐ bestätigen"
WAIT = "Andere wählen…  ↑ Tafeln"
NEVER_FINISHED = "Ⓐ {n}: wird nie fertig"
SPOILS = "{arrow}: eine {n} wird nie fertig"
UNDO = "Ⓑ zurück"
MENU = "Ⓑ…Menü"
NOTHING_FITS = ("Nichts passt: Ⓐ ohne", "{n} passen nie: Ⓐ ohne")
# Why not, in the same place.
NO_NEEDS_BRIDGE = "Erst eine Brücke hin"
NO_HAS_NUMBER = "Sie hat ihre Zahl"
NO_TOO_MANY = "Zu viele Brücken dafür"
NO_FLAG_START = "Beginne ohne Fahne"
NO_LINE = "Dahin führt keine Linie"
NO_BRIDGE_HERE = "Hier beginnt keine Brücke"
NO_BRIDGE = {
    "crossed": "Eine Brücke ist im Weg",
    "double": "Zwei Brücken sind genug",
    "numberless": "Ein Ende braucht eine Zahl",
    "full": "Eine Insel dort ist voll",
    "rest": "Der Rest passt dann nicht",
}
NO_SKIP = "Alle oder keine (Ⓑ)"
# The panel and the notices of a solo game: pennants, squares, six joined.
CATEGORIES = ("⚑ Wimpel", "⚐ Quadrate", "⊷ Sechs am Stück")
POINTS = "{n}P"
NEWS = "{what}\n+{n} Punkte"
FINISHED = ("⚑ Alle Wimpel fertig", "⚐ Alle Quadrate fertig", "⊷ Sechs verbunden")
# The players at a table.
YOU = "Du"
SEAT = "Spieler {n}"
SHORT = "S{n}"
# How far a game is; the menu of a running game.
PROGRESS = "Karte {n}"
MENU_SKIP = ("Zahl: verzichten", "Brücken: verzichten")
MENU_CARDS = "Die 18 Karten"
MENU_MASTER = "Der Zug des Meisters"
MENU_WARN = ("Warnungen: ←an→", "Warnungen: ←aus→")
MENU_BOARDS = "Alle Tafeln"
MENU_RECAP = ("Andere: ←alles→", "Andere: ←Fertiges→", "Andere: ←nichts→")
# The sheets.
CARDS_TITLE = "Karten: ✓ ist gespielt"
SCORE_TITLE = "Punkte"
ISLANDS = "Inseln"
WORTH = ("jetzt {n}", "bis {card}: {n}")
TOTAL = "Summe"
HINT_BOARDS = "{who} ↑↓ wer  Ⓑ zurück"
# The recaps at a table: the start, then the rounds.
PASSING = "Tafeln gehen nach links"
WROTE = "Alle haben eine Zahl in eine Insel eingetragen."
GOT = "Deine neue Tafel hat die {n} von Spieler {giver}."
HINT_RECAP = "Ⓐ weiter  Ⓑ alle auslassen"
HINT_RECAP_BOARD = ("{who}  Ⓐ weiter Ⓑ alle", "{who}: {n} fertig Ⓐ weiter")
BRINGS = "{who}: +{n}"
LATER = "{what}\nvon nun an {n}"
TAKEN = ("Die Wimpel sind vergeben:", "Die Quadrate sind weg:", "Die Sechs sind vergeben:")
