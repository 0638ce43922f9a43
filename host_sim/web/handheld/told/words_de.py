"""What is said of the cursor, in German."""

CELL = "Spalte {column}, Zeile {row}"
CELL_OF = "Feld {n} von {of}"
EMPTY = "leer"
SIGN = "ein Zeichen"
SOLVED = ("nicht gelöst", "gelöst")
ISLAND = "Insel {n} von {of}"
NUMBER = "Zahl {n}"
NO_NUMBER = "keine Zahl"
BRIDGES = ("keine Brücke", "1 Brücke", "{n} Brücken")
WAYS = ("oben", "unten", "links", "rechts")
ONCE = "{way}"
TWICE = "{way} zweimal"
PENNANT = "Fahne: Wimpel"
SQUARE = "Fahne: Quadrat"
FINISHED = "fertig"
DRAWS = "Pfeile zeichnen: {ways}"
CARD = "Karte: Zahl {n}, {bridges}"
LEFT_TO_DRAW = (
    "Keine Brücke mehr zu zeichnen",
    "Noch 1 Brücke zu zeichnen",
    "Noch {n} Brücken zu zeichnen",
)
BRIDGE_TO = "eine Brücke zwischen den Inseln {a} und {b}"
IN_HAND = "Hand, Karte {n} von {of}: {card}"
OPEN_CARD = "offene Karte {n}: {card}"
STACK = "Stapel, {n} Karten"
FREE = "Freibrücke"
SAIL = "ein Schiff bewegen"
DONE = "Ende des Zuges"
MAP_ISLAND = "Insel {n} von {of}: {island}, du {own}, Gegner {other}, {wins} gewinnen sie, {held}"
HELD = ("sie ist deine", "sie ist die des Gegners", "sie gehört niemandem")
PLACE = "Platz {n} von {of}: {islands}, {lies}"
SEA = "Meer {n} von {of}: {islands}, {lies}"
BRIDGE_OF = ("deine Brücke", "Brücke des Gegners", "leer")
SHIP_OF = ("dein Schiff", "Schiff des Gegners", "leer")
LAY_BRIDGE = "eine Brücke: {islands}"
LAY_SHIP = "ein Schiff: {islands}"
WITH_CARDS = "{what}, mit {cards}"
LAY_OFF = "{card} ablegen"
DRAW = "{card} nehmen"
DRAW_STACK = "vom Stapel nehmen"
PASS = "passen"
YOUR_HAND = "deine Hand"
CARDS = "die Karten zum Nehmen"
OCEAN = "Ozean"
ANY = "beliebig"
GAP = "nichts"
HAND_CARD = "Hand, Karte {n} von {of}: {card}"
LIES = "Spalte {column}, Zeile {row}: {card}"
ACROSS = ("links", "rechts")
DOWNWARDS = ("oben", "unten")
TILE = "{end} {tile}"
TILE_ON = "{end} {tile} auf {on}"
TAKES_NONE = "Doppelwasser: keine Karte genommen"
REQUEST = "Auftrag {place}, {n} Punkte: {rows}"
LACK = "Felder, die ihnen fehlen: {counts}"
TAKES_UP = "erst aufnehmen: {card}"
HINT = "Tipp: {turn}"
SIGNS = ("Wimpel ", "Quadrate ", "sechs verbunden ", " bis Karte ")
RESET = "Lade diese Seite neu, um es wieder zu starten."
HUNG = "Dieser Tab wurde mehrmals mitten im Spiel beendet."
