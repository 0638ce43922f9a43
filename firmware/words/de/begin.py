"""German for how a game begins, and for what was found in the store."""

CONTINUE_AT = "Zu {where}"
NO_GAME = "Es gibt kein Spiel {name}."

# How far a game is: the {where} of the others.
CARD = "Karte {n}"
ROUND_CARD = "Runde {n}, Karte {card}"
ROUND_SCORE = "Runde {n}, {own}:{other}"
IN_LESSON = "die Lektion"
UNREADABLE = "unlesbar"

# Before another game goes for a new one, or a new one for another; then of one that is unreadable.
NEW_OVER = (
    "Ein Spiel wartet ({where}). Neu beginnen?",
    "Ein Spiel wartet, ist aber unlesbar. Neu beginnen?",
)
NEW_OVER_MORE = "Bis zum Ende des ersten Zugs bekommst du es zurück."
NEW_OVER_NEWER = (
    "Ein Spiel hat gerade erst begonnen ({where}). Ein anderes beginnen?",
    "Ein Spiel wartet, ist aber unlesbar. Ein anderes beginnen?",
)
TAKE_NEW = "Das neue Spiel zurück\xadnehmen?"
GOES_ON = (
    "Ein Spiel wartet ({where}) und geht dann weiter.",
    "Ein Spiel wartet, ist aber unlesbar.",
)

# Why a saved game cannot be read: how the engine's reason begins, and what a person is told.
REASONS = (
    ("the saved game is damaged", "Das gesicherte Spiel ist beschädigt."),
    (
        "the saved game is of another version",
        "Das gesicherte Spiel ist von einer anderen Fassung von {game}.",
    ),
    ("", "Das gesicherte Spiel ist unlesbar."),
)

# What was found, by the state of the store.
FOUND = {
    1: ("Beim Sichern fiel der Strom aus: Vielleicht fehlt der letzte Zug.",),
    2: ("Manches vom Gesicherten ist unlesbar. Alles andere ist da.",),
}
FOREIGN = (
    "Was hier gespeichert ist, ist unlesbar.",
    "Löschen? Bis dahin wird kein Spiel behalten.",
)
