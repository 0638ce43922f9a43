"""German for Hashi, but for help and lesson."""

# hashi: German for Hashi.

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

# hashi_hint: German for hints in Hashi.

SKIP_NUMBER = "Auf die Zahl verzichten, diese Brücken zeichnen."
SKIP_BRIDGES = "Keine Brücken."
SKIP_BOTH = "Auf Zahl und Brücken verzichten."
REASONS = (
    "Alle Wimpel sind fertig: {n} Punkte.",
    "Alle Quadrate sind fertig: {n} Punkte.",
    "Sechs fertige Inseln sind verbunden: {n} Punkte.",
    ("Das macht eine Insel fertig: 2 Punkte.", "Das macht {n} Inseln fertig: {more} Punkte."),
    "Ein Wimpel bekommt seine Zahl. Nur alle bringen Punkte.",
    "Ein Quadrat bekommt seine Zahl. Nur alle bringen Punkte.",
    "Die erste Brücke zu einem Wimpel: Nun geht dort eine Zahl.",
    "Die erste Brücke zu einem Quadrat: Nun geht dort eine Zahl.",
    "Das verbindet fertige Inseln: jetzt {n}, sechs bringen Punkte.",
    ("Einer Insel fehlt nur noch eine Brücke.", "{n} Inseln fehlt nur noch eine Brücke."),
    "Ein anderer Zug bringt jetzt mehr, aber eine {n} würde nie fertig.",
    (
        "Die {more} passt: Eine Brücke fehlt, {left} haben Platz.",
        "Die {more} passt: {n} fehlen, {left} haben Platz, {cards} Karten bringen 2 oder 3.",
    ),
    "Wo die {n} auch steht, verspricht sie weniger als keine Zahl.",
    "Wo die Brücken auch liegen, versprechen sie weniger als keine.",
    "Viele Züge sind etwa gleich gut.",
    "Ein anderer Zug ist etwa so gut.",
    "Viele Kleinigkeiten sprechen dafür.",
    "In vielen Spielen hat dieser Anfang am meisten gebracht.",
    "Diese Tafel bekommt dein Nachbar: Es ist der schlechteste Anfang.",
    "Diese Karte bringt keine Punkte mehr, was man auch tut.",
    "Die Tabellen, die das Warum wissen, fehlen hier.",
)

# What the master would have done in the round before: what that, or the person's, is worth more.
SCORE = (
    "Der Zug des Meisters ist etwa {n},{to} Punkte mehr wert, plus minus {more},{by}.",
    "Deiner ist etwa {n},{to} Punkte mehr wert, plus minus {more},{by}.",
    "Deiner war genauso gut.",
    "Der Meister ist nicht auf diesem Laufwerk.",
)
KEYS = ("↓ Unterschied  Ⓑ zurück", "↓ warum  Ⓑ zurück")

# hashi_match: German for what a master makes of the same cards of Hashi.

TITLE = "Dieselben Karten"
MASTER = "Meister"
CARD = "Meister: Karte {n} von {of}"
AHEAD = "Mehr als der Meister!"
EQUAL = "So viel wie der Meister!"
MISSING = "Der Meister ist nicht auf diesem Laufwerk."
FULL = "Der Meister hat hier keinen Platz."

# hashi_new: German for a new game of Hashi.

SIDE = "Seite"
SIDES = ("A, leichter", "B, schwerer")
START = "Startzahl"
OPPONENTS = ("Gegner 1", "Gegner 2", "Gegner 3")
NONE = "keiner"
PERSON = "Mensch"

# hashi_result: German for Hashi's result, alone and at a table.

ISLANDS = "Inseln"
PRACTICE = "Übung: kein Rang"
CODE = "Seite {side}  Nr. {n}"
SUM = "{n} Punkte"
# What is to beat: the next rank; the best so far; this is a new one.
TO_BEAT = ("Ziel: {n}", "Rekord: {n}", "Rekord!")
HINT_RESULT = "Ⓐ neu  ↓ Meister  Ⓑ Titel"

# At a table; of practice.
RESULT = ("Das Ende", "Übung")
RANK = "Als Rang allein:"
HINT_TABLE = "Ⓐ neu ↑↓ ←→ mehr Ⓑ Titel"
HINT_BOARD = "{who}: {n}  ←→ Ⓑ Titel"

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

# hashi_sheets: German for Hashi's sheets.

CARDS_TITLE = "Karten: ✓ ist gespielt"
SCORE_TITLE = "Punkte"
TOTAL = "Summe"
NOW = "jetzt {n}"
UNTIL_CARD = "bis {card}: {n}"

# hashi_story: German for Hashi's stories at a table.

# What the others did.
BOARD = "{who}  Ⓐ weiter Ⓑ alle"
FINISHED = "{who}: {n} fertig Ⓐ weiter"
HINT = "Ⓐ weiter  Ⓑ alle auslassen"
BRINGS = "{who}: +{n}"
TAKEN = (
    "Die Wimpel sind vergeben:\nvon nun an {n}",
    "Die Quadrate sind weg:\nvon nun an {n}",
    "Die Sechs sind vergeben:\nvon nun an {n}",
)

# The start.
PASSING = "Tafeln gehen nach links"
WROTE = "Alle haben eine Zahl in eine Insel eingetragen."
GOT = "Deine neue Tafel hat die {n} von Spieler {giver}."

# hashi_table: German for Hashi at a table of several.

YOU = "Du"
SEAT = "Spieler {n}"
SHORT = "S{n}"

# The last line of the board.
CONFIRM = "Ⓐ bestätigen"
WAIT = "Andere wählen…  ↑ Tafeln"

# The menu.
BOARDS = "Alle Tafeln"
STORY = "Andere: ←{value}→"
STORIES = ("alles", "Fertiges", "nichts")

BOARDS_HINT = "{who} ↑↓ wer  Ⓑ zurück"
