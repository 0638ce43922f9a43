// What the title needs: node opened.mjs VM LANGUAGE,... MS with the whole program as a part on its
// input. VM is MicroPython's module. For each language a new handheld shows its title for so many ms.
// Prints the paths of the files that were opened for any of them, as JSON, in their order.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

import { makeMachine } from "./page/machine.js";
import { unpack } from "./page/parts.js";

const [path, languages, ms] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(path));
const program = unpack(new Uint8Array(gunzipSync(readFileSync(0))));
const DAY = 2026001; // 1 January 2026: a browser knows the day
const SETTINGS = { TOMBOLO_PAGE: "https://tombolo.example/" };
const opened = new Set();

// MicroPython, with a note of each file that it reads.
async function load(options) {
  const vm = await loadMicroPython(options);
  const { open } = vm.FS;
  vm.FS.open = (path, flags, ...more) => {
    const name = typeof path === "string" && path.replace(/^\/*/, "/");
    const isRead = typeof flags === "number" && (flags & 3) === 0;
    if (isRead && program.files.some(([path]) => path === name)) opened.add(name);
    return open.call(vm.FS, path, flags, ...more);
  };
  return vm;
}

for (const language of languages.split(",")) {
  let now = 0;
  let picture = null;
  const nothing = () => {};
  const world = {
    now: () => now,
    show: (bits) => (picture = bits),
    light: nothing,
    keep: nothing,
    play: nothing,
    say: nothing,
    setting: (name) => ({ ...SETTINGS, TOMBOLO_LANGUAGE: language })[name] ?? null,
    random: () => 0,
    day: () => DAY,
    print: (line) => console.error(line),
  };
  const machine = await makeMachine(load, world, program);
  machine.start("", false);
  while (now < ms) now += Math.max(machine.turn(), 1);
  if (!picture?.some(Boolean)) throw new Error("it has no title");
}
console.log(JSON.stringify([...opened]));
