"""English for the themes of turns of Atoll that cost."""

# As engine/atoll/ai/themes.py numbers them; in a sentence, behind a colon.
THEMES = (
    "Requests not taken",
    "Requests not advanced",
    "Award leads not taken",
    "too few Award tiles",
)
