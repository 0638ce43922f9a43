"""English. Ⓐ and Ⓑ are the keys, Ⓐ… and Ⓑ… held ones; a hint holds on one line of 128 dots."""

HOW_TO = "How to play"

HINT_MENU_BACK = "↑↓ choose  Ⓐ go  Ⓑ back"
HINT_PAGES = "←→ turn the page  Ⓑ back"
HINT_BACK = "Ⓑ back"
WAIT = "One moment…"
HOLD = "Hold Ⓐ down to confirm"
HINT_GO_ON = "Ⓐ go on"
NO_UNDO = "Nothing to undo: hold Ⓑ"
HINT_ASK = "Ⓐ yes   Ⓑ no"
TAKEN = ("1 hint", "{n} hints")
