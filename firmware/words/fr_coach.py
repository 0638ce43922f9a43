"""French: what a coach says after each turn."""

MENU = ("Coach\u202f: ←non→", "Coach\u202f: ←oui, essai→")
SAID = "Le mot du coach"
COST = (
    "Coût difficile à dire",
    "Coût probable\u202f: env. {n}",
    "Coût\u202f: environ {n}",
    "Gain probable\u202f: env. {n}",
    "Gain\u202f: environ {n}",
)
EVEN = ("Vaut le tour du maître", "Vaut le tour de l’orque")
FULL = "Pas la place pour le coach"
MISSING = "Ses tables sont absentes"
FOOT = (
    "↓ mieux  Ⓐ annuler",
    "Mieux  ↓ raison  Ⓐ annuler",
    "Raison   Ⓐ annuler",
    "Ⓐ annuler   Ⓑ retour",
)
