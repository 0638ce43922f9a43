// The dialog of the saved games: into a file, from a file, and back.

import { toHex } from "./machine.js";

const NVM = 4096; // bytes of the handheld here
const BLANK = new Uint8Array(NVM).fill(255);

const find = (id) => document.getElementById(id);

export class SaveBox {
  // save: a Save. handheld(): returns what machine.js makes, null while there is none. words():
  // returns the page's sentences. onReplaced(kept): called once `save` has other bytes; kept: a
  // promise of Save. onFiles(files): opens files, whatever they are.
  constructor(save, handheld, words, onReplaced, onFiles) {
    this.save = save;
    this.handheld = handheld;
    this.words = words;
    this.onReplaced = onReplaced;
    find("save").onclick = () => this.show();
    find("export").onclick = find("export-4").onclick = () => this.export(NVM);
    find("export-8").onclick = () => this.export(2 * NVM);
    find("import").onclick = () => find("file").click();
    find("file").onchange = () => {
      onFiles([...find("file").files]);
      find("file").value = ""; // so that the same file can be chosen again
    };
    find("replace").onclick = () => this.replace(this.asked);
    find("leave").onclick = () => this.say("");
    find("back").onclick = () => this.ask(this.save.before, this.words().ASK_BACK);
  }

  show() {
    for (const id of ["import", "export-8"]) find(id).disabled = !this.handheld();
    this.say("");
    if (!find("save-box").open) find("save-box").showModal();
  }

  // Say something; asked: bytes that await a yes.
  say(text, asked = null) {
    this.asked = asked;
    find("save-said").textContent = text;
    find("ask").hidden = !asked;
    find("back").hidden = !this.save.before || !this.handheld() || asked !== null;
  }

  export(size) {
    const bytes = this.save.bytes ?? BLANK;
    const converted = size === NVM ? bytes : fromHex(this.handheld().convert(toHex(bytes), size));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([converted]));
    link.download = "tombolo.nvm";
    link.click();
    URL.revokeObjectURL(link.href);
    this.say(this.words().KEPT.replace("{name}", link.download));
    find("save-said").scrollIntoView({ block: "nearest" });
  }

  // Show saved games, as digits, that a file holds, and ask whether they shall be opened.
  offer(digits) {
    this.show();
    this.ask(fromHex(digits), this.words().ASK_FILE);
  }

  // Ask whether bytes shall replace what is saved.
  ask(bytes, question) {
    const holds = { there: this.about(bytes), here: this.about(this.save.bytes ?? BLANK) };
    this.say(filled(question, holds), bytes);
    find("replace").focus();
  }

  // Return what bytes hold, in words.
  about(bytes) {
    const [running, finished] = JSON.parse(this.handheld().counts(toHex(bytes)));
    return filled(this.words().HOLDS, { running, finished });
  }

  replace(bytes) {
    const kept = this.save.replace(bytes);
    this.say(this.words().OPENED);
    find("back").focus();
    this.onReplaced(kept);
  }
}

const filled = (text, values) => text.replace(/{(\w+)}/g, (_, name) => values[name]);
const fromHex = (digits) => Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
