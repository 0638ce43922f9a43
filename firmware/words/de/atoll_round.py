"""German for the end of a round of Atoll: Awards, and what is next."""

AWARD = "Preis: {name}"
YOU_WIN = "deiner: +10"
WINS = "{who}: +10"
NOBODY = "Gleichstand: für niemand"
ROUND_TWO = "Runde 2"
ROUND_TWO_TEXT = (
    "Alles bleibt. Je zehn neue Karten; die Hände gehen anders herum. Neue Preise liegen offen."
)
