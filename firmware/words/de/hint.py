"""German for the ladder of hints of all games."""

NONE = "Jetzt kein Tipp"
FULL = "Kein Platz für einen Tipp"
KEYS = (
    "Moment…  Ⓑ zurück",
    "Ⓐ was  Ⓑ zurück",
    "Ⓐ tun  ↓ warum  Ⓑ zurück",
    "Ⓐ tun  Ⓑ zurück",
)
