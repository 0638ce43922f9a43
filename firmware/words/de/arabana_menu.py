"""German for the menu of a running game of Arabana-Ikibiti."""

LAST_TURN = "Letzten Zug zeigen"
NO_LAST_TURN = ("Der Gegner war noch nicht dran.",)
CARDS = "Die Karten"
SCORE = "Die Punkte"
