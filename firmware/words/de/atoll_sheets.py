"""German for Atoll's sheets."""

REQUESTS_TITLE = "Aufträge; im Kasten: da"
POINTS = "{n}P"
HINT_REQUESTS = "Ⓐ Preise  Ⓑ zurück"
HINT_ISLANDS = "↑↓ wer Ⓐ mehr  Ⓑ zurück"
HINT_PARTS = "↑↓ wer ←→ mehr Ⓑ zurück"
