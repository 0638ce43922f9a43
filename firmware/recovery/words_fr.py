"""French for when the program stops, or does not start."""

STOPPED = "Tombolo s’est arrêté."
AGAIN = "Il redémarre …"
RESET = "Appuie sur reset, ou vois la console série."
SAFE_MODE = "CircuitPython est en mode sans échec."
HUNG = "Le programme était bloqué, il a été arrêté."

# B held during the start.
BARE = "Tombolo ne tourne pas."
BARE_WHY = "B était appuyé au démarrage, ou il est coincé."
BARE_BACK = "Lâche B et appuie sur reset pour jouer."

# No profile to be found.
NO_PROFILE = "boards/ n’a pas de profil pour la carte {name}."
NO_SUCH_PROFILE = "settings.toml nomme la carte {name}, mais boards/ n’a pas ce profil."
