"""English for hints in Atoll."""

REQUESTS = (
    "The upper left Request",
    "The upper right Request",
    "The lower left Request",
    "The lower right Request",
)
TERRAINS = ("water", "sand", "meadow", "forest", "rock")
NOTHING = "Many moves are about equal."
REASONS = (  # in the order of engine/atoll/players/why.py
    "{request} is fulfilled: {n} points.",
    "{n} Requests are fulfilled: {other} points.",
    "{request} then lacks one tile only: {terrain}.",
    "{request} then lacks {n} tiles only.",
    "{award}: areas join, {n} tiles.",
    "{award}: you take the lead, {n} to {other}.",
    "{award}: you lead by more, {n} to {other}.",
    "{award}: you draw level, {n} each.",
    "{award}: you come closer, {n} to {other}.",
    "Few moves bring as much for Requests and Awards together.",
)
