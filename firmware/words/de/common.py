"""German: what every screen may need."""

HOW_TO = "So geht es"

HINT_MENU_BACK = "↑↓ wählen  Ⓐ los  Ⓑ zurück"
HINT_PAGES = "←→ blättern  Ⓑ zurück"
HINT_BACK = "Ⓑ zurück"
WAIT = "Einen Moment…"
HOLD = "Halte Ⓐ zum Bestätigen"
HINT_GO_ON = "Ⓐ weiter"
NO_UNDO = "Nichts zurück: Ⓑ halten"
HINT_ASK = "Ⓐ ja   Ⓑ nein"
TAKEN = ("1 Tipp", "{n} Tipps")
