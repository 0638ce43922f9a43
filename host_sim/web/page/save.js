// What the handheld saves: its nvm, in the browser's own store; and which tab may write it.

import { SCOPE } from "./scope.js";

const STORE = "handheld";
const KEY = "nvm";

export class Save {
  // Open the store. Without one, nothing is kept, and isKept is false.
  async open() {
    try {
      this.store = await asked(indexedDB.open(SCOPE, 1), (store) => store.createObjectStore(STORE));
    } catch {
      this.store = null;
    }
    return this.store !== null;
  }

  // Return the bytes that are kept, or null.
  async load() {
    if (!this.store) return null;
    const found = await asked(this.store.transaction(STORE).objectStore(STORE).get(KEY));
    return found instanceof Uint8Array ? found : null;
  }

  // Keep bytes. All of it is handed over at once, so that it is kept even if the tab is killed.
  keep(bytes) {
    if (!this.store) return Promise.resolve();
    const change = this.store.transaction(STORE, "readwrite", { durability: "strict" });
    change.objectStore(STORE).put(bytes, KEY);
    change.commit();
    return new Promise((done, fail) => {
      change.oncomplete = done;
      change.onabort = () => fail(change.error);
    });
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
