"""German for Arabana-Ikibiti, but for help and lesson. A place is named by its islands: D-H."""

# The menu of a running game; how far a game is, in other menus.
LAST_TURN = "Letzten Zug zeigen"
NO_LAST_TURN = ("Der Gegner war noch nicht dran.",)
CARDS = "Die Karten"
SCORE = "Die Punkte"
PROGRESS = "Runde {n}, {own}:{other}"
# The panel.
ROUND = "R{n}"
DONE = "Ende"
# The last line: what the cursor is on, and what Ⓐ does. *_OR: where other cards would do, too.
TAKE = "{island}: Ⓐ nimm"
TO_DRAW = "↓ ziehen"
TO_DONE = "↓ Ende"
OPEN = "{island}: Ⓐ ziehen"
STACK = "Stapel, {n}: Ⓐ ziehen"
LAY_OFF = "{island}: Ⓐ ablegen"
FREE_BRIDGE = "Freibrücke: Ⓐ nehmen"
SAIL = "Schiff: Ⓐ eins bewegen"
END_LAST = "Ⓐ nichts mehr spielen"
END_BEFORE = "Ⓐ das Spiel beginnen"
CONFIRM = "Ⓐ Zug beenden  Ⓑ zurück"
CONFIRM_LOST = "Keine Brücke! Ⓐ Ende Ⓑ"
PLACE = "{place}: Ⓐ bauen  Ⓑ zurück"
SHIP = "{place}: Ⓐ Schiff Ⓑ zurück"
GO = "{start}→{end}: Ⓐ los  Ⓑ zurück"
PLACE_OR = "{place}: Ⓐ bauen  Ⓐ… Karten"
SHIP_OR = "{place}: Ⓐ Schiff Ⓐ… Karten"
GO_OR = "{start}→{end}: Ⓐ los  Ⓐ… anders"
OTHERS_TURN = "Der Gegner denkt"
ISLAND = "{island} {own}:{other}, {n} reichen"
# The last line: why not.
NO_PLACE = "Jetzt ist kein Platz dafür"
NO_BEFORE = "Erst nur Freibrücken"
NO_MORE_SAILED = "Schiff bewegt: jetzt ziehen"
NO_MORE_LAID = "Abgelegt: jetzt ziehen"
NO_BRIDGES = "Keine Brücke im Vorrat"
NO_DRAW_YET = "Gezogen wird später"
NO_DRAW_FULL = "Hand voll: leg eine ab"
NO_CARD = "Davon hast du keine Karte"
# What a move does: one or several, with commas between; the first letter a capital in a report.
WINS = "gewinnt {islands}"
FREES = "befreit {islands}"
LOSES = "verliert {islands}"
FELLS_ONE = "nimmt eine Brücke weg"
FELLS = "nimmt {n} Brücken weg"
SINKS = "versenkt ein Schiff"
# The last line: what Ⓐ would do.
DOES = "Ⓐ {effects}"
SWAPS = "Ⓐ tauscht die Brücke"
SWAPS_AND = "Ⓐ tauscht, {effects}"
TAKES_AWAY = "Ⓐ entfernt die Brücke"
TAKES_AWAY_AND = "Ⓐ entfernt, {effects}"
FOR_OTHER = "Ⓐ… Karten"
# The last line: what the opponent did, with its cards if there is room.
PLAYED = "Spielt {cards} auf {place}"
SWAPPED = ("Tauscht {place} mit {cards}", "Tauscht {place}")
FELLED = ("Entfernt {place} mit {cards}", "Entfernt {place}")
FREE_ON = "Freibrücke auf {place}"
SHIP_IN = "{cards}: Schiff in {place}"
SHIP_TO = "Schiff nach {place}"
LAYS_OFF = "Legt verdeckt ab"
TAKES = "Nimmt {island}"
TAKES_STACK = "Zieht vom Stapel"
PASSES = "Spielt nichts mehr"
# Hints: what is laid off, and the reasons (engine/arabana/ai/explain.py).
HINT_LAY_OFF = "{island} ablegen."
NOTHING = "Viele Züge sind etwa gleich gut."
REASONS = {
    "beats": "Die letzte Brücke des Gegners fällt: du gewinnst.",
    "wins": "Gewinnt {island}.",
    "wins_fells": (
        "Gewinnt {island} und die Brücke dort fällt.",
        "Gewinnt {island}, {n} Brücken fallen.",
    ),
    "wins_frees": "Gewinnt {island}, der Gegner verliert {other}.",
    "takes_over": "Nimmt dem Gegner {island} ab.",
    "frees": "Der Gegner verliert {island}.",
    "defends": "Sichert {island}: jetzt reicht dem Gegner eine Karte oder ein Paar.",
    "bars": "Verwehrt {island}: jetzt reicht dem Gegner eine Karte oder ein Paar.",
    "nears": "Für {island} fehlt dann ein Platz.",
    "ahead": "Nach der Antwort des Gegners stehst du besser.",
    "only": "Keine andere Karte ist zu ziehen.",
    "idle": "Es ist nichts mehr zu spielen.",
    "helps": "Eine Karte {island} hilft, {other} zu gewinnen.",
    "likes": "Eine Karte {island} bringt im nächsten Zug am meisten.",
    "unseen": "Der Stapel verspricht mehr als die offenen Karten.",
    "spares": "{island} ist am ehesten entbehrlich.",
    "lacks": "Für {island} fehlen dann {n} Plätze.",
    "firm": "Hält {island} fester.",
    "fells": ("Eine Brücke des Gegners fällt.", "{n} Brücken des Gegners fallen."),
    "enough": "Mehr zu spielen brächte nicht mehr.",
    "open": (
        "Eine Karte {island} passt auf einen Platz.",
        "Eine Karte {island} passt auf {n} Plätze.",
    ),
    "secret": "Der Gegner sieht nicht, was du vom Stapel ziehst.",
}
# What is announced when a round is over, and before the last plays.
SCORED = "Runde {n} ist vorbei."
SCORED_YOU = "Du notierst {n}."
SCORED_OTHER = "Der Gegner notiert {n}."
SCORED_NONE = "Niemand kontrolliert mehr."
LAST_PLAYS = ("Alle Karten sind gezogen: Spielt noch einmal, dann ist Schluss.",)
# A new game: the label of each row and its values. The handicap is for the weaker player (A16).
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
# The result.
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
