"""German for reviews of a whole game, for their statistics, and for what is shared."""

SUM = (
    (
        "Die Karten brachten {n} Punkte mehr als sonst; deine Züge kosteten {by} Punkte.",
        "Die Karten brachten {n} Punkte weniger als sonst; deine Züge kosteten {by} Punkte.",
    ),
    "Deine Siegchance ging von {start} auf {end}: im Mittel je Zug {luck} durch Karten und Gegner, {lost} durch deine Züge.",
)
STRENGTH = "Du spielst {like}."
LIKE = (
    "wie ein Krill",
    "wie ein Krebs",
    "wie eine Möwe",
    "wie eine Robbe",
    "wie ein Orca",
)
BETWEEN = "etwa {low} bis {high}"
LEVEL = ("{like}, Stufe {n} von 5", "{like} ({n}/5)")
BRIEF = "{low}/{high}"
NAMED = ("Krill", "Krebs", "Möwe", "Robbe", "Orca")
CURVE = ("Ein Meister bekäme", "Siegchance")
NO_MISTAKE = ("Kein Zug war klar ein Fehler.", "Kein Zug war klar ein Fehler.")
SHARED = "Tombolo {game} {which}: {points}"
SHARED_PAR = "{points} ({par})"
SHARED_LUCK = ("Glück {n}", "Glück {n}/Zug")
SHARE_QR = "Zum Teilen scannen."
REVIEWS = "Rückblicke"
REVIEWS_FOUR = "Rückblicke zu viert"
LOST = "Verlust je Zug {n}"
LUCK = ("Glück je Spiel {n}", "Glück je Zug {n}")
