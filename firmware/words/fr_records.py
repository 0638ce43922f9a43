"""French: what has been played: the last games, statistics, numbers; codes."""

LAST_GAMES = "Dernières parties"
SAME_CARDS = "La même donne"
ASK_SAME = (
    "Jouer encore la même donne\u202f?",
    "Cela ne compte pas pour ton record\u202f: tu la connais.",
)

POINTS = ("1 point", "{n} points")
POINTS_WON = "{points}, gagnée"
FOR_NO_BEST = {
    "hints": "Avec des indices\u202f: cela ne compte pas pour ton record.",
    "practice": "Essai\u202f: cela ne compte pas pour ton record.",
    "known": "Donne connue\u202f: cela ne compte pas pour ton record.",
}
HINT_GAME = "Ⓐ même donne  Ⓑ retour"
HINT_KEPT = "Ⓐ même donne Ⓐ…revoir"
NO_GAMES = "Aucune partie n’est encore finie."

ALONE = "En solo"
PEOPLE = "Entre humains"
AGAINST = "Contre {name}"
OF_MANY = "À {n}, {name}"
OTHERS = "Le reste"

SHOWN = ("Tout montrer", "Ce que tu savais")
NO_REPLAY = "Il n’y a pas la place."
FROM_HERE = "Continuer à partir d’ici"
PLAY_ON = "Continuer à partir d’ici\u202f? Cela compte comme un essai."
PLAY_INSTEAD = "Continuer à partir d’ici\u202f? Ton autre partie sera alors perdue."

PLAYED = "Jouées {n}"
FINISHED = "Finies {n}"
WON = "Gagnées {n}"
BEST = "Record {n}"
BEST_OF = "Record sur {of}\u202f: {n}"
MEAN = "Moy. {n}"
STREAK = "De suite {n}"
LONGEST = "au mieux {n}"
HINTS = "Indices par partie {n}"
DECIMAL = "{n},{tenth}"
RANKS = "Rangs\u202f: {n} sur {all}"
NO_BEST = "Hors record"
NO_BEST_TEXT = "Parties hors record\u202f: {n} sur {all}, avec des indices, un coach, un retour en arrière ou une donne connue."

STRONGER = "{n} sur 5 gagnées contre {name}\u202f: essaie {other}."
WEAKER = "{n} sur 5 gagnées contre {name}\u202f: {other} est plus facile."
STAY = "{n} sur 5 gagnées contre {name}. Continue."
MORE = "Encore {n} contre {name} avant un conseil."
LAST_FIVE = (
    "Tes cinq dernières\u202f: {mean} en moyenne. Battras-tu {best}\u202f?",
    "Tes cinq dernières\u202f: {mean} en moyenne. Ton record qui compte est {best}.",
)
FIRST_FIVE = "Joue cinq parties pour voir ton niveau."
LOST = "Ce qui était compté avant n’a pas pu être lu."
NO_ROOM = "Huit autres jeux ont déjà des statistiques\u202f: il n’y a plus de place."
NO_MAP = "Quatre autres plans sont déjà gardés\u202f: il n’y a plus de place. Les parties comptent quand même."

HINT_ALL = "←→ Ⓐ effacer  Ⓑ retour"
RESET_ASK = ("Effacer ces statistiques\u202f?", "Toutes les parties de {game} repartent de zéro.")
RESET_SURE = ("Vraiment\u202f?", "Elles seront perdues.")

# On a result: why it counts for no best, hints taken, how a phone gets the code; a numbered game.
PRACTICE = "Essai"
TAKEN = ("1 indice", "{n} indices")
QR = "Ⓐ…QR"
KNOWN = "connue"
NUMBER = "n° {n}"
PAR = "par {n}"

# On a result: who has won; the last line of a guest's; where B leads, {back} there.
YOU_WIN = "Tu gagnes\u202f!"
YOU_LOSE = "Tu as perdu"
WINS = "{name} gagne"
TIE = "Égalité"
THE_END = "La fin"
HINT_RESULT = "Ⓐ nouvelle  ↓ plus  Ⓑ {back}"
SENT = "Toi {n}, le lien {other}  ↓ plus"
AFTER = "Après la partie"
REVIEW = "Bilan de tes tours"
NO_REVIEW = "Cet appareil n’a pas la place pour des bilans. La page web en fait\u202f: maintiens Ⓐ sur le résultat pour le code."
BACK = ("titre", "menu")

HINT_CODE = "Ⓐ choisir  Ⓑ effacer"
NO_CODE = {
    "code": "Ce n’est pas le code d’une partie\u202f: un signe est faux.",
    "game": "Le jeu de ce code n’est pas ici.",
    "version": "Ce code vient d’une autre version du jeu.",
}
AGAINST_WHOM = "Contre"
NUMBERS_OF = "Numéros\u202f: {n} joueurs"
NEXT = "Suivante\u202f: n° {n}"
LAST = "Dernière\u202f: n° {n}"
TYPE_NUMBER = "Choisir un numéro"
MAP = "Le plan"
STATES = ("", "jouée", "gagnée")
BEATEN = "battu"
HINT_NUMBER = "Ⓐ jouer  Ⓑ retour"
NO_NUMBER = "De 1 à {n}"
