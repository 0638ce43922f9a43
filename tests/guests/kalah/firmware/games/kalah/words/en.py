"""English for Kalah."""

RIVALS = "Not your house"
NO_SEEDS = "No seeds in this house"
TOPICS = (
    "Sow|Take all seeds of a house below. They go one by one into the next pits, to the right and"
    " around, but not into the rival’s store.",
    "Again|If the last seed goes into your store, on the right, you move again.",
    "Capture|If the last seed goes into an empty house of yours, it and the seeds opposite go into"
    " your store.",
    "The end|When one of you has no seeds to sow, the other keeps what is left. More seeds in the"
    " store win.",
)
