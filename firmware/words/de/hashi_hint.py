"""German for hints in Hashi."""

SKIP_NUMBER = "Auf die Zahl verzichten, diese Brücken zeichnen."
SKIP_BRIDGES = "Keine Brücken."
SKIP = "Auf Zahl und Brücken verzichten."
REASONS = (
    "Alle Wimpel sind fertig: {n} Punkte.",
    "Alle Quadrate sind fertig: {n} Punkte.",
    "Sechs fertige Inseln sind verbunden: {n} Punkte.",
    ("Das macht eine Insel fertig: 2 Punkte.", "Das macht {n} Inseln fertig: {more} Punkte."),
    "Ein Wimpel bekommt seine Zahl. Nur alle bringen Punkte.",
    "Ein Quadrat bekommt seine Zahl. Nur alle bringen Punkte.",
    "Die erste Brücke zu einem Wimpel: Nun geht dort eine Zahl.",
    "Die erste Brücke zu einem Quadrat: Nun geht dort eine Zahl.",
    "Das verbindet fertige Inseln: jetzt {n}, sechs bringen Punkte.",
    ("Einer Insel fehlt nur noch eine Brücke.", "{n} Inseln fehlt nur noch eine Brücke."),
    "Ein anderer Zug bringt jetzt mehr, aber eine {n} würde nie fertig.",
    (
        "Die {more} passt: Eine Brücke fehlt, {left} haben Platz.",
        "Die {more} passt: {n} fehlen, {left} haben Platz, {cards} Karten bringen 2 oder 3.",
    ),
    "Wo die {n} auch steht, verspricht sie weniger als keine Zahl.",
    "Wo die Brücken auch liegen, versprechen sie weniger als keine.",
    "Viele Züge sind etwa gleich gut.",
    "Ein anderer Zug ist etwa so gut.",
    "Viele Kleinigkeiten sprechen dafür.",
    "In vielen Spielen hat dieser Anfang am meisten gebracht.",
    "Diese Tafel bekommt dein Nachbar: Es ist der schlechteste Anfang.",
    "Diese Karte bringt keine Punkte mehr, was man auch tut.",
    "Die Tabellen, die das Warum wissen, fehlen hier.",
)

# What the master would have done in the round before: what that, or the person's, is worth more.
SCORE = (
    "Der Zug des Meisters ist etwa {n},{to} Punkte mehr wert, plus minus {more},{by}.",
    "Deiner ist etwa {n},{to} Punkte mehr wert, plus minus {more},{by}.",
    "Deiner war genauso gut.",
    "Der Meister ist nicht auf diesem Laufwerk.",
)
KEYS = ("↓ Unterschied  Ⓑ zurück", "↓ warum  Ⓑ zurück")
