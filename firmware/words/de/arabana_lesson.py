"""German for Arabana-Ikibiti's lesson: a sentence a step, in a frame of five lines of 117 dots."""

STEPS = (
    "Eine Karte legt eine Brücke an ihre Insel. Nimm das A mit Ⓐ, geh in den Rahmen, Ⓐ legt sie.",
    "Ein Zug endet, wenn du eine Karte ziehst. Geh ↓ zum offenen I im Rahmen, nimm es mit Ⓐ.",
    "Ⓑ nähme alles zurück. Ⓐ beendet den Zug.",
    "",
    "Hohl ist der Gegner. Zwei der drei Plätze gewinnen das I: Nimm dein I, leg eine Brücke zu F.",
    "Das I ist deins, die fremde Brücke dort fiel. Zieh das offene A, beende den Zug.",
    "",
    "Drei Karten um ein Meer ergeben ein Schiff, wie je eine Brücke. Nimm das A, geh in den "
    "Rahmen im Meer.",
)

END = (
    "Das ist alles: Nun zieh, was du willst.",
    "Wer am Ende die meisten Inseln kontrolliert, gewinnt.",
)
