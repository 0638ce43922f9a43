// The dialog of the packs: games that are opened from a file or by a link, kept, and forgotten.

import { toHex } from "./machine.js";

const LONGEST = 200_000; // bytes of a file: a board has room for 20 KB

const find = (id) => document.getElementById(id);

export class PackBox {
  // save: a Save. handheld(): returns what machine.js makes, null while there is none. words():
  // returns the page's sentences. message: a Message. onChanged(kept): called once there are other
  // games; kept: a promise of Save. onFiles(files): opens files, whatever they are.
  constructor(save, handheld, words, message, onChanged, onFiles) {
    Object.assign(this, { save, handheld, words, message, onChanged });
    find("packs").onclick = () => this.show();
    find("open-pack").onclick = () => find("pack-file").click();
    find("pack-file").onchange = () => {
      onFiles([...find("pack-file").files]);
      find("pack-file").value = ""; // so that the same file can be chosen again
    };
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
    else this.message.tell(text);
  }

  // Open the pack in a file that lies beside the page, "" for none. named: as the link has it.
  async fetch(file, named) {
    if (!this.handheld()) return;
    const small = file.toLowerCase();
    for (const name of new Set(file ? [file, small] : [])) {
      const answer = await fetch(encodeURIComponent(name)).catch(() => null);
      if (answer?.ok) return this.say(this.open(new Uint8Array(await answer.arrayBuffer())));
    }
    if (!this.save.packs.some(({ name }) => small === name + ".zip"))
      this.say(this.words().NO_SUCH_PACK.replace("{name}", named));
  }

  // Open a pack; return what is to be said of it.
  open(bytes) {
    if (bytes.length > LONGEST) return this.refused("large");
    const [name, why, about] = this.lay(bytes);
    if (why) return this.refused(why, about);
    const others = this.save.packs.filter((one) => one.name !== name);
    this.onChanged(this.save.keepPacks([...others, { name, bytes }]));
    this.list();
    return this.words().PACK_THERE.replace("{name}", name);
  }

  lay(bytes) {
    return JSON.parse(this.handheld().lay_pack(toHex(bytes)));
  }

  refused(why, about = "") {
    const words = this.words();
    const said = {
      broken: words.PACK_BROKEN,
      large: words.PACK_LARGE,
      newer: words.PACK_NEWER,
      name: words.PACK_NAME,
      foreign: words.PACK_FOREIGN,
      lacks: words.PACK_LACKS,
    };
    return said[why].replace("{about}", about);
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
