"""French for Atoll's sheets."""

REQUESTS_TITLE = "Demandes\u202f; en boîte\u202f: à toi"
POINTS = "{n}pt"
HINT_REQUESTS = "Ⓐ prix  Ⓑ retour"
HINT_ISLANDS = "↑↓ qui Ⓐ suite  Ⓑ retour"
HINT_PARTS = "↑↓ qui ←→ suite  Ⓑ retour"
