// The dialog of the packs: games that are opened from a file or by a link, kept, and forgotten.

import { toHex } from "./machine.js";

const LONGEST = 200_000; // bytes of a file: a board has room for 20 KB

const find = (id) => document.getElementById(id);

export class PackBox {
  // save: a Save. handheld(): returns what machine.js makes, null while there is none. words():
  // returns the page's sentences. tell(text): says something beside the handheld. onChanged(kept):
  // called once there are other games; kept: a promise of Save.
  constructor(save, handheld, words, tell, onChanged) {
    Object.assign(this, { save, handheld, words, tell, onChanged });
    find("packs").onclick = () => this.show();
    find("open-pack").onclick = () => find("pack-file").click();
    find("pack-file").onchange = () => {
      const [file] = find("pack-file").files;
      if (file) this.read(file);
      find("pack-file").value = ""; // so that the same file can be chosen again
    };
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault(); // else the browser leaves the page for the file
      const [file] = event.dataTransfer.files;
      if (file) this.read(file);
    });
  }

  // Lay the packs that are kept, before the handheld starts.
  layKept() {
    for (const { bytes } of this.save.packs) this.lay(bytes);
  }

  show() {
    find("open-pack").disabled = !this.handheld();
    this.list();
    find("pack-said").textContent = "";
    if (!find("pack-box").open) find("pack-box").showModal();
  }

  list() {
    const rows = this.save.packs.map(({ name }) => {
      const button = document.createElement("button");
      button.textContent = this.words().FORGET.replace("{name}", name);
      button.onclick = () => this.forget(name);
      return button;
    });
    find("pack-list").replaceChildren(...rows);
  }

  say(text) {
    if (find("pack-box").open) find("pack-said").textContent = text;
    else this.tell(text);
  }

  // Open the pack of this name that lies beside the page.
  async fetch(name) {
    const answer = await fetch(name).catch(() => null);
    if (answer?.ok) this.open(new Uint8Array(await answer.arrayBuffer()));
    else if (!this.save.packs.some((one) => name === one.name + ".zip"))
      this.say(this.words().NO_SUCH_PACK.replace("{name}", name));
  }

  async read(file) {
    if (file.size > LONGEST) return this.refuse("large");
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0)); // it may have gone
    this.open(new Uint8Array(bytes));
  }

  open(bytes) {
    if (!this.handheld()) return;
    if (bytes.length > LONGEST) return this.refuse("large");
    const [name, why, about] = this.lay(bytes);
    if (why) return this.refuse(why, about);
    const others = this.save.packs.filter((one) => one.name !== name);
    this.onChanged(this.save.keepPacks([...others, { name, bytes }]));
    this.list();
    this.say(this.words().PACK_THERE.replace("{name}", name));
  }

  lay(bytes) {
    return JSON.parse(this.handheld().lay_pack(toHex(bytes)));
  }

  refuse(why, about = "") {
    const words = this.words();
    const said = {
      broken: words.PACK_BROKEN,
      large: words.PACK_LARGE,
      newer: words.PACK_NEWER,
      name: words.PACK_NAME,
      foreign: words.PACK_FOREIGN,
      lacks: words.PACK_LACKS,
    };
    this.say(said[why].replace("{about}", about));
  }

  forget(name) {
    this.handheld()?.remove_pack(name);
    const kept = this.save.keepPacks(this.save.packs.filter((one) => one.name !== name));
    this.onChanged(kept);
    this.list();
    this.say(this.words().FORGOTTEN.replace("{name}", name));
    find("open-pack").focus();
  }
}
