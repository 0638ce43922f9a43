"""German for the menu of a running game and for handing it over."""

LEAVE = "Spiel verlassen"
LEAVE_KEPT = "Gehen und behalten"
TAKE_NEW = "Neues zurücknehmen"
GO_ON = "Weiterspielen"
HINT = "Tipp"
TAKE_BACK = "Runde zurücknehmen"
PRACTICE_ASK = (
    "Die Runde zurücknehmen?",
    "Was du gesehen hast, weißt du: Es wird Übung, ohne Rang.",
)
COVER = "Bitte weitergeben an:\nSpieler {n}"
LOW = ("Die Batterie ist fast leer.", "Gespieltes ist gesichert. Lade sie bald.")
SAVE_FULL = ("Es ist kein Platz, um dieses Spiel zu behalten: Beim Ausschalten ist es verloren.",)

# Hashi's rows.
SKIP_NUMBER = "Zahl: verzichten"
SKIP_BRIDGES = "Brücken: verzichten"
CARDS = "Die 18 Karten"
AFTER = "Der Zug des Meisters"
SCORE = "Punkte"
WARN = "Warnungen: ←{value}→"
WARNINGS = ("an", "aus")

# Atoll's rows: its sheets.
REQUESTS = "Aufträge"
AWARDS = "Preise"
ISLANDS = "Inseln"

# Arabana's rows.
LAST_TURN = "Letzten Zug zeigen"
NO_LAST_TURN = ("Der Gegner war noch nicht dran.",)
THE_CARDS = "Die Karten"
THE_SCORE = "Die Punkte"
