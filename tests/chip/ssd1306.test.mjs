import assert from "node:assert";
import { test } from "node:test";
import { SSD1306 } from "./ssd1306.mjs";

function display(...commands) {
  const made = new SSD1306();
  made.ram.fill(0);
  send(made, 0x00, [0x20, 0, 0x8d, 0x14, 0xa1, 0xc8, 0xaf, ...commands]);
  return made;
}

function send(display, control, bytes) {
  display.start();
  for (const byte of [control, ...bytes]) display.write(byte);
}

function lit(display) {
  const out = [];
  display.picture().forEach((byte, i) => {
    for (let bit = 0; bit < 8; bit++) {
      if (byte & (0x80 >> bit)) out.push([(i % 16) * 8 + bit, i >> 4]);
    }
  });
  return out;
}

test("data fill the window that commands have set, row of eight by row of eight", () => {
  const made = display(0x21, 5, 6, 0x22, 2, 3);
  send(made, 0x40, [0x01, 0x80, 0x02, 0x00]);
  assert.deepStrictEqual(lit(made), [[5, 16], [6, 23], [5, 25]]);
});

test("after the last place of the window comes its first", () => {
  const made = display(0x21, 5, 6, 0x22, 2, 2);
  send(made, 0x40, [0x01, 0x01, 0x00]);
  assert.deepStrictEqual(lit(made), [[6, 16]]);
});

test("in page mode the column goes on and the page stays", () => {
  const made = display(0x20, 2, 0xb1, 0x0f, 0x17);
  send(made, 0x40, [0x01, 0x01]);
  assert.deepStrictEqual(lit(made), [[0, 8], [127, 8]]);
});

test("it is dark until it is on and its pump runs", () => {
  for (const off of [[0xae], [0x8d, 0x10]]) {
    const made = display(...off);
    send(made, 0x40, [0xff]);
    assert.deepStrictEqual(lit(made), []);
  }
});

test("the picture turns and inverts as it is told", () => {
  const made = display(0xa0, 0xc0);
  send(made, 0x40, [0x01]);
  assert.deepStrictEqual(lit(made), [[127, 63]]);
  send(made, 0x00, [0xa7]);
  assert.strictEqual(lit(made).length, 128 * 64 - 1);
});

test("a command that it does not know is noted", () => {
  assert.deepStrictEqual(display(0xf7).unknown, [0xf7]);
});
