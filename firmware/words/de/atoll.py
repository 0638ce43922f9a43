"""German for Atoll."""

# The last line of the board: each holds on 128 dots.
HINT_HAND = "Ⓐ los ↑drehen ↓mehr Ⓑ…"
HINT_SURE = ("Gelegt Ⓐ sicher Ⓑ zurück", "+{n}: Ⓐ sicher  Ⓑ zurück")  # without, with points
HINT_LAID = ("Gelegt  Ⓑ zurück", "Gelegt +{n}  Ⓑ zurück")
HINT_TAKE = "Ⓐ legen  ↑↓←→ tauschen"
HINT_TAKE_THIS = "Ⓐ diese nehmen  Ⓑ keine"
HINT_WAIT = "Warten auf {n}  Ⓑ zurück"
HINT_DONE = "Andere wählen…"

# Why not, in the place of the hint.
NO_CARD = "Dort liegt keine Karte"
NO_UNDO = "Nichts zurückzunehmen"

# While a card is carried, with a drawing of what lies under it.
LAY = "Ⓐ legen auf {spot}  Ⓑ Hand"
