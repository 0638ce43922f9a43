"""German: what all games say while they are played."""

HINT_PAGES = "←→ blättern  Ⓑ zurück"
HINT_BACK = "Ⓑ zurück"
WAIT = "Einen Moment…"
HOLD = "Halte Ⓐ zum Bestätigen"
HINT_GO_ON = "Ⓐ weiter"
NO_UNDO = "Nichts zurück: Ⓑ halten"
HINT_ASK = "Ⓐ ja   Ⓑ nein"
TAKEN = ("1 Tipp", "{n} Tipps")
COVER = "Bitte weitergeben an:\nSpieler {n}"
LOW = ("Die Batterie ist fast leer.", "Gespieltes ist gesichert. Lade sie bald.")
SAVE_FULL = ("Es ist kein Platz, um dieses Spiel zu behalten: Beim Ausschalten ist es verloren.",)

# The ladder of hints of all games.

NONE = "Jetzt kein Tipp"
FULL = "Kein Platz für einen Tipp"
KEYS = (
    "Moment…  Ⓑ zurück",
    "Ⓐ was  Ⓑ zurück",
    "Ⓐ tun  ↓ warum  Ⓑ zurück",
    "Ⓐ tun  Ⓑ zurück",
)

# The levels of computer players, the weakest first, each with its picture.

NAMES = ("🦐 Krill", "🦀 Krebs", "🐦 Möwe", "🦭 Otter", "🐳 Orca")
