// The dialog of the keys: what they do, keys of one's own, whether a touch is felt.

import { note, noted } from "./notes.js";
import { DEFAULTS, Mistake, read } from "./ownkeys.js";

const TEXT = "keys"; // notes: keys.txt
const OFF = "keys-off";
const STILL = "still"; // a touch is not felt
const LONGEST = 20_000; // bytes of a file
const TOUCH_MS = 12;
const SIGNS = {
  NumpadEnter: "Enter",
  ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→" };

const find = (id) => document.getElementById(id);

export class KeysBox {
  // keys: a Keys. words(): returns the page's sentences.
  constructor(keys, words) {
    Object.assign(this, { keys, words });
    find("help").onclick = () => this.show();
    find("use-keys").onclick = () => this.take(find("own-keys").value);
    find("open-keys").onclick = () => find("keys-file").click();
    find("keys-file").onchange = () => {
      const [file] = find("keys-file").files;
      if (file) this.read(file);
      find("keys-file").value = ""; // so that the same file can be chosen again
    };
    find("has-own-keys").onchange = () => this.turn(find("has-own-keys").checked);
    find("vibrates").onchange = () => note(STILL, find("vibrates").checked ? null : "1");
    find("vibrates").checked = noted(STILL) === null;
    find("vibration").hidden = !navigator.vibrate;
    find("own-keys").value = noted(TEXT) ?? DEFAULTS;
    if (noted(TEXT) !== null && noted(OFF) === null) this.turn(true);
    else find("has-own-keys").disabled = noted(TEXT) === null;
  }

  show() {
    this.say("");
    find("help-box").showModal();
  }

  // Show a text that is keys.txt, and use it.
  offer(text) {
    this.show();
    find("own-keys").value = text;
    this.take(text.replace(/^\ufeff/, ""));
    find("keys-said").scrollIntoView({ block: "nearest" });
  }

  say(text) {
    find("keys-said").textContent = text;
  }

  async read(file) {
    const text = file.size > LONGEST ? "\0" : await file.text().catch(() => "\0"); // it may have gone
    find("own-keys").value = text;
    this.take(text.replace(/^\ufeff/, ""));
  }

  // Use a text as keys.txt, and keep it; if it has a mistake, say which.
  take(text) {
    try {
      this.keys.use(read(text));
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      return this.say(this.wrong(error));
    }
    note(TEXT, text);
    find("has-own-keys").disabled = false;
    this.turn(true);
    this.say(this.words().KEYS_USED);
  }

  wrong({ kind, line, what }) {
    const words = this.words();
    const said = {
      FORM: words.KEYS_FORM,
      ACTION: words.KEYS_ACTION,
      AGAIN: words.KEYS_AGAIN,
      NAME: words.KEYS_NAME,
      TWICE: words.KEYS_TWICE,
      NONE: words.KEYS_NONE,
    };
    return said[kind].replace("{n}", line).replace("{what}", what);
  }

  // Use the keys of one's own, or the usual ones.
  turn(isOn) {
    find("has-own-keys").checked = isOn;
    note(OFF, isOn ? null : "1");
    try {
      this.keys.use(read(isOn ? (noted(TEXT) ?? "") : ""));
    } catch (error) {
      console.error(error); // an older page has read it
    }
    this.list();
  }

  // Write which keys do what.
  list() {
    const words = this.words();
    const of = (what) => this.keys.of(what).map((key) => named(key, words));
    const ways = ["UP", "DOWN", "LEFT", "RIGHT"].map(of);
    const longest = Math.max(...ways.map((way) => way.length));
    const sets = Array.from({ length: longest }, (_, n) => ways.map((way) => way[n]));
    const rows = [
      [sets.map((set) => set.join(" ").trim()), words.WAYS],
      [of("A"), "A: " + words.DO],
      [of("B"), "B: " + words.BACK],
      [of("MENU"), words.MENU],
      [of("HINT"), words.HINT],
      [of("LOOK"), words.LOOK],
      [of("PICTURE"), words.PICTURE],
      [of("RECORD"), words.FILM],
    ];
    find("keys").replaceChildren(
      ...rows.map(([names, does]) => {
        const row = document.createElement("tr");
        const head = document.createElement("th");
        head.textContent = [...new Set(names)].join(", ");
        row.append(head, does);
        return row;
      }),
    );
  }

  // A finger has pressed a button.
  touched() {
    if (find("vibrates").checked) navigator.vibrate?.(TOUCH_MS);
  }
}

function named(key, words) {
  if (key === " ") return words.SPACE;
  return SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
