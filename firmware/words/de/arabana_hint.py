"""German for hints in Arabana-Ikibiti."""

LAY_OFF = "{island} ablegen."
NOTHING = "Viele Züge sind etwa gleich gut."
REASONS = (  # in the order of engine/arabana/players/why.py
    "Die letzte Brücke des Gegners fällt: du gewinnst.",
    "Gewinnt {island}.",
    ("Gewinnt {island} und die Brücke dort fällt.", "Gewinnt {island}, {n} Brücken fallen."),
    "Gewinnt {island}, der Gegner verliert {other}.",
    "Nimmt dem Gegner {island} ab.",
    "Der Gegner verliert {island}.",
    "Sichert {island}: jetzt reicht dem Gegner eine Karte oder ein Paar.",
    "Verwehrt {island}: jetzt reicht dem Gegner eine Karte oder ein Paar.",
    "Für {island} fehlt dann ein Platz.",
    "Nach der Antwort des Gegners stehst du besser.",
    "Keine andere Karte ist zu ziehen.",
    "Es ist nichts mehr zu spielen.",
    "Eine Karte {island} hilft, {other} zu gewinnen.",
    "Eine Karte {island} bringt im nächsten Zug am meisten.",
    "Der Stapel verspricht mehr als die offenen Karten.",
    "{island} ist am ehesten entbehrlich.",
)
