"""French for Arabana-Ikibiti's lesson: a sentence a step, in a frame of five lines of 117 dots."""

STEPS = (
    "Une carte pose un pont à son île. Prends le A avec Ⓐ, va au cadre, Ⓐ le pose.",
    "Un tour finit quand tu pioches. Va ↓ au I visible dans le cadre et prends-le avec Ⓐ.",
    "Ⓑ annulerait tout cela. Ⓐ finit le tour.",
    "",
    "Les siens sont creux. Deux de ses trois places gagnent le I\u202f: prends ton I, pose un "
    "pont vers F.",
    "Le I est à toi, son pont y est tombé. Prends le A visible, finis le tour.",
    "",
    "Trois cartes autour d’une mer font un bateau, comme un pont vers chacune. Prends le A, va "
    "au cadre en mer.",
)

END = (
    "C’est tout\u202f: pioche maintenant ce que tu veux.",
    "Qui contrôle le plus d’îles à la fin gagne.",
)
