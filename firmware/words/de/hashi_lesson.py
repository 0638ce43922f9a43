"""German for Hashi's lesson: a sentence a step, each in a frame of five lines of 117 dots."""

STEPS = (
    "Die Zahl auf einer Insel sagt, wie viele Brücken sie braucht. Ⓐ trägt hier im Rahmen eine "
    "3 ein.",
    "Ⓑ nähme sie zurück. Ⓐ deckt die erste Karte auf.",
    "Rechts oben ist die Karte: eine 4 und zwei Balken, zwei Brücken. Der Cursor steht, wo sie "
    "passt: Ⓐ trägt sie ein.",
    "Nun die Brücken. Geh → zurück zur 3, nimm sie mit Ⓐ und zeichne eine ↑ und eine ↓.",
    "Eine Insel mit Fahne nimmt nur eine Zahl, wenn dort eine Brücke endet. Diese zwei nun ja.",
    "Diese 3 passt auf die Fahne, und da steht der Cursor: Ⓐ trägt sie ein.",
    "Eine Brücke. Geh ↓ zur ersten 3, nimm sie mit Ⓐ und zeichne ←.",
    "Sie hat drei Brücken: fertig, 2 Punkte. Alle Wimpel oder Quadrate bringen rechtzeitig mehr.",
    "Eine 6 wird schwer fertig. Niemand muss eintragen: Halte Ⓐ, um zu ver\xadzichten.",
    "Aber zwei Brücken helfen. Geh zur 4 im Rahmen, nimm sie mit Ⓐ, zeichne ↑ und ←.",
    "Auf Brücken ver\xadzichtest du ebenso, auf alle oder keine.",
)

END = ("Das ist alles. Noch vierzehn Karten: Mach fertig, was du kannst.",)
