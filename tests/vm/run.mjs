// Run Python code on the MicroPython VM: node run.mjs FOLDER... < code.py, from the checkout.
// The .py, .mpy and .bin files of these folders (not of those inside them) are put into the VM's own file system.
// The VM collects garbage only between two calls from here: a line `# --- N times` in the code
// starts a part that is called on its own, so many times.
import { readFileSync, readdirSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const vm = await loadMicroPython({
  linebuffer: true,
  heapsize: 2 << 20,
  // The collector takes numbers for pointers, and those below 8 MB stand in code and tables: they
  // would keep garbage of up to 30 KB, now here, now there. This is put below the heap.
  romfs: new Uint8Array(9 << 20),
  stdout: (line) => process.stdout.write(line + "\n"),
  stderr: (line) => process.stderr.write(line + "\n"),
});
for (const folder of process.argv.slice(2)) {
  vm.FS.mkdirTree("/" + folder);
  for (const name of readdirSync(folder)) {
    if (/\.(m?py|bin)$/.test(name)) {
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
