"""French for Hashi's lesson: a sentence a step, each in a frame of five lines of 117 dots."""

STEPS = (
    "Le chiffre d’une île dit combien de ponts il lui faut. Ⓐ inscrit un 3 ici, dans le cadre.",
    "Ⓑ l’annulerait. Ⓐ retourne la première carte.",
    "En haut à droite, la carte\u202f: un 4 et deux barres, deux ponts. Le curseur est où il va"
    "\u202f: Ⓐ l’inscrit.",
    "Les ponts. Reviens → au 3, prends-le avec Ⓐ, puis traces-en un ↑ et un ↓.",
    "Une île à drapeau ne prend un chiffre que si un pont y arrive. Ces deux-là peuvent.",
    "Ce 3 va au drapeau, et le curseur y est\u202f: Ⓐ l’inscrit.",
    "Un pont. Va ↓ au premier 3, prends-le avec Ⓐ et trace ←.",
    "L’île a ses trois ponts\u202f: terminée, 2 points. Tous les fanions ou carrés valent plus, à "
    "temps.",
    "Un 6 est dur à terminer. Rien n’oblige à inscrire\u202f: garde Ⓐ pour renoncer.",
    "Mais deux ponts aident. Va au 4 dans le cadre, prends-le avec Ⓐ, trace ↑ et ←.",
    "On renonce aux ponts de même, tous ou aucun.",
)

END = ("C’est tout. Encore quatorze cartes\u202f: termine ce que tu peux.",)
