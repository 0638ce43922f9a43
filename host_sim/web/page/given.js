// Files that are dropped onto the page or opened in a dialog: what each is, its bytes say. Saved games
// and keys lead to their dialogs, packs are opened, and a game as text, or its record, is dealt.

import { read } from "./link.js";
import { toHex } from "./machine.js";
import { DEFAULTS } from "./ownkeys.js";

const LONGEST = 200_000; // bytes of a file: digits of 8 KB of saves in any form; a board has room for 20 KB
const LIST = 65536; // bytes at the end of a zip that have the names of its files
const KEYS = new RegExp(`^\\s*(${DEFAULTS.match(/^\w+/gm).join("|")})\\s*=`, "m");

export class Given {
  // handheld(): returns what machine.js makes, null while there is none. words(): returns the page's
  // sentences. message: a Message. boxes: { saves, packs, keys }. deal(settings): begins a game.
  // whole(): returns a promise of the whole program.
  constructor(handheld, words, message, boxes, deal, whole) {
    Object.assign(this, { handheld, words, message, boxes, deal, whole });
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault(); // else the browser leaves the page for the file
      this.open([...event.dataTransfer.files], this.words().NO_FILE, (text) => this.say(text));
    });
  }

  // Say something in the dialog that is open, which hides what is said below the display.
  say(text) {
    const { saves, packs, keys } = this.boxes;
    const open = document.querySelector("dialog[open]")?.id;
    const box = { "save-box": saves, "pack-box": packs, "help-box": keys }[open];
    if (box) box.say(text);
    else this.message.tell(text);
  }

  // Open files, one after the other. unknown: the sentence on what is none of ours. say(text): says
  // what has become of them.
  async open(files, unknown, say) {
    if (!this.handheld()) return;
    await this.whole();
    const said = [];
    for (const file of files) {
      const told = await this.one(file, unknown);
      if (told) said.push(files.length > 1 ? `${file.name}: ${told}` : told);
    }
    if (said.length) say(said.join(" "));
  }

  // Open a file; return what is to be said of it, "" if a dialog or the game says it.
  async one(file, unknown) {
    const { boxes, words } = this;
    const isLong = file.size > LONGEST; // little is read of it: it may be a film
    const bytes = await content(isLong ? file.slice(0, LIST) : file);
    const latin = letters(bytes);
    const isZip = latin.startsWith("PK");
    const names = isZip ? letters(await content(file.slice(-LIST))) : "";
    if (latin.startsWith("UF2\n") || (names.includes("boot.py") && names.includes("code.py")))
      return words().FOR_BOARD.replace("{name}", file.name);
    if (isLong) return isZip || /\.zip$/i.test(file.name) ? words().PACK_LARGE : unknown;
    const digits = this.handheld().read_save(toHex(bytes));
    if (digits) return this.shown(() => boxes.saves.offer(digits));
    if (isZip) return boxes.packs.open(bytes);
    const record = latin.startsWith("Tb") ? `record=${digitsOf(latin)}` : "";
    const text = record || new TextDecoder(encodingOf(bytes)).decode(bytes);
    if (text.includes("\0")) return unknown;
    if (KEYS.test(text)) return this.shown(() => boxes.keys.offer(text));
    const found = text ? read(text) : null;
    if (!found || !Object.keys(found).length) return unknown;
    return this.shown(() => this.deal(found));
  }

  // Show what a file leads to, with no other dialog before it.
  shown(act) {
    for (const box of document.querySelectorAll("dialog[open]")) box.close();
    act();
    return "";
  }
}

// Return the bytes of a file, none if it has gone.
const content = async (file) => new Uint8Array(await file.arrayBuffer().catch(() => []));

const letters = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

// Windows also saves text in UTF-16.
const encodingOf = ([one, two]) =>
  one === 255 && two === 254 ? "utf-16le" : one === 254 && two === 255 ? "utf-16be" : "utf-8";

const digitsOf = (latin) => btoa(latin).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
