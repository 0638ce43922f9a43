"""French for hints in Hashi."""

SKIP_NUMBER = "Renoncer au chiffre, tracer ces ponts."
SKIP_BRIDGES = "Pas de pont."
SKIP_BOTH = "Renoncer au chiffre et aux ponts."
NOTHING = "Beaucoup de coups se valent à peu près."
