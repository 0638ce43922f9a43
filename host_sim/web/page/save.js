// What the handheld saves: its nvm, in the browser's own store; and which tab may write it.

import { SCOPE } from "./scope.js";

const STORE = "handheld";
const KEY = "nvm";
const BEFORE = "before"; // what a file has replaced
const PACKS = "packs";
const PATIENCE_MS = 8000; // for the store; some never answer

export class Save {
  // bytes: what is saved, null for nothing; before: what the last file has replaced, or null.
  // packs: {name, bytes} of each pack that is kept.
  constructor(patience = PATIENCE_MS) {
    this.patience = patience;
    this.bytes = this.before = null;
    this.packs = [];
    this.store = null;
  }

  // Begin to open the store, before it may be read: that takes a while.
  begin() {
    this.begun = this.connect();
    this.begun.catch(() => {}); // open() says so
  }

  // Open the store and read it. If that fails, nothing is kept: return false. What is there must
  // not be overwritten then, for it was not read.
  async open() {
    try {
      await this.begun;
      if (!this.store) await this.connect();
      const rows = this.store.transaction(STORE).objectStore(STORE);
      const found = [KEY, BEFORE, PACKS].map((key) => asked(rows.get(key)));
      const read = await this.soon(Promise.all(found));
      const bytes = read.map((one) => (one instanceof Uint8Array ? one : null));
      [this.bytes, this.before] = bytes;
      this.packs = Array.isArray(read[2]) ? read[2] : [];
      this.isOpen = true;
    } catch (error) {
      console.error(error);
      this.isOpen = false;
    }
    return this.isOpen;
  }

  // Keep bytes. All of it is handed over at once, so that it is kept even if the tab is killed.
  keep(bytes) {
    this.bytes = bytes;
    return this.write(() => [[KEY, this.bytes]]);
  }

  // Keep other bytes, and those they replace as the way back.
  replace(bytes) {
    this.before = this.bytes ?? new Uint8Array(bytes.length).fill(255);
    this.bytes = bytes;
    return this.write(() => [
      [KEY, this.bytes],
      [BEFORE, this.before],
    ]);
  }

  keepPacks(packs) {
    this.packs = packs;
    return this.write(() => [[PACKS, this.packs]]);
  }

  // Write what rows() returns. A browser may close the connection at any time: it is opened again,
  // once, and what is the newest by then is written.
  async write(rows) {
    if (!this.isOpen) return;
    try {
      await this.put(rows());
    } catch {
      this.again ??= this.connect().finally(() => (this.again = null));
      await this.again;
      await this.put(rows());
    }
  }

  put(rows) {
    const change = this.store.transaction(STORE, "readwrite", { durability: "strict" });
    for (const [key, bytes] of rows) change.objectStore(STORE).put(bytes, key);
    change.commit();
    const written = new Promise((done, fail) => {
      change.oncomplete = done;
      change.onabort = () => fail(change.error);
    });
    return this.soon(written);
  }

  async connect() {
    this.store?.close();
    this.store = null;
    const opened = asked(indexedDB.open(SCOPE, 1), (store) => store.createObjectStore(STORE));
    const store = await this.soon(opened);
    store.onclose = () => this.store === store && (this.store = null);
    store.onversionchange = () => store.close(); // somebody removes it
    this.store = store;
  }

  // Wait for an answer of the store, but not for ever.
  soon(answer) {
    let clock;
    const late = new Promise((_, fail) => {
      clock = setTimeout(() => fail(new Error("the store does not answer")), this.patience);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(clock));
  }
}

// A browser that is short of room may remove what is kept. It is asked not to, once, after a game
// that is over: some browsers ask the person, so not before there is something to lose.
export class Lasting {
  seen = null; // games that are over and in memory
  isAsked = false;

  // Note how many there are; null: that is not known.
  note(finished) {
    const isNews = this.seen !== null && finished > this.seen;
    this.seen = finished;
    if (!isNews || this.isAsked) return;
    this.isAsked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
}

// Wait until no other tab plays. onWait: called if one does, with a function that takes over.
// onLost: called when another tab has taken over from this one.
export async function turn(onWait, onLost) {
  if (!navigator.locks) return; // of an address without https: there the last tab to save wins
  await new Promise((start) => {
    const hold = (lock) => {
      if (!lock) return false;
      start();
      return new Promise(() => {}); // until the tab is closed
    };
    const ask = (options) =>
      navigator.locks.request(SCOPE, options, hold).catch((error) => {
        if (error.name === "AbortError") onLost();
        else start(); // nothing can be locked, as where cookies are blocked
      });
    ask({ ifAvailable: true }).then((got) => {
      if (got !== false) return;
      onWait(() => ask({ steal: true }));
      ask({});
    });
  });
}

function asked(request, onUpgrade) {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
    if (onUpgrade) request.onupgradeneeded = () => onUpgrade(request.result);
  });
}
