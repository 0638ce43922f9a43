// Every instruction of 16 bits, and BL, on registers, flags and memory of chance: what thumb.mjs
// leaves behind must be what rp2040js leaves behind, and take the same cycles.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RP2040 } from "rp2040js";
import { Cache } from "./cache.mjs";
import { Thumb } from "./thumb.mjs";

const FLASH = 0x10000000;
const RAM = 0x20000000;
const SAMPLES = 3; // of registers and flags for each instruction
const ROOM = 0x1000; // bytes of RAM that addresses of chance lie in
const BLX_LR = 0x47f0;
const AWKWARD = [0, 1, 31, 32, 33, 0x7fffffff, 0x80000000, 0xffffffff, 0xf1000001];

let seed = 1;
function chance(below) {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % below;
}

function value() {
  if (chance(3) === 0) return AWKWARD[chance(AWKWARD.length)];
  return chance(2) ? RAM + 0x800 + 4 * chance(ROOM / 8) : chance(0x10000000);
}

const FLAGS = ["N", "Z", "C", "V", "waiting"];

/** The memory that instructions of chance reach. */
function reached({ sram }) {
  return sram.subarray(0, 2 * ROOM);
}

function areAlike(a, b) {
  return (
    a.core.registers.every((word, n) => word === b.core.registers[n]) &&
    FLAGS.every((name) => a.core[name] === b.core[name]) &&
    Buffer.compare(reached(a), reached(b)) === 0
  );
}

function machine() {
  const mcu = new RP2040();
  mcu.logger = { debug() {}, info() {}, warn() {}, error() {} };
  mcu.onBreak = () => {};
  return mcu;
}

const ours = machine();
const theirs = machine();
const thumb = new Thumb(ours, new Cache(ours));
new Cache(theirs); // and with it, addresses that are sums beyond 32 bits

/** Run one instruction from the same state on both, at an address in flash or in RAM. */
function compare(code, second, at) {
  const registers = Array.from({ length: 15 }, value);
  registers[13] = RAM + 0x800 + 4 * chance(ROOM / 8);
  if (chance(2)) registers[(code >> 6) & 7] = 4 * chance(16); // to be added to an address
  const flags = ["N", "Z", "C", "V"].map((name) => [name, chance(2) === 1]);
  if (flags[0][1]) flags[1][1] = false;
  for (const mcu of [ours, theirs]) {
    mcu.core.registers.set([...registers, at]);
    for (const [name, isSet] of flags) mcu.core[name] = isSet;
    mcu.core.waiting = mcu.core.interruptsUpdated = false;
    mcu.core.pendingSVCall = false;
    const view = at < RAM ? mcu.flashView : mcu.sramView;
    view.setUint16(at & 0xffffff, code, true);
    view.setUint16((at & 0xffffff) + 2, second, true);
  }
  const took = thumb.run(1);
  assert.equal(took, theirs.core.executeInstruction());
  if (!areAlike(ours, theirs)) {
    assert.fail(`${code.toString(16)} ${second.toString(16)} on ${registers} with ${flags}`);
  }
}

test("every instruction does what it does in rp2040js", () => {
  for (let i = 0; i < ROOM / 4; i++) {
    const word = chance(0x10000000);
    for (const mcu of [ours, theirs]) mcu.sramView.setUint32(0x800 + 4 * i, word, true);
  }
  for (let code = 0; code < 0xf000; code++) {
    if (code >> 11 === 29) continue; // undefined
    if (code === BLX_LR) continue; // rp2040js writes LR before it reads it
    for (let n = 0; n < SAMPLES; n++) compare(code, 0, chance(2) ? FLASH + 64 : RAM + 64);
  }
  for (let n = 0; n < 5000; n++) {
    compare(0xf000 | chance(0x800), 0xd000 | chance(0x2800) | 0x1000, FLASH + 64);
  }
});
