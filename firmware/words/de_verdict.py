"""German for the pages of reviews, for statistics of reviews, and for what is shared."""

POINTS = "{n},{to}"
PERCENT = "{n}%"
BARS = (("Karten", "Runden"), ("Andere", "Du"))
SUM = (
    (
        "Die Karten brachten {n} mehr als sonst, deine Runden kosteten {by}.",
        "Die Karten brachten {n} weniger als sonst, deine Runden kosteten {by}.",
    ),
    (
        "Karten und Gegner gaben {n}, deine Züge nahmen {by} eines Siegs.",
        "Karten und Gegner nahmen {n}, deine Züge {by} eines Siegs.",
    ),
)
STRENGTH = "Du spielst {like}."
LIKE = (
    "wie ein Krill",
    "wie ein Krebs",
    "wie eine Möwe",
    "wie eine Robbe",
    "wie ein Orca",
)
BETWEEN = "zwischen {low} und {high}"
BRIEF = "{low}/{high}"
NAMED = ("Krill", "Krebs", "Möwe", "Robbe", "Orca")
CURVE = ("Erwartete Punkte", "Siegchance")
NO_MISTAKE = ("Keine Runde war klar ein Fehler.", "Kein Zug war klar ein Fehler.")
FOOT_COSTLY = (
    "Du –{n} Ⓐ neu  ↓ besser",
    "Besser  Ⓐ wie viel  ←→",
    "Besser  Ⓐ warum  ←→",
    "Besser  Ⓐ zurück  ←→",
)
FOOT_KEEP = "Ⓐ deiner Ⓐ…behalten ←→"
FOOT_GOOD = (
    (
        "Deine: +{n}  Ⓐ Meister  ←→",
        "Meister  Ⓐ wie viel  ←→",
        "Meister  Ⓐ deine  ←→",
    ),
    (
        "Deiner: +{n}  Ⓐ Orca  ←→",
        "Orca  Ⓐ wie viel  ←→",
        "Orca  Ⓐ deiner  ←→",
    ),
)
WORTH = (
    (
        "Der Zug des Meisters ist etwa {n} Punkte mehr wert, plus minus {more}.",
        "Deiner ist etwa {n} Punkte mehr wert, plus minus {more}.",
    ),
    (
        "Der bessere Zug hat etwa {n} mehr Siegchance, plus minus {more}.",
        "Deiner hat etwa {n} mehr Siegchance, plus minus {more}.",
    ),
)
SHARED = "Tombolo {game} {which}: {points}"
SHARED_PAR = "{points} ({par})"
SHARED_LUCK = ("Karten {n}", "Glück {n}")
SHARE_QR = "Ein Telefon liest diese Zeile."
REVIEWS = "Rückblicke"
REVIEWS_FOUR = "Rückblicke zu viert"
LOST = "Verlust je Runde {n}"
LUCK = ("Karten je Spiel {n}", "Glück je Spiel {n}")
