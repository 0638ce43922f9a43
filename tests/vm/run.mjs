// Run Python code on the MicroPython VM: node run.mjs FOLDER... < code.py, from the checkout.
// The .py files of these folders (not of those inside them) are put into the VM's own file system.
import { readFileSync, readdirSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const vm = await loadMicroPython({
  linebuffer: true,
  stdout: (line) => process.stdout.write(line + "\n"),
  stderr: (line) => process.stderr.write(line + "\n"),
});
for (const folder of process.argv.slice(2)) {
  vm.FS.mkdirTree("/" + folder);
  for (const name of readdirSync(folder)) {
    if (name.endsWith(".py")) {
      vm.FS.writeFile(`/${folder}/${name}`, readFileSync(`${folder}/${name}`));
    }
  }
}
try {
  vm.runPython("import sys\nsys.path.append('/')\n" + readFileSync(0, "utf8"));
} catch (error) {
  process.stderr.write(error.message + "\n");
  process.exitCode = 1;
}
