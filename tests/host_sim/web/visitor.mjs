// A browser, a server below a sub-path, and visitors of the page: for browser.mjs.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, TYPES } from "./launch.mjs";

export const [kind, folder, pictures, only] = process.argv.slice(2);
const AXE = new URL("../../../host_sim/web/node_modules/axe-core/axe.min.js", import.meta.url);
const SUB_PATH = "/some/where/";
export const SCOPE = "tombolo " + SUB_PATH; // as page/scope.js makes it

export const headers = {}; // that the server sends besides

export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
export const PATIENCE = 60_000; // ms: the machine may be busy

export const gone = new Set(); // the names of files that the server does not have
export const sent = []; // the names of the files whose bytes were sent
let server = await serve(0);
const { port } = server.address();
export const url = `http://localhost:${port}${SUB_PATH}`;
const browser = await launch(kind);
mkdirSync(pictures, { recursive: true });

// Let a file come late, as on a slow line.
let late = { name: "", ms: 0 };
export function slow(name, ms) {
  late = { name, ms };
}

function serve(port) {
  const server = createServer(async (request, answer) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const name = path.replace(SUB_PATH, "") || "index.html";
    if (name === late.name) await wait(late.ms);
    try {
      if (!path.startsWith(SUB_PATH) || gone.has(name)) throw new Error(path);
      const bytes = readFileSync(join(folder, name));
      const tag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
      const isKnown = request.headers["if-none-match"] === tag;
      answer.writeHead(isKnown ? 304 : 200, {
        "Content-Type": TYPES[name.split(".").pop()],
        ETag: tag,
        ...headers,
      });
      answer.end(isKnown ? undefined : bytes);
      if (!isKnown) sent.push(name);
    } catch {
      answer.writeHead(404);
      answer.end();
    }
  });
  return new Promise((done) => server.listen(port, "localhost", () => done(server)));
}

// One visitor: a page with saves of its own.
export class Visitor {
  // before: what the browser does before it runs the page's own scripts. start: of an address,
  // where it is not the server's.
  static async come({ before, ...more } = {}) {
    const { page = "", hash = "", language = "en-US", size = [1280, 800], nvm = null } = more;
    const visitor = new Visitor();
    visitor.start = more.start ?? url;
    visitor.context = await browser.createBrowserContext();
    visitor.errors = [];
    visitor.isNew = more.isNew ?? false; // the page greets who comes by a link
    visitor.here = visitor.start + page;
    visitor.page = await visitor.open(language, size);
    if (before) await visitor.page.evaluateOnNewDocument(before);
    if (nvm) {
      await visitor.page.goto(url + "licences.txt");
      await visitor.page.evaluate(putNvm, nvm, SCOPE);
    }
    await visitor.page.goto(visitor.start + page + hash);
    return visitor;
  }

  async open(language, [width, height]) {
    const page = await this.context.newPage();
    await page.setViewport({ width, height });
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("request", (request) => {
      const asked = request.url();
      const isOurs = [url, this.start].some((start) => asked.startsWith(start));
      if (!isOurs && !/^(blob|data):|favicon.ico$/.test(asked)) this.errors.push("asked for " + asked);
    });
    const welcomed = (scopes) => {
      try {
        for (const scope of scopes) localStorage.setItem(`${scope} welcomed`, "1");
      } catch {} // cookies are blocked
    };
    const scopes = [SCOPE, "tombolo " + new URL(this.here).pathname]; // of a page of one file
    if (!this.isNew) await page.evaluateOnNewDocument(welcomed, scopes);
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
    } catch (error) {
      throw new Error(`${error.message}: the display does not say ${words}:\n${await this.text(page)}`);
    }
  }

  async press(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key, { delay: 60 });
      await wait(150);
    }
  }

  // Go to the row with these words, and choose it.
  async choose(words, way = "ArrowDown") {
    for (let n = 0; n < 20 && !(await this.text()).includes("▶ " + words); n++) {
      await this.press(way);
    }
    await this.reads("▶ " + words);
    await this.press("Enter");
  }

  // Skip what can still be done in a round of Hashi, and go on to the second card.
  async finishRound(press = (delay) => this.page.keyboard.press("z", { delay })) {
    for (let n = 0; n < 12 && !(await this.text()).includes("2/17"); n++) {
      const text = await this.text();
      const isShort = text.includes("next card") || /Ⓐ write \d  [^Ⓐ]/.test(text);
      await press(isShort ? 60 : 800);
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
    const isHidden = (id) => !!document.getElementById(id).closest("#send-box:not([open])");
    if (await this.page.evaluate(isHidden, id)) await this.page.click("#send");
    await this.page.click("#" + id);
  }

  async shoot(name) {
    writeFileSync(join(pictures, `${kind}-${name}.png`), await this.page.screenshot());
  }

  // axe-core finds nothing in the page.
  async examine(what) {
    await this.page.evaluate(readFileSync(AXE, "utf8"));
    const found = await this.page.evaluate(async () => {
      const { violations } = await window.axe.run();
      const where = (one) => one.nodes.map((node) => node.html + " " + node.failureSummary);
      return violations.map((one) => `${one.id}: ${where(one).join("\n")}`);
    });
    check(!found.length, `${what}:\n${found.join("\n")}`);
  }

  nvm() {
    return this.page.evaluate(getNvm, SCOPE);
  }

  async leave() {
    await this.context.close();
    if (this.errors.length) throw new Error(this.errors.join("\n"));
  }
}

export function putNvm(bytes, scope) {
  return new Promise((done, fail) => {
    const opened = indexedDB.open(scope, 1);
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

export function getNvm(scope) {
  return new Promise((done, fail) => {
    const opened = indexedDB.open(scope, 1);
    opened.onerror = fail;
    opened.onsuccess = () => {
      const found = opened.result.transaction("handheld").objectStore("handheld").get("nvm");
      found.onsuccess = () => done(found.result ? [...found.result] : null);
    };
  });
}

export function check(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

// Do something while the server is stopped.
export async function withoutServer(act) {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  try {
    await act();
  } finally {
    server = await serve(port);
  }
}

export async function end() {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
