"""German for Atoll: what is loaded only with the stories and the final count."""

PLAYER = "Spieler {n}"

# Stories.
LAYS = "{who} legt  Ⓐ weiter"
SWAPS = "{who} tauscht  Ⓐ weiter"
CLAIMS = "{who} erfüllt"
YOU_CLAIM = "Du erfüllst!"
NEXT = "neu:"
AWARD = "Preis: {name}"
YOU_WIN = "deiner: +10"
WINS = "{who}: +10"
NOBODY = "Gleichstand: für niemand"
ROUND_TWO = "Runde 2"
ROUND_TWO_TEXT = (
    "Alles bleibt. Je zehn neue Karten; die Hände gehen anders herum. Neue Preise liegen offen."
)
HINT_STORY = "Ⓐ weiter  Ⓑ alle auslassen"

# The final count.
RESULT = "Das Ende"
YOURSELF = "Du"
COUNT = "{who}: {n}"
COUNTS = ("Auf.", "Pr.", "Sum.")
WINNER = "★"
PRACTICE = "Übung"
SEED = "Nr. {n}"
NO_REQUEST = "Kein Auftrag"
NO_AWARD = "Kein Preis"
REQUEST_SUM = "Aufträge {n}"
AWARD_SUM = "Preise {n}"
HINT_RESULT = "Ⓐ neu ←→ mehr  Ⓑ Titel"
