"""German for the page of the statistics on a person's usual mistake."""

TITLE = "Dein üblicher Fehler"
MOST = "Am meisten kosten dich {theme}: {n} je Spiel."
MORE = "Teurer als üblich: {theme}, {n} je Spiel."
NEXT = "Dann {theme}: {n}."
POINTS = "{n} Punkte"
WAY = ("Bisher: {before} → {now}", "Besser: {before} → {now}", "Schlechter: {before} → {now}")
NONE = "Keiner deiner Fehler fällt auf: Sie sind verteilt wie bei anderen. Rückblicke: {n}."
FEW = "Nach fünf Rückblicken steht hier, wodurch du am meisten verlierst. Bisher: {n}."
HINT_THEME = "←→  Ⓐ Rätsel  Ⓑ zurück"
NO_PUZZLE = "Zu diesem Fehler gibt es kein Rätsel."
