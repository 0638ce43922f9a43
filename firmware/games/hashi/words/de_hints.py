"""German for the hints of Hashi, and for turns that are judged."""

SKIP_NUMBER = "Auf die Zahl verzichten, diese Brücken zeichnen."
SKIP_BRIDGES = "Keine Brücken."
SKIP_BOTH = "Auf Zahl und Brücken verzichten."
DID_NUMBER = "Du hast auf die Zahl verzichtet."
DID_BRIDGES = "Du hast keine Brücken gezeichnet."
DID_BOTH = "Du hast auf Zahl und Brücken verzichtet."
REASONS = {
    "pennants": "Alle Wimpel sind fertig: {n} Punkte.",
    "squares": "Alle Quadrate sind fertig: {n} Punkte.",
    "six": "Sechs fertige Inseln sind verbunden: {n} Punkte.",
    "finishes": (
        "Das macht eine Insel fertig: 2 Punkte.",
        "Das macht {n} Inseln fertig: {more} Punkte.",
    ),
    "pennant_number": "Ein Wimpel bekommt seine Zahl. Punkte bringen nur alle vier.",
    "square_number": "Ein Quadrat bekommt seine Zahl. Punkte bringen nur alle drei.",
    "pennant_bridge": "Die erste Brücke zu einem Wimpel: Nun passt dort eine Zahl.",
    "square_bridge": "Die erste Brücke zu einem Quadrat: Nun passt dort eine Zahl.",
    "nears": ("Einer Insel fehlt nur noch eine Brücke.", "{n} Inseln fehlt nur noch eine Brücke."),
    "spares": "Er bringt jetzt weniger, sonst würde eine {n} nie fertig.",
    "fits": (
        "Die {more} passt hier: Ihr fehlt eine Brücke, Platz ist für {left}.",
        "Die {more} passt: Ihr fehlen {n}, Platz ist für {left}, {cards} Karten bringen 2 oder 3.",
    ),
    "no_number": "Besser die {n} nicht eintragen.",
    "no_bridges": "Besser keine Brücken zeichnen.",
    "small": "Viele Kleinigkeiten sprechen dafür.",
    "best": "In vielen Spielen hat dieser Anfang am meisten gebracht.",
    "worst": "Diese Tafel bekommt dein Nachbar: Es ist der schlechteste Anfang.",
    "no_points": "Diese Karte bringt keine Punkte mehr, was man auch tut.",
    "unknown": "Die Tabellen, die den Grund kennen, sind nicht auf diesem Laufwerk.",
    "nearer": ("Eine Insel kommt ihrer Zahl näher.", "{n} Inseln kommen ihrer Zahl näher."),
    "no_room": "Die {n} stört hier am wenigsten, aber fertig wird sie nie.",
    "loses": "Das lässt keine {n} zurück, die nie fertig wird.",
    "no_pennants": "Alle Wimpel können noch fertig werden.",
    "no_squares": "Alle Quadrate können noch fertig werden.",
    "roomier": "Die {n} hat Platz für {more} Brücken mehr als nötig. Nach deinem Zug: {left}.",
    "open": "Linien, auf die jetzt eine Brücke passt: {n}. Nach deinem Zug: {more}.",
    "later": "Das zahlt sich erst mit den nächsten Karten aus.",
    "room": "Brücken, die auf alle Linien noch passen: {n}. Nach deinem Zug: {more}.",
}
HINT_MASTER = ("↓ Unterschied  Ⓑ zurück", "↓ warum  Ⓑ zurück", "Ⓑ zurück")
PUZZLE_KEPT = (
    "Als Rätsel behalten: in der Liste unter den anderen.",
    "Es ist schon bei deinen Rätseln.",
    "Platz ist für {n} Rätsel: Lösche eins in der Liste.",
    "Es ist kein Platz dafür.",
)
