// The wheel of a mouse and two fingers on a touchpad, as systems send them.
import assert from "node:assert";
import { test } from "node:test";

import { Pointing } from "../../../host_sim/web/page/pointing.js";

const [PIXELS, LINES, PAGES] = [0, 1, 2];

// Turn a wheel; return the steps of each event.
function turned(deltaMode, ...deltas) {
  const canvas = new EventTarget();
  const log = [];
  let isKept = true;
  new Pointing(canvas, () => [0, 0], (what, by) => log.push([what, by]));
  return deltas.map((deltaY) => {
    const event = Object.assign(new Event("wheel", { cancelable: true }), { deltaMode, deltaY });
    canvas.dispatchEvent(event);
    isKept &&= event.defaultPrevented;
    assert(isKept, "the page scrolls as well");
    assert(log.every(([what, by]) => what === "wheel" && Math.abs(by) === 1));
    return log.splice(0).reduce((sum, [, by]) => sum + by, 0);
  });
}

for (const [what, mode, deltas, steps] of [
  ["Chromium on Windows", PIXELS, [100, 100, -100, 100], [1, 1, -1, 1]],
  ["Chromium on Linux", PIXELS, [120, 120, -120, 120, 120, 120], [1, 1, -1, 1, 1, 1]],
  ["an old Chromium on Linux", PIXELS, [53, 53, 53, -53], [1, 1, 1, -1]],
  ["zoomed to 110 %", PIXELS, [109.09090672642736, 109.09090672642736, -109.09], [1, 1, -1]],
  ["zoomed to 125 %", PIXELS, [96, 96, 96, 80, 80], [1, 1, 1, 1, 1]],
  ["zoomed to 150 % and 80 %", PIXELS, [66.67, 66.67, 149.99999776482585], [1, 1, 1]],
  ["several notches that Chromium has collected", PIXELS, [200, 240, -300, 360], [2, 2, -3, 3]],
  ["Firefox on Windows", LINES, [3, 3, -3, 3], [1, 1, -1, 1]],
  ["Firefox where a notch has another number of lines", LINES, [1, 6, -6, 12], [1, 1, -1, 1]],
  ["pages", PAGES, [1, 1, -1], [1, 1, -1]],
  ["a touchpad", PIXELS, [10, 20, 30, 40, 40, 40, 20], [0, 0, 0, 1, 0, 0, 1]],
  ["a touchpad, slowly", PIXELS, Array(25).fill(4), [...Array(24).fill(0), 1]],
  ["a touchpad to and fro", PIXELS, [40, 40, -40, -40, -20, 30, 30, 40], [0, 0, 0, 0, -1, 0, 0, 1]],
  ["a wheel of eight steps a notch", PIXELS, Array(8).fill(15), [0, 0, 0, 0, 0, 0, 1, 0]],
  ["the same in lines", LINES, Array(8).fill(0.375), [0, 0, 0, 0, 0, 0, 0, 1]],
  ["fractions of a page", PAGES, [0.5, 0.5, -0.5, 0, -0.5], [0, 1, 0, 0, -1]],
  ["to the side alone", PIXELS, [0, 0], [0, 0]],
  ["a notch after what a touchpad has left", PIXELS, [45, 45, 120, 45, 45, 45], [0, 0, 1, 0, 0, 1]],
]) {
  test(`${what}: ${deltas.slice(0, 4)} ...`, () => {
    assert.deepEqual(turned(mode, ...deltas).map((n) => n || 0), steps);
  });
}
