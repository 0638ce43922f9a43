// The handheld: MicroPython, the project's own program in its file system, and the parts that it is
// made of. It does nothing by itself: whoever has made it calls start(), then turn() in good time.

import { loadMicroPython } from "./micropython.js";

const PICTURE = 1024; // bytes
const NVM = 4096;

// Files of the program by their paths, from the bytes of program.bin: a line of JSON with
// [path, size] for each, then their bytes, one after the other.
export function unpack(bytes) {
  const end = bytes.indexOf(10);
  let at = end + 1;
  return JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))).map(([path, size]) => {
    at += size;
    return [path, bytes.subarray(at - size, at)];
  });
}

// A file cannot be loaded.
class LoadError extends Error {
  name = "LoadError";
}

export async function fetchProgram(url) {
  const packed = await fetch(url).catch(() => null);
  if (!packed?.ok) throw new LoadError(url);
  const stream = packed.body.pipeThrough(new DecompressionStream("gzip"));
  return unpack(new Uint8Array(await new Response(stream).arrayBuffer()));
}

export const toHex = (bytes) => Array.from(bytes, (n) => n.toString(16).padStart(2, "0")).join("");

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
export async function makeMachine(world, files) {
  const vm = await loadMicroPython({ linebuffer: true, stdout: world.print, stderr: world.print });
  for (const [path, bytes] of files) {
    vm.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
    vm.FS.writeFile(path, bytes);
  }
  const bytesAt = (address, size) => vm._module.HEAPU8.slice(address, address + size);
  vm.registerJsModule("page", {
    now: world.now,
    show: (address, rotation) => world.show(bytesAt(address, PICTURE), rotation),
    light: world.light,
    keep: (address) => world.keep(bytesAt(address, NVM)),
    play: world.play,
    say: world.say,
    setting: world.setting,
    random: world.random,
    day: world.day,
  });
  vm.runPython("import sys\nsys.path[:] = ['']");
  return vm.pyimport("turns");
}
