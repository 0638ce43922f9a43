"""French for what a master would have done in Hashi's last round."""

BETTER = "Le tour du maître vaut environ {n},{d} points de plus, à {more},{e} près."
WORSE = "Le tien vaut environ {n},{d} points de plus, à {more},{e} près."
AS_GOOD = "Le tien valait autant."
UNKNOWN = "Le maître n’est pas sur ce disque."
FEET = ("↓ écart  Ⓑ retour", "↓ raison  Ⓑ retour")
