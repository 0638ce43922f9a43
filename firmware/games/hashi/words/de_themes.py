"""German for the themes of turns of Hashi that cost."""

THEMES = (
    "nie fertige Inseln",
    "Fahnen, die warten",
    "verpasste Wertungen",
    "unfertige Inseln",
    "Umwege zur Zahl",
    "falsch gesetzte Zahlen",
    "sperrende Brücken",
)
