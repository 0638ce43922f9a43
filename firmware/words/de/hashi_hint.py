"""German for hints in Hashi."""

SKIP_NUMBER = "Auf die Zahl verzichten, diese Brücken zeichnen."
SKIP_BRIDGES = "Keine Brücken."
SKIP_BOTH = "Auf Zahl und Brücken verzichten."
NOTHING = "Viele Züge sind etwa gleich gut."
