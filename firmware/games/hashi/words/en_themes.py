"""English for the themes of turns of Hashi that cost."""

# As engine/hashi/ai/themes.py numbers them; in a sentence, behind "by".
THEMES = (
    "islands never finished",
    "flags that wait",
    "categories given up",
    "islands left undone",
    "islands no nearer",
    "misplaced numbers",
    "bridges that bar others",
)
