// Links and the service worker without a browser.
import assert from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

import { dayOf, packNamed, packOf, pageOf, read } from "../../../host_sim/web/page/link.js";

const PAGE = new URL("../../../host_sim/web/page/", import.meta.url);
const WORKER = readFileSync(new URL("sw.js", PAGE), "utf8").replace("VERSION_OF_BUILD", "2");

// A service worker of a folder, and the caches of its origin: name -> {address: answer}.
function worker(folder, kept) {
  const listeners = {};
  const waited = [];
  const open = async (name) => {
    kept[name] ??= {};
    return {
      match: async ({ url }, { ignoreSearch }) =>
        kept[name][ignoreSearch ? url.replace(/\?.*/, "") : url],
      addAll: async (asked) => {
        await null;
        for (const { url } of asked) kept[name][url] = "kept";
      },
    };
  };
  vm.runInNewContext(WORKER, {
    URL,
    Request: class {
      constructor(url) {
        this.url = url;
      }
    },
    registration: { scope: "https://games.example" + folder },
    caches: { keys: async () => Object.keys(kept), delete: async (name) => delete kept[name], open },
    clients: { claim: async () => {} },
    fetch: async () => "from the network",
    addEventListener: (type, listener) => (listeners[type] = listener),
  });
  return async (type, event = {}) => {
    const take = (work) => waited.push(work);
    listeners[type]({ ...event, waitUntil: take, respondWith: take });
    return waited.pop();
  };
}

test("a link with a name that every object has names no game", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    assert.equal(read(`#${name}=1`), null);
  }
  assert.deepEqual(read("#game=hashi&side=b"), { TOMBOLO_GAME: "hashi", TOMBOLO_SIDE: "b" });
});

test("a day is told by its year and the day of the year", () => {
  assert.equal(dayOf(new Date(2026, 0, 1)), 2026001);
  assert.equal(dayOf(new Date(2028, 11, 31, 23, 59)), 2028366);
});

test("a new version removes the old one, and nothing of another copy on the same origin", async () => {
  const kept = { "tombolo / 1": {}, "tombolo /beta/ 1": {}, "tombolo /beta/ 2": {}, other: {} };
  await worker("/beta/", kept)("activate");
  assert.deepEqual(Object.keys(kept), ["tombolo / 1", "tombolo /beta/ 2", "other"]);
  await worker("/", kept)("activate");
  assert.deepEqual(Object.keys(kept), ["tombolo /beta/ 2", "other"]);
});

test("the worker keeps the game first, then the pages that it does not load", async () => {
  const kept = {};
  await worker("/", kept)("install");
  assert.deepEqual(Object.keys(kept["tombolo / 2"]), ["./", "FILES_OF_BUILD", "PAGES_OF_BUILD"]);
});

test("an address with a query is answered with what is kept", async () => {
  const url = "https://games.example/";
  const ask = worker("/", { "tombolo / 2": { [url]: "kept" } });
  assert.equal(await ask("fetch", { request: { url: url + "?utm_source=x" } }), "kept");
  assert.equal(await ask("fetch", { request: { url: url + "files/a.uf2" } }), "from the network");
});

test("a link that names a pack names no game besides, whatever was added to it or stands behind it", () => {
  for (const [hash, file] of [
    ["#pack=kalah.zip)", "kalah.zip"],
    ["#pack=kalah.zip.", "kalah.zip"],
    ["#pack=kalah.zip!?\u201d", "kalah.zip"],
    ["#pack=kalah.zip%0D%0A", "kalah.zip"],
    ["#pack=Kalah.ZIP", "Kalah.ZIP"],
    ["#pack=kalah", "kalah.zip"],
    ["#pack=kalah.", "kalah.zip"],
    ["#pack=kalah%20(1).zip", "kalah (1).zip"],
    ["#pack=kalah%20(1).zip)", "kalah (1).zip"],
    ["#pack=%C3%AElot.zip", "îlot.zip"],
    ["#pack=kalah.zip&fbclid=IwAR0abcdefgh12345", "kalah.zip"],
    ["#fbclid=AJ20-06N4&pack=kalah.zip", "kalah.zip"],
  ]) {
    assert.equal(packOf(hash), file, hash);
    assert.equal(packOf("https://isle.example/tombolo/" + hash), file, hash);
    assert.deepEqual(read(hash), {}, hash);
  }
  const settings = { TOMBOLO_GAME: "kalah", TOMBOLO_SEED: "7" };
  assert.deepEqual(read("#pack=kalah.zip&game=kalah&seed=7"), settings);
  assert.equal(read("#pack=kalah.zip&seed=7"), null);
  for (const hash of ["#pack=", "#pack", "#", ""]) assert.equal(packNamed(hash), "", hash);
  assert.equal(read("#pack="), null);
  assert.equal(packNamed("#pack=../a.zip"), "../a.zip");
});

test("what ends a sentence behind a link is no part of it", () => {
  const settings = { TOMBOLO_GAME: "hashi", TOMBOLO_SIDE: "B", TOMBOLO_SEED: "7" };
  for (const end of [")", ".", "!", "),", "%20", "%0D%0A", "\u201d", ">"]) {
    assert.deepEqual(read("#game=hashi&side=B&seed=7" + end), settings, end);
  }
  assert.equal(read("#game=hashi&seed=7x"), null);
});

test("a link names a pack beside the page, never one elsewhere", () => {
  assert.equal(packOf("#pack=reversi.zip"), "reversi.zip");
  assert.equal(packOf("#game=reversi&pack=reversi-2.1.zip"), "reversi-2.1.zip");
  for (const name of ["../a.zip", "%2Fa.zip", "a/b.zip", "https:%2F%2Fisle.example%2Fa.zip"]) {
    assert.equal(packOf("#pack=" + name), "", name);
  }
  for (const name of ["a.exe", ".zip", "..zip", "", "%5C%5Cisle%5Ca.zip"]) {
    assert.equal(packOf("#pack=" + name), "", name);
  }
});

test("a page is named to other devices by its address, without what a link has, if they find it", () => {
  const found = (address) => pageOf(new URL(address));
  assert.equal(found("https://tombolo.example/"), "https://tombolo.example/");
  assert.equal(found("http://10.0.0.7:8000/play.html?x=1#AJ20-06N4"), "http://10.0.0.7:8000/play.html");
  for (const here of ["file:///home/ann/tombolo.html", "http://localhost:8000/", "http://127.0.0.1/", "http://[::1]/"])
    assert.equal(found(here), null);
});
