"""German for amounts, and for the pages of a review on a turn."""

POINTS = "{n},{to}"
PERCENT = "{n}%"
UNITS = ("{n} Punkte", "{n} eines Siegs")
GIVE = "{n}, plus minus {more}"
FOOT_COSTLY = (
    "Ⓐ noch mal ↓ besser ←→",
    "Besser  Ⓐ wie viel  ←→",
    "Besser  Ⓐ warum  ←→",
    "Besser  Ⓐ zurück  ←→",
)
FOOT_KEEP = "Ⓐ deiner Ⓐ…behalten ←→"
FOOT_CLOSER = "Ⓐ genauer  ↓ weiter  ←→"
FOOT_GOOD = (
    (
        "Deiner  Ⓐ Meister  ←→",
        "Meister  Ⓐ wie viel  ←→",
        "Meister  Ⓐ deiner  ←→",
    ),
    (
        "Deiner  Ⓐ Orca  ←→",
        "Orca  Ⓐ wie viel  ←→",
        "Orca  Ⓐ deiner  ←→",
    ),
)
COST = (
    "Was dein Zug kostete, ist schwer zu sagen.",
    "Dein Zug kostete wohl etwa {n}.",
    "Dein Zug kostete etwa {n}.",
    "Dein Zug war so gut wie der beste bekannte.",
    "Dein Zug war wohl besser, um etwa {n}.",
    "Dein Zug war besser, um etwa {n}.",
)
