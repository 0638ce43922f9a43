"""German: menus, settings, and how a game begins."""

CONTINUE_AT = "Zu {where}"
NO_GAME = "Es gibt kein Spiel {name}."

IN_LESSON = "die Lektion"
UNREADABLE = "unlesbar"

NEW_OVER = (
    "Ein Spiel wartet ({where}). Neu beginnen?",
    "Ein Spiel wartet, ist aber unlesbar. Neu beginnen?",
)
NEW_OVER_MORE = "Bis zum Ende des ersten Zugs bekommst du es zurück."
NEW_OVER_NEWER = (
    "Ein Spiel hat gerade erst begonnen ({where}). Ein anderes beginnen?",
    "Ein Spiel wartet, ist aber unlesbar. Ein anderes beginnen?",
)
TAKE_NEW_ASK = "Das neue Spiel zurück\xadnehmen?"
GOES_ON = (
    "Ein Spiel wartet ({where}) und geht dann weiter.",
    "Ein Spiel wartet, ist aber unlesbar.",
)

REASONS = {
    "damaged": "Das gesicherte Spiel ist beschädigt.",
    "version": "Das gesicherte Spiel ist von einer anderen Fassung von {game}.",
    "unreadable": "Das gesicherte Spiel ist unlesbar.",
}

FOUND = {
    1: ("Beim Sichern fiel der Strom aus: Vielleicht fehlt der letzte Zug.",),
    2: ("Manches vom Gesicherten ist unlesbar. Alles andere ist da.",),
}
FOREIGN = (
    "Was hier gespeichert ist, ist unlesbar.",
    "Löschen? Bis dahin wird kein Spiel behalten.",
)

CONTINUE = "Weiter"
CONTINUE_WITH = "Weiter: {game}"
LESSON = "Kurze Lektion"
PAGES = "Die Seiten"
NEW_GAME = "Neues Spiel"
HINT_MENU = "Ⓐ los   Ⓑ Einstellungen"
HINT_NEW_GAME = "←→ ändern  Ⓐ los Ⓑ zurück"
HINT_SHOW = "Vorführung: eine Taste"

PRACTICE_ASK = (
    "Die Runde zurücknehmen?",
    "Was du gesehen hast, weißt du: Es wird Übung, ohne Rang.",
)

SETTINGS = "Einstellungen"
SETTING = {
    "level": ("Helligkeit", ()),
    "dim": ("Dunkler", ("nie", "30 s", "1 min", "2 min", "4 min")),
    "off": ("Aus nach", ("nie", "2 min", "5 min", "15 min", "30 min")),
    "hand": ("Hand", ("rechte", "linke")),
    "flip": ("Bild", ("normal", "gedreht")),
    "pace": ("Gegner", ("sofort", "schnell", "normal", "langsam")),
    "asks": ("Atoll: fragen", ("nein", "ja")),
    "hold": ("Ja heißt", ("drücken", "Ⓐ halten")),
    "calm": ("Ruhig", ("nein", "ja")),
    "sound": ("Ton", ("nein", "ja")),
}
BRIGHTEST = "Grell nutzt sie eher ab"
LANGUAGE = "Sprache: {name}"
ERASE = "Alles löschen …"
ERASE_ASK = ("Alles löschen?", "Alle Spiele, die warten, alle Rekorde und alle Einstel\xadlungen.")
ERASE_SURE = ("Wirklich alles?", "Nichts davon kommt zurück.")
HINT_CHANGE = "Ⓐ←→ wählen   Ⓑ zurück"

NOT_NOW = "Noch nicht. Versuch dies:"
PLAY_ON = "Von hier aus weiterspielen? Es zählt als Übung."
PLAY_INSTEAD = "Von hier aus weiterspielen? Dann ist dein anderes Spiel weg."
