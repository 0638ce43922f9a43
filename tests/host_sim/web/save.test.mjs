// What a browser's store may do wrong, played by an object: IndexedDB as far as save.js uses it.
import assert from "node:assert";
import { afterEach, test } from "node:test";

import { Lasting, Save } from "../../../host_sim/web/page/save.js";

const PATIENCE = 50; // ms
const A = Uint8Array.of(1);
const B = Uint8Array.of(2);
const C = Uint8Array.of(3);

const soon = (request, event) => setTimeout(() => request[event]?.());

// A browser with rows kept so far. fails: how many writes are aborted yet; isSilent: open() never
// answers.
function browser(rows = {}) {
  const found = { rows, fails: 0, isSilent: false, opened: 0, connections: [] };
  const connection = () => ({
    close() {
      this.isClosed = true;
    },
    transaction() {
      if (this.isClosed) throw new DOMException("The connection is closed.", "InvalidStateError");
      const changed = {};
      const change = {
        commit() {
          if (found.isSilent) return;
          if (found.fails > 0) {
            found.fails -= 1;
            change.error = new DOMException("The disk is full.", "QuotaExceededError");
            soon(change, "onabort");
          } else {
            Object.assign(rows, changed);
            soon(change, "oncomplete");
          }
        },
        objectStore: () => ({
          put: (bytes, key) => (changed[key] = bytes),
          get(key) {
            const request = { result: rows[key] };
            soon(request, "onsuccess");
            return request;
          },
        }),
      };
      return change;
    },
  });
  globalThis.indexedDB = {
    open() {
      found.opened += 1;
      const request = {};
      if (found.isSilent) return request;
      found.connections.push((request.result = connection()));
      soon(request, "onsuccess");
      return request;
    },
  };
  // As a browser that is short of memory, or whose store has crashed.
  found.lose = () => {
    const last = found.connections.at(-1);
    last.isClosed = true;
    last.onclose?.();
  };
  return found;
}

afterEach(() => delete globalThis.indexedDB);

test("what is kept is there the next time", async () => {
  const { rows } = browser();
  const save = new Save(PATIENCE);
  assert.equal(await save.open(), true);
  assert.equal(save.bytes, null);
  await save.keep(A);
  assert.deepEqual(rows, { nvm: A });
  const next = new Save(PATIENCE);
  await next.open();
  assert.deepEqual(next.bytes, A);
});

test("a lost connection is opened again, and what was written last is kept", async () => {
  const found = browser();
  const save = new Save(PATIENCE);
  await save.open();
  found.lose();
  await Promise.all([save.keep(A), save.keep(B), save.keep(C)]);
  assert.deepEqual(found.rows, { nvm: C });
  assert.equal(found.opened, 2, "opened again once for all of them");
  await save.keep(A);
  assert.deepEqual(found.rows, { nvm: A });
});

test("a closed connection that says nothing of it is opened again, too", async () => {
  const found = browser();
  const save = new Save(PATIENCE);
  await save.open();
  found.connections[0].isClosed = true;
  await save.keep(A);
  assert.deepEqual(found.rows, { nvm: A });
});

test("a write that fails once is done again; one that fails twice is an error", async () => {
  const found = browser();
  const save = new Save(PATIENCE);
  await save.open();
  found.fails = 1;
  await save.keep(A);
  assert.deepEqual(found.rows, { nvm: A });
  found.fails = 2;
  await assert.rejects(save.keep(B), { name: "QuotaExceededError" });
  assert.deepEqual(save.bytes, B, "it can still be put into a file");
  await save.keep(C);
  assert.deepEqual(found.rows, { nvm: C });
});

test("a store that stops answering is an error, not a wait for ever", async () => {
  const found = browser();
  const save = new Save(PATIENCE);
  await save.open();
  found.isSilent = true;
  await assert.rejects(save.keep(A), /does not answer/);
});

test("what could not be read at the start is not overwritten", async () => {
  const found = browser({ nvm: A });
  found.isSilent = true;
  const save = new Save(PATIENCE);
  assert.equal(await save.open(), false);
  found.isSilent = false;
  await save.keep(B);
  assert.deepEqual(found.rows, { nvm: A });
  assert.deepEqual(save.bytes, B);
});

test("a browser that forbids the store has none", async () => {
  const get = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  Object.defineProperty(globalThis, "indexedDB", { get, configurable: true });
  assert.equal(await new Save(PATIENCE).open(), false);
});

test("what a file replaces is kept as the way back, in the same write", async () => {
  const found = browser({ nvm: A });
  const save = new Save(PATIENCE);
  await save.open();
  await save.replace(B);
  assert.deepEqual(found.rows, { nvm: B, before: A });
  const next = new Save(PATIENCE);
  await next.open();
  assert.deepEqual(next.before, A);
  await next.replace(next.before);
  assert.deepEqual(found.rows, { nvm: A, before: B });
});

test("after the first game that is over the browser is asked to remove nothing, once", () => {
  let asked = 0;
  const storage = { persist: async () => (asked += 1) };
  Object.defineProperty(globalThis, "navigator", { value: { storage }, configurable: true });
  const lasting = new Lasting();
  for (const [finished, expected] of [
    [null, 0],
    [2, 0], // of before
    [null, 0],
    [3, 0], // of a file that was opened
    [3, 0],
    [4, 1],
    [1, 1],
    [2, 1],
  ]) {
    lasting.note(finished);
    assert.equal(asked, expected);
  }
});
