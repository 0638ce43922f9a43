"""German for Arabana-Ikibiti, but for help and lesson. A place is named by its islands: D-H."""

MENU = ("Letzter Gegnerzug", "Die Karten", "Die Punkte")
NO_LAST_TURN = "{name} war noch nicht dran."
PROGRESS = "Runde {n}, {own}:{other}"
ROUND = "R{n}"
DONE = "Ende"
TAKE = "{island}: Ⓐ nimm"
DOWN = ("↓ ziehen", "↓ Ende")
OPEN = "{island}: Ⓐ ziehen"
STACK = "Stapel, {n}: Ⓐ ziehen"
LAY_OFF = "{island}: Ⓐ ablegen"
FREE_BRIDGE = "Freibrücke: Ⓐ nehmen"
SAIL = "Schiff: Ⓐ eins bewegen"
ENDS = ("Ⓐ nichts mehr spielen", "Ⓐ das Spiel beginnen")
CONFIRM = ("Ⓐ Zug beenden  Ⓑ zurück", "Keine Brücke! Ⓐ Ende Ⓑ")
PLACE = ("{place}: Ⓐ bauen  Ⓑ zurück", "{place}: Ⓐ bauen  Ⓐ… Karten")
SHIP = ("{place}: Ⓐ Schiff Ⓑ zurück", "{place}: Ⓐ Schiff Ⓐ… Karten")
GO = ("{start}→{end}: Ⓐ los  Ⓑ zurück", "{start}→{end}: Ⓐ los  Ⓐ… anders")
OTHERS_TURN = "{name} denkt nach"
ISLAND = "{island} {own}:{other}, {n} reichen"
NO_PLACE = "Jetzt ist kein Platz dafür"
NO_BEFORE = "Erst nur Freibrücken"
NO_MORE_SAILED = "Schiff bewegt: jetzt ziehen"
NO_MORE_LAID = "Abgelegt: jetzt ziehen"
NO_BRIDGES = "Keine Brücke im Vorrat"
NO_DRAW_YET = "Gezogen wird später"
NO_DRAW_FULL = "Hand voll: Leg eine ab"
NO_CARD = "Davon hast du keine Karte"
CHANGES = ("gewinnt {islands}", "befreit {islands}", "verliert {islands}", "gibt {islands} her")
FELLS = ("nimmt eine Brücke weg", "nimmt {n} Brücken weg")
SINKS = ("versenkt ein Schiff", "versenkt beide Schiffe")
DOES = "Ⓐ {effects}"
SWAPS = ("Ⓐ tauscht die Brücke", "Ⓐ tauscht, {effects}")
TAKES_AWAY = ("Ⓐ entfernt die Brücke", "Ⓐ entfernt, {effects}")
FOR_OTHER = "Ⓐ… Karten"
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
HINT_LAY_OFF = "{island} ablegen."
DID = (
    "Du hast {island} abgelegt.",
    "Du hast {island} genommen.",
    "Du hast vom Stapel gezogen.",
    "Du hast nichts mehr gespielt.",
)
REASONS = {
    "beats": "{name} verliert die letzte Brücke: Du gewinnst.",
    "wins": "Gewinnt {island}.",
    "wins_fells": (
        "Gewinnt {island}, {name} verliert dort eine Brücke.",
        "Gewinnt {island}, {name} verliert dort {n} Brücken.",
    ),
    "wins_frees": "Gewinnt {island}, {name} verliert {other}.",
    "takes_over": "Nimmt {name} die Insel {island} ab.",
    "frees": "{name} verliert {island}.",
    "defends": "Sichert {island}: Sonst reicht {name} eine Karte oder ein Paar.",
    "bars": "Verwehrt {island}: Sonst reicht {name} eine Karte oder ein Paar.",
    "nears": "Für {island} fehlt dann nur noch ein Platz.",
    "ahead": "Nach der Antwort von {name} stehst du besser.",
    "only": "Du kannst keine andere Karte ziehen.",
    "idle": "Du kannst nichts mehr spielen.",
    "helps": "Die Karte {island} hilft dir, {other} zu gewinnen.",
    "likes": "Die Karte {island} bringt im nächsten Zug am meisten.",
    "unseen": "Der Stapel verspricht mehr als die offenen Karten.",
    "spares": "{island} ist am ehesten entbehrlich.",
    "lacks": "Für {island} fehlen dann noch {n} Plätze.",
    "firm": "Hält {island} fester.",
    "fells": ("{name} verliert eine Brücke.", "{name} verliert {n} Brücken."),
    "enough": "Mehr zu spielen brächte nicht mehr.",
    "open": (
        "Die Karte {island} passt auf einen Platz.",
        "Die Karte {island} passt auf {n} Plätze.",
    ),
    "secret": "{name} sieht nicht, was du vom Stapel ziehst.",
    "keeps": ("Du behältst eine Karte mehr.", "Du behältst {n} Karten mehr."),
    "later": "Das zahlt sich erst mit den nächsten Karten aus.",
}
SCORED = "Runde {n} ist vorbei."
NOTED = ("Gleich viele Inseln: keine Punkte.", "Du bekommst {n}.", "{name} bekommt {n}.")
LAST_PLAYS = ("Alle Karten sind gezogen: Spielt noch einmal, dann ist Schluss.",)
OPTIONS = ("Gegner", "Beginnt", "Brücken", "Seefahrer", "Serie")
VALUES = (("Los", "du", "Gegner"), ("mild", "streng"), ("nein", "ja"))
IN_TURN = "reihum"
STRICT = "Der Erste gewinnt zu 60%"
HANDICAP = ("Vorgabe", "Freibrücken", "Mehr Karten", "Handlimit")
UNSEEN = ("Noch nicht gesehen", "{name}:", "Stapel {n}", "Ablage {n}")
SCORINGS = ("Wertung 1", "Wertung 2", "Wertung 3")
NO_BRIDGE_LEFT = "Keine Brücke mehr"
NOW = ("Inseln jetzt", "Brücken übrig")
VERSUS = "{own} : {other}"
TOURNAMENT = "Turnier"
HINT_RESULT = "Ⓐ neu  ←→ Inseln  ↓ mehr"
SERIES = "Serie"
SERIES_GAMES = "Spiele"
ISLAND_POINTS = "Inselpunkte"
SERIES_POINTS = "Die Serie steht {n}:{other}."
SERIES_ASK = "Die Serie beenden?"
SERIES_ANEW = "Eine neue beginnen?"
SERIES_END = (
    "Serie {n}:{other}. Sieg: {own}.",
    "Serie {n}:{other}. Sieg: {name}.",
    "Serie {n}:{other}. Unentschieden.",
)
HINT_TO_SERIES = "Ⓐ Serie ←→ Inseln ↓ mehr"
HINT_SERIES = "Ⓐ weiter Ⓐ…Ende Ⓑ zurück"
PUZZLE_ASK = "Das Ziehen zählt nicht."
