"""English for Atoll's sheets."""

REQUESTS_TITLE = "Requests; in boxes: yours"
POINTS = "{n}pt"
HINT_REQUESTS = "Ⓐ Awards  Ⓑ back"
HINT_ISLANDS = "↑↓ whose Ⓐ next  Ⓑ back"
HINT_PARTS = "↑↓ whose  ←→ more  Ⓑ back"
