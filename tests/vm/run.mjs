// Run Python code on the MicroPython VM: node run.mjs [--high] FOLDER... < code.py, from the checkout.
// The .py and .mpy files of these folders (not of those inside them) are put into the VM's own file system.
// The VM collects garbage only between two calls from here: a line `# --- N times` in the code
// starts a part that is called on its own, so many times.
import { readFileSync, readdirSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

// --high: the heap lies above the space for a ROM file system. So much of it is asked for, and none
// filled, that the heap is about where an RP2040 has it: lower down, small numbers in arrays would
// look like addresses to the collector, and keep alive what is garbage.
const isHigh = process.argv[2] === "--high";
const space = {
  size: 0x1ff00000,
  get length() {
    const size = this.size;
    this.size = 0;
    return size;
  },
};
const vm = await loadMicroPython({
  romfs: isHigh ? space : undefined,
  linebuffer: true,
  stdout: (line) => process.stdout.write(line + "\n"),
  stderr: (line) => process.stderr.write(line + "\n"),
});
for (const folder of process.argv.slice(isHigh ? 3 : 2)) {
  vm.FS.mkdirTree("/" + folder);
  for (const name of readdirSync(folder)) {
    if (/\.m?py$/.test(name)) {
      vm.FS.writeFile(`/${folder}/${name}`, readFileSync(`${folder}/${name}`));
    }
  }
}
try {
  vm.runPython("import sys\nsys.path.append('/')");
  const [first, ...others] = readFileSync(0, "utf8").split(/^# --- (\d+) times\n/m);
  vm.runPython(first);
  for (let i = 0; i < others.length; i += 2) {
    for (let n = 0; n < Number(others[i]); n++) {
      vm.runPython(others[i + 1]);
    }
  }
} catch (error) {
  process.stderr.write(error.message + "\n");
  process.exitCode = 1;
}
