"""English for what Arabana-Ikibiti announces."""

SCORED = "Round {n} is over."
SCORED_YOU = "You note {n}."
SCORED_OTHER = "The opponent notes {n}."
SCORED_NONE = "Nobody controls more."
LAST_PLAYS = ("All cards are drawn: play once more, then the game ends.",)
