"""German for Hashi's stories at a table."""

# What the others did.
BOARD = "{who}  Ⓐ weiter Ⓑ alle"
FINISHED = "{who}: {n} fertig Ⓐ weiter"
HINT = "Ⓐ weiter  Ⓑ alle auslassen"
BRINGS = "{who}: +{n}"
TAKEN = (
    "Die Wimpel sind vergeben:\nvon nun an {n}",
    "Die Quadrate sind weg:\nvon nun an {n}",
    "Die Sechs sind vergeben:\nvon nun an {n}",
)

# The start.
PASSING = "Tafeln gehen nach links"
WROTE = "Alle haben eine Zahl in eine Insel eingetragen."
GOT = "Deine neue Tafel hat die {n} von Spieler {giver}."
