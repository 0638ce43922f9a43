"""English for the themes of turns of Hashi that cost."""

# As engine/hashi/ai/themes.py numbers them; in a sentence, behind a colon.
THEMES = (
    "islands never finished",
    "flags left waiting",
    "extra points given up",
    "islands left unfinished",
    "islands not advanced",
    "misplaced numbers",
    "bridges that block others",
)
