"""German for Arabana-Ikibiti in play. A place is told by its islands' initials, as D-H."""

# The panel.
ROUND = "R{n}"
DONE = "Ende"

# The last line: what the cursor is on, and what Ⓐ does.
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
PLACE_OR = "{place}: Ⓐ bauen  Ⓐ… Karten"  # where other cards would do, too
SHIP_OR = "{place}: Ⓐ Schiff Ⓐ… Karten"
GO_OR = "{start}→{end}: Ⓐ los  Ⓐ… anders"
OTHERS_TURN = "Der Gegner denkt"
ISLAND = "{island} {own}:{other}, {n} reichen"

# Why not, in the place of the hint.
NO_PLACE = "Jetzt ist kein Platz dafür"
NO_BEFORE = "Erst nur Freibrücken"
NO_MORE_SAILED = "Schiff bewegt: jetzt ziehen"
NO_MORE_LAID = "Abgelegt: jetzt ziehen"
NO_BRIDGES = "Keine Brücke im Vorrat"
NO_DRAW_YET = "Gezogen wird später"
NO_DRAW_FULL = "Hand voll: leg eine ab"
NO_CARD = "Davon hast du keine Karte"

# What a move does: one of these or several, with commas between; what it did, with a capital.
WINS = "gewinnt {islands}"
FREES = "befreit {islands}"
LOSES = "verliert {islands}"
FELLS_ONE = "nimmt eine Brücke weg"
FELLS = "nimmt {n} Brücken weg"
SINKS = "versenkt ein Schiff"

# What Ⓐ would do.
DOES = "Ⓐ {effects}"
SWAPS = "Ⓐ tauscht die Brücke"
SWAPS_AND = "Ⓐ tauscht, {effects}"
TAKES_AWAY = "Ⓐ entfernt die Brücke"
TAKES_AWAY_AND = "Ⓐ entfernt, {effects}"
FOR_OTHER = "Ⓐ… Karten"

# What the opponent has done, by which cards if there is room to say so.
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
