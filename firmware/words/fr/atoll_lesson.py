"""French for Atoll's lesson: a sentence a step, in a frame of five lines of 117 dots."""

STEPS = (
    "",
    "Tu poses des cartes de deux cases pour faire une île. Dans la main, va →→ au cadre, ↑ la "
    "tourne, Ⓐ la prend.",
    "Roche à gauche, sable à droite\u202f; une flèche la tourne. Ⓐ la pose.",
    "",
    "",
    "Les mains passent. La première demande veut roche, sable et pré\u202f: va →, tourne deux "
    "fois avec ↑, Ⓐ la prend.",
    "Les cartes se couvrent. Va →\u202f: sable sur sable, trois cases de la demande sont en "
    "boîte. Ⓐ la pose.",
    "",
    "",
    "Il manque une forêt. Prends les deux forêts du cadre avec Ⓐ.",
    "Va ↓\u202f: avec ✓, rien ne manque. Ⓐ la pose.",
    "",
)

END = (
    "La demande est à toi\u202f: 4 points.",
    "À la fin, chaque prix vaut 10. Dans la main, ↓ puis Ⓐ les montrent.",
)
