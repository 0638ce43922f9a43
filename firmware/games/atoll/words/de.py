"""German for Atoll, except help and lesson."""

# The last line of the board.
HINT_HAND = "Ⓐ los ↑drehen ↓mehr Ⓑ…"
HINT_SURE = ("Gelegt Ⓐ sicher Ⓑ zurück", "+{n}: Ⓐ sicher  Ⓑ zurück")  # without, with points
HINT_LAID = ("Gelegt  Ⓑ zurück", "Gelegt +{n}  Ⓑ zurück")
HINT_TAKE = "Ⓐ legen  ↑↓←→ tauschen"
HINT_TAKE_THIS = "Ⓐ diese nehmen  Ⓑ keine"
HINT_WAIT = "Warten auf {n}  Ⓑ zurück"
HINT_DONE = "Andere wählen…"
# While a card is carried; {spot}: room for a small card of what lies under it.
LAY = "Ⓐ legen auf {spot}  Ⓑ Hand"
# Why a key did nothing, in the last line.
NO_CARD = "Dort liegt keine Karte"
NO_UNDO = "Nichts zurückzunehmen"
# The menu of a running game: its sheets, and how far the game is.
SHEETS = ("Aufträge", "Preise", "Inseln")
PROGRESS = "Runde {n}, Karte {card}"
# The Awards by their numbers: a name and a text a line. "Felder" are those on top; an area is
# tiles of one terrain joined by edges; the ocean counts only where it is named.
AWARDS = (
    "Dünen|Meiste Felder Sand\n"
    "Weiden|Meiste Felder Wiese\n"
    "Forst|Meiste Felder Wald\n"
    "Steinbruch|Meiste Felder Fels\n"
    "Seeufer|Meiste Kanten zwischen Land und Wasser\n"
    "Großer Strand|Größtes Gebiet Sand, über Kanten\n"
    "Große Ebene|Größtes Gebiet Wiese, über Kanten\n"
    "Großer Wald|Größtes Gebiet Wald, über Kanten\n"
    "Bergmassiv|Größtes Gebiet Fels, über Kanten\n"
    "Lange Küste|Meiste Kanten von Feldern am Ozean\n"
    "Strände|Meiste Kanten Sand an Wasser oder Ozean\n"
    "Vorberge|Meiste Kanten zwischen Wiese und Fels\n"
    "Mangroven|Meiste Kanten zwischen Wald und Wasser\n"
    "Langer Arm|Meiste Felder in einer Zeile oder Spalte\n"
    "Kleine Welt|Wenigste Felder obenauf\n"
    "Weites Land|Meiste Kanten zwischen gleichen Feldern\n"
    "Mosaik|Meiste Gebiete gleicher Felder\n"
    "Binnenland|Meiste Felder ohne Kante am Ozean\n"
    "Alte Steine|Meiste verdeckten Felder Fels\n"
    "Flickwerk|Meiste 2x2-Quadrate aus 3 oder mehr Arten"
)
# The sheets: Awards, Requests, Islands.
AWARDS_TITLE = "Preise {n}/{all}"
YOU = "du"
SHORT = "S{n}"
LEADS = "{who} {n}"
TIE = "gleich {n}"
HINT_AWARDS = "↑↓  Ⓐ Inseln  Ⓑ zurück"
REQUESTS_TITLE = "Aufträge; im Kasten: da"
POINTS = "{n}P"
HINT_REQUESTS = "Ⓐ Preise  Ⓑ zurück"
HINT_ISLANDS = "↑↓ wer Ⓐ mehr  Ⓑ zurück"
HINT_PARTS = "↑↓ wer ←→ mehr Ⓑ zurück"
# Hints: the Requests by their places, and why a turn is good, by the names in hints.py.
REQUESTS = (
    "Der Auftrag oben links",
    "Der Auftrag oben rechts",
    "Der Auftrag unten links",
    "Der Auftrag unten rechts",
)
TERRAINS = ("Wasser", "Sand", "Wiese", "Wald", "Fels")
NOTHING = "Viele Züge sind etwa gleich gut."
REASONS = {
    "claims": "{request} ist erfüllt: {n} Punkte.",
    "claims_more": "{n} Aufträge sind erfüllt: {other} Punkte.",
    "lacks_one": "{request} braucht dann nur noch ein Feld: {terrain}.",
    "lacks": "{request} braucht dann nur noch {n} Felder.",
    "joins": "{award}: Gebiete wachsen zusammen, {n} Felder.",
    "leads": "{award}: du gehst in Führung, {n} zu {other}.",
    "widens": "{award}: du führst deutlicher, {n} zu {other}.",
    "ties": "{award}: du gleichst aus, je {n}.",
    "nears": "{award}: du kommst näher, {n} zu {other}.",
    "sum": "Wenige Züge bringen für Aufträge und Preise zusammen so viel.",
    "counts": "{award}: deine Insel zählt dann {n}.",
    "spoils_nothing": "Das verdirbt nichts, weder Aufträge noch Preise.",
}
# The options of a new game.
PLAYERS = "Spieler"
PEOPLE = "Menschen"
LEVEL = "Computer"
ROUNDS = "Runden"
ONE = "1, {n} Preise"  # one round with so many Awards
COMPUTER = "Computer {n}"
AS_ALL = "wie alle"
# The result.
PLAYER = "Spieler {n}"
YOURSELF = "Du"
RESULT = "Das Ende"
PRACTICE = "Übung"
COUNT = "{who}: {n}"
COUNTS = ("Auf.", "Pr.", "Sum.")
WINNER = "★"
SEED = "Nr. {n}"
NO_REQUEST = "Kein Auftrag"
NO_AWARD = "Kein Preis"
REQUEST_SUM = "Aufträge {n}"
AWARD_SUM = "Preise {n}"
HINT_RESULT = "Ⓐ neu ←→ mehr  Ⓑ Titel"
# The recap: cards laid, claims, then what ends a round.
LAYS = "{who} legt  Ⓐ weiter"
SWAPS = "{who} tauscht  Ⓐ weiter"
CLAIMS = "{who} erfüllt"
YOU_CLAIM = "Du erfüllst!"
NEXT = "neu:"
HINT_RECAP = "Ⓐ weiter  Ⓑ alle auslassen"
AWARD = "Preis: {name}"
YOU_WIN = "deiner: +10"
WINS = "{who}: +10"
NOBODY = "Gleichstand: für niemand"
ROUND_TWO = "Runde 2"
ROUND_TWO_TEXT = (
    "Alles bleibt. Je zehn neue Karten; die Hände gehen anders herum. Neue Preise liegen offen."
)
