"""German: menus, settings, and how a game begins."""

CONTINUE_AT = ("Weiter: {where}", "→ {where}")
NO_GAME = "Es gibt kein Spiel {name}."
WRONG = "settings.toml: {name} kann nicht {value} sein und entfällt."

IN_LESSON = "Lektion"
UNREADABLE = "unlesbar"

NEW_OVER = (
    "Ein Spiel wartet ({where}). Ein neues beginnen?",
    "Das gespeicherte Spiel ist unlesbar. Ein neues beginnen?",
)
NEW_OVER_OTHER = "Für mehr Spiele ist kein Platz: {game} wird gelöscht. Ein neues beginnen?"
NEW_OVER_MORE = "Bis dein erster Zug beendet ist, kannst du es zurückholen."
NEW_OVER_NEWER = (
    "Ein Spiel hat gerade erst begonnen ({where}). Ein anderes beginnen?",
    "Das gespeicherte Spiel ist unlesbar. Ein anderes beginnen?",
)
TAKE_NEW_ASK = "Das neue Spiel zurück\xadnehmen?"
GOES_ON = (
    "Das andere Spiel ({where}) geht dann weiter.",
    "Das gespeicherte Spiel ist unlesbar.",
)

REASONS = {
    "damaged": "Das gespeicherte Spiel ist beschädigt.",
    "version": "Das gespeicherte Spiel stammt von einer anderen Version von {game}.",
    "unreadable": "Das gespeicherte Spiel ist unlesbar.",
}

REFUSED = {
    "broken": "{game} lässt sich nicht laden: {about}",
    "newer": "{game} ist für ein neueres Tombolo.",
    "large": "{game} ist zu groß für dieses Board.",
    "name": "Kein Spiel kann {about} heißen: benenne seine Ordner um.",
    "same": "{game} und {about} sind nicht zu unterscheiden: benenne die Ordner des einen um.",
}

FOUND = {
    1: ("Beim Speichern fiel der Strom aus: Vielleicht fehlt der letzte Zug.",),
    2: ("Ein Teil des Gespeicherten ist unlesbar. Alles andere ist da.",),
}
FOREIGN = (
    "Was hier gespeichert ist, ist unlesbar.",
    "Löschen? Bis dahin wird kein Spiel gespeichert.",
)

CONTINUE_WITH = "Weiter: {game}"
LESSON = "Kurze Lektion"
PUZZLES = "Rätsel"
PUZZLE_TODAY = "Rätsel des Tages"
TODAY = "Heute: Spiel{game}, Rätsel{puzzle}"
TODAY_BOTH = "Heute: beides ★"
TODAY_TITLE = "Heute"
TODAY_GAME = "{game}: Nr. {n}{done}"
TODAY_PUZZLE = "{game}: Rätsel{done}"
IN_A_ROW = "Ⓐ los   {n} Tage am Stück"
PAGES = "Die Seiten"
SERIES = "Die Serie"
NEW_GAME = "Neues Spiel"
HINT_MENU = "Ⓐ los   Ⓑ…Einstellungen"
HINT_NEW_GAME = "←→ ändern  Ⓐ los Ⓑ zurück"
HINT_SHOW = "Demo: Drück eine Taste"

PRACTICE_ASK = (
    "Den Zug zurücknehmen?",
    "Du hast gesehen, was kam. Für deinen Rekord zählt es dann nicht.",
)

SETTINGS = "Einstellungen"
GROUPS = ("Anzeige", "Spielen")
SETTING = {
    "level": ("Helligkeit", ()),
    "dim": ("Dimmen nach", ("nie",)),
    "off": ("Aus nach", ("nie",)),
    "hand": ("Spielhand", ("rechte", "linke")),
    "flip": ("Bild", ("normal", "gedreht")),
    "pace": ("Tempo", ("sofort", "schnell", "normal", "langsam")),
    "asks": ("Atoll: fragen", ("nein", "ja")),
    "hold": ("Bestätigen", ("drücken", "Ⓐ halten")),
    "calm": ("Animation", ("ja", "nein")),
    "sound": ("Ton", ("nein", "ja")),
}
BRIGHTEST = "Das Display altert dann"
LANGUAGE = "Sprache: {name}"
ERASE = "Alles löschen …"
ERASE_ASK = ("Alles löschen?", "Alle Spiele, alle Rekorde und alle Einstel\xadlungen.")
ERASE_SURE = ("Wirklich alles?", "Das ist endgültig.")
HINT_CHANGE = "Ⓐ←→ wählen   Ⓑ zurück"

STOPPED = "Tombolo hat angehalten."
AGAIN = "Es startet neu …"
RESET = "Schalte es aus und ein, oder sieh in die serielle Konsole."
SAFE_MODE = "CircuitPython ist im Safe Mode."
HUNG = "Das Programm hing und wurde beendet."

REPL = "Tombolo läuft nicht."
REPL_WHY = "B war beim Start gedrückt, oder B klemmt."
REPL_BACK = "Lass B los und schalte aus und ein, um zu spielen."

NO_PROFILE = "In boards/ ist kein Profil für das Board {name}."

LOW = ("Die Batterie ist fast leer.", "Dein Spiel ist gespeichert. Lade sie bald auf.")
SAVE_FULL = ("Für dieses Spiel ist kein Platz mehr: Beim Ausschalten geht es verloren.",)
COVER = "Gib das Gerät\nan Spieler {n}"

ENTER_CODE = "Code eingeben"
NUMBERS = "Nummerierte Spiele"

LAST_RESULT = "Das letzte Ergebnis"
YOUR_GAMES = "Deine Spiele"
STATISTICS = "Statistik"
MANY = "Spieler"
PEOPLE = "Menschen"
OTHERS = "Andere"
BEGINS = ("Es beginnt", "du", "andere")
