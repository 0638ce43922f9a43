// The dialog of what one sends and keeps: the result, links, a picture, a film of the display.

import { write } from "./link.js";
import { download, Film, named, picture } from "./pictures.js";

const find = (id) => document.getElementById(id);

export class SendBox {
  film = null; // while one is made

  // handheld(): returns what machine.js makes, null while there is none. words(): returns the page's
  // sentences. message: a Message. dots(): returns the dots of the display.
  constructor(handheld, words, message, dots) {
    Object.assign(this, { handheld, words, message, dots });
    find("send").onclick = () => this.show();
    const acts = {
      share: () => this.share(),
      link: () => this.copyLink(),
      replay: () => this.copyReplay(),
      picture: () => this.keepPicture(),
      film: () => this.record(),
    };
    for (const [id, act] of Object.entries(acts)) {
      find(id).onclick = () => {
        find("send-box").close();
        act();
      };
    }
  }

  show() {
    const { NO_RESULT, NO_REPLAY } = this.words();
    const handheld = this.handheld();
    find("share").disabled = !handheld?.result();
    find("replay").disabled = !handheld?.record();
    const lacks = [find("share").disabled && NO_RESULT, find("replay").disabled && NO_REPLAY];
    find("send-lacks").textContent = lacks.filter(Boolean).join(" ");
    find("send-box").showModal();
  }

  // Give the result and a picture of it to whatever the system shares with; else copy it.
  async share() {
    const result = this.handheld()?.result();
    if (!result) return this.message.tell(this.words().NO_RESULT);
    const isOnDisk = location.protocol === "file:"; // nobody else has that address
    const text = isOnDisk ? result : `${result}\n${write(this.handheld().code())}`;
    if (!navigator.share) return this.copy(text, this.words().SHARED, this.words().NOT_SHARED);
    try {
      const name = named(new Date(), ".png");
      const files = [new File([await picture(this.dots())], name, { type: "image/png" })];
      await navigator.share(navigator.canShare?.({ files }) ? { text, files } : { text });
    } catch (error) {
      const isTakenBack = error.name === "AbortError";
      if (!isTakenBack) this.message.hold("copy", this.words().NOT_SHARED + text);
    }
  }

  copyLink() {
    const words = this.words();
    return this.copy(write(this.handheld()?.code()), words.COPIED, words.NOT_COPIED);
  }

  // Copy a link to the game with its moves.
  copyReplay() {
    const words = this.words();
    const record = this.handheld()?.record();
    if (!record) return this.message.tell(words.NO_REPLAY);
    return this.copy(write(record), words.REPLAY_COPIED, words.NOT_COPIED);
  }

  async copy(text, done, failed) {
    try {
      await navigator.clipboard.writeText(text);
      this.message.release("copy");
      this.message.tell(done);
    } catch {
      this.message.hold("copy", failed + text); // to be copied by hand
    }
  }

  async keepPicture() {
    this.kept(await picture(this.dots()), ".png");
  }

  // Begin a film, or end the one that is made, and keep it. isFull: no picture more goes into it.
  async record(isFull = false) {
    const { film } = this;
    if (film) {
      this.film = null;
      this.message.release("film");
      const words = this.words();
      const blob = await film.gif(performance.now());
      this.kept(blob, ".gif", isFull ? words.FILM_FULL : words.KEPT);
      return;
    }
    this.film = new Film();
    const words = this.words();
    this.message.hold("film", words.FILMING, [[words.STOP_FILM, () => this.record()]], false);
  }

  kept(blob, suffix, said = this.words().KEPT) {
    this.message.tell(said.replace("{name}", download(blob, suffix)));
  }

  // Look at the display, once for each of its pictures.
  look() {
    if (this.film && !this.film.add(performance.now(), this.dots())) this.record(true);
  }
}
