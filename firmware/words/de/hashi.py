"""German for Hashi."""

# The last line of the board.
WRITE = "Ⓐ {n}"
NOT_HERE = "Nein"
SKIP = "Ⓐ…ohne"
TAKE = "Ⓐ baut"
HELD = "↑↓←→ zeichnen  Ⓐ lassen"
NEXT = "Ⓐ nächste"
START_GO = "Ⓐ erste Karte"
FINISH = "Ⓐ beenden"
IN_VAIN = "Ⓐ {n}: wird nie fertig"
SPOILS = "{arrow}: eine {n} wird nie fertig"
UNDO = "Ⓑ zurück"
MENU = "Ⓑ…Menü"
NOTHING_FITS = (  # one, two, three bridges
    "Nichts passt: Ⓐ ohne",
    "2 passen nie: Ⓐ ohne",
    "3 passen nie: Ⓐ ohne",
)

# Why not, in the place of the hint.
NO_NEEDS_BRIDGE = "Erst eine Brücke hin"
NO_HAS_NUMBER = "Sie hat ihre Zahl"
NO_TOO_MANY = "Zu viele Brücken dafür"
NO_FLAG_START = "Beginne ohne Fahne"
NO_LINE = "Dahin führt keine Linie"
NO_BRIDGE_HERE = "Hier beginnt keine Brücke"
NO_BRIDGE = (
    "Eine Brücke ist im Weg",
    "Zwei Brücken sind genug",
    "Ein Ende braucht eine Zahl",
    "Eine Insel dort ist voll",
    "Der Rest passt dann nicht",
)
NO_SKIP = "Alle oder keine (Ⓑ)"

CATEGORIES = ("⚑ Wimpel", "⚐ Quadrate", "⊷ Sechs am Stück")
POINTS = "{n}P"

NEWS = (
    "⚑ Alle Wimpel fertig\n+{n} Punkte",
    "⚐ Alle Quadrate fertig\n+{n} Punkte",
    "⊷ Sechs verbunden\n+{n} Punkte",
)
