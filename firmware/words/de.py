"""German: what all games say while they are played."""

HINT_PAGES = "←→ blättern  Ⓑ zurück"
HINT_BACK = "Ⓑ zurück"
WAIT = "Einen Moment…"
HOLD = "Halte Ⓐ zum Bestätigen"
HINT_GO_ON = "Ⓐ weiter"
NO_UNDO = "Nichts zurück: Ⓑ halten"
HINT_ASK = "Ⓐ ja   Ⓑ nein"
TAKEN = ("1 Tipp", "{n} Tipps")
COVER = "Bitte weitergeben an:\nSpieler {n}"
LOW = ("Die Batterie ist fast leer.", "Gespieltes ist gesichert. Lade sie bald.")
SAVE_FULL = ("Es ist kein Platz, um dieses Spiel zu behalten: Beim Ausschalten ist es verloren.",)

HOW_TO = "So geht es"
HINT_MENU_BACK = "↑↓ wählen  Ⓐ los  Ⓑ zurück"
GO_ON = "Weiterspielen"
HINT = "Tipp"
TAKE_BACK = "Runde zurücknehmen"
TAKE_NEW = "Neues zurücknehmen"
LEAVE = "Spiel verlassen"
LEAVE_KEPT = "Gehen und behalten"

NONE = "Jetzt kein Tipp"
FULL = "Kein Platz für einen Tipp"
KEYS = ("Moment…  Ⓑ zurück", "Ⓐ was  Ⓑ zurück", "Ⓐ tun  ↓ warum  Ⓑ zurück", "Ⓐ tun  Ⓑ zurück")
OTHERS = ("{why} Ein anderer ist etwa so gut.", "{why} Andere sind etwa so gut.")

YOU = "Du"
PLAYER = "Spieler {n}"
SHORT = "S{n}"
PERSON = "Mensch"
POINTS = "{n}P"
TOTAL = "Summe"
SEED = "Nr. {n}"
THE_END = "Das Ende"
PRACTICE = "Übung"
HINT_RECAP = "Ⓐ weiter  Ⓑ alle auslassen"
NOTHING = "Viele Züge sind etwa gleich gut."

NAMES = ("🦐 Krill", "🦀 Krebs", "🐦 Möwe", "🦭 Otter", "🐳 Orca")

STOPPED = "Tombolo hat angehalten."
AGAIN = "Es startet neu …"
RESET = "Drücke Reset, oder sieh auf die serielle Konsole."
SAFE_MODE = "CircuitPython ist im Safe Mode."
HUNG = "Das Programm hing und wurde beendet."

REPL = "Tombolo läuft nicht."
REPL_WHY = "B war beim Start gedrückt, oder B klemmt."
REPL_BACK = "Lass B los und drücke Reset, um zu spielen."

NO_PROFILE = "In boards/ ist kein Profil für das Board {name}."
NO_SUCH_PROFILE = "settings.toml nennt das Board {name}, aber boards/ hat kein solches Profil."
