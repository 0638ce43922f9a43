"""French for Hashi's stories at a table."""

# What the others did.
BOARD = "{who}  Ⓐ suite Ⓑ tout"
FINISHED = "{who} finit {n} Ⓐ suite"
HINT = "Ⓐ suite  Ⓑ tout sauter"
BRINGS = "{who}\u202f: +{n}"
TAKEN = (
    "Les fanions sont pris\u202f:\nplus que {n} désormais",
    "Les carrés sont pris\u202f:\nplus que {n} désormais",
    "Les six sont prises\u202f:\nplus que {n} désormais",
)

# The start.
PASSING = "Tableaux vers la gauche"
WROTE = "Chacun a inscrit un chiffre sur une île."
GOT = "Ton nouveau tableau a le {n} du joueur {giver}."
