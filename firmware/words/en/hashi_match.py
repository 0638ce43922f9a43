"""English for what a master makes of the same cards of Hashi."""

TITLE = "The same cards"
YOU = "You"
MASTER = "Master"
CARD = "The master: card {n} of {of}"
AHEAD = "More than the master!"
EQUAL = "As many as the master!"
MISSING = "The master is not on this drive."
