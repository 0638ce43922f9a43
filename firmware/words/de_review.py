"""German while a game that is over is reviewed, and while a turn is judged."""

REVIEW = "Rückblick"
DONE = "{n}% fertig"
NO_ROOM = (
    "Für den Rückblick ist kein Platz. Die Webseite macht ihn: Halte Ⓐ am Ergebnis für den Code."
)
AGAIN = "Erneut dein Zug  Ⓑ zurück"
AGAIN_KEYS = ("Ⓐ erneut   Ⓑ zurück", "Ⓐ erneut  ↓ warum  Ⓑ")
AGAIN_NO_HINT = "Hier gibt es keine Tipps"
FULL = "Kein Platz für ein Urteil"
MISSING = "Die Tabellen dafür sind nicht auf diesem Laufwerk."
CLOSER = "Genauer hingesehen"
LOSS = "Bisher kostet dein Zug {n}."
DEALS = "Kartenfolgen: {n}"
