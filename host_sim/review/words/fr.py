"""French: what a review says."""

MARK = ","
UNITS = {"points": "{n} points", "chance": "{n} points de pourcentage"}
TITLE = "{game}\u202f: {setting}"
POINTS = "Code {code}, {points}"
RUNNING = "Code {code}, pas encore terminée"
HEAD = ("tour", "venu", "apporté", "joué", "perdu", "attendu")
START = "départ"
END = "la fin"
ROUND = "manche {n}"
GIVE = "{n} ± {error}"
SUM = {
    "points": "{start} à attendre au départ, {luck} par la chance, {lost} par les tours, {rest} par l’erreur du programme\u202f: {end}.",
    "chance": "Chance de gagner en pour cent\u202f: {start} au départ, {luck} par les cartes et les autres, {lost} par les tours\u202f: {end}.",
}
LUCK = {
    "points": (
        "Ce qui est venu a apporté {luck} de plus que d’habitude, tes tours ont coûté {lost}.",
        "Ce qui est venu a apporté {luck} de moins que d’habitude, tes tours ont coûté {lost}.",
    ),
    "chance": (
        "Les cartes et les autres ont apporté {luck} de plus que prévu, tes tours ont coûté {lost}.",
        "Les cartes et les autres ont pris {luck}, tes tours ont coûté {lost}.",
    ),
}
STRENGTH = ("Force\u202f: {name}.", "Force\u202f: entre {name} et {other}.")
AS_BEST = (
    "Un tour sur {of} valait le meilleur trouvé.",
    "{n} tours sur {of} valaient les meilleurs trouvés.",
)
DEAREST = "Ce qui a coûté le plus"
NO_DEAREST = "Aucun tour n’a coûté nettement plus qu’un autre."
GOOD = "Mieux que le maître"
COST = "Tour {turn}, {came}\u202f: a coûté {cost}"
GAINED = "Tour {turn}, {came}\u202f: vaut {cost} de plus"
YOURS = "Le tien\u202f: {what}"
BETTER = "Meilleur\u202f: {what}"
MASTERS = "Celui du maître\u202f: {what}"
CURVE = {"points": "La fin à attendre", "chance": "La chance de gagner"}
LEGEND = ("attendu", "chance", "perdu")
TURNS = "Tous les tours"
ABOUT = {
    "points": "On attend la fin qui vient si le maître continue. Ce qu’un tour a perdu est mesuré au meilleur tour trouvé, à l’erreur type près.",
    "chance": "On attend la chance de gagner. Ce qu’un tour a perdu est mesuré au tour du niveau le plus fort, à l’erreur type près.",
}
ALL = "Toutes les parties"
ALL_HEAD = ("terminée", "partie", "points", "chance", "perdu", "par tour", "force")
MEAN = (
    "La dernière partie\u202f: chance {luck}, {lost} perdu par tour.",
    "Moyenne des {n} dernières parties\u202f: chance {luck}, {lost} perdu par tour.",
)
HASHI_NOTATION = "5 ||\u202f: un 5 à deux ponts. 4 C2, C2–E2\u202f: un 4 en colonne C, ligne 2, et un pont\u202f; = pour deux."
HASHI_NO_NUMBER = "pas de {n}"
HASHI_NO_BRIDGES = "pas de pont"
ARABANA_NOTATION = "A–B\u202f: un pont entre les îles A et B\u202f; la lettre entre parenthèses est celle de la carte. ABC\u202f: un bateau dans la mer entre A, B et C."
ARABANA_DRAWS = "pioche {card}"
ARABANA_STACK = "pioche dans la pile"
ARABANA_PASSES = "passe"
ARABANA_LAYS_OFF = "défausse {cards}"
ATOLL_NOTATION = "Sable/roche C4–D4\u202f: le sable de la carte est en colonne C, ligne 4 du dessin, sa roche en colonne D."
ATOLL_SWAPS = "échange ({taken})"
