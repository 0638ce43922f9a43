"""German for the themes of turns of Atoll that cost."""

THEMES = (
    "verpasste Aufträge",
    "liegengebliebene Aufträge",
    "vergebene Preise",
    "vergessene Preise",
)
