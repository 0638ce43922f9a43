"""French: what a review says."""

MARK = ","
TITLE = "{game}\u202f: {setting}"
POINTS = "Code {code}, {points}"
RUNNING = "Code {code}, pas encore terminée"
HEAD = ("tour", "venu", "apporté", "joué", "perdu", "attendu")
START = "départ"
END = "la fin"
ROUND = "manche {n}"
SUM = {
    "points": "{start} à attendre au départ si un maître continue, {luck} par la chance, {lost} par les tours, {rest} par l’erreur du programme\u202f: {end}.",
    "whole": "{start} à attendre au départ si l’on joue les meilleurs tours trouvés, {luck} par la chance, {lost} par les tours\u202f: {end}.",
    "chance": "Chance de gagner en pour cent\u202f: {start} au départ, {end} à la fin\u202f; en moyenne par tour, {luck} par les cartes et les autres, {lost} par ton tour.",
}
AS_BEST = (
    "Un tour sur {of} valait le meilleur trouvé.",
    "{n} tours sur {of} valaient les meilleurs trouvés.",
)
DEAREST = "Ce qui a coûté le plus"
GOOD = "Mieux que le maître"
TURN = "Tour {turn}, {came}"
YOURS = "Le tien\u202f: {what}"
BETTER = "Meilleur\u202f: {what}"
MASTERS = "Celui du maître\u202f: {what}"
LEGEND = ("attendu", "chance", "perdu")
WALK = "Un clic sur la courbe montre chaque tour ; les flèches vont ensuite au suivant."
BEFORE = "← A coûté avant : {turn}"
NEXT = "A coûté ensuite : {turn} →"
TURNS = "Tous les tours"
EXPECTED = "Points à attendre"
ABOUT = {
    "points": "On attend la fin qui vient si le maître du programme continue\u202f; l’examen approfondi attend environ trois points de plus au départ, car il trouve de meilleurs tours. Ce qu’un tour a perdu est mesuré au tour du maître, à l’erreur type près. Un point d’interrogation marque ce qui est difficile à dire.",
    "closer": "On attend la fin qui vient si l’on joue dès lors les meilleurs tours que le programme trouve\u202f: environ trois points de plus au départ que dans l’examen rapide et sur la console, où un maître continue et en manque quelques-uns. Ce qu’un tour a perdu est mesuré au meilleur tour trouvé, à l’erreur type près. Un point d’interrogation marque ce qui est difficile à dire.",
    "chance": "On attend la chance de gagner. Ce qu’un tour a perdu est mesuré au tour du niveau le plus fort, à l’erreur type près. Un point d’interrogation marque ce qui est difficile à dire.",
}
ALL = "Toutes les parties"
ALL_HEAD = ("terminée", "partie", "points", "chance", "perdu", "par tour", "force")
MEAN = {
    "points": (
        "La dernière partie\u202f: chance {luck}, {lost} perdu par tour.",
        "Moyenne des {n} dernières parties\u202f: chance {luck}, {lost} perdu par tour.",
    ),
    "chance": (
        "La dernière partie, en moyenne par tour\u202f: chance {luck}%, {lost}% perdu.",
        "Moyenne des {n} dernières parties, par tour\u202f: chance {luck}%, {lost}% perdu.",
    ),
}
HASHI_NOTATION = "5 ||\u202f: un 5 à deux ponts. 4 C2, C2–E2\u202f: un 4 en colonne C, ligne 2, et un pont\u202f; = pour deux."
HASHI_NO_NUMBER = "pas de {n}"
HASHI_NO_BRIDGES = "pas de pont"
ARABANA_NOTATION = "A–B\u202f: un pont entre les îles A et B\u202f; la lettre entre parenthèses est celle de la carte. ABC\u202f: un bateau dans la mer entre A, B et C."
ARABANA_DRAWS = "pioche {card}"
ARABANA_STACK = "prend dans la pioche"
ARABANA_PASSES = "passe"
ARABANA_LAYS_OFF = "défausse {cards}"
ATOLL_NOTATION = "Sable/roche C4–D4\u202f: le sable de la carte est en colonne C, ligne 4 du dessin, sa roche en colonne D."
ATOLL_SWAPS = "échange ({taken})"
