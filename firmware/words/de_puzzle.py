"""German for puzzles: their list, and the verdicts."""

TITLE = "Rätsel"
TITLE_RUN = "Rätsel: {n} in Folge"
MISSED = ("Einmal verfehlt", "{n}-mal verfehlt", "Oft verfehlt")
ROWS = ("Leicht", "Mittel", "Schwer", "Deine")
HINT_LIST = ("Ⓐ spielen   Ⓑ zurück", "Ⓐ los Ⓐ…löschen Ⓑ zurück")
REMOVE = ("Dieses Rätsel löschen?",)
NO_HINT = "Keine Tipps im Rätsel"
SOLVED = "Gelöst: nichts deutlich Besseres ist bekannt."
SOLVED_RUN = "Gelöst: nichts deutlich Besseres ist bekannt. {n} in Folge."
NO_ROOM = "Gelöst, aber es ist kein Platz, das zu merken."
KEYS = ("Ⓐ erneut ↓ warum Ⓑ Liste", "Ⓐ erneut ↓ zeigen Ⓑ Liste", "Ⓐ erneut   Ⓑ Liste")
SOLVED_KEYS = ("Ⓐ weiter ↓ warum Ⓑ Liste", "Ⓐ weiter ↓ Zug Ⓑ Liste", "Ⓐ weiter   Ⓑ Liste")
WHY = "Der beste Zug: {why}"
DAMAGED = "Die Rätseldatei ist beschädigt: Kopiere Tombolo noch einmal auf das Laufwerk."
ASK = "Was ist dein bester Zug?"
COSTS = ("Das kostet mehr als {n},{to} Punkte.", "Das kostet etwa {n},{to} Punkte.")
COSTS_CHANCE = (
    "Das kostet mehr als {n}% Siegchance.",
    "Das kostet etwa {n}% Siegchance.",
)
