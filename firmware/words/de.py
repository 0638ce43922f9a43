"""German: what all games say while they are played."""

HINT_PAGES = "←→ blättern  Ⓑ zurück"
HINT_HELP = "←→↑↓ blättern  Ⓑ zurück"
HINT_BACK = "Ⓑ zurück"
WAIT = "Einen Moment…"
HOLD = "Halte Ⓐ zum Bestätigen"
HINT_GO_ON = "Ⓐ weiter"
NO_UNDO = "Nichts zurückzunehmen"
HINT_ASK = "Ⓐ ja   Ⓑ nein"

CODE = "Code {code}"
HOW_TO = "So geht’s"
HINT_MENU_BACK = "↑↓ wählen  Ⓐ los  Ⓑ zurück"
GO_ON = "Weiterspielen"
HINT = "Tipp"
REPLAY = "Spiel ansehen"
TAKE_BACK = "Zug zurücknehmen"
TAKE_NEW = "Neues zurücknehmen"
BACK_AT = "Zurück: {where}"
AT_MOVE = "Zug {n}"
LEAVE = "Spiel verlassen"
LEAVE_KEPT = "Speichern und gehen"

START = "Der Anfang"
TURN = "Zug {n} von {all}"
STEP = "Zug {n} Teil {at}"
START_STEP = "Anfang, Teil {at}"
HINT_REPLAY = "←→ Zug  ↑↓ Teil  Ⓐ Menü"

NONE = "Jetzt kein Tipp"
FULL = "Kein Platz für einen Tipp"
KEYS = (
    "Moment…  Ⓑ zurück",
    "Ⓐ was  Ⓑ zurück",
    "Ⓐ los  ↓ warum  Ⓑ zurück",
    "Ⓐ los  Ⓑ zurück",
)
OTHERS = ("{why} Ein anderer Zug ist etwa so gut.", "{why} Andere Züge sind etwa so gut.")

YOU = "Du"
PLAYER = "Spieler {n}"
SHORT = "S{n}"
PERSON = "Mensch"
POINTS = "{n}P"
TOTAL = "Summe"
HINT_RECAP = "Ⓐ weiter  Ⓑ alle auslassen"
NOTHING = "Viele Züge sind etwa gleich gut."

NAMES = ("🦐\u202fKrill", "🦀\u202fKrebs", "🐦\u202fMöwe", "🦭\u202fRobbe", "🐳\u202fOrca")
LEVEL = "{n}\u202f{name}"
