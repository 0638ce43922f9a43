// The program in parts, on MicroPython without a page: what is tried before its part is there leaves
// nothing behind, and parts that do not come are asked for again.
import assert from "node:assert";
import { test } from "node:test";

import { loadMicroPython } from "../../../host_sim/web/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { Lacking, LoadError, Parts, unpack } from "../../../host_sim/web/page/parts.js";

const bytes = (text) => new TextEncoder().encode(text);
const soon = () => new Promise((done) => setTimeout(done, 5));

const FIRST = {
  version: "1",
  files: [["/here.py", bytes("x = 1")]],
  later: [
    ["one", ["/one.py", "/folder/data.bin"]],
    ["two", ["/two.py"]],
  ],
};
const ONE = [
  ["/one.py", bytes("y = 2")],
  ["/folder/data.bin", bytes("data")],
];
const PARTS = {
  one: { version: "1", files: ONE },
  two: { version: "1", files: [["/two.py", bytes("z = 3")]] },
};

async function begun(load) {
  const lines = [];
  const parts = new Parts(load);
  const vm = await loadMicroPython({ stdout: parts.putOff((line) => lines.push(line)) });
  parts.begin(vm, FIRST);
  vm.runPython("import sys, os, gc\nsys.path[:] = ['']\nseen = []");
  const run = (text) => parts.during(() => vm.runPython(text));
  const print = (what) => {
    run(`print(${what})`);
    return lines.splice(0).join("\n");
  };
  return { parts, vm, run, print, lines };
}

const lacks = (part) => (error) => error instanceof Lacking && error.part === part;

test("what takes a part that has not come leaves nothing behind, whatever comes of it", async () => {
  const { parts, run, print, lines } = await begun();
  for (const text of [
    "import one",
    "seen.append(2)\nprint('no')\nopen('/folder/data.bin')",
    "seen.append(3)\ntry:\n  import one\nexcept Exception:\n  seen.append(4)",
    "import here\nhere.x = 5\ndel seen\nimport one",
  ]) {
    assert.throws(() => run("seen.append(1)\n" + text), lacks("one"), text);
  }
  assert.deepEqual(lines, []);
  assert.equal(print("seen, 'here' in sys.modules, os.listdir('folder')"), "[] False ['data.bin']");
  parts.put(ONE);
  run("import one\nseen.append(one.y)");
  assert.equal(print("seen, open('folder/data.bin').read()"), "[2] data");
  assert.throws(() => run("import two"), lacks("two"));
});

test("a file that was closed meanwhile is open again", async () => {
  const { parts, run, print } = await begun();
  run("file = open('/here.py')\nfile.read(2)");
  assert.throws(() => run("file.close()\nimport one"), lacks("one"));
  assert.equal(print("file.read()"), "= 1");
  parts.put(ONE);
  run("file.close()\nimport one");
});

test("an error that has to do with no part is that error, and what was printed is there", async () => {
  const { run, print, lines } = await begun();
  assert.throws(() => run("seen.append(1)\nprint('yes')\n1 / 0"), /ZeroDivisionError/);
  assert.deepEqual(lines.splice(0), ["yes"]);
  assert.equal(print("seen"), "[1]");
});

test("the page's own objects outlast what was taken back, and a file goes on where it was", async () => {
  const { vm, run, print } = await begun();
  const calls = [];
  let made = 0;
  vm.registerJsModule("page", { note: (n) => calls.push(n), make: () => ({ n: made++ }) });
  run("import page\nkept = [page.make() for n in range(9)]\nfile = open('/here.py')\nfile.read(2)");
  for (let n = 0; n < 40; n++) {
    const gone = "kept[:] = [0]\ngc.collect()\nother = [page.make() for n in range(20)]";
    const text = `${gone}\npage.note(${n})\nfile.read(1)\nimport one`;
    assert.throws(() => run(text), lacks("one"));
    run("[page.make() for n in range(3)]\ngc.collect()");
  }
  assert.equal(calls.length, 40);
  assert.equal(print("[one.n for one in kept], file.read()"), "[0, 1, 2, 3, 4, 5, 6, 7, 8] = 1");
});

test("a part that fails, or is of another version, is asked for again, and that is told", async () => {
  const asked = [];
  const told = [];
  const load = async (url, cache) => {
    asked.push(`${url} ${cache}`);
    if (asked.length < 3) throw new LoadError(url);
    if (asked.length === 3) return { ...PARTS.one, version: "0" };
    return PARTS[url.split(".")[0]];
  };
  const { parts, run, print } = await begun(load);
  parts.onTrouble = (isMissing) => told.push(isMissing);
  const whole = parts.whole();
  for (let n = 0; n < 3; n++) {
    await soon();
    parts.hurry(); // instead of a second or more
  }
  await whole;
  assert.deepEqual(asked, [
    "one.bin default",
    ...Array(3).fill("one.bin no-cache"),
    "two.bin default",
  ]);
  assert.deepEqual(told, [true, false]);
  assert.ok(parts.isWhole);
  run("import one, two");
  assert.equal(print("one.y + two.z"), "5");
});

test("the next part is asked for while one comes, and one that is wanted at once", async () => {
  const asked = [];
  const answers = [];
  const load = (url, cache, onAnswer = () => {}) => {
    asked.push(url);
    return new Promise((done) => answers.push([onAnswer, () => done(PARTS[url.split(".")[0]])]));
  };
  const { parts } = await begun(load);
  const whole = parts.whole();
  assert.deepEqual(asked, ["one.bin"]);
  answers[0][0]();
  await soon();
  assert.deepEqual(asked, ["one.bin", "two.bin"]);
  parts.want("two");
  for (const [, done] of answers) done();
  await whole;
  assert.deepEqual(asked, ["one.bin", "two.bin"]);

  const again = await begun(load);
  asked.length = 0;
  again.parts.whole();
  again.parts.want("two");
  assert.deepEqual(asked, ["one.bin", "two.bin"]);
});

test("bytes that end too early are no part", () => {
  const head = JSON.stringify({ version: "1", files: [["/a", 3], ["/b", 2]] }) + "\n";
  const { files } = unpack(bytes(head + "abcde"));
  assert.deepEqual(
    files.map(([path, content]) => [path, new TextDecoder().decode(content)]),
    [["/a", "abc"], ["/b", "de"]],
  );
  assert.throws(() => unpack(bytes(head + "abcd")), LoadError);
});
