"""English for Kalah."""

RIVALS = "Not yours"
NO_SEEDS = "No seeds in this house"
STORE = "Seeds in a store stay"
