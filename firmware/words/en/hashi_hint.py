"""English for hints in Hashi."""

SKIP_NUMBER = "Skip the number, draw these bridges."
SKIP_BRIDGES = "No bridges."
SKIP_BOTH = "Skip the number and the bridges."
NOTHING = "Many moves are about equal."
