// What the page itself says, in the languages of the firmware. LOOKS: by their names in screen.js.

export const WORDS = {
  en: {
    LOOK: "Colour",
    TODAY: "Today: Hashi No. ",
    LINK: "Copy link",
    SHARE: "Share result",
    SAVE: "Saved games",
    KEYS: "Keys",
    OWN: "On a board of your own",
    BOARDS: "boards.html",
    LICENCES: "Licences",
    CLOSE: "Close",
    EXPORT: "Save to a file",
    IMPORT: "Open a file",
    LOADING: "Tombolo is loading …",
    UP: "up",
    DOWN: "down",
    LEFT: "left",
    RIGHT: "right",
    TAKE_BACK: "Back to what was here before",
    REPLACE: "Replace",
    LEAVE: "Leave it as it is",
    EXPORT_4: "File for 4 KB",
    EXPORT_8: "File for 8 KB",
    HOLDS: "running games: {running}, games in the statistics: {finished}",
    ASK_FILE: "In the file: {there}. Here now: {here}. Replace what is here?",
    ASK_BACK: "Before you opened the last file: {there}. Here now: {here}. Replace what is here?",
    DO: "do; held: skip",
    BACK: "take back, go back",
    MENU: "the menu",
    HINT: "a hint",
    WAYS: "move, choose",
    SPACE: "Space",
    KEYS_MORE:
      "On a gamepad: cross or stick, A, B; Start is the menu, Y a hint. F9 changes the colour.",
    SAVE_WHAT:
      "Your games and settings stay in this browser, on this device. Here you put them into a file, and open one: of this page, of a board or of the desktop.",
    BOARD: "Moving to and from a board",
    TO_BOARD:
      "To a board: save the file for its memory, 8 KB with an nRF52840, an ESP32-S3 or a SAMD51, else 4 KB. Copy it as tombolo.nvm onto the drive CIRCUITPY, hold B while you restart the board (press reset, or unplug it and plug it in), and type this into the serial console. Then restart it once more.",
    FROM_BOARD:
      "From a board: hold B while you restart it (press reset, or unplug it and plug it in), type this into the serial console, and paste the line of digits that appears into a text file. Open that file here.",
    COPIED: "The link is copied.",
    NOT_COPIED: "The link: ",
    SHARED: "The result is copied.",
    NOT_SHARED: "The result: ",
    NO_RESULT:
      "This shares the result of a game that is over, while it is up: points, and once its turns are reviewed a square for each.",
    NO_LINK: "This link names no game. A game is named by its code, or as in #game=hashi&side=B&seed=7.",
    NO_SAVE:
      "This file holds no saved games of Tombolo: it is empty, damaged or of another program. Nothing has changed.",
    OPENED: "The file is opened.",
    NOT_KEPT:
      "This browser keeps nothing now: your games end with this tab. Reload the page to try again, or put them into a file: ",
    BLOCKED:
      "Cookies are blocked for this page, so it keeps nothing: your games end with this tab. Allow them, or put your games into a file: ",
    OTHER_TAB: "Tombolo is open in another tab. Close it there, or ",
    TAKE: "play here",
    TAKEN: "Tombolo goes on in another tab. Reload this page to play here.",
    STOPPED: "Tombolo has stopped. Reload this page to start it again.",
    PACKS: "More games",
    PACKS_WHAT:
      "A pack is a game that somebody has made for Tombolo, a file such as kalah.zip. Open it here, or drop it onto this page: it stays in this browser and plays beside the others.",
    PACKS_TRUST:
      "A pack is a program: it can read and erase your saved games, and lead to other pages. Open only packs of people you trust.",
    OPEN_PACK: "Open a pack",
    FORGET: "Forget {name}",
    PACK_THERE: "{name} is there: it is on the title, below the others.",
    FORGOTTEN: "{name} is forgotten.",
    NO_SUCH_PACK: "{name} does not lie beside this page, or there is no network.",
    PACK_BROKEN: "This file is no pack of a game, or not all of one.",
    PACK_LARGE: "This pack is too large: Tombolo has room for 20 KB.",
    PACK_NEWER:
      "{about} is made for a newer Tombolo than this one. Reload the page, and try again.",
    PACK_NAME: "A pack cannot be called {about}: Tombolo itself has that name here.",
    PACK_FOREIGN: "This pack holds {about}, which is no file of its game.",
    PACK_LACKS: "This pack is not complete: it has no {about}.",
    PACKS_OFF:
      "The page stood still the last time, so your packs are left out now. Reload it to have them again, or forget one: ",
  },
  fr: {
    LOOK: "Couleur",
    TODAY: "Aujourd'hui : Hashi n° ",
    LINK: "Copier le lien",
    SHARE: "Partager",
    SAVE: "Parties gardées",
    KEYS: "Touches",
    OWN: "Sur ta propre carte",
    BOARDS: "boards.fr.html",
    LICENCES: "Licences",
    CLOSE: "Fermer",
    EXPORT: "Enregistrer un fichier",
    IMPORT: "Ouvrir un fichier",
    LOADING: "Tombolo se charge …",
    UP: "haut",
    DOWN: "bas",
    LEFT: "gauche",
    RIGHT: "droite",
    TAKE_BACK: "Revenir à ce qui était ici avant",
    REPLACE: "Remplacer",
    LEAVE: "Ne rien changer",
    EXPORT_4: "Fichier pour 4 Ko",
    EXPORT_8: "Fichier pour 8 Ko",
    HOLDS: "parties en cours : {running}, parties dans les statistiques : {finished}",
    ASK_FILE: "Dans le fichier : {there}. Ici : {here}. Remplacer ce qui est ici ?",
    ASK_BACK: "Avant le dernier fichier ouvert : {there}. Ici : {here}. Remplacer ce qui est ici ?",
    DO: "agir ; maintenu : passer",
    BACK: "annuler, revenir",
    MENU: "le menu",
    HINT: "un indice",
    WAYS: "bouger, choisir",
    SPACE: "Espace",
    KEYS_MORE:
      "Sur une manette : croix ou stick, A, B ; Start donne le menu, Y un indice. F9 change la couleur.",
    SAVE_WHAT:
      "Tes parties et réglages restent dans ce navigateur, sur cet appareil. Ici, tu les mets dans un fichier ou tu en ouvres un : de cette page, d'une carte ou de l'ordinateur.",
    BOARD: "Vers une carte, et retour",
    TO_BOARD:
      "Vers une carte : enregistre le fichier pour sa mémoire, 8 Ko avec un nRF52840, un ESP32-S3 ou un SAMD51, sinon 4 Ko. Copie-le sous le nom tombolo.nvm sur le lecteur CIRCUITPY, maintiens B en redémarrant la carte (appuie sur reset, ou débranche-la et rebranche-la), et tape ceci dans la console série. Puis redémarre-la encore une fois.",
    FROM_BOARD:
      "Depuis une carte : maintiens B en la redémarrant (appuie sur reset, ou débranche-la et rebranche-la), tape ceci dans la console série, et colle la ligne de chiffres dans un fichier texte. Ouvre ce fichier ici.",
    COPIED: "Le lien est copié.",
    NOT_COPIED: "Le lien : ",
    SHARED: "Le résultat est copié.",
    NOT_SHARED: "Le résultat : ",
    NO_RESULT:
      "Ce bouton partage le résultat d'une partie finie, tant qu'il est affiché : les points, et après le bilan un carré par tour.",
    NO_LINK:
      "Ce lien ne nomme aucune partie. Une partie se nomme par son code, ou ainsi : #game=hashi&side=B&seed=7.",
    NO_SAVE:
      "Ce fichier ne contient pas de parties de Tombolo : il est vide, abîmé ou d'un autre programme. Rien n'a changé.",
    OPENED: "Le fichier est ouvert.",
    NOT_KEPT:
      "Ce navigateur ne garde rien en ce moment : tes parties finissent avec cet onglet. Recharge la page pour réessayer, ou mets-les dans un fichier : ",
    BLOCKED:
      "Les cookies sont bloqués pour cette page, elle ne garde donc rien : tes parties finissent avec cet onglet. Autorise-les, ou mets tes parties dans un fichier : ",
    OTHER_TAB: "Tombolo est ouvert dans un autre onglet. Ferme-le, ou ",
    TAKE: "joue ici",
    TAKEN: "Tombolo continue dans un autre onglet. Recharge cette page pour jouer ici.",
    STOPPED: "Tombolo s'est arrêté. Recharge cette page pour le relancer.",
    PACKS: "D'autres jeux",
    PACKS_WHAT:
      "Un pack est un jeu que quelqu'un a fait pour Tombolo, un fichier comme kalah.zip. Ouvre-le ici, ou dépose-le sur cette page : il reste dans ce navigateur et se joue à côté des autres.",
    PACKS_TRUST:
      "Un pack est un programme : il peut lire et effacer tes parties gardées, et mener à d'autres pages. N'ouvre que les packs de gens en qui tu as confiance.",
    OPEN_PACK: "Ouvrir un pack",
    FORGET: "Oublier {name}",
    PACK_THERE: "{name} est là : il est sur l'écran-titre, sous les autres.",
    FORGOTTEN: "{name} est oublié.",
    NO_SUCH_PACK: "{name} ne se trouve pas à côté de cette page, ou il n'y a pas de réseau.",
    PACK_BROKEN: "Ce fichier n'est pas un pack, ou il en manque une partie.",
    PACK_LARGE: "Ce pack est trop grand : Tombolo a de la place pour 20 Ko.",
    PACK_NEWER: "{about} est fait pour un Tombolo plus récent. Recharge la page, et réessaie.",
    PACK_NAME: "Un pack ne peut pas s'appeler {about} : Tombolo a déjà ce nom ici.",
    PACK_FOREIGN: "Ce pack contient {about}, qui n'est pas un fichier de son jeu.",
    PACK_LACKS: "Ce pack n'est pas complet : il y manque {about}.",
    PACKS_OFF:
      "La page s'est bloquée la dernière fois, tes packs sont donc laissés de côté. Recharge-la pour les retrouver, ou oublies-en un : ",
  },
  de: {
    LOOK: "Farbe",
    TODAY: "Heute: Hashi Nr. ",
    LINK: "Link kopieren",
    SHARE: "Teilen",
    SAVE: "Spielstände",
    KEYS: "Tasten",
    OWN: "Auf einem eigenen Board",
    BOARDS: "boards.de.html",
    LICENCES: "Lizenzen",
    CLOSE: "Schließen",
    EXPORT: "In Datei speichern",
    IMPORT: "Datei öffnen",
    LOADING: "Tombolo lädt …",
    UP: "hoch",
    DOWN: "runter",
    LEFT: "links",
    RIGHT: "rechts",
    TAKE_BACK: "Zurück zu dem, was vorher hier war",
    REPLACE: "Ersetzen",
    LEAVE: "Nichts ändern",
    EXPORT_4: "Datei für 4 KB",
    EXPORT_8: "Datei für 8 KB",
    HOLDS: "laufende Spiele: {running}, Spiele in der Statistik: {finished}",
    ASK_FILE: "In der Datei: {there}. Hier: {here}. Ersetzen, was hier ist?",
    ASK_BACK: "Vor dem Öffnen der letzten Datei: {there}. Hier: {here}. Ersetzen, was hier ist?",
    DO: "tun; gehalten: auslassen",
    BACK: "zurücknehmen, zurück",
    MENU: "das Menü",
    HINT: "ein Tipp",
    WAYS: "bewegen, wählen",
    SPACE: "Leertaste",
    KEYS_MORE:
      "Am Gamepad: Kreuz oder Stick, A, B; Start ist das Menü, Y ein Tipp. F9 ändert die Farbe.",
    SAVE_WHAT:
      "Deine Spiele und Einstellungen bleiben in diesem Browser, auf diesem Gerät. Hier legst du sie in eine Datei und öffnest eine: von dieser Seite, von einem Board oder vom Computer.",
    BOARD: "Auf ein Board und zurück",
    TO_BOARD:
      "Auf ein Board: speichere die Datei für seinen Speicher, 8 KB mit einem nRF52840, einem ESP32-S3 oder einem SAMD51, sonst 4 KB. Kopiere sie als tombolo.nvm auf das Laufwerk CIRCUITPY, halte B, während du das Board neu startest (drücke Reset, oder zieh es ab und steck es wieder an), und tippe dies in die serielle Konsole. Starte es dann noch einmal neu.",
    FROM_BOARD:
      "Von einem Board: halte B, während du es neu startest (drücke Reset, oder zieh es ab und steck es wieder an), tippe dies in die serielle Konsole und füge die Zeile mit Ziffern in eine Textdatei ein. Öffne diese Datei hier.",
    COPIED: "Der Link ist kopiert.",
    NOT_COPIED: "Der Link: ",
    SHARED: "Das Ergebnis ist kopiert.",
    NOT_SHARED: "Das Ergebnis: ",
    NO_RESULT:
      "Dies teilt das Ergebnis eines fertigen Spiels, solange es da steht: Punkte und, sobald es einen Rückblick hat, ein Quadrat je Runde.",
    NO_LINK:
      "Dieser Link nennt kein Spiel. Ein Spiel wird durch seinen Code genannt, oder zum Beispiel so: #game=hashi&side=B&seed=7.",
    NO_SAVE:
      "In dieser Datei sind keine Spielstände von Tombolo: sie ist leer, beschädigt oder von einem anderen Programm. Nichts hat sich geändert.",
    OPENED: "Die Datei ist geöffnet.",
    NOT_KEPT:
      "Dieser Browser behält gerade nichts: deine Spiele enden mit diesem Tab. Lade die Seite neu, um es noch einmal zu versuchen, oder leg sie in eine Datei: ",
    BLOCKED:
      "Cookies sind für diese Seite gesperrt, darum behält sie nichts: deine Spiele enden mit diesem Tab. Erlaube sie, oder leg deine Spiele in eine Datei: ",
    OTHER_TAB: "Tombolo ist in einem anderen Tab offen. Schließ ihn dort, oder ",
    TAKE: "spiel hier",
    TAKEN: "Tombolo läuft in einem anderen Tab weiter. Lade diese Seite neu, um hier zu spielen.",
    STOPPED: "Tombolo hat angehalten. Lade diese Seite neu, um es wieder zu starten.",
    PACKS: "Mehr Spiele",
    PACKS_WHAT:
      "Ein Pack ist ein Spiel, das jemand für Tombolo gemacht hat, eine Datei wie kalah.zip. Öffne es hier, oder zieh es auf diese Seite: es bleibt in diesem Browser und steht neben den anderen.",
    PACKS_TRUST:
      "Ein Pack ist ein Programm: es kann deine Spielstände lesen und löschen und auf andere Seiten führen. Öffne nur Packs von Leuten, denen du traust.",
    OPEN_PACK: "Pack öffnen",
    FORGET: "{name} vergessen",
    PACK_THERE: "{name} ist da: es steht auf dem Titel, unter den anderen.",
    FORGOTTEN: "{name} ist vergessen.",
    NO_SUCH_PACK: "{name} liegt nicht neben dieser Seite, oder es gibt kein Netz.",
    PACK_BROKEN: "Diese Datei ist kein Pack, oder nicht das ganze.",
    PACK_LARGE: "Dieses Pack ist zu groß: Tombolo hat Platz für 20 KB.",
    PACK_NEWER:
      "{about} ist für ein neueres Tombolo gemacht. Lade die Seite neu, und versuch es noch einmal.",
    PACK_NAME: "Ein Pack kann nicht {about} heißen: so heißt hier schon etwas von Tombolo.",
    PACK_FOREIGN: "In diesem Pack ist {about}, das gehört nicht zu seinem Spiel.",
    PACK_LACKS: "Dieses Pack ist nicht vollständig: {about} fehlt.",
    PACKS_OFF:
      "Die Seite stand beim letzten Mal still, darum sind deine Packs jetzt nicht dabei. Lade sie neu, um sie wieder zu haben, oder vergiss eines: ",
  },
};

// Return the first language that the browser prefers and this page speaks, null if there is none.
export function preferred() {
  const found = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in WORDS);
  return found ?? null;
}
