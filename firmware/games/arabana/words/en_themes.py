"""English for the themes of turns of Arabana-Ikibiti that cost."""

# As engine/arabana/ai/themes.py numbers them; in a sentence, behind "by".
THEMES = (
    "islands not won",
    "islands not defended",
    "islands no nearer",
    "wrong cards drawn",
    "cards played too soon",
)
