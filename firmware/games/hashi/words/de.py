"""German for Hashi, but for help and lesson."""

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
NOTHING_FITS = (  # one, two, three bridges
    "Nichts passt: Ⓐ ohne",
    "2 passen nie: Ⓐ ohne",
    "3 passen nie: Ⓐ ohne",
)
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
NEWS = (
    "⚑ Alle Wimpel fertig\n+{n} Punkte",
    "⚐ Alle Quadrate fertig\n+{n} Punkte",
    "⊷ Sechs verbunden\n+{n} Punkte",
)
# The players at a table.
YOU = "Du"
SEAT = "Spieler {n}"
SHORT = "S{n}"
# How far a game is; the menu of a running game.
PROGRESS = "Karte {n}"
MENU_SKIP_NUMBER = "Zahl: verzichten"
MENU_SKIP_BRIDGES = "Brücken: verzichten"
MENU_CARDS = "Die 18 Karten"
MENU_SCORE = "Punkte"
MENU_MASTER = "Der Zug des Meisters"
MENU_WARN = "Warnungen: ←{value}→"
WARNINGS = ("an", "aus")
MENU_BOARDS = "Alle Tafeln"
MENU_RECAP = "Andere: ←{value}→"
RECAPS = ("alles", "Fertiges", "nichts")
# The sheets.
CARDS_TITLE = "Karten: ✓ ist gespielt"
SCORE_TITLE = "Punkte"
ISLANDS = "Inseln"
NOW = "jetzt {n}"
UNTIL_CARD = "bis {card}: {n}"
TOTAL = "Summe"
HINT_BOARDS = "{who} ↑↓ wer  Ⓑ zurück"
# The recaps at a table: the start, then the rounds.
PASSING = "Tafeln gehen nach links"
WROTE = "Alle haben eine Zahl in eine Insel eingetragen."
GOT = "Deine neue Tafel hat die {n} von Spieler {giver}."
HINT_RECAP = "Ⓐ weiter  Ⓑ alle auslassen"
HINT_RECAP_BOARD = "{who}  Ⓐ weiter Ⓑ alle"
HINT_RECAP_FINISHED = "{who}: {n} fertig Ⓐ weiter"
BRINGS = "{who}: +{n}"
TAKEN = (
    "Die Wimpel sind vergeben:\nvon nun an {n}",
    "Die Quadrate sind weg:\nvon nun an {n}",
    "Die Sechs sind vergeben:\nvon nun an {n}",
)
# A hint: what is skipped, and why.
SKIP_NUMBER = "Auf die Zahl verzichten, diese Brücken zeichnen."
SKIP_BRIDGES = "Keine Brücken."
SKIP_BOTH = "Auf Zahl und Brücken verzichten."
# Two texts in brackets: for one, and for several.
REASONS = {
    "pennants": "Alle Wimpel sind fertig: {n} Punkte.",
    "squares": "Alle Quadrate sind fertig: {n} Punkte.",
    "six": "Sechs fertige Inseln sind verbunden: {n} Punkte.",
    "finishes": (
        "Das macht eine Insel fertig: 2 Punkte.",
        "Das macht {n} Inseln fertig: {more} Punkte.",
    ),
    "pennant_number": "Ein Wimpel bekommt seine Zahl. Nur alle bringen Punkte.",
    "square_number": "Ein Quadrat bekommt seine Zahl. Nur alle bringen Punkte.",
    "pennant_bridge": "Die erste Brücke zu einem Wimpel: Nun geht dort eine Zahl.",
    "square_bridge": "Die erste Brücke zu einem Quadrat: Nun geht dort eine Zahl.",
    "joins": "Das verbindet fertige Inseln: jetzt {n}, sechs bringen Punkte.",
    "nears": ("Einer Insel fehlt nur noch eine Brücke.", "{n} Inseln fehlt nur noch eine Brücke."),
    "spares": "Ein anderer Zug bringt jetzt mehr, aber eine {n} würde nie fertig.",
    "fits": (
        "Die {more} passt: Eine Brücke fehlt, {left} haben Platz.",
        "Die {more} passt: {n} fehlen, {left} haben Platz, {cards} Karten bringen 2 oder 3.",
    ),
    "no_number": "Wo die {n} auch steht, verspricht sie weniger als keine Zahl.",
    "no_bridges": "Wo die Brücken auch liegen, versprechen sie weniger als keine.",
    "equal": "Viele Züge sind etwa gleich gut.",
    "alike": "Ein anderer Zug ist etwa so gut.",
    "small": "Viele Kleinigkeiten sprechen dafür.",
    "best": "In vielen Spielen hat dieser Anfang am meisten gebracht.",
    "worst": "Diese Tafel bekommt dein Nachbar: Es ist der schlechteste Anfang.",
    "no_points": "Diese Karte bringt keine Punkte mehr, was man auch tut.",
    "unknown": "Die Tabellen, die das Warum wissen, fehlen hier.",
}
# What the master would have done in the round before.
HINT_WHAT = "↓ Unterschied  Ⓑ zurück"
HINT_WORTH = "↓ warum  Ⓑ zurück"
MASTER_BETTER = "Der Zug des Meisters ist etwa {n},{to} Punkte mehr wert, plus minus {more},{by}."
YOURS_BETTER = "Deiner ist etwa {n},{to} Punkte mehr wert, plus minus {more},{by}."
YOURS_AS_GOOD = "Deiner war genauso gut."
MASTER_MISSING = "Der Meister ist nicht auf diesem Laufwerk."
# What a master makes of the same cards.
MATCH_TITLE = "Dieselben Karten"
MATCH_CARD = "Meister: Karte {n} von {of}"
MASTER = "Meister"
AHEAD = "Mehr als der Meister!"
EQUAL = "So viel wie der Meister!"
MASTER_NO_ROOM = "Der Meister hat hier keinen Platz."
# A new game.
SIDE = "Seite"
SIDES = ("A, leichter", "B, schwerer")
START = "Startzahl"
OPPONENTS = ("Gegner 1", "Gegner 2", "Gegner 3")
NONE = "keiner"
PERSON = "Mensch"
# The result, alone and at a table.
PRACTICE = "Übung: kein Rang"
SUM = "{n} Punkte"
TO_BEAT = "Ziel: {n}"
BEST = "Rekord: {n}"
NEW_BEST = "Rekord!"
CODE = "Seite {side}  Nr. {n}"
HINT_RESULT = "Ⓐ neu  ↓ Meister  Ⓑ Titel"
RESULT = "Das Ende"
RESULT_PRACTICE = "Übung"
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
