"""German beside the game: help, lesson, hints, a new game and results of Hashi."""

TOPICS = {
    "aim": "Das Ziel|Eine Insel mit so vielen Brücken wie ihre Zahl ist fertig: 2 Punkte.",
    "start": "Der Anfang|Eine 3 oder 4, ohne Fahne. Zu mehreren gehen Tafeln nach links.",
    "cards": "Die Karten|1 bis 6 mit 1 bis 3 Brücken. Eine kommt weg. Allein 17 in Stapeln: 7, 5, "
    "5.",
    "round": "Eine Runde|Trag die Zahl der Karte ein, zeichne ihre Brücken. Du darfst "
    "ver\xadzichten.",
    "numbers": "Zahlen|Mit Fahne nur, wo eine Brücke ist. Nie unter ihren Brücken. Gepunktet: "
    "nein.",
    "bridges": "Brücken|Auf Linien, höchstens zwei, nie gekreuzt. Gestrichelt: passt jetzt.",
    "from": "Von wo aus|Ein Ende hat eine Zahl. Keine Insel nimmt mehr als ihre Zahl, oder 6.",
    "extra": "Mehr Punkte|Alle ⚑ fertig 9, alle ⚐ 7, ⊷ sechs fertige Inseln verbunden 8. Je "
    "einmal.",
    "time": "Rechtzeitig|Allein ⚐ bis Karte 7, ⚑ und ⊷ bis Karte 12. Später nur noch 3, 5 und 4 "
    "Punkte.",
    "others": "Mit anderen|Alle spielen jede Karte gleich\xadzeitig, verdeckt, bis alle gewählt "
    "haben.",
    "later": "Erste und spätere|Die ersten bei ⚑ ⚐ ⊷ bekommen alles, spätere 5, 3, 4. !: Einer ist "
    "nah.",
    "winner": "Wer gewinnt|Nach Karte 17 gewinnen die meisten Punkte, gleich viele gemeinsam.",
    "ranks": "Ränge|Allein: bis 40 Handlanger, alle zwei Punkte ein Rang. 60, der beste: "
    "Inselgott.",
    "keys": "Die Tasten|Ⓐ trägt ein. Für Brücken nimmt Ⓐ die Insel, ein Pfeil zeichnet. Ⓐ… ohne.",
    "undo": "Nichts ist weg|Ⓑ nimmt in der Runde zurück; das Menü, Ⓑ…, mehr, als Übung.",
    "panel": "Rechts|Karte, Balken für Brücken. Karte von 17, Punkte, Wert von ⚑ ⚐ ⊷.",
}
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
SKIP_NUMBER = "Auf die Zahl verzichten, diese Brücken zeichnen."
SKIP_BRIDGES = "Keine Brücken."
SKIP_BOTH = "Auf Zahl und Brücken verzichten."
REASONS = {
    "pennants": "Alle Wimpel sind fertig: {n} Punkte.",
    "squares": "Alle Quadrate sind fertig: {n} Punkte.",
    "six": "Sechs fertige Inseln sind verbunden: {n} Punkte.",
    "finishes": (
        "Das macht eine Insel fertig: 2 Punkte.",
        "Das macht {n} Inseln fertig: {more} Punkte.",
    ),
    "pennant_number": "Ein Wimpel bekommt seine Zahl. Nur alle bringen Punkte.",
    "square_number": "Ein Quadrat bekommt seine Zahl. Nur alle bringen Punkte.",
    "pennant_bridge": "Die erste Brücke zu einem Wimpel: Nun geht dort eine Zahl.",
    "square_bridge": "Die erste Brücke zu einem Quadrat: Nun geht dort eine Zahl.",
    "joins": "Das verbindet fertige Inseln: jetzt {n}, sechs bringen Punkte.",
    "nears": ("Einer Insel fehlt nur noch eine Brücke.", "{n} Inseln fehlt nur noch eine Brücke."),
    "spares": "Ein anderer Zug bringt jetzt mehr, aber eine {n} würde nie fertig.",
    "fits": (
        "Die {more} passt: Eine Brücke fehlt, {left} haben Platz.",
        "Die {more} passt: {n} fehlen, {left} haben Platz, {cards} Karten bringen 2 oder 3.",
    ),
    "no_number": "Wo die {n} auch steht, verspricht sie weniger als keine Zahl.",
    "no_bridges": "Wo die Brücken auch liegen, versprechen sie weniger als keine.",
    "equal": "Viele Züge sind etwa gleich gut.",
    "alike": "Ein anderer Zug ist etwa so gut.",
    "small": "Viele Kleinigkeiten sprechen dafür.",
    "best": "In vielen Spielen hat dieser Anfang am meisten gebracht.",
    "worst": "Diese Tafel bekommt dein Nachbar: Es ist der schlechteste Anfang.",
    "no_points": "Diese Karte bringt keine Punkte mehr, was man auch tut.",
    "unknown": "Die Tabellen, die das Warum wissen, fehlen hier.",
}
HINT_MASTER = ("↓ Unterschied  Ⓑ zurück", "↓ warum  Ⓑ zurück", "Ⓑ zurück")
MASTER_BETTER = "Der Zug des Meisters ist etwa {n},{to} Punkte mehr wert, plus minus {more},{by}."
YOURS_BETTER = "Deiner ist etwa {n},{to} Punkte mehr wert, plus minus {more},{by}."
YOURS_AS_GOOD = "Deiner war genauso gut."
MASTER_MISSING = "Der Meister ist nicht auf diesem Laufwerk."
MATCH_TITLE = "Dieselben Karten"
MATCH_CARD = "Meister: Karte {n} von {of}"
MASTER = "Meister"
MATCH_END = ("Mehr als der Meister!", "So viel wie der Meister!")
MASTER_NO_ROOM = "Der Meister hat hier keinen Platz."
SIDE = "Seite"
SIDES = ("A, leichter", "B, schwerer")
OPPONENTS = ("Gegner 1", "Gegner 2", "Gegner 3")
NONE = "keiner"
PRACTICE = "Übung: kein Rang"
SUM = "{n} Punkte"
TO_BEAT = "Ziel: {n}"
BEST = "Rekord: {n}"
NEW_BEST = "Rekord!"
CODE = "Seite {side}  Nr. {n}"
HINT_RESULT = "Ⓐ neu  ↓ Meister  Ⓑ Titel"
RANK = "Als Rang allein:"
HINT_TABLE = "Ⓐ neu ↑↓ ←→ mehr Ⓑ Titel"
HINT_BOARD = "{who}: {n}  ←→ Ⓑ Titel"
RANKS = (
    "Handlanger|Wasserträger|Bambusbinder|Schraubendreher|Betongießer|Projektleiter|Brückenmeister|"
    "Planungsprofi|Statikkoryphäe|Architektenass|Konstruktionsgenie|Inselgott"
).split("|")
