"""French for Arabana-Ikibiti in play. A place is told by its islands' initials, as D-H."""

# The panel.
ROUND = "M{n}"
DONE = "Fin"

# The last line: what the cursor is on, and what Ⓐ does.
TAKE = "{island}\u202f: Ⓐ ok"
TO_DRAW = "↓ pioche"
TO_DONE = "↓ fin"
OPEN = "{island}\u202f: Ⓐ piocher"
STACK = "Pioche, {n}\u202f: Ⓐ piocher"
LAY_OFF = "{island}\u202f: Ⓐ défausser"
FREE_BRIDGE = "Pont gratuit\u202f: Ⓐ prendre"
SAIL = "Bateau\u202f: Ⓐ en déplacer un"
END_LAST = "Ⓐ ne plus jouer"
END_BEFORE = "Ⓐ commencer la partie"
CONFIRM = "Ⓐ fin du tour  Ⓑ annuler"
CONFIRM_LOST = "Plus de pont\u202f! Ⓐ fin Ⓑ"
PLACE = "{place}\u202f: Ⓐ poser  Ⓑ retour"
SHIP = "{place}\u202f: Ⓐ bateau Ⓑ retour"
GO = "{start}→{end}\u202f: Ⓐ ok  Ⓑ retour"
PLACE_OR = "{place}\u202f: Ⓐ poser  Ⓐ… cartes"  # where other cards would do, too
SHIP_OR = "{place}\u202f: Ⓐ bateau Ⓐ…cartes"
GO_OR = "{start}→{end}\u202f: Ⓐ ok  Ⓐ… autre"
OTHERS_TURN = "L’adversaire réfléchit"
ISLAND = "{island} {own}:{other}, il en faut {n}"

# Why not, in the place of the hint.
NO_PLACE = "Pas de place pour elle"
NO_BEFORE = "Ponts gratuits d’abord"
NO_MORE_SAILED = "Bateau déplacé\u202f: pioche"
NO_MORE_LAID = "Défaussé\u202f: pioche"
NO_BRIDGES = "Tous tes ponts sont posés"
NO_DRAW_YET = "On piochera plus tard"
NO_DRAW_FULL = "Main pleine\u202f: défausse"
NO_CARD = "Tu n’en as pas de carte"

# What a move does: one of these or several, with commas between; what it did, with a capital.
WINS = "gagne {islands}"
FREES = "libère {islands}"
LOSES = "perd {islands}"
FELLS_ONE = "abat un pont"
FELLS = "abat {n} ponts"
SINKS = "coule un bateau"

# What Ⓐ would do.
DOES = "Ⓐ {effects}"
SWAPS = "Ⓐ échange son pont"
SWAPS_AND = "Ⓐ échange, {effects}"
TAKES_AWAY = "Ⓐ abat son pont"
TAKES_AWAY_AND = "Ⓐ abat son pont, {effects}"
FOR_OTHER = "Ⓐ… cartes"

# What the opponent has done, by which cards if there is room to say so.
PLAYED = "Joue {cards} sur {place}"
SWAPPED = ("Échange {place} par {cards}", "Échange {place}")
FELLED = ("Abat {place} par {cards}", "Abat {place}")
FREE_ON = "Pont gratuit sur {place}"
SHIP_IN = "{cards}\u202f: bateau en {place}"
SHIP_TO = "Bateau vers {place}"
LAYS_OFF = "Défausse, face cachée"
TAKES = "Prend {island}"
TAKES_STACK = "Tire de la pioche"
PASSES = "Ne joue plus"
