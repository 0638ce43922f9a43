"""German for the ladder of hints of all games."""

NONE = "Jetzt kein Tipp"
NO_ROOM = "Kein Platz für einen Tipp"
FEET = (
    "Moment…  Ⓑ zurück",
    "Ⓐ was  Ⓑ zurück",
    "Ⓐ tun  ↓ warum  Ⓑ zurück",
    "Ⓐ tun  Ⓑ zurück",
)
WAIT = "Moment…"
TAKEN = ("1 Tipp", "{n} Tipps")
