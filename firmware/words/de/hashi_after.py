"""German for what a master would have done in Hashi's last round."""

BETTER = "Der Zug des Meisters ist etwa {n},{d} Punkte mehr wert, plus minus {more},{e}."
WORSE = "Deiner ist etwa {n},{d} Punkte mehr wert, plus minus {more},{e}."
AS_GOOD = "Deiner war genauso gut."
UNKNOWN = "Der Meister ist nicht auf diesem Laufwerk."
FEET = ("↓ Unterschied  Ⓑ zurück", "↓ warum  Ⓑ zurück")
