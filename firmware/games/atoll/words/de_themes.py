"""German for the themes of turns of Atoll that cost."""

THEMES = (
    "verpasste Aufträge",
    "aufgeschobene Aufträge",
    "verlorene Preise",
    "vergessene Preise",
)
