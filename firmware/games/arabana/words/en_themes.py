"""English for the themes of turns of Arabana-Ikibiti that cost."""

# As engine/arabana/ai/themes.py numbers them; in a sentence, behind a colon.
THEMES = (
    "islands not won",
    "islands not defended",
    "islands not advanced",
    "wrong cards drawn",
    "cards played too soon",
)
