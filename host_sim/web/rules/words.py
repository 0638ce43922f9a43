"""What the pages of the rules say beside the words of the handheld: by language, and by game."""

WORDS = {
    "en": {
        "TITLE": "{game}: the rules",
        "PLAY": "Play {game} in the browser",
        "GAMES": "Games",
        "LANGUAGES": "Languages",
        "PICTURE": "{game} on the display of the handheld",
        "HOW": "These are the pages that the handheld itself shows as help.",
        "LICENCES": "Licences",
        "hashi": (
            "Hashi is a game by Jeffrey D. Allers, published by Nürnberger-Spielkarten-Verlag "
            "in 2021: cards bring numbers and bridges, and islands are finished before the "
            "deadlines of their flags. Alone for a rank, or with up to four."
        ),
        "arabana": (
            "Arabana-Ikibiti is a game by Günter Cornett, published by Bambus Spieleverlag in "
            "1997: a duel in which bridges are laid by the cards of twelve islands, and islands"
            " are taken over."
        ),
        "atoll": (
            "Atoll follows an island-building card game by James Mayr, 2025: three to six draft"
            " cards, lay them over one another, and claim what their Island fulfils."
        ),
    },
    "fr": {
        "TITLE": "{game} : les règles",
        "PLAY": "Jouer à {game} dans le navigateur",
        "GAMES": "Jeux",
        "LANGUAGES": "Langues",
        "PICTURE": "{game} sur l'écran de la console",
        "HOW": "Ce sont les pages que la console elle-même montre comme aide.",
        "LICENCES": "Licences",
        "hashi": (
            "Hashi est un jeu de Jeffrey D. Allers, paru chez Nürnberger-Spielkarten-Verlag en "
            "2021 : les cartes apportent des chiffres et des ponts, et les îles se terminent "
            "avant l'échéance de leurs drapeaux. En solo pour un rang, ou jusqu'à quatre."
        ),
        "arabana": (
            "Arabana-Ikibiti est un jeu de Günter Cornett, paru chez Bambus Spieleverlag en "
            "1997 : un duel où l'on pose des ponts avec les cartes de douze îles, et où l'on "
            "prend les îles de l'autre."
        ),
        "atoll": (
            "Atoll suit un jeu de cartes de James Mayr, 2025, où l'on bâtit une île : de trois "
            "à six, on choisit des cartes, on les pose l'une sur l'autre, et l'on réussit des "
            "demandes avec son île."
        ),
    },
    "de": {
        "TITLE": "{game}: die Regeln",
        "PLAY": "{game} im Browser spielen",
        "GAMES": "Spiele",
        "LANGUAGES": "Sprachen",
        "PICTURE": "{game} auf der Anzeige des Handgeräts",
        "HOW": "Das sind die Seiten, die das Handgerät selbst als Hilfe zeigt.",
        "LICENCES": "Lizenzen",
        "hashi": (
            "Hashi ist ein Spiel von Jeffrey D. Allers, 2021 im Nürnberger-Spielkarten-Verlag "
            "erschienen: Karten bringen Zahlen und Brücken, und Inseln werden fertig, bevor die"
            " Frist ihrer Fahnen endet. Allein um einen Rang, oder bis zu viert."
        ),
        "arabana": (
            "Arabana-Ikibiti ist ein Spiel von Günter Cornett, 1997 im Bambus Spieleverlag "
            "erschienen: ein Duell, in dem man mit den Karten von zwölf Inseln Brücken legt und"
            " Inseln übernimmt."
        ),
        "atoll": (
            "Atoll folgt einem Kartenspiel von James Mayr, 2025, in dem man eine Insel baut: "
            "drei bis sechs wählen Karten, legen sie übereinander und erfüllen mit ihrer Insel "
            "Aufträge."
        ),
    },
}
