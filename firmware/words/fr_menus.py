"""French: menus, settings, and how a game begins."""

CONTINUE_AT = ("Reprendre\u202f: {where}", "→ {where}")
NO_GAME = "Il n’y a pas de jeu {name}."
WRONG = "settings.toml\u202f: {name} ne peut pas être {value}\u202f; la ligne est ignorée."

IN_LESSON = "la leçon"
UNREADABLE = "illisible"

NEW_OVER = (
    "Une partie attend ({where}). La remplacer\u202f?",
    "La partie gardée est illisible. La remplacer\u202f?",
)
NEW_OVER_OTHER = "Plus de place\u202f: {game} sera effacé. Nouvelle partie\u202f?"
NEW_OVER_MORE = "Tu peux la retrouver jusqu’à la fin de ton premier tour."
NEW_OVER_NEWER = (
    "Une partie vient de commencer ({where}). En commencer une autre\u202f?",
    "La partie gardée est illisible. En commencer une autre\u202f?",
)
TAKE_NEW_ASK = "Annuler la nouvelle partie\u202f?"
GOES_ON = ("L’autre partie ({where}) reprend alors.", "La partie gardée est illisible.")

REASONS = {
    "damaged": "La partie gardée est endommagée.",
    "version": "La partie gardée vient d’une autre version de {game}.",
    "unreadable": "La partie gardée est illisible.",
}

REFUSED = {
    "broken": "{game} ne se charge pas\u202f: {about}",
    "newer": "{game} demande un Tombolo plus récent.",
    "large": "{game} est trop grand pour cet appareil.",
    "name": "Aucun jeu ne peut s’appeler {about}\u202f: renomme ses dossiers.",
    "same": "{game} et {about} ne se distinguent pas\u202f: renomme les dossiers de l’un.",
}

FOUND = {
    1: ("Le courant a manqué en pleine sauvegarde\u202f: le dernier tour est peut-être perdu.",),
    2: ("Une partie de la mémoire est illisible. Tout le reste est là.",),
}
FOREIGN = (
    "Ce qui est gardé ici est illisible.",
    "L’effacer\u202f? D’ici là, aucune partie ne peut être gardée.",
)

CONTINUE_WITH = "Reprendre {game}"
LESSON = "Petite leçon"
PUZZLES = "Problèmes"
PUZZLE_TODAY = "Problème du jour"
TODAY = "Jour\u202f: jeu{game}, problème{puzzle}"
TODAY_BOTH = "Jour\u202f: tout est fait ★"
TODAY_TITLE = "Aujourd’hui"
TODAY_GAME = "{game}\u202f: n° {n}{done}"
TODAY_PUZZLE = "{game}\u202f: problème{done}"
IN_A_ROW = "Ⓐ ok   {n} jours de suite"
PAGES = "Les pages"
SERIES = "La série"
NEW_GAME = "Nouvelle partie"
HINT_MENU = "Ⓐ ok   Ⓑ…réglages"
HINT_NEW_GAME = "←→ choix Ⓐ jouer Ⓑ retour"
HINT_SHOW = "Démo\u202f: appuie pour jouer"

PRACTICE_ASK = (
    "Annuler le tour\u202f?",
    "Tu as vu la suite\u202f: cela ne comptera pas pour ton record.",
)

SETTINGS = "Réglages"
GROUPS = ("Affichage", "Jeu")
SETTING = {
    "level": ("Luminosité", ()),
    "dim": ("Assombrir", ("jamais",)),
    "off": ("Éteindre", ("jamais",)),
    "hand": ("Main", ("droite", "gauche")),
    "flip": ("Écran", ("à l’endroit", "à l’envers")),
    "pace": ("Rythme", ("immédiat", "rapide", "normal", "lent")),
    "asks": ("Atoll\u202f: confirmer", ("non", "oui")),
    "hold": ("Confirmer", ("appui", "Ⓐ long")),
    "calm": ("Animations", ("oui", "non")),
    "sound": ("Son", ("non", "oui")),
}
BRIGHTEST = "Use l’écran plus vite"
LANGUAGE = "Langue\u202f: {name}"
ERASE = "Tout effacer…"
ERASE_ASK = ("Tout effacer\u202f?", "Toutes les parties, les records et les réglages.")
ERASE_SURE = ("Vraiment tout\u202f?", "C’est définitif.")
HINT_CHANGE = "Ⓐ←→ choisir   Ⓑ retour"

STOPPED = "Tombolo s’est arrêté."
AGAIN = "Il redémarre…"
RESET = "Éteins et rallume, ou regarde la console série."
SAFE_MODE = "CircuitPython est en mode sans échec."
HUNG = "Le programme était bloqué, il a été arrêté."

REPL = "Tombolo ne tourne pas."
REPL_WHY = "B était appuyé au démarrage, ou il est coincé."
REPL_BACK = "Lâche B, puis éteins et rallume pour jouer."

NO_PROFILE = "boards/ n’a pas de profil pour l’appareil {name}."

LOW = ("La batterie est presque vide.", "Ta partie est gardée. Recharge-la vite.")
SAVE_FULL = (
    "Il n’y a pas de place pour garder cette partie\u202f: elle sera perdue à l’extinction.",
)
COVER = "Passe l’appareil\nau joueur {n}"

ENTER_CODE = "Saisir un code"
NUMBERS = "Parties numérotées"

LAST_RESULT = "Le dernier résultat"
YOUR_GAMES = "Tes parties"
STATISTICS = "Statistiques"
MANY = "Joueurs"
PEOPLE = "Humains"
OTHERS = "Les autres"
BEGINS = ("Commence", "toi", "les autres")
