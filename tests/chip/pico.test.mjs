// How a collection is told from what else makes room on the heap.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Pico } from "./pico.mjs";

const LOOK_NANOS = 0.25e6;
const STILL = 20; // looks at which nothing changes any more

/** Return what is noted where the heap has so many bytes free at one look after the other. */
function noted(...looks) {
  let free = 0;
  const heap = { read: () => ({ free, largest: 0 }) };
  const pico = { now: 0, heaps: [], before: null, swept: null, heap };
  for (free of [...looks, ...Array(STILL).fill(looks.at(-1))]) {
    pico.now += LOOK_NANOS;
    Pico.prototype.lookAtHeap.call(pico);
  }
  return pico.heaps.map((heap) => heap.free);
}

test("a collection is noted where it has ended", () => {
  assert.deepEqual(noted(9000, 8800, 9600, 12000, 12100, 15000, 14900), [15000]);
});

test("one that frees little at last is one", () => {
  assert.deepEqual(noted(9000, 9800, 10100, 10116, 10116), [10116]);
});

test("one that frees nothing for a moment is one, and two are two", () => {
  assert.deepEqual(noted(400, 900, 1500, 1500, 9000, 15000, 15000), [15000]);
  assert.deepEqual(noted(400, 900, 1500, ...Array(STILL).fill(1500), 9000, 15000), [1500, 15000]);
});

test("a list that grows frees what it was, and is none", () => {
  assert.deepEqual(noted(9000, 8000, 8512, 8400, 8300), []);
});

test("two lists that are cleared are none", () => {
  assert.deepEqual(noted(45584, 45936, 46304, 46304, 46128), []);
});
