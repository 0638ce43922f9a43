"""German for puzzles: their list, and the verdicts."""

TITLE = "Rätsel"
ROWS = ("Leicht", "Mittel", "Schwer", "Deine")
HINT_LIST = ("Ⓐ spielen   Ⓑ zurück", "Ⓐ los Ⓐ…löschen Ⓑ zurück")
REMOVE = ("Dieses Rätsel löschen?",)
NO_HINT = "Keine Tipps im Rätsel"
SOLVED = "Gelöst: so gut wie der beste bekannte Zug."
NO_ROOM = "Gelöst, aber es ist kein Platz, das zu merken."
KEYS = ("Ⓐ neu  ↓ warum  Ⓑ Liste", "Ⓐ neu  ↓ zeigen  Ⓑ Liste", "Ⓐ neu   Ⓑ Liste")
SOLVED_KEYS = ("Ⓐ weiter ↓ warum Ⓑ Liste", "Ⓐ weiter ↓ Zug Ⓑ Liste", "Ⓐ weiter   Ⓑ Liste")
WHY = "Der beste Zug: {why}"
MISSING = "Die Tabellen dafür sind nicht auf diesem Laufwerk."
ASK = "Was ist dein bester Zug?"
