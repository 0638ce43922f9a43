// One Pico for one Python process: a request a line on the standard input, a JSON object with `do`;
// an answer a line on the standard output. chip.py is the other end and says what each does.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Pico } from "./pico.mjs";

let pico = null;

const REQUESTS = {
  power({ bootrom, flash, pins, address, plugged, chance, reset }) {
    pico = new Pico({
      before: reset ? pico : null,
      bootrom: readFileSync(bootrom),
      flash: flash === null ? pico.flash : readFileSync(flash),
      pins,
      address,
      isPlugged: plugged,
      chance,
    });
  },
  run({ ms }) {
    const isThrough = pico.run(ms * 1e6);
    return { stopped: isThrough ? "" : pico.isCut ? "cut" : "reset" };
  },
  press({ pin, down }) {
    pico.press(pin, down);
  },
  plug({ plugged }) {
    pico.wire.plug(plugged);
  },
  supply({ channel, millivolts }) {
    pico.supply(channel, millivolts);
  },
  type({ text }) {
    pico.type(text);
  },
  watch({ heap }) {
    pico.watchesHeap = heap;
  },
  cut({ after }) {
    pico.cutIn = after;
  },
  heap() {
    return { heap: pico.heap.read() };
  },
  erase({ start, end }) {
    pico.flash.fill(0xff, start, end);
  },
  flash({ start, end }) {
    return { flash: pico.flash.subarray(start, end).toString("base64") };
  },
};

/** What happened since the last answer. */
function news() {
  const told = {
    now: pico.now / 1e6,
    busy: pico.busy / 1e6,
    mhz: pico.mcu.clkSys / 1e6,
    bytes: pico.wire.bytes,
    connected: pico.isConnected === true,
    console: pico.console,
    unknown: pico.display.unknown,
    pictures: pico.pictures.map(({ at, picture }) => [at / 1e6, picture.toString("base64")]),
    heaps: pico.heaps.map(({ at, free, largest }) => [at / 1e6, free, largest]),
  };
  pico.console = "";
  pico.pictures = [];
  pico.heaps = [];
  return told;
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const answer = REQUESTS[request.do](request) ?? {};
  process.stdout.write(JSON.stringify({ ...answer, ...news() }) + "\n");
}
