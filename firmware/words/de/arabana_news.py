"""German for what Arabana-Ikibiti announces."""

SCORED = "Runde {n} ist vorbei."
SCORED_YOU = "Du notierst {n}."
SCORED_OTHER = "Der Gegner notiert {n}."
SCORED_NONE = "Niemand kontrolliert mehr."
LAST_PLAYS = ("Alle Karten sind gezogen: Spielt noch einmal, dann ist Schluss.",)
