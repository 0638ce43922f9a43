"""German for what of Arabana-Ikibiti is looked at before, beside and after play."""

# New game: a row's label and values. The handicap is the weaker player's (A16).
OPPONENT = "Gegner"
PERSON = "Mensch"
BEGINS = "Beginnt"
BEGINNERS = ("Los", "du", "Gegner")
READING = "Brücken"
READINGS = ("mild", "streng")
SEAFARER = "Seefahrer"
NO_YES = ("nein", "ja")
WEAKER = "Vorgabe"
SEATS = ("du", "Gegner")
FREE = "Freibrücken"
EXTRA = "Mehr Karten"
LIMIT = "Handlimit"

# The sheets.
CARDS_TITLE = "Noch nicht gesehen"
CARDS_OTHER = "Gegner:"
CARDS_STACK = "Stapel {n}"
CARDS_DISCARDS = "Ablage {n}"
SCORE_TITLE = "Du : Gegner"
SCORINGS = ("Wertung 1", "Wertung 2", "Wertung 3")
NO_BRIDGE_LEFT = "Keine Brücke mehr"
NOW = "Inseln jetzt"
BRIDGES = "Brücken übrig"
TOTAL = "Summe"
RESULT_TITLE = "Ergebnis, du : Gegner"
RESULT_SHARED = "Ergebnis, Spieler 1 : 2"
PLAYER_WINS = ("Nummer 1 vorn", "Nummer 2 vorn")
WON = "Gewonnen"
LOST = "Verloren"
TIE = "Unentschieden"
TOURNAMENT = "Turnier"
PRACTICE = "Übung"
SEED = "Nr. {n}"
HINT_RESULT = "Ⓐ neu   Ⓑ Titel"
