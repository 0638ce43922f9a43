"""German for when the program stops or does not start."""

STOPPED = "Tombolo hat angehalten."
AGAIN = "Es startet neu …"
RESET = "Drücke Reset, oder sieh auf die serielle Konsole."
SAFE_MODE = "CircuitPython ist im Safe Mode."
HUNG = "Das Programm hing und wurde beendet."

# B was held during the start.
REPL = "Tombolo läuft nicht."
REPL_WHY = "B war beim Start gedrückt, oder B klemmt."
REPL_BACK = "Lass B los und drücke Reset, um zu spielen."

# The board has no profile.
NO_PROFILE = "In boards/ ist kein Profil für das Board {name}."
NO_SUCH_PROFILE = "settings.toml nennt das Board {name}, aber boards/ hat kein solches Profil."
