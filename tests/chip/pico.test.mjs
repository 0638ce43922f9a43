// How a collection is told from what else makes room on the heap.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Pico } from "./pico.mjs";

/** Return what is noted where the heap has so many bytes free at one look after the other. */
function noted(...looks) {
  const pico = { now: 0, heaps: [], before: null, heap: { read: () => ({ free: looks.shift(), largest: 0 }) } };
  while (looks.length) Pico.prototype.lookAtHeap.call(pico);
  return pico.heaps.map((heap) => heap.free);
}

test("a collection is noted where it has ended", () => {
  assert.deepEqual(noted(9000, 8800, 9600, 12000, 12100, 15000, 14900), [15000]);
});

test("one that frees little at last is one", () => {
  assert.deepEqual(noted(9000, 9800, 10100, 10116, 10116), [10116]);
});

test("a list that grows frees what it was, and is none", () => {
  assert.deepEqual(noted(9000, 8000, 8512, 8400, 8300), []);
});

test("two lists that are cleared are none", () => {
  assert.deepEqual(noted(45584, 45936, 46304, 46304, 46128), []);
});
