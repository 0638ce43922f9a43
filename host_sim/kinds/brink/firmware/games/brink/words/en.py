"""English for Brink."""

STOP = "end"
LINES = ("Ⓐ roll", "Ⓐ stop here")
TOPICS = (
    "Goal|Roll as often as you dare. The most points win, but who has more than 20 has none.",
)
