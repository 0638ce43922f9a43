// Plays the page in a real browser: node browser.mjs BROWSER PAGE PICTURES [NAME]
// BROWSER is chromium or firefox, PAGE a folder that host_sim/web/build.py has written; screenshots
// go into the folder PICTURES. For each scenario, or that of NAME, a line {name, error} is printed.
import { createServer } from "node:http";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [kind, folder, pictures, only] = process.argv.slice(2);
const puppeteer = createRequire(join(import.meta.dirname, "../../../host_sim/web/package.json"))(
  "puppeteer-core",
);
const PATHS = { chromium: process.env.CHROMIUM, firefox: process.env.FIREFOX };
// A browser asks for nothing but the page.
const QUIET = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
];
const SUB_PATH = "/some/where/";
const PATIENCE = 60_000; // ms: the machine may be busy
const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  png: "image/png",
  txt: "text/plain",
  bin: "application/octet-stream",
};

let server = await serve(0);
const { port } = server.address();
const url = `http://localhost:${port}${SUB_PATH}`;
const browser = await puppeteer.launch({
  browser: kind === "firefox" ? "firefox" : "chrome",
  executablePath: PATHS[kind],
  headless: true,
  args: kind === "firefox" ? [] : QUIET,
});
mkdirSync(pictures, { recursive: true });

function serve(port) {
  const server = createServer((request, answer) => {
    const path = new URL(request.url, "http://localhost").pathname;
    const name = path.replace(SUB_PATH, "") || "index.html";
    try {
      if (!path.startsWith(SUB_PATH)) throw new Error(path);
      const bytes = readFileSync(join(folder, name));
      answer.writeHead(200, { "Content-Type": TYPES[name.split(".").pop()] });
      answer.end(bytes);
    } catch {
      answer.writeHead(404);
      answer.end();
    }
  });
  return new Promise((done) => server.listen(port, "localhost", () => done(server)));
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// One visitor: a page with saves of its own.
class Visitor {
  static async come({ hash = "", language = "en-US", size = [1280, 800], nvm = null } = {}) {
    const visitor = new Visitor();
    visitor.context = await browser.createBrowserContext();
    visitor.errors = [];
    visitor.page = await visitor.open(language, size);
    if (nvm) {
      await visitor.page.goto(url + "licences.txt");
      await visitor.page.evaluate(putNvm, nvm);
    }
    await visitor.page.goto(url + hash);
    return visitor;
  }

  async open(language, [width, height]) {
    const page = await this.context.newPage();
    await page.setViewport({ width, height });
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("request", (request) => {
      const asked = request.url();
      const isOurs = asked.startsWith(url) || /^blob:|favicon.ico$/.test(asked);
      if (!isOurs) this.errors.push("asked for " + asked);
    });
    await page.evaluateOnNewDocument((language) => {
      Object.defineProperty(navigator, "languages", { get: () => [language] });
      if (navigator.clipboard) {
        navigator.clipboard.writeText = async (text) => (window.copied = text);
      }
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        window.exported = blob;
        return create(blob);
      };
    }, language);
    return page;
  }

  text(page = this.page) {
    return page.evaluate(() => document.getElementById("screen").getAttribute("aria-label") ?? "");
  }

  // Wait until the display, or what stands beside it, has these words.
  async reads(words, page = this.page) {
    const isThere = (words) => {
      const screen = document.getElementById("screen").getAttribute("aria-label") ?? "";
      return (screen + document.getElementById("message").textContent).includes(words);
    };
    try {
      await page.waitForFunction(isThere, { timeout: PATIENCE }, words);
    } catch {
      throw new Error(`the display does not say ${words}:\n${await this.text(page)}`);
    }
  }

  async press(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key, { delay: 60 });
      await wait(150);
    }
  }

  // Skip what can still be done in a round of Hashi, and go on to the second card.
  async finishRound() {
    for (let n = 0; n < 8 && !(await this.text()).includes("2/17"); n++) {
      const isDone = (await this.text()).includes("next card");
      await this.page.keyboard.press("z", { delay: isDone ? 60 : 800 });
      await wait(400);
    }
    await this.reads("2/17");
  }

  async touch(name, ms = 60) {
    const box = await (await this.page.$(`[data-key=${name}]`)).boundingBox();
    const finger = await this.page.touchscreen.touchStart(
      box.x + box.width / 2,
      box.y + box.height / 2,
    );
    await wait(ms);
    await finger.end();
    await wait(150);
  }

  async click(id) {
    await this.page.click("#" + id);
  }

  async shoot(name) {
    writeFileSync(join(pictures, `${kind}-${name}.png`), await this.page.screenshot());
  }

  nvm() {
    return this.page.evaluate(getNvm);
  }

  async leave() {
    await this.context.close();
    if (this.errors.length) throw new Error(this.errors.join("\n"));
  }
}

function putNvm(bytes) {
  return new Promise((done, fail) => {
    const opened = indexedDB.open("tombolo", 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore("handheld");
    opened.onerror = fail;
    opened.onsuccess = () => {
      const change = opened.result.transaction("handheld", "readwrite");
      change.objectStore("handheld").put(Uint8Array.from(bytes), "nvm");
      change.oncomplete = () => {
        opened.result.close();
        done();
      };
    };
  });
}

function getNvm() {
  return new Promise((done, fail) => {
    const opened = indexedDB.open("tombolo", 1);
    opened.onerror = fail;
    opened.onsuccess = () => {
      const found = opened.result.transaction("handheld").objectStore("handheld").get("nvm");
      found.onsuccess = () => done(found.result ? [...found.result] : null);
    };
  });
}

function check(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

const scenarios = {
  async title() {
    for (const size of [
      [360, 640],
      [640, 360],
      [844, 390],
      [1280, 800],
    ]) {
      const visitor = await Visitor.come({ size });
      await visitor.reads("TOMBOLO");
      await wait(300);
      await visitor.shoot("title-" + size.join("x"));
      const found = await visitor.page.evaluate(() => {
        const screen = document.getElementById("screen");
        const buttons = [...document.querySelectorAll("[data-key]")];
        return {
          dot: screen.width / 128,
          isCrisp: Math.abs(parseFloat(screen.style.width) * devicePixelRatio - screen.width) < 0.01,
          thumb: Math.min(...buttons.map((button) => button.getBoundingClientRect().width)),
          isWhole: document.documentElement.scrollWidth <= innerWidth,
          isSeen: buttons.every((button) => button.getBoundingClientRect().bottom <= innerHeight),
        };
      });
      check(Number.isInteger(found.dot) && found.dot >= 2, `a dot is ${found.dot} pixels`);
      check(found.isCrisp && found.isWhole && found.isSeen, JSON.stringify(found));
      check(found.thumb >= 44, `a button is ${found.thumb} pixels wide`);
      await visitor.leave();
    }
  },

  async lesson_by_touch() {
    const visitor = await Visitor.come({ size: [390, 844] });
    await visitor.reads("▶ Hashi");
    await visitor.touch("A");
    await visitor.reads("▶ A short lesson");
    await visitor.touch("A");
    await visitor.reads("Ⓐ go on");
    await visitor.shoot("lesson-1");
    await visitor.touch("A");
    await visitor.reads("Ⓐ write 3");
    await visitor.touch("A");
    await visitor.reads("0/17");
    await wait(1500);
    check(!(await visitor.text()).includes("write 3"), await visitor.text());
    await visitor.shoot("lesson-2");
    await visitor.leave();
  },

  async game_by_keyboard_and_reload() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    await visitor.press("Enter", "ArrowDown", "Enter", "Enter");
    await visitor.reads("0/17");
    await visitor.press("z");
    await visitor.page.keyboard.press("z", { delay: 800 });
    await visitor.reads("1/17");
    await visitor.press("ArrowRight", "z");
    await visitor.shoot("game");
    await visitor.finishRound();
    await visitor.page.waitForFunction(getNvm, { timeout: PATIENCE });
    await visitor.page.reload();
    await visitor.reads("▶ Continue");
    await visitor.press("Enter");
    await visitor.reads("2/17");
    await visitor.shoot("continued");
    await visitor.leave();
  },

  async killed_tab() {
    if (kind === "firefox") return; // it cannot be told to kill one
    const visitor = await Visitor.come({ hash: "#game=hashi&seed=7" });
    await visitor.reads("0/17");
    await visitor.press("z");
    await visitor.page.keyboard.press("z", { delay: 800 });
    await visitor.reads("1/17");
    await visitor.finishRound();
    visitor.page.goto("chrome://crash").catch(() => {});
    await wait(1000);
    visitor.page = await visitor.open("en-US", [1280, 800]);
    await visitor.page.goto(url);
    await visitor.reads("2/17");
    await visitor.leave();
  },

  async gamepad() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const push = (axes, pressed) =>
      visitor.page.evaluate(
        (axes, pressed) => {
          const buttons = Array.from({ length: 16 }, (_, n) => ({ pressed: n === pressed }));
          navigator.getGamepads = () => [{ index: 0, axes, buttons }];
        },
        axes,
        pressed,
      );
    await push([0, 1], -1);
    await visitor.reads("▶ Arabana");
    await push([0, 0], 0);
    await wait(100);
    await push([0, 0], -1);
    await visitor.reads("▶ A short lesson");
    await visitor.leave();
  },

  async offline() {
    const visitor = await Visitor.come();
    await visitor.reads("TOMBOLO");
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    try {
      await visitor.page.reload();
      await visitor.reads("TOMBOLO");
    } finally {
      server = await serve(port);
    }
    await visitor.leave();
  },

  async link() {
    const visitor = await Visitor.come({ hash: "#game=hashi&side=B&seed=7" });
    await visitor.reads("/17");
    await visitor.press("ArrowRight");
    await visitor.click("link");
    await visitor.reads("copied");
    const copied = await visitor.page.evaluate(() => window.copied);
    check(copied === url + "#game=hashi&side=B&seed=7", copied);
    check((await visitor.page.url()) === url, "the link stays in the address");
    await visitor.page.goto(url + "#game=hashi&side=Z");
    await visitor.reads("names no game");
    await visitor.page.goto(url + "#game=chess");
    await visitor.reads("chess");
    await visitor.shoot("no-such-game");
    await visitor.leave();
  },

  async save_file() {
    const visitor = await Visitor.come({ hash: "#game=arabana&seed=3" });
    await visitor.reads("0:0");
    await visitor.press("Enter", "Enter", "Enter");
    await wait(1500);
    await visitor.click("save");
    await visitor.shoot("save-box");
    await visitor.click("export");
    await visitor.page.waitForFunction(() => window.exported, { timeout: PATIENCE });
    const saved = await visitor.page.evaluate(async () => [
      ...new Uint8Array(await window.exported.arrayBuffer()),
    ]);
    check(saved.length === 4096, `${saved.length} bytes`);
    check(String(saved) === String(await visitor.nvm()), "the file differs from what is kept");
    const open = async (name, bytes) => {
      const path = join(pictures, name);
      writeFileSync(path, bytes);
      const input = await visitor.page.$("#file");
      await input.uploadFile(path);
    };
    const said = (words) =>
      visitor.page.waitForFunction(
        (words) => document.getElementById("save-said").textContent.includes(words),
        { timeout: PATIENCE },
        words,
      );
    await open("none.nvm", Buffer.alloc(4096, "This is no saved game. "));
    await said("no saved game");
    check(String(saved) === String(await visitor.nvm()), "a wrong file changed what is kept");
    await open("blank.nvm", Buffer.alloc(4096, 255));
    await said("opened");
    await visitor.page.keyboard.press("Escape");
    await visitor.reads("▶ Hashi");
    await open("console.txt", Buffer.from(saved).toString("hex") + "\r\n");
    await visitor.reads("▶ Continue");
    await visitor.leave();
  },

  async second_tab() {
    const visitor = await Visitor.come();
    await visitor.reads("TOMBOLO");
    const other = await visitor.open("en-US", [1280, 800]);
    await other.goto(url);
    await visitor.reads("another tab", other);
    check(!(await visitor.text(other)), "both tabs play");
    await other.click("#message button");
    await visitor.reads("TOMBOLO", other);
    await visitor.reads("another tab");
    await other.close();
    await visitor.leave();
  },

  async broken_save() {
    const noise = Array.from({ length: 4096 }, (_, n) => (n * 7919 + (n >> 3)) & 255);
    const visitor = await Visitor.come({ nvm: noise });
    await visitor.reads("Ⓐ");
    const text = await visitor.text();
    check(!text.includes("TOMBOLO"), text);
    await visitor.shoot("broken-save");
    await visitor.leave();
  },

  async language() {
    const visitor = await Visitor.come({ language: "de-AT" });
    await visitor.reads("TOMBOLO");
    const page = await visitor.page.evaluate(() => [
      document.documentElement.lang,
      document.getElementById("link").textContent,
    ]);
    check(String(page) === "de,Link kopieren", String(page));
    await visitor.page.keyboard.press("x", { delay: 800 });
    await visitor.reads("Einstellungen");
    await visitor.leave();
    const other = await Visitor.come({ language: "fi" });
    await other.reads("Français");
    await other.shoot("languages");
    await other.leave();
  },

  async read_aloud() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const spoken = () => visitor.page.evaluate(() => document.getElementById("spoken").textContent);
    check((await spoken()).includes("Hashi\nArabana-Ikibiti"), await spoken());
    await visitor.press("ArrowDown");
    await visitor.reads("▶ Arabana");
    check((await spoken()) === "Arabana-Ikibiti", await spoken());
    await visitor.leave();
  },

  async two_buttons_and_looks() {
    const visitor = await Visitor.come({ hash: "#game=hashi&seed=7" });
    await visitor.reads("/17");
    await visitor.press("F9");
    await visitor.shoot("blue");
    await visitor.press("h");
    await visitor.page.waitForFunction(
      () => document.getElementById("screen").getAttribute("aria-label").includes("Ⓑ"),
      { timeout: PATIENCE },
    );
    await visitor.reads("what");
    await visitor.shoot("hint");
    await visitor.leave();
  },
};

for (const [name, scenario] of Object.entries(scenarios)) {
  if (only && only !== name) continue;
  let error = "";
  try {
    await scenario();
  } catch (problem) {
    error = problem.stack ?? String(problem);
  }
  console.log(JSON.stringify({ name, error }));
}
await browser.close();
server.closeAllConnections();
server.close();
