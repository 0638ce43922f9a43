// What the page itself says, in the languages of the firmware. LOOKS: by their names in screen.js.

export const WORDS = {
  en: {
    LOOK: "Colour",
    TODAY: "Today: Hashi No. ",
    LINK: "Copy link",
    SAVE: "Saved games",
    KEYS: "Keys",
    OWN: "On a board of your own",
    CLOSE: "Close",
    EXPORT: "Save to a file",
    IMPORT: "Open a file",
    DO: "do; held: skip",
    BACK: "take back, go back",
    MENU: "the menu",
    HINT: "a hint",
    WAYS: "move, choose",
    SPACE: "Space",
    KEYS_MORE:
      "On a gamepad: cross or stick, A, B; Start is the menu, Y a hint. F9 changes the colour.",
    SAVE_WHAT:
      "Your games and settings stay in this browser, on this device. The file has the same bytes as the memory of a board. Opening a file replaces all that is saved here.",
    BOARD: "Moving to and from a board",
    TO_BOARD:
      "To a board: save the file, copy it as tombolo.nvm onto the drive CIRCUITPY, hold B while you press reset, and type this into the serial console. Then press reset.",
    FROM_BOARD:
      "From a board: hold B while you press reset, type this into the serial console, and paste the line of digits that appears into a text file. Open that file here.",
    COPIED: "The link is copied.",
    NOT_COPIED: "The link: ",
    NO_LINK: "This link names no game. A game is named by its code, or as in #game=hashi&side=B&seed=7.",
    NO_SAVE: "This file is no saved game of Tombolo. Nothing has changed.",
    OPENED: "The file is opened.",
    NOT_KEPT: "This browser does not keep anything: your games end with this tab.",
    OTHER_TAB: "Tombolo is open in another tab. Close it there, or ",
    TAKE: "play here",
    TAKEN: "Tombolo goes on in another tab. Reload this page to play here.",
    STOPPED: "Tombolo has stopped. Reload this page to start it again.",
    NOT_LOADED: "Tombolo could not be loaded. Reload this page once you are online.",
  },
  fr: {
    LOOK: "Couleur",
    TODAY: "Aujourd'hui : Hashi n° ",
    LINK: "Copier le lien",
    SAVE: "Parties gardées",
    KEYS: "Touches",
    OWN: "Sur ta propre carte (en anglais)",
    CLOSE: "Fermer",
    EXPORT: "Enregistrer un fichier",
    IMPORT: "Ouvrir un fichier",
    DO: "agir ; maintenu : passer",
    BACK: "annuler, revenir",
    MENU: "le menu",
    HINT: "un indice",
    WAYS: "bouger, choisir",
    SPACE: "Espace",
    KEYS_MORE:
      "Sur une manette : croix ou stick, A, B ; Start donne le menu, Y un indice. F9 change la couleur.",
    SAVE_WHAT:
      "Tes parties et réglages restent dans ce navigateur, sur cet appareil. Le fichier a les mêmes octets que la mémoire d'une carte. Ouvrir un fichier remplace tout ce qui est gardé ici.",
    BOARD: "Vers une carte, et retour",
    TO_BOARD:
      "Vers une carte : enregistre le fichier, copie-le sous le nom tombolo.nvm sur le lecteur CIRCUITPY, maintiens B en appuyant sur reset, et tape ceci dans la console série. Puis appuie sur reset.",
    FROM_BOARD:
      "Depuis une carte : maintiens B en appuyant sur reset, tape ceci dans la console série, et colle la ligne de chiffres dans un fichier texte. Ouvre ce fichier ici.",
    COPIED: "Le lien est copié.",
    NOT_COPIED: "Le lien : ",
    NO_LINK:
      "Ce lien ne nomme aucune partie. Une partie se nomme par son code, ou ainsi : #game=hashi&side=B&seed=7.",
    NO_SAVE: "Ce fichier n'est pas une sauvegarde de Tombolo. Rien n'a changé.",
    OPENED: "Le fichier est ouvert.",
    NOT_KEPT: "Ce navigateur ne garde rien : tes parties finissent avec cet onglet.",
    OTHER_TAB: "Tombolo est ouvert dans un autre onglet. Ferme-le, ou ",
    TAKE: "joue ici",
    TAKEN: "Tombolo continue dans un autre onglet. Recharge cette page pour jouer ici.",
    STOPPED: "Tombolo s'est arrêté. Recharge cette page pour le relancer.",
    NOT_LOADED: "Tombolo n'a pas pu être chargé. Recharge cette page une fois en ligne.",
  },
  de: {
    LOOK: "Farbe",
    TODAY: "Heute: Hashi Nr. ",
    LINK: "Link kopieren",
    SAVE: "Spielstände",
    KEYS: "Tasten",
    OWN: "Auf einem eigenen Board (englisch)",
    CLOSE: "Schließen",
    EXPORT: "In Datei speichern",
    IMPORT: "Datei öffnen",
    DO: "tun; gehalten: auslassen",
    BACK: "zurücknehmen, zurück",
    MENU: "das Menü",
    HINT: "ein Tipp",
    WAYS: "bewegen, wählen",
    SPACE: "Leertaste",
    KEYS_MORE:
      "Am Gamepad: Kreuz oder Stick, A, B; Start ist das Menü, Y ein Tipp. F9 ändert die Farbe.",
    SAVE_WHAT:
      "Deine Spiele und Einstellungen bleiben in diesem Browser, auf diesem Gerät. Die Datei hat dieselben Bytes wie der Speicher eines Boards. Eine Datei zu öffnen ersetzt alles, was hier gespeichert ist.",
    BOARD: "Auf ein Board und zurück",
    TO_BOARD:
      "Auf ein Board: speichere die Datei, kopiere sie als tombolo.nvm auf das Laufwerk CIRCUITPY, halte B, während du Reset drückst, und tippe dies in die serielle Konsole. Drück dann Reset.",
    FROM_BOARD:
      "Von einem Board: halte B, während du Reset drückst, tippe dies in die serielle Konsole und füge die Zeile mit Ziffern in eine Textdatei ein. Öffne diese Datei hier.",
    COPIED: "Der Link ist kopiert.",
    NOT_COPIED: "Der Link: ",
    NO_LINK:
      "Dieser Link nennt kein Spiel. Ein Spiel wird durch seinen Code genannt, oder zum Beispiel so: #game=hashi&side=B&seed=7.",
    NO_SAVE: "Diese Datei ist kein Spielstand von Tombolo. Nichts hat sich geändert.",
    OPENED: "Die Datei ist geöffnet.",
    NOT_KEPT: "Dieser Browser behält nichts: deine Spiele enden mit diesem Tab.",
    OTHER_TAB: "Tombolo ist in einem anderen Tab offen. Schließ ihn dort, oder ",
    TAKE: "spiel hier",
    TAKEN: "Tombolo läuft in einem anderen Tab weiter. Lade diese Seite neu, um hier zu spielen.",
    STOPPED: "Tombolo hat angehalten. Lade diese Seite neu, um es wieder zu starten.",
    NOT_LOADED: "Tombolo konnte nicht geladen werden. Lade diese Seite neu, sobald du online bist.",
  },
};

// Return the first language that the browser prefers and this page speaks, null if there is none.
export function preferred() {
  const found = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in WORDS);
  return found ?? null;
}
