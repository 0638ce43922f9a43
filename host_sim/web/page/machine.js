// The handheld: MicroPython, the project's own program in its file system, and the parts that it is
// made of. It does nothing by itself: whoever has made it calls start(), then turn() in good time.

import { Parts } from "./parts.js";

const PICTURE = 1024; // bytes
const NVM = 4096;

export const toHex = (bytes) => Array.from(bytes, (n) => n.toString(16).padStart(2, "0")).join("");

// load: of MicroPython's module. program: a promise of what unpack() of parts.js returns.
// world has what surrounds the handheld:
//   now()                 ms, as supervisor.ticks_ms counts them
//   show(bits, rotation)  the bytes of a picture, and by how many degrees it is turned
//   light(brightness)     0 (dark) to 1
//   keep(nvm)             bytes to be kept
//   play(hz)              a tone, 0 for none
//   say(text, language, told)  what can be read on the display, in which language, and what is to
//                         be said of the cursor
//   setting(name)         a setting of settings.toml, or null
//   random()              a random byte
//   day()                 today, see dayOf() in link.js
//   print(line)           the console
// Returns the functions of turns.py, with `parts`. Each throws Lacking of parts.js where a part of the
// program has not come, and has then done nothing.
export async function makeMachine(load, world, program, fetchPart) {
  const parts = new Parts(fetchPart);
  const [show, light, keep, play, say, print] = ["show", "light", "keep", "play", "say", "print"].map(
    (name) => parts.putOff(world[name]),
  );
  const loading = load({ linebuffer: true, stdout: print, stderr: print });
  const [vm, first] = await Promise.all([loading, program]);
  parts.begin(vm, first);
  const bytesAt = (address, size) => vm._module.HEAPU8.slice(address, address + size);
  vm.registerJsModule("page", {
    now: world.now,
    show: (address, rotation) => show(bytesAt(address, PICTURE), rotation),
    light,
    keep: (address) => keep(bytesAt(address, NVM)),
    play,
    say,
    setting: world.setting,
    random: world.random,
    day: world.day,
  });
  vm.runPython("import sys\nsys.path[:] = ['']");
  const turns = vm.pyimport("turns");
  const machine = { parts };
  for (const name of Object.keys(turns)) {
    const act = turns[name];
    if (typeof act === "function") machine[name] = (...args) => parts.during(() => act(...args));
  }
  return machine;
}
