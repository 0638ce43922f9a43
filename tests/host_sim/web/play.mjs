// Plays key scripts on the WebAssembly build without a browser: node play.mjs PAGE
// PAGE is a folder that host_sim/web/build.py has written. Each line of its input is a play: its
// settings, what os.urandom gives (hexadecimal) and its steps. For each it prints a line: what its
// snaps have seen, and the error that ended it. With inParts, a part of the program comes only where
// it is wanted.
// Time is the simulator's (host_sim/devices/clock.py): it moves when the program rests, and a little
// when it is read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";

import { loadMicroPython } from "../../../host_sim/web/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { makeMachine, toHex } from "../../../host_sim/web/page/machine.js";
import { Lacking, unpack } from "../../../host_sim/web/page/parts.js";

const page = process.argv[2];
const part = async (url) => unpack(new Uint8Array(gunzipSync(readFileSync(join(page, url)))));
const first = await part("first.bin");
const others = await Promise.all(first.later.map(([name]) => part(name + ".bin")));
const all = [first, ...others].flatMap(({ files }) => files);

const READ_US = 10;
const WORK_US = 40_000; // from one read to the next without a rest
const KEY_US = 4_000; // a button is seen once so many scans have found it down
const BYTE_US = 22.5; // on a display's wire
const KEYS = ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"];

class Player {
  constructor(play) {
    this.settings = play.settings;
    this.luck = play.luck;
    this.files = Object.entries(play.files); // beside those of the page, or instead of them
    this.day = play.day ?? 2000001; // nobody has set the clock
    this.nvm = "";
    this.console = [];
    this.packs = play.packs ?? []; // zips, as digits
    this.tones = [];
    this.told = []; // of the cursor, since the last snap
    this.inParts = play.inParts ?? false;
    this.wanted = []; // the parts that had to come
    this.shares = []; // how far a review was played on
  }

  async switchOn(nvm, wasHung = false) {
    this.now = 0;
    this.restUntil = 0; // the program rests until then, or until a button moves
    this.sleepUntil = 0;
    this.hasEnded = false;
    this.hasRested = true;
    this.hasRead = false;
    this.hasEvent = false;
    this.events = []; // [when, number, is down]
    this.bits = new Uint8Array(1024);
    this.picture = this.bits;
    this.nvm = nvm;
    this.at = 0;
    const program = this.inParts
      ? { ...first, files: [...first.files, ...this.files] }
      : { ...first, files: [...all, ...this.files], later: [] };
    this.machine = await makeMachine(
      loadMicroPython,
      {
        now: () => this.read(),
        show: (bits, rotation) => this.show(bits, rotation),
        light: (brightness) => (this.brightness = brightness),
        keep: (bytes) => (this.nvm = toHex(bytes)),
        play: (hz) => hz && this.tones.push(hz),
        say: (text, language, told) => {
          this.text = text;
          if (told) this.told.push(told);
        },
        setting: (name) => this.settings[name] ?? null,
        random: () => parseInt(this.luck.slice(2 * this.at, 2 * ++this.at), 16),
        day: () => this.day,
        print: (line) => this.console.push(line),
      },
      program,
      part,
    );
    this.laid = this.packs.map((digits) => JSON.parse(this.machine.lay_pack(digits)));
    this.machine.start(nvm, wasHung);
    this.wait(400);
  }

  show(bits, rotation) {
    this.advance(this.now + bytesSent(this.bits, bits) * BYTE_US);
    this.bits = bits.slice();
    this.picture = rotation ? bits.reverse().map(mirrored) : bits;
  }

  read() {
    if (!this.hasRead) this.spend();
    this.hasRead = false;
    return Math.floor(this.now / 1000);
  }

  spend() {
    this.advance(this.now + (this.hasRested ? READ_US : WORK_US));
    this.hasRested = false;
    this.hasRead = true;
  }

  // Let time pass; buttons that move meanwhile are noted.
  advance(until) {
    while (this.events.length && this.events[0][0] <= until) {
      const [when, number, isDown] = this.events.shift();
      this.now = Math.max(this.now, when);
      this.hasRead = true;
      this.machine.key(number, isDown);
      this.hasEvent = true;
    }
    this.now = Math.max(this.now, until);
  }

  wait(ms) {
    const end = this.now + ms * 1000;
    while (this.now < end && !this.hasEnded) {
      const isAsleep = this.now < this.sleepUntil;
      if (isAsleep || (this.now < this.restUntil && !this.hasEvent)) {
        const until = isAsleep ? this.sleepUntil : this.restUntil;
        this.advance(Math.min(end, until, isAsleep ? until : this.now + 1000));
        continue;
      }
      if (!this.hasRead) this.spend();
      if (this.now >= end) break;
      this.hasEvent = false;
      const rest = this.call("turn");
      this.hasRested = rest !== 0;
      this.hasEnded = rest === null;
      this.restUntil = this.now + rest * 1000;
      if (rest < 0) this.sleepUntil = this.now - rest * 1000;
    }
  }

  // Call a function of the handheld; a part of the program that it wants comes first, and then it is
  // called again.
  call(name) {
    for (;;) {
      const { now, hasRead, hasRested, at } = this;
      const events = [...this.events];
      try {
        return this.machine[name]();
      } catch (error) {
        if (!(error instanceof Lacking)) throw error;
        Object.assign(this, { now, hasRead, hasRested, at, events });
        if (name === "turn") this.wanted.push(error.part);
        this.machine.parts.put(others[first.later.findIndex(([name]) => name === error.part)].files);
      }
    }
  }

  press(names, ms) {
    for (const isDown of [true, false]) {
      for (const name of names.split("+")) {
        this.events.push([this.now + KEY_US, KEYS.indexOf(name), isDown]);
      }
      this.wait(isDown ? ms : 140);
    }
  }

  async step(what, name, ms) {
    if (what === "press") this.press(name, name.includes("+") ? 200 : 60);
    else if (what === "hold") this.press(name, ms);
    else if (what === "power")
      name !== "off" && (await this.switchOn(name === "blank" ? "" : this.nvm));
    else if (what === "wait") this.wait(ms);
    else if (what === "better") for (; ms > 0; ms--) this.shares.push(this.machine.play_on());
    else return this.see(name);
    return undefined;
  }

  see(name) {
    return {
      name,
      picture: toHex(this.picture),
      text: this.text,
      told: this.told.splice(0),
      brightness: this.brightness,
      isTurned: this.call("is_turned"),
      code: this.call("code"),
      result: this.call("result"),
      finished: this.call("finished"),
      tones: this.tones,
      shares: [...this.shares],
    };
  }
}

// About how many bytes the driver sends for what has changed: a rectangle of whole pages.
function bytesSent(before, after) {
  let [left, right, top, bottom] = [128, 0, 8, 0];
  for (let at = 0; at < after.length; at++) {
    const changed = before[at] ^ after[at];
    if (!changed) continue;
    const x = (at % 16) * 8;
    left = Math.min(left, x + Math.clz32(changed) - 24);
    right = Math.max(right, x + 8 - (31 - Math.clz32(changed & -changed)));
    top = Math.min(top, at >> 7);
    bottom = Math.max(bottom, (at >> 7) + 1);
  }
  return left < right ? (right - left) * (bottom - top) + 16 : 0;
}

function mirrored(byte) {
  let out = 0;
  for (let bit = 0; bit < 8; bit++) out |= ((byte >> bit) & 1) << (7 - bit);
  return out;
}

for await (const line of createInterface({ input: process.stdin })) {
  const play = JSON.parse(line);
  const player = new Player(play);
  const snaps = [];
  let error = "";
  try {
    await player.switchOn(play.nvm ?? "", play.wasHung);
    for (const step of play.steps) {
      const seen = await player.step(...step);
      if (seen) snaps.push(seen);
    }
  } catch (problem) {
    error = String(problem.message ?? problem);
  }
  const { nvm, console: lines, machine, laid, wanted } = player;
  const opened = (play.opened ?? []).map((content) => {
    const saved = machine.read_save(content);
    return saved && [saved, machine.counts(saved), machine.convert(saved, 8192)];
  });
  console.log(JSON.stringify({ snaps, error, nvm, console: lines, opened, laid, wanted }));
}
