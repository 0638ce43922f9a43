"""French for when the program stops or does not start."""

STOPPED = "Tombolo s’est arrêté."
AGAIN = "Il redémarre …"
RESET = "Appuie sur reset, ou vois la console série."
SAFE_MODE = "CircuitPython est en mode sans échec."
HUNG = "Le programme était bloqué, il a été arrêté."

# B was held during the start.
REPL = "Tombolo ne tourne pas."
REPL_WHY = "B était appuyé au démarrage, ou il est coincé."
REPL_BACK = "Lâche B et appuie sur reset pour jouer."

# The board has no profile.
NO_PROFILE = "boards/ n’a pas de profil pour la carte {name}."
NO_SUCH_PROFILE = "settings.toml nomme la carte {name}, mais boards/ n’a pas ce profil."
