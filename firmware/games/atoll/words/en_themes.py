"""English for the themes of turns of Atoll that cost."""

# As engine/atoll/ai/themes.py numbers them; in a sentence, behind "by".
THEMES = (
    "Requests let go",
    "Requests no nearer",
    "Award leads let go",
    "too few Award tiles",
)
