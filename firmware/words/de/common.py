"""German: what every screen may need."""

HOW_TO = "So geht es"

HINT_MENU_BACK = "↑↓ wählen  Ⓐ los  Ⓑ zurück"
HINT_PAGES = "←→ blättern  Ⓑ zurück"
HINT_BACK = "Ⓑ zurück"
WAIT = "Einen Moment…"
LOW = ("Die Batterie ist fast leer.", "Gespieltes ist gesichert. Lade sie bald.")
HOLD = "Halte Ⓐ zum Bestätigen"
HINT_GO_ON = "Ⓐ weiter"

SAVE_FULL = ("Es ist kein Platz, um dieses Spiel zu behalten: Beim Ausschalten ist es verloren.",)
NO_UNDO = "Nichts zurück: Ⓑ halten"
HINT_ASK = "Ⓐ ja   Ⓑ nein"
