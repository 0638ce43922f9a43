"""The Awards' names and texts in French: loaded only where they are shown.

"Cases" are those on top; an area is tiles of one terrain joined by edges; the ocean counts only
where it is named.
"""

AWARDS = (  # a table: a name, a text
    "Dunes|Le plus de cases de sable\n"
    "Pâturages|Le plus de cases de pré\n"
    "Bois|Le plus de cases de forêt\n"
    "Carrières|Le plus de cases de roche\n"
    "Rive du lac|Le plus de bords entre terre et eau\n"
    "Grande plage|La plus grande zone de sable, par les bords\n"
    "Grande plaine|La plus grande zone de pré, par les bords\n"
    "Grand bois|La plus grande zone de forêt, par les bords\n"
    "Massif|La plus grande zone de roche, par les bords\n"
    "Longue côte|Le plus de bords de cases sur l’océan\n"
    "Grèves|Le plus de bords de sable sur eau ou océan\n"
    "Contreforts|Le plus de bords entre pré et roche\n"
    "Mangroves|Le plus de bords entre forêt et eau\n"
    "Longue bande|Le plus de cases d’un rang ou d’une colonne\n"
    "Petit monde|Le moins de cases à découvert\n"
    "Vastes terres|Le plus de bords entre cases pareilles\n"
    "Mosaïque|Le plus de zones de cases pareilles\n"
    "Arrière-pays|Le plus de cases sans bord sur l’océan\n"
    "Vieux rocs|Le plus de cases de roche couvertes\n"
    "Patchwork|Le plus de carrés 2x2 de 3 terrains ou plus"
)

# Their sheet.
AWARDS_TITLE = "Prix {n}/{all}"
YOU = "toi"
SHORT = "J{n}"
LEADS = "{who} {n}"
TIE = "égal {n}"
HINT_AWARDS = "↑↓  Ⓐ îles  Ⓑ retour"
